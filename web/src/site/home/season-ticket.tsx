import { Logo, StarFlatIcon } from "#ui/icon.tsx";

/** What a subscription is, drawn: a ticket with the player's name on it. */
export function SeasonTicket() {
  return (
    <svg className="w-[min(78%,270px)] -rotate-6" viewBox="0 0 270 150" role="img" aria-label="A season ticket with the name Maya on it.">
      <path
        d="M16 8h238a10 10 0 0 1 10 10v34a23 23 0 0 0 0 46v34a10 10 0 0 1-10 10H16a10 10 0 0 1-10-10V98a23 23 0 0 0 0-46V18A10 10 0 0 1 16 8z"
        fill="var(--c-lime-400)"
      />
      <path d="M190 20v110" stroke="var(--c-night-900)" strokeWidth="3" strokeDasharray="1 9" strokeLinecap="round" />
      <g fontFamily="var(--font-display)" fontWeight="900" fill="var(--c-night-900)">
        <text x="44" y="52" fontSize="26">
          SEASON TICKET
        </text>
        <text x="44" y="100" fontSize="52">
          MAYA
        </text>
      </g>
      <g color="var(--c-night-900)">
        {[44, 68, 92, 116, 140].map((x) => (
          <g key={x} transform={`translate(${x} 110)`}>
            <StarFlatIcon size={19} />
          </g>
        ))}
      </g>
      <g transform="translate(198 50)">
        <Logo size={50} />
      </g>
    </svg>
  );
}
