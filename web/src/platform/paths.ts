import type { appPages, stillPages } from "@stars/domain/site/pages.ts";

type Page = (typeof appPages)[number] | (typeof stillPages)[number];

/** Links to our own pages, in one place, so that a path that does not exist is a type error. */
export const paths = {
  home: "/",
  join: "/#join",
  pricing: "/pricing",
  howItWorks: "/how-it-works",
  contact: "/contact",
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
  logIn: "/login",
  signUp: "/signup",
  coach: "/coach",
  dashboard: "/dashboard",
  account: "/account",
} as const satisfies Record<string, Page | `${Page}#${string}`>;
