import type * as Core from "@actions/core";
import { type InputName, readSettings } from "../check/settings.ts";
import { ContextError, type RunContext } from "../github/context.ts";
import { writeSummary } from "../github/publish.ts";
import { unjudgedSummary } from "../report/markdown-unjudged.ts";
import { inLog } from "../report/text.ts";
import { VERSION } from "../version.ts";
import { addressOf, type CommentSettings, postComment, unjudgedSpeech } from "./comment.ts";
import { type Explained, explain } from "./explain.ts";
import { linksOf } from "./links.ts";
import { type Located, tellDoubt, withPullRequest } from "./located.ts";
import { setUnjudged } from "./outputs.ts";

/** What is known of a run that could not judge. */
interface Beginning {
  given: Partial<Record<InputName, string>>;
  startedAt: Date;
  /** Where it is for, as far as that was found before it failed. */
  located: Located | null;
  /** @throws ContextError where nobody knows where this run is. */
  context: () => Promise<RunContext>;
}

/** Says why a run could not judge: in the log and at the lines at fault, in the summary, and in the comment. Rejects for nothing. */
export async function tellUnjudged(error: unknown, beginning: Beginning, core: typeof Core): Promise<void> {
  setUnjudged(core);
  const why = explain(error, core);
  try {
    await publishUnjudged(why, await beginning.context(), beginning, core);
  } catch (failure) {
    if (!(failure instanceof ContextError))
      core.warning(inLog(`It could not be published: ${String(failure)}`));
  }
}

/** An older verdict must not stand in the comment beside a check that is red for another reason. */
async function publishUnjudged(
  why: Explained,
  context: RunContext,
  { given, startedAt, located }: Beginning,
  core: typeof Core,
): Promise<void> {
  const links = linksOf(context);
  const run = { ...why, commit: context.headSha, at: startedAt.toISOString(), version: VERSION };
  const written = await writeSummary(unjudgedSummary(run, links));
  if (written.kind === "refused") core.warning(written.why);
  const settings = commentSettings(given);
  // A shard speaks for nobody else: what it could not begin is missing when all are joined.
  if (settings === null || given.shard?.trim()) return;
  const there = located ?? (await withPullRequest(context, settings["github-token"]));
  if (located === null) tellDoubt(there, settings, core);
  const outcome = await postComment(unjudgedSpeech(run, context, links), settings, there.context, core);
  core.setOutput("comment-url", addressOf(outcome));
}

/** The comment's own inputs, which may be in order where another is not; null where they are the mistake. */
function commentSettings(given: Partial<Record<InputName, string>>): CommentSettings | null {
  const own = (["comment", "comment-id", "github-token"] as const).map((name) => [name, given[name]]);
  try {
    return readSettings(Object.fromEntries(own), (name) => name);
  } catch {
    return null;
  }
}
