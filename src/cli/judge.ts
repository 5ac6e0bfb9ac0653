import path from "node:path";
import { EvaluationError } from "../contract/error.ts";
import { pictureKeeper } from "../job/folder.ts";
import { judgeAgain } from "../job/judge.ts";
import { inLog } from "../report/text.ts";
import { type Flags, readFlags, UsageError } from "./flags.ts";
import { commandHelp } from "./help.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

const FLAGS: Flags = {
  screenshots: {
    takesValue: true,
    describe: "A folder for the pictures; the answer names them by file URL. Without it they are data: URLs.",
  },
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

/** A model is shown pictures made for it, and a browser makes them. */
const RULES_ALONE =
  "adhere judge asks no model: without a browser, the rules alone judge what was kept. Leave out --ai, or let adhere evaluate ask the model anew.";

/** `adhere judge DIR`: what evaluations kept, judged again without a browser. */
export async function judgeCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  if (argv.some((word) => /^--ai(?:-api-key|-options)?(?:=|$)/.test(word))) throw new UsageError(RULES_ALONE);
  const { values, words } = readFlags("judge", argv, FLAGS);
  if (values["help"]) {
    terminal.out(commandHelp("judge", FLAGS));
    return 0;
  }
  const [folder] = words;
  if (folder === undefined || words.length > 1) {
    throw new UsageError(
      "adhere judge needs one folder, which adhere evaluate --save-snapshot has filled. See: adhere judge --help",
    );
  }
  const at = (name: string) => path.resolve(terminal.cwd, name);
  const { screenshots } = values;
  const keep = screenshots === undefined ? undefined : pictureKeeper(at(screenshots));
  let errors = 0;
  for await (const { name, judged } of judgeAgain(at(folder), keep)) {
    if (terminal.signal.aborted) return 2;
    if (judged instanceof EvaluationError) {
      errors += 1;
      terminal.err(`adhere: ${inLog(judged.message)}\n`);
    }
    terminal.out(`${lineOf(name, judged)}\n`);
  }
  return errors > 0 ? 2 : 0;
}

/** As adhere evaluate prints it: one answer for people to read, or a line for each. */
function lineOf(name: string | null, judged: Parameters<typeof replyOf>[0]): string {
  const reply = replyOf(judged);
  if (name !== null) return JSON.stringify({ id: name, ...reply });
  return "outcome" in reply ? JSON.stringify(reply.outcome, null, 2) : JSON.stringify(reply.error);
}

function replyOf(judged: object | EvaluationError) {
  if (!(judged instanceof EvaluationError)) return { outcome: judged };
  const { message, errorCode } = judged;
  return { error: { error: message, ...(errorCode !== undefined && { errorCode }) } };
}
