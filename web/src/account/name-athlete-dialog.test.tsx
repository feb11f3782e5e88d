import { accountApi } from "@stars/domain/account/account.api.ts";
import { useQuery } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "#testing/render-screen.tsx";
import { fail, stub } from "#testing/stub-contract.ts";
import { viewerQuery } from "./account.data.ts";
import { NameAthleteDialog } from "./name-athlete-dialog.tsx";
import { buildViewer } from "./testing/build-viewer.ts";
import { done } from "./testing/done.ts";

test("a family without a name is asked for it, and is then greeted by it", async () => {
  stub(accountApi.getUser, () => buildViewer({ athleteName: null }));
  const nameAthlete = stub(accountApi.nameAthlete, ({ body }) => ({ ...done, athleteName: body.athleteName ?? "" }));
  const { user } = renderScreen(Dashboard);

  await screen.findByRole("dialog", { name: "Welcome to Twenty Stars!", description: "What is the athlete's name?" });
  await user.type(screen.getByLabelText("Athlete Name"), "  Maya ");
  await user.click(screen.getByRole("button", { name: "Start Training" }));

  await screen.findByText("Get ready to start training, Maya!");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  screen.getByText("Hello, Maya");
  expect(nameAthlete.calls[0]?.body).toEqual({ athleteName: "Maya" });
});

test("the question cannot be dismissed", async () => {
  stub(accountApi.getUser, () => buildViewer({ athleteName: " " }));
  const { user } = renderScreen(Dashboard);
  const dialog = await screen.findByRole("dialog");

  await user.keyboard("{Escape}");
  if (dialog.parentElement) await user.click(dialog.parentElement);

  screen.getByRole("dialog");
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
});

test("nothing can be sent while the name is blank", async () => {
  stub(accountApi.getUser, () => buildViewer({ athleteName: null }));
  const nameAthlete = stub(accountApi.nameAthlete, () => ({ ...done, athleteName: "" }));
  const { user } = renderScreen(Dashboard);
  const button = await screen.findByRole("button", { name: "Start Training" });

  await user.type(screen.getByLabelText("Athlete Name"), "   ");

  expect(button.hasAttribute("disabled")).toBe(true);
  fireEvent.submit(screen.getByLabelText("Athlete Name"));
  await screen.findByText("Athlete name required");
  screen.getByText("Please enter the athlete's name to continue");
  expect(nameAthlete.calls).toHaveLength(0);
});

test("a name that could not be saved is said so, and the question stays", async () => {
  stub(accountApi.getUser, () => buildViewer({ athleteName: null }));
  stub(accountApi.nameAthlete, () => fail());
  const { user } = renderScreen(Dashboard);

  await user.type(await screen.findByLabelText("Athlete Name"), "Maya{Enter}");

  await screen.findByText("Failed to save athlete name. Please try again.");
  screen.getByText("Error");
  screen.getByRole("dialog");
});

test("an athlete with a name is not asked, even when nobody has changed the first one", async () => {
  stub(accountApi.getUser, () => buildViewer({ athleteName: "New Athlete" }));
  renderScreen(Dashboard);

  await screen.findByText("Hello, New Athlete");
  expect(screen.queryByRole("dialog")).toBeNull();
});

function Dashboard() {
  const { data: viewer } = useQuery(viewerQuery());
  if (!viewer) return null;
  return (
    <>
      <p>Hello, {viewer.athleteName}</p>
      <NameAthleteDialog viewer={viewer} />
    </>
  );
}
