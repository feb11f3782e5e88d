import { useNavigate } from "react-router";
import { useLogOut } from "#account/account.data.ts";
import { paths } from "#platform/paths.ts";
import { toast } from "#ui/toast.tsx";
import { hintWhoLooks } from "./viewer-hint.ts";

/** Logs out and goes home. */
export function useLeave(): () => void {
  const logOut = useLogOut();
  const navigate = useNavigate();
  return () =>
    logOut.mutate(undefined, {
      onSuccess: () => {
        hintWhoLooks(false);
        void navigate(paths.home);
      },
      onError: ({ message }) => toast({ title: "You are still logged in", description: message, tone: "bad" }),
    });
}
