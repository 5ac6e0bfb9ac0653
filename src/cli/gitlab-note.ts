import path from "node:path";
import { z } from "zod";
import { GitLabError, type MergeRequest, writeNote } from "../gitlab/merge-request-note.ts";
import { renderCommentMarker } from "../report/comment-marker.ts";
import { renderComment } from "../report/markdown/report.ts";
import { readReportFile, UnreadableReport } from "../run/read-report-file.ts";
import { DEFAULT_REPORT_FOLDERS } from "../run/settings.ts";
import { type CommandContext, printLine } from "./command-context.ts";
import { type Command, UsageError } from "./flags.ts";

const TOKEN_VARIABLE = "ADHERE_GITLAB_TOKEN";
const DEFAULT_REPORT = `${DEFAULT_REPORT_FOLDERS.evaluate}/report.json`;

/** What GitLab tells every job of a merge request (docs.gitlab.com/ci/variables/predefined_variables). */
const Pipeline = z.object({
  CI_API_V4_URL: z.url({ protocol: /^https?$/ }),
  CI_PROJECT_ID: z.string().min(1),
  CI_MERGE_REQUEST_IID: z.string().regex(/^\d+$/),
  CI_PROJECT_URL: z.url({ protocol: /^https?$/ }).optional(),
  CI_COMMIT_SHA: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/)
    .optional(),
  CI_JOB_URL: z.url({ protocol: /^https?$/ }).optional(),
});
type Pipeline = z.infer<typeof Pipeline>;

/** `adhere gitlab-note [REPORT]`: posts a report as a note of the merge request. */
export const gitlabNote: Command = {
  flags: {
    id: {
      describe: "Tells the notes of several checks of one merge request apart. Default: adhere.",
    },
  },
  run: async ({ values, positionals }, terminal) => {
    const [file = DEFAULT_REPORT, ...others] = positionals;
    if (others.length > 0) throw new UsageError("adhere gitlab-note takes one report. See: adhere gitlab-note --help");
    if (terminal.env["CI_MERGE_REQUEST_IID"] === undefined) {
      printLine(terminal, "This is no pipeline of a merge request: nothing is posted.");
      return 0;
    }
    const pipeline = readPipeline(terminal.env);
    const id = values["id"] ?? "adhere";
    const report = await readReport(path.resolve(terminal.cwd, file));
    const { CI_PROJECT_URL: project, CI_COMMIT_SHA: commit, CI_JOB_URL: run } = pipeline;
    const body = renderComment(report, {
      id,
      links: { ...(run && { run }), ...(project && commit && { source: `${project}/-/blob/${commit}/` }) },
      runPage: "the job's artifacts",
    });
    const how = await postNote(toMergeRequest(pipeline, terminal), id, body, terminal.signal);
    printLine(terminal, `The merge request's note is ${how}.`);
    return 0;
  },
};

function readPipeline(env: CommandContext["env"]): Pipeline {
  const pipeline = Pipeline.safeParse(env);
  if (pipeline.success) return pipeline.data;
  const names = [...new Set(pipeline.error.issues.map(({ path }) => String(path[0])))];
  throw new UsageError(`${names.join(", ")} is missing or not what GitLab sets. Run this in a job of GitLab.`);
}

function toMergeRequest(pipeline: Pipeline, { env }: CommandContext): MergeRequest {
  const token = env[TOKEN_VARIABLE];
  if (token === undefined || token === "") {
    throw new UsageError(
      `${TOKEN_VARIABLE} is not set: GitLab's job token cannot write notes. Create a project access token with the ` +
        "role Reporter and the scope api, and add it as a masked CI/CD variable.",
    );
  }
  return {
    apiUrl: pipeline.CI_API_V4_URL,
    project: pipeline.CI_PROJECT_ID,
    number: pipeline.CI_MERGE_REQUEST_IID,
    token,
  };
}

async function readReport(file: string) {
  try {
    return await readReportFile(file);
  } catch (error) {
    if (!(error instanceof UnreadableReport)) throw error;
    throw new UsageError(`${file} cannot be posted: ${error.message}. Run adhere check before.`);
  }
}

async function postNote(to: MergeRequest, id: string, body: string, signal: AbortSignal) {
  try {
    return await writeNote(to, { marker: renderCommentMarker(id), body }, signal);
  } catch (error) {
    if (error instanceof GitLabError) throw new UsageError(`The note was not written. ${error.message}`);
    if (error instanceof z.ZodError)
      throw new UsageError(`The note was not written: ${to.apiUrl} is not GitLab's API.`);
    throw error;
  }
}
