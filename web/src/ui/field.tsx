import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value; the field is marked so as long as it is there. */
  error?: string | undefined;
}

/** What a control needs to belong to its label, hint and error. */
interface ControlProps {
  id: string;
  className: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A labelled control with its hint and error. `children` gets the props that tie the control to them. */
export function Field({
  label,
  hint,
  error,
  id,
  children,
}: FieldProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = classes(hint !== undefined && hintId, error && errorId);
  return (
    <div className="field">
      <label htmlFor={controlId}>{label}</label>
      {children({
        id: controlId,
        className: "input",
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          <Icon name="warn" />
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, hint, error, id, ...input }: FieldProps & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

export function TextAreaField({ label, hint, error, id, ...input }: FieldProps & ComponentProps<"textarea">) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => <textarea rows={5} {...input} {...control} />}
    </Field>
  );
}

/** A password can be looked at: parents type it on a phone. */
export function PasswordField({ label, hint, error, id, ...input }: FieldProps & Omit<ComponentProps<"input">, "type">) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <span className="input-with-button">
          <input autoCapitalize="none" spellCheck={false} {...input} {...control} type={isShown ? "text" : "password"} />
          <IconButton
            label="Show password"
            icon={isShown ? "eye-off" : "eye"}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        </span>
      )}
    </Field>
  );
}
