import * as core from "@actions/core";
import { expect, test, vi } from "vitest";
import { withSafeOutputs } from "../../src/action/set-outputs.ts";

test("outputs that can't be written are one warning, and the run goes on", () => {
  const setOutput = vi.fn(() => {
    throw new Error("Missing file at path: /gone");
  });
  const warning = vi.fn<typeof core.warning>();
  const safe = withSafeOutputs({ ...core, setOutput, warning });
  safe.setOutput("verdict", "pass");
  safe.setOutput("comment-url", "");
  expect(setOutput).toHaveBeenCalledTimes(2);
  expect(warning.mock.calls).toEqual([["The outputs could not be set: Missing file at path: /gone"]]);
});
