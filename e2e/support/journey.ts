import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Product, startProduct } from "./product.ts";

interface Journey {
  noComplaints: undefined;
  /** A page in a browser that has never been here. */
  strangersPage: Page;
}

interface Stage {
  product: Product;
  /** Journeys of one stage share a running product. Those that move the clock have a stage of their own, so that no other family grows old. */
  stage: string;
}

/** A test of the running product. It also fails when a page complains: an error in the console, a file that is missing, a server that fails. */
export const test = base.extend<Journey, Stage>({
  stage: ["shared", { scope: "worker", option: true }],
  product: [
    async ({ stage: _stage }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  noComplaints: [
    async ({ context }, use) => {
      const complaints = complaintsOf(context);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  strangersPage: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: "en-GB", timezoneId: "Europe/London" });
    const complaints = complaintsOf(context);
    await use(await context.newPage());
    await context.close();
    expect(complaints).toEqual([]);
  },
});

function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("weberror", (error) => complaints.push(String(error.error())));
  context.on("console", (message) => {
    // The browser writes a line for every reply from 400 up; which of them matter is said below.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) complaints.push(message.text());
  });
  context.on("response", (response) => {
    const { pathname } = new URL(response.url());
    const isAnswer = /^\/(api|sandbox\/stripe)\//.test(pathname) || response.request().isNavigationRequest();
    if (response.status() >= 500 || (response.status() >= 400 && !isAnswer)) complaints.push(`${response.status()} ${pathname}`);
  });
  return complaints;
}
