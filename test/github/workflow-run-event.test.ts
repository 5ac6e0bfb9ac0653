import { expect, test } from "vitest";
import { ContextError, readRunContext } from "../../src/github/run-context.ts";
import { parseWorkflowRun } from "../../src/github/workflow-run-event.ts";
import { pushEvent, scheduleEvent, workflowRunEvent } from "../doubles/runner-events.ts";
import { createEnvironment } from "./sample-contexts.ts";

test("another event's payload and a forged one are rejected", () => {
  const { payload } = workflowRunEvent();
  const run = payload["workflow_run"] as Record<string, unknown>;
  for (const wrong of [
    pushEvent().payload,
    { workflow_run: { ...run, head_sha: "main" } },
    { workflow_run: { ...run, head_repository: { full_name: "a/b/../c" } } },
    { workflow_run: { ...run, run_started_at: "now" } },
  ]) {
    expect(() => parseWorkflowRun(JSON.stringify(wrong))).toThrow(ContextError);
  }
  expect(() => parseWorkflowRun("")).toThrow(ContextError);
});

test("the run context says whether the run is on the default branch", () => {
  const at = (ref: string) => {
    const event = scheduleEvent();
    return readRunContext({ ...createEnvironment(event), GITHUB_REF: ref }, JSON.stringify(event.payload))
      .onDefaultBranch;
  };
  expect(["refs/heads/main", "refs/heads/main-2", "refs/tags/main", ""].map(at)).toEqual([true, false, false, true]);
});
