import { accountApi } from "@stars/domain/account/account.api.ts";
import { commonRefusals } from "@stars/domain/contract/refusal.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { expect, onTestFinished, test } from "vitest";
import { renderScreen } from "#testing/render-screen.tsx";
import { giveSessionHint, takeSessionHint } from "#testing/session-hint.ts";
import { fail, refuse, stub } from "#testing/stub-contract.ts";
import { followOtherTabs, useLogOut, useStartDemo, viewerQuery } from "./account.data.ts";
import { buildViewer } from "./testing/build-viewer.ts";
import { done } from "./testing/done.ts";

test("nobody signed in is an answer, not an error", async () => {
  stub(accountApi.getUser, () => refuse(commonRefusals, "not-signed-in"));
  renderScreen(WhoIsThere);

  await screen.findByText("Nobody");
});

test("without the hint beside the session nobody is asked", async () => {
  takeSessionHint();
  onTestFinished(giveSessionHint);
  const asked = stub(accountApi.getUser, () => buildViewer());
  renderScreen(WhoIsThere);

  await screen.findByText("Nobody");
  expect(asked.calls).toHaveLength(0);
});

test("a server that fails is not taken for nobody signed in", async () => {
  stub(accountApi.getUser, () => fail());
  renderScreen(WhoIsThere);

  await screen.findByText("Failed to fetch user");
});

test("logging out forgets everything this tab knew", async () => {
  stub(accountApi.getUser, () => buildViewer());
  stub(accountApi.logOut, () => done);
  const { user, cache } = renderScreen(WhoIsThere);
  await screen.findByText("Maya");
  cache.setQueryData(["training", "progress"], ["a star"]);

  await user.click(screen.getByRole("button", { name: "Logout" }));

  await screen.findByText("Nobody");
  expect(cache.getQueryData(["training", "progress"])).toBeUndefined();
});

test("a demo starts without what the tab knew of another member", async () => {
  let athleteName = "Maya";
  stub(accountApi.getUser, () => buildViewer({ athleteName }));
  stub(accountApi.startDemo, () => {
    athleteName = "Demo";
    return done;
  });
  const { user, cache } = renderScreen(WhoIsThere);
  await screen.findByText("Maya");
  cache.setQueryData(["training", "progress"], ["a star"]);

  await user.click(screen.getByRole("button", { name: "Demo" }));

  await screen.findByRole("heading", { name: "Demo" });
  expect(cache.getQueryData(["training", "progress"])).toBeUndefined();
});

test("a tab notices when somebody signs out in another one", async () => {
  let isSignedIn = true;
  stub(accountApi.getUser, () => (isSignedIn ? buildViewer() : refuse(commonRefusals, "not-signed-in")));
  renderScreen(WhoIsThere);
  await screen.findByText("Maya");

  isSignedIn = false;
  const otherTab = new BroadcastChannel("twenty-stars");
  onTestFinished(() => otherTab.close());
  otherTab.postMessage("account");

  await waitFor(() => screen.getByText("Nobody"));
});

function WhoIsThere() {
  const viewer = useQuery(viewerQuery());
  const logOut = useLogOut();
  const startDemo = useStartDemo();
  const cache = useQueryClient();
  useEffect(() => followOtherTabs(cache), [cache]);
  return (
    <>
      <h1>{viewer.error?.message ?? (viewer.data === null ? "Nobody" : viewer.data?.athleteName)}</h1>
      <button type="button" onClick={() => logOut.mutate()}>
        Logout
      </button>
      <button type="button" onClick={() => startDemo.mutate()}>
        Demo
      </button>
    </>
  );
}
