import { join } from "node:path";
import { defineConfig } from "vitest/config";

// The server's suite runs on the embedded database, or on a real PostgreSQL when it is given one; its name says which.
const serverProject = process.env.TEST_DATABASE_URL ? "server-postgres" : "server";

// React Router's Vite plugin must not be loaded by the tests, so this file stands by itself.
export default defineConfig({
  test: {
    projects: [
      { test: { name: "domain", root: "domain", include: ["src/**/*.test.ts"] } },
      {
        test: {
          name: serverProject,
          root: "server",
          include: ["{src,scripts}/**/*.test.ts"],
          // The embedded database takes seconds to boot: one worker boots it once and every test empties it.
          isolate: false,
          maxWorkers: 1,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: "web",
          root: "web",
          include: ["src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: [join(import.meta.dirname, "web/src/testing/set-up.ts")],
          testTimeout: 15_000,
        },
      },
      { test: { name: "stripe-sandbox", root: "stripe-sandbox", include: ["src/**/*.test.ts"], testTimeout: 20_000 } },
      { test: { name: "tools", root: "tools", include: ["**/*.test.ts"], testTimeout: 60_000 } },
    ],
  },
});
