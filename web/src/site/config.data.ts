import { siteApi } from "@stars/domain/site/site.api.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/call.ts";

/** What pages may know of the server's settings; the same for the whole visit. */
export function configQuery() {
  return queryOptions({ queryKey: ["site", "config"], queryFn: () => call(siteApi.getConfig) });
}
