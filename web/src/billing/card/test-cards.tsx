import { Icon } from "#ui/icon.tsx";

const cards = [
  { number: "4242 4242 4242 4242", does: "pays" },
  { number: "4000 0025 0000 3155", does: "asks you to authenticate" },
  { number: "4000 0000 0000 0002", does: "is declined" },
];

/** The numbers one can try without money. */
export function TestCards() {
  return (
    <details className="group text-sm text-text-muted">
      <summary className="flex min-h-11 items-center gap-1.5 font-semibold text-text">
        Test cards <Icon name="down" className="group-open:rotate-180" />
      </summary>
      <ul className="grid gap-1.5">
        {cards.map(({ number, does }) => (
          <li key={number}>
            <b className="tabular-nums">{number}</b> {does}
          </li>
        ))}
        <li>Any expiry to come, any three digits as CVC. Every other number is refused and forgotten.</li>
      </ul>
    </details>
  );
}
