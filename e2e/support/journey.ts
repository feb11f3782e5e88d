import { type BrowserContext, test as base, expect } from "@playwright/test";
import { type Product, startProduct } from "./product.ts";

/** A test of the running product. It also fails when a page complains: an error in the console, a file that is missing, a server that fails. */
export const test = base.extend<{ noComplaints: undefined }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
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
    const isAnswer = pathname.startsWith("/api/") || response.request().isNavigationRequest();
    if (response.status() >= 500 || (response.status() >= 400 && !isAnswer)) complaints.push(`${response.status()} ${pathname}`);
  });
  return complaints;
}
