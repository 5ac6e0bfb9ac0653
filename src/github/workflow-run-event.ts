import { z } from "zod";
import { ContextError, parsePayload, parseRepository } from "./run-context.ts";

const FullName = z.string().regex(/^[\w.-]+\/[\w.-]+$/u);

/** The run that triggered a `workflow_run` event. The data comes from GitHub; the author controls only names. */
const WorkflowRun = z
  .object({
    id: z.int().min(1),
    run_attempt: z.int().min(1).default(1),
    workflow_id: z.int().min(1).nullish(),
    event: z.string(),
    head_sha: z.string().regex(/^[0-9a-f]{40,64}$/u),
    /** In the head repository. */
    head_branch: z.string().min(1).nullish(),
    /** The commit's repository; null if it was deleted. */
    head_repository: z.object({ full_name: FullName, private: z.boolean().optional() }).nullish(),
    run_started_at: z.iso.datetime({ offset: true }),
  })
  .transform(({ id, event, head_repository: from, ...run }) => ({
    ...{ id, event, attempt: run.run_attempt, headSha: run.head_sha, headBranch: run.head_branch ?? null },
    workflowId: run.workflow_id ?? null,
    headRepository: from ? parseRepository(from.full_name, from.private) : null,
    /** ISO 8601 in UTC. */
    startedAt: new Date(run.run_started_at).toISOString(),
  }));
export type WorkflowRun = z.infer<typeof WorkflowRun>;

/** @throws ContextError if the payload is not a workflow_run's. */
export function parseWorkflowRun(payload: string): WorkflowRun {
  const { success, data } = z.object({ workflow_run: WorkflowRun }).safeParse(parsePayload(payload));
  if (success) return data.workflow_run;
  const remedy = "Use `publish` in a job that runs on workflow_run (docs/guide/check-forks.md).";
  throw new ContextError(`The event's payload has no workflow run. ${remedy}`);
}
