import path from "node:path";
import { EvaluationError } from "../contract/error.ts";
import { escapeForLog } from "../report/escape.ts";
import { reevaluateSaved } from "../run/compose/reevaluate-saved.ts";
import { createPictureStore } from "../run/compose/report-folder.ts";
import { type Flags, readFlags, UsageError } from "./flags.ts";
import { commandHelp } from "./help.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const JUDGE_FLAGS: Flags = {
  screenshots: {
    takesValue: true,
    describe: "Folder for the screenshots; the answer has their file URLs. Without it, they are data: URLs.",
  },
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

const NO_MODEL_MESSAGE =
  "adhere judge can't use a model, because it runs without a browser: remove --ai, or use adhere evaluate.";

/** `adhere judge DIR`: evaluates saved snapshots again, without a browser. */
export async function judgeCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  if (argv.some((word) => /^--ai(?:-api-key|-options)?(?:=|$)/.test(word))) throw new UsageError(NO_MODEL_MESSAGE);
  const { values, positionals } = readFlags("judge", argv, JUDGE_FLAGS);
  if (values["help"]) {
    terminal.out(commandHelp("judge", JUDGE_FLAGS));
    return 0;
  }
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) {
    throw new UsageError(
      "adhere judge needs one folder written by adhere evaluate --save-snapshot. See: adhere judge --help",
    );
  }
  const at = (name: string) => path.resolve(terminal.cwd, name);
  const { screenshots } = values;
  const keep = screenshots === undefined ? undefined : createPictureStore(at(screenshots));
  let errors = 0;
  for await (const { folderName, result } of reevaluateSaved(at(folder), keep)) {
    if (terminal.signal.aborted) return 2;
    if (result instanceof EvaluationError) {
      errors += 1;
      terminal.err(`adhere: ${escapeForLog(result.message)}\n`);
    }
    terminal.out(`${formatReply(folderName, result)}\n`);
  }
  return errors > 0 ? 2 : 0;
}

/** Same format as adhere evaluate: an indented answer, or one line per snapshot. */
function formatReply(folderName: string | null, judged: Parameters<typeof toReply>[0]): string {
  const reply = toReply(judged);
  if (folderName !== null) return JSON.stringify({ id: folderName, ...reply });
  return "outcome" in reply ? JSON.stringify(reply.outcome, null, 2) : JSON.stringify(reply.error);
}

function toReply(judged: object | EvaluationError) {
  if (!(judged instanceof EvaluationError)) return { outcome: judged };
  const { message, errorCode } = judged;
  return { error: { error: message, ...(errorCode !== undefined && { errorCode }) } };
}
