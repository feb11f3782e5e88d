import type { Config } from "@react-router/dev/config";
import { stillPages } from "@stars/domain/site/pages.ts";
import { compressBuild } from "./compress-build.ts";
import { refuseSecrets } from "./refuse-secrets.ts";

export default {
  appDirectory: "src",
  ssr: false,
  // The server answers unknown paths with the built /404 page and status 404.
  prerender: [...stillPages, "/404"],
  // All paths are known from the start: a click never waits for a list of routes.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => {
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    refuseSecrets(folder);
    compressBuild(folder);
  },
} satisfies Config;
