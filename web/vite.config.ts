import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

const islandsSource = fileURLToPath(new URL("src/site/islands.ts", import.meta.url));
const server = process.env.API_URL ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), islands()],
  // A build beside it is no reason to reload the page.
  server: {
    watch: { ignored: ["**/build/**"] },
    proxy: Object.fromEntries(["/api", "/media", "/dev/", "/sandbox"].map((path) => [path, server])),
  },
  // Found before the first page is asked for, so that the dev server does not reload it.
  optimizeDeps: { include: ["@tanstack/react-query", "radix-ui", "react-hook-form", "react-router", "react-router/dom"] },
  environments: {
    client: {
      build: {
        // The parts of the islands' script and the kit are many small files; left alone, each would be a request of its own.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "still", test: /src\/site\/(start-islands|live-header|forget-old-client|audience|viewer-hint)\.ts|src\/brand\.ts/ },
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: "radix", test: /node_modules\/@?radix-ui/ },
                // Without what stands on Radix: an island may want a button, and not all of that with it.
                { name: "kit", test: /src\/(platform|ui)\/(?!dialog|sheet|toast|tabs|use-focus-return).*\.tsx?$/ },
              ],
            },
          },
        },
      },
    },
  },
  build: { assetsInlineLimit: 0 },
});

/**
 * Builds the one script of the still pages under a name that does not change, since their HTML is written before hashes are known.
 * It shares its chunks with the app. The dev server answers the same name from the source.
 */
function islands(): Plugin {
  return {
    name: "islands",
    buildStart() {
      if (this.environment.name !== "client" || this.environment.config.command !== "build") return;
      this.emitFile({ type: "chunk", id: islandsSource, fileName: "islands.js" });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (request.url === "/islands.js") request.url = "/src/site/islands.ts";
        next();
      });
    },
  };
}
