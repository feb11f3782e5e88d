import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { accountCopy } from "./account.copy.ts";
import { FrontDoor, frontDoorPictures } from "./front-door.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

export default function ResetPasswordScreen() {
  const token = useTokenOfTheLink();
  const [isLinkDead, setLinkDead] = useState(token === null);

  return (
    <FrontDoor title="Choose a new password" picture={frontDoorPictures.dribble}>
      {isLinkDead || token === null ? <AskAgain /> : <NewPasswordForm token={token} onLinkDead={() => setLinkDead(true)} />}
    </FrontDoor>
  );
}

function AskAgain() {
  return (
    <div className="mt-4 grid gap-4">
      <div role="alert">
        <Notice tone="bad">{accountCopy.resetLinkMissing}</Notice>
      </div>
      <ButtonLink look="go" isWide to="/forgot-password">
        Ask for a New Link
      </ButtonLink>
    </div>
  );
}

/** The token opens the account, so it leaves the address (and the browser's history) as soon as it is read. */
function useTokenOfTheLink(): string | null {
  const [query, setQuery] = useSearchParams();
  const [token] = useState(() => query.get("token"));
  const isInAddress = query.has("token");
  useEffect(() => {
    if (isInAddress) setQuery({}, { replace: true });
  }, [isInAddress, setQuery]);
  return token;
}
