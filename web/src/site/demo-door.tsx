import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useStartDemo } from "#account/account.data.ts";
import { paths } from "#platform/paths.ts";
import { toast } from "#ui/toast.tsx";
import { CheckingAuthentication } from "./checking-authentication.tsx";

/** Opens a demo for a stranger and takes `demo` out of the address. Somebody who is signed in keeps their own account. */
export function DemoDoor({ isSignedIn }: { isSignedIn: boolean }) {
  const { mutateAsync: startDemo } = useStartDemo();
  const [, setQuery] = useSearchParams();
  const navigate = useNavigate();
  // React may run an effect twice, and starting the demo makes `isSignedIn` true: one opening is enough.
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void open();

    async function open() {
      try {
        if (!isSignedIn) {
          await startDemo();
          toast({ title: "Demo Access Activated", description: "You now have full access to all features!" });
        }
        setQuery(withoutDemo, { replace: true });
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: a failed demo is only logged (spec section 8)
        console.warn("The demo did not start.", error);
        await navigate(paths.home, { replace: true });
      }
    }
  }, [isSignedIn, startDemo, setQuery, navigate]);

  return <CheckingAuthentication />;
}

function withoutDemo(query: URLSearchParams): URLSearchParams {
  query.delete("demo");
  return query;
}
