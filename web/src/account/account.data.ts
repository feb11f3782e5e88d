import { accountApi } from "@stars/domain/account/account.api.ts";
import type { BodyOf, ReplyOf } from "@stars/domain/contract/endpoint.ts";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiRefusal, call } from "#platform/call.ts";
import { onOtherTab, tellOtherTabs } from "#platform/tabs.ts";

/** Who is signed in, as the screens read it. */
export type Viewer = ReplyOf<typeof accountApi.getUser>;

const viewerKey = ["account", "viewer"] as const;
const accountTopic = "account";

/** The signed-in member, or null when nobody is. */
export function viewerQuery() {
  return queryOptions({ queryKey: viewerKey, queryFn: fetchViewer });
}

/** Keeps this tab right when somebody signs in, out or names the athlete in another one. Returns how to stop. */
export function followOtherTabs(cache: QueryClient): () => void {
  return onOtherTab(accountTopic, () => void cache.resetQueries());
}

export function useLogIn() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof accountApi.logIn>) => call(accountApi.logIn, { body }),
    onSuccess: () => startAfresh(cache),
  });
}

export function useSignUp() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof accountApi.signUp>) => call(accountApi.signUp, { body }),
    onSuccess: () => startAfresh(cache),
  });
}

export function useStartDemo() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(accountApi.startDemo),
    onSuccess: () => startAfresh(cache),
  });
}

export function useForgotPassword() {
  return useMutation({ mutationFn: (body: BodyOf<typeof accountApi.forgotPassword>) => call(accountApi.forgotPassword, { body }) });
}

export function useResetPassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof accountApi.resetPassword>) => call(accountApi.resetPassword, { body }),
    onSuccess: () => startAfresh(cache),
  });
}

export function useNameAthlete() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (athleteName: string) => call(accountApi.nameAthlete, { body: { athleteName } }),
    onSuccess: ({ athleteName }) => {
      cache.setQueryData(viewerKey, (viewer: Viewer | null | undefined) => viewer && { ...viewer, athleteName });
      tellOtherTabs(accountTopic);
    },
  });
}

export function useLogOut() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(accountApi.logOut),
    onSuccess: () => {
      cache.clear();
      cache.setQueryData(viewerKey, null);
      tellOtherTabs(accountTopic);
    },
  });
}

async function fetchViewer(): Promise<Viewer | null> {
  if (!mayBeSignedIn()) return null;
  try {
    return await call(accountApi.getUser);
  } catch (cause) {
    if (cause instanceof ApiRefusal && cause.status === 401) return null;
    throw new Error("Failed to fetch user", { cause });
  }
}

/** The server sets this readable cookie beside the session's own; without it there is nobody to ask about, and no failed call to log. */
function mayBeSignedIn(): boolean {
  return /(?:^|; )signed_in=1(?:;|$)/.test(document.cookie);
}

/** Another person may have used this tab before, so nothing cached may outlive a change of viewer. */
async function startAfresh(cache: QueryClient): Promise<void> {
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== viewerKey[0] });
  await cache.fetchQuery({ ...viewerQuery(), staleTime: 0 });
  tellOtherTabs(accountTopic);
}
