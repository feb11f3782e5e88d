import { Fragment } from "react";

/** A name whose hyphenated words never break at the hyphen: "one-touch" stays in one piece. */
export function KeepTogether({ children }: { children: string }) {
  const words = children.split(" ");
  return words.map((word, index) => (
    <Fragment key={words.slice(0, index + 1).join(" ")}>
      {index > 0 && " "}
      {word.includes("-") ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ));
}
