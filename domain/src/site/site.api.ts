import * as z from "zod/mini";
import { endpoint } from "../contract/endpoint.ts";

const plan = z.object({ name: z.string(), amountPence: z.int(), months: z.int() });

export const siteApi = {
  /** What any page may know of the settings of this server. No secrets. */
  getConfig: endpoint({
    method: "GET",
    path: "/api/config",
    access: "anyone",
    reply: z.object({
      payments: z.object({ mode: z.enum(["stripe", "sandbox"]), publishableKey: z.string(), apiBase: z.string() }),
      google: z.boolean(),
      demo: z.boolean(),
      supportEmail: z.string(),
      plans: z.object({ monthly: plan, annual: plan }),
    }),
  }),
};
