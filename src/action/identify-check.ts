import type { RunContext } from "../github/run-context.ts";
import type { CommentId } from "../report/comment-marker.ts";
import { shortHash } from "../report/github-issue-record.ts";
import { INPUTS, type Settings } from "../run/settings.ts";

/** The inputs that tell checks apart. */
export const IDENTITY_INPUTS = [
  "comment-id",
  "matrix",
  "job-total",
  "manifest",
  "mode",
  "merge",
  "publish",
] as const satisfies readonly (keyof Settings)[];
export type IdentitySettings = Pick<Settings, (typeof IDENTITY_INPUTS)[number]>;

/** Whose comment, suggestions and issues these are. */
export interface CheckIdentity {
  /** Identifies the comment. */
  commentId: CommentId;
  /** Identifies suggestions and issues, which store its hash. */
  name: string;
  /** The default id of earlier versions, whose comment, suggestions and issues are adopted. */
  formerName?: string;
  /** Matrix values, and mode and manifest if they are not the default; may be empty. */
  label: string;
  /** Number of legs in the job's matrix; null if unknown. */
  jobTotal: number | null;
}

/**
 * Identifies a check. Without `comment-id`, workflow, job, matrix leg, step, mode and manifest tell it apart, so that
 * no check replaces another one's comment.
 *
 * @param trigger with `publish`, the workflow whose run is published.
 */
export function identifyCheck(
  settings: IdentitySettings,
  context: Pick<RunContext, "workflow" | "workflowFile" | "job" | "step">,
  trigger: number | null = null,
): CheckIdentity {
  const { "comment-id": given, "job-total": jobTotal, matrix } = settings;
  const label = formatLabel(settings);
  if (given !== undefined) return { commentId: given, name: given, label, jobTotal };
  const key = {
    group: shortHash(JSON.stringify([context.workflowFile, context.job])),
    leg: shortHash(toCanonicalJson(matrix)),
    step: shortHash(JSON.stringify([context.step, ...describeTask(settings), trigger])),
  };
  const name = `${key.group}/${key.leg}/${key.step}`;
  return { commentId: key, name, formerName: `${context.workflow}/${context.job}`, label, jobTotal };
}

/** What the step does, and with which files. */
function describeTask({ publish, merge, mode, manifest }: IdentitySettings): [task: string, files: readonly string[]] {
  if (publish !== undefined) return ["publish", [publish]];
  return merge.length > 0 ? ["merge", merge] : [mode, manifest];
}

function formatLabel(settings: IdentitySettings): string {
  const [task, files] = describeTask(settings);
  const isCheck = task !== "publish" && task !== "merge";
  const manifest = files.join(" ");
  return [
    ...listValues(settings.matrix),
    ...(isCheck && task !== INPUTS.mode.default ? [task] : []),
    ...(isCheck && manifest !== INPUTS.manifest.default ? [manifest] : []),
  ].join(", ");
}

type Json = Settings["matrix"];

/** The values without their names, as in the job's name on GitHub. */
function listValues(value: Json): string[] {
  if (value === null) return [];
  return typeof value === "object" ? Object.values(value).flatMap(listValues) : [String(value)];
}

/** JSON with sorted keys: GitHub does not promise an order. */
function toCanonicalJson(value: Json): string {
  return JSON.stringify(value, (_, item: Json) =>
    typeof item === "object" && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
