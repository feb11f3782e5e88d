/** Starts a demo family, which may train, and returns the cookie of its session. */
export async function startDemoFamily(product) {
  const reply = await fetch(`${product}/api/demo-login`, { method: "POST" });
  if (!reply.ok) throw new Error(`The demo did not start: ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Every set a family has still to do, in an order in which each may be done. */
export async function openSets(product, cookie) {
  const reply = await fetch(`${product}/api/progress`, { headers: { cookie } });
  const levels = await reply.json();
  return levels.flatMap(({ skill, level, set1Complete, set2Complete }) => [
    ...(set1Complete ? [] : [{ skill, level, setNumber: 1 }]),
    ...(set2Complete ? [] : [{ skill, level, setNumber: 2 }]),
  ]);
}
