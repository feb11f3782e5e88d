// npm run looks [-- --full] [-- name ...]: photographs every screen of the built product at three sizes, by day and by night,
// and tiles each screen's six pictures into looks/{name}.png. `--full` takes whole pages instead of the first view.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startProduct } from "../e2e/support/product.ts";
import { screens } from "./looks/screens.mjs";

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const schemes = ["light", "dark"];
const folder = join(import.meta.dirname, "../looks");

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const isFullPage = process.argv.includes("--full");
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  console.error(`No screen is called ${wanted.join(" or ")}. There are: ${screens.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

await mkdir(folder, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const screen of chosen) {
    const pictures = [];
    for (const scheme of schemes) for (const size of sizes) pictures.push(await photograph(screen, size, scheme));
    await tile(screen.name, pictures);
    console.log(`looks/${screen.name}.png`);
  }
} finally {
  await browser.close();
  await product.stop();
}

async function photograph({ path, as, show }, size, scheme) {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: size,
    colorScheme: scheme,
    reducedMotion: "reduce",
    isMobile: size.width < 500,
    hasTouch: size.width < 500,
  });
  try {
    if (as) await logIn(context, as);
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready.then(() => null));
    await show?.(page);
    return { ...size, scheme, png: await page.screenshot({ fullPage: isFullPage }) };
  } finally {
    await context.close();
  }
}

async function logIn(context, state) {
  const family = product.seeded.find((login) => login.state === state);
  if (!family) throw new Error(`No family is seeded in the state "${state}"`);

  const { email, password } = family;
  const reply = await context.request.post("/api/auth/login", { data: { email, password } });
  if (!reply.ok()) throw new Error(`The ${state} family could not sign in: ${reply.status()}`);
}

async function tile(name, pictures) {
  const page = await browser.newPage({ viewport: { width: 2700, height: 400 } });
  try {
    await page.setContent(contactSheet(name, pictures), { waitUntil: "load" });
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  } finally {
    await page.close();
  }
}

function contactSheet(name, pictures) {
  const figures = pictures.map(
    ({ width, height, scheme, png }) =>
      `<figure><figcaption>${name} ${width}x${height} ${scheme}</figcaption><img width="${width}" src="data:image/png;base64,${png.toString("base64")}"></figure>`,
  );
  return `<!doctype html><style>
    body { display: grid; grid-template-columns: repeat(3, max-content); gap: 32px; margin: 32px; background: #8a8f99; font: 16px sans-serif; }
    figure { margin: 0; } figcaption { padding: 4px 0; } img { display: block; }
  </style>${figures.join("")}`;
}
