import { defineConfig } from "vitest/config";

// React Router's Vite plugin must not be loaded by the tests, so this file stands by itself.
export default defineConfig({
  test: {
    projects: [{ test: { name: "domain", root: "domain", include: ["src/**/*.test.ts"] } }],
  },
});
