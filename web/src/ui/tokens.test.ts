import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const schemes = ["light", "dark"] as const;

/** Text needs 4.5:1; a large star and what is no text (edges, the focus ring) 3:1. WCAG 2.2 AA. */
const pairs = [
  { ink: "text", grounds: ["ground", "surface", "sunken", "info-ground", "success-ground", "warning-ground", "danger-ground"], least: 4.5 },
  { ink: "text-muted", grounds: ["ground", "surface", "sunken"], least: 4.5 },
  { ink: "link", grounds: ["ground", "surface", "sunken"], least: 4.5 },
  { ink: "on-action", grounds: ["action", "action-hover"], least: 4.5 },
  { ink: "on-solid", grounds: ["solid", "solid-hover"], least: 4.5 },
  { ink: "on-panel", grounds: ["panel", "panel-deep"], least: 4.5 },
  { ink: "on-panel-muted", grounds: ["panel", "panel-deep"], least: 4.5 },
  { ink: "on-pitch-deep", grounds: ["pitch-deep"], least: 4.5 },
  { ink: "success", grounds: ["success-ground", "surface"], least: 4.5 },
  { ink: "danger", grounds: ["danger-ground", "surface", "ground"], least: 4.5 },
  { ink: "warning", grounds: ["warning-ground"], least: 4.5 },
  { ink: "info", grounds: ["info-ground"], least: 4.5 },
  { ink: "on-locked", grounds: ["locked"], least: 4.5 },
  { ink: "star-text", grounds: ["surface"], least: 4.5 },
  { ink: "foot-right-text", grounds: ["surface"], least: 4.5 },
  { ink: "foot-left-text", grounds: ["surface"], least: 4.5 },
  { ink: "star", grounds: ["panel"], least: 3 },
  { ink: "line-strong", grounds: ["surface", "ground"], least: 3 },
  { ink: "focus", grounds: ["ground", "surface"], least: 3 },
  { ink: "action-lip", grounds: ["ground", "surface"], least: 3 },
];

const cases = pairs.flatMap(({ ink, grounds, least }) =>
  grounds.flatMap((ground) => schemes.map((scheme) => ({ ink, ground, scheme, least }))),
);

test.each(cases)("$ink on $ground can be read in the $scheme scheme", ({ ink, ground, scheme, least }) => {
  expect(contrast(colourOf(ink, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(least);
});

test("contrast is measured as WCAG defines it", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

function colourOf(token: string, scheme: (typeof schemes)[number]): string {
  const value = new RegExp(`^ {2}--${token}: (.+);$`, "m").exec(css)?.[1];
  if (value === undefined) throw new Error(`There is no token --${token}`);
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  const colour = scheme === "light" ? light : dark;
  if (colour === undefined) throw new Error(`--${token} is no plain colour: ${value}`);
  return colour;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance. Source: WCAG 2.2, "relative luminance". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
