const colours = ["#b8f23c", "#ffffff", "#ff6b35", "#2f9bff", "#ff4f64", "#3aa85b"] as const;
const shapes = ["strip", "dot", "panel"] as const;
const bitCount = 60;

/** Turns by the golden angle spread points evenly without chance, so that every celebration looks the same in a picture. */
const spread = 0.618_033_988_75;

const bits = Array.from({ length: bitCount }, (_, index) => {
  const across = (index * spread) % 1;
  const down = (index * spread * spread + 0.11 * (index % 5)) % 1;
  return {
    // The words stand here.
    isInTheWay: down > 0.5 && across > 0.28 && across < 0.74,
    colour: colours[index % colours.length],
    shape: shapes[index % shapes.length],
    left: `${(across * 100).toFixed(1)}%`,
    top: `${(down * 94).toFixed(1)}%`,
    rotate: `${(index * 67) % 360}deg`,
    scale: 0.7 + ((index * 29) % 80) / 100,
    // The fall takes 1.2 s: with this delay the whole celebration ends before 1.5 s.
    delay: `${(index * 37) % 260}ms`,
  };
}).filter(({ isInTheWay }) => !isInTheWay);

/** Paper bits that fall once and then lie still behind the words. */
export function Confetti() {
  return (
    <div className="confetti" aria-hidden="true" data-testid="confetti">
      {bits.map(({ colour, shape, left, top, rotate, scale, delay }) => (
        <i
          key={`${left}-${top}`}
          className="confetti-bit"
          data-shape={shape}
          style={{ left, top, rotate, scale, background: colour, animationDelay: delay }}
        />
      ))}
    </div>
  );
}
