import { startIslands } from "./start-islands.ts";

// The one script of the still pages (see vite.config.ts).
startIslands();
