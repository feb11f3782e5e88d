import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./server/src/**/*.tables.ts",
  out: "./server/migrations",
});
