import { type ComponentProps, useId } from "react";
import { Badge } from "#ui/badge.tsx";
import { Icon } from "#ui/icon.tsx";
import "./plan-choice.css";

export interface PlanOffer {
  id: string;
  name: string;
  price: string;
  badge: string | null;
}

/** The plans as a pair of radio cards. The field's props (name, ref, handlers) go to every radio of the group. */
export function PlanChoice({
  offers,
  error,
  ...field
}: { offers: readonly PlanOffer[]; error: string | undefined } & ComponentProps<"input">) {
  const errorId = useId();
  return (
    <fieldset className="plan-choice" aria-describedby={error ? errorId : undefined}>
      <legend>Choose your plan</legend>
      {offers.map(({ id, name, price, badge }) => (
        <label key={id} className="plan-card">
          <input {...field} type="radio" value={id} aria-invalid={error ? true : undefined} />
          <span>
            <span className="plan-card-name">
              {name} {badge && <Badge tone="ok">{badge}</Badge>}
            </span>{" "}
            <Price>{price}</Price>
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className="field-error">
          <Icon name="warn" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The amount stands out; "/month" and what follows it do not. */
function Price({ children }: { children: string }) {
  const end = children.indexOf("/");
  return (
    <span className="plan-card-price">
      <b>{children.slice(0, end)}</b>
      {children.slice(end)}
    </span>
  );
}
