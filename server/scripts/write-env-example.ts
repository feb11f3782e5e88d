import { writeFileSync } from "node:fs";
import { envExample } from "#platform/config.ts";

writeFileSync(new URL("../../.env.example", import.meta.url), envExample());
