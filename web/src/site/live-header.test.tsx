import { accountApi } from "@stars/domain/account/account.api.ts";
import { commonRefusals } from "@stars/domain/contract/refusal.ts";
import { render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { buildViewer } from "#account/testing/build-viewer.ts";
import { refuse, stub } from "#testing/stub-contract.ts";
import { Header } from "./header.tsx";
import { bringHeaderToLife } from "./live-header.ts";
import { hintWhoLooks } from "./viewer-hint.ts";

test("a still page welcomes a member by the athlete's name", async () => {
  stub(accountApi.getUser, () => buildViewer({ athleteName: "Maya" }));
  showStillHeader({ isMember: true });

  await bringHeaderToLife();

  screen.getByText("Welcome, Maya");
});

test("a still page asks nothing about a stranger", async () => {
  const asked = stub(accountApi.getUser, () => buildViewer());
  showStillHeader({ isMember: false });

  await bringHeaderToLife();

  expect(asked.calls).toHaveLength(0);
});

test("a still page turns to a stranger when the session has ended", async () => {
  stub(accountApi.getUser, () => refuse(commonRefusals, "not-signed-in"));
  showStillHeader({ isMember: true });

  await bringHeaderToLife();

  expect(document.documentElement.dataset.user).toBeUndefined();
});

test("Logout on a still page ends the session", async () => {
  stub(accountApi.getUser, () => buildViewer());
  const loggedOut = stub(accountApi.logOut, () => new Response(null, { status: 503 }));
  showStillHeader({ isMember: true });
  await bringHeaderToLife();

  screen.getAllByRole("button", { name: "Logout" })[0]?.click();

  await waitFor(() => expect(loggedOut.calls).toHaveLength(1));
});

function showStillHeader({ isMember }: { isMember: boolean }): void {
  hintWhoLooks(isMember);
  onTestFinished(() => hintWhoLooks(false));
  const Routes = createRoutesStub([{ path: "/", Component: () => <Header viewer="unknown" /> }]);
  render(<Routes initialEntries={["/"]} />);
}
