import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { refuseSecrets } from "../../refuse-secrets.ts";

test.each([
  ["a secret key", "const key='sk_live_abc123'", true],
  ["a restricted key", 'const key="rk_test_abc123"', true],
  ["a webhook secret", "whsec_abc123", true],
  ["a publishable key", "pk_test_abc123", false],
  ["a task_test_thing", "task_test_thing", false],
])("a build that holds %s is refused: %s", (_name, content, isRefused) => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  writeFileSync(join(folder, "app.js"), content);

  const check = () => refuseSecrets(folder);

  if (isRefused) expect(check).toThrow("app.js");
  else expect(check).not.toThrow();
});
