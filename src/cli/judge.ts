import path from "node:path";
import { reevaluateSaved } from "../compose/reevaluate-saved.ts";
import { createPictureStore } from "../compose/store-pictures.ts";
import { EvaluationError } from "../contract/error.ts";
import { printLine } from "./command-context.ts";
import { type Command, UsageError } from "./flags.ts";
import { printEvaluation, SCREENSHOTS_FLAG, toReply } from "./print-evaluation.ts";

/** `adhere judge DIR`: evaluates saved snapshots again, without a browser. */
export const judge: Command = {
  flags: { screenshots: SCREENSHOTS_FLAG },
  explainMissingFlag: (name) =>
    /^ai(?:-api-key|-options)?$/.test(name)
      ? "adhere judge can't use a model, because it runs without a browser: remove --ai, or use adhere evaluate."
      : null,
  run: async ({ values: { screenshots }, positionals }, terminal) => {
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1) {
      throw new UsageError(
        "adhere judge needs one folder written by adhere evaluate --save-snapshot. See: adhere judge --help",
      );
    }
    const keep = screenshots === undefined ? undefined : createPictureStore(path.resolve(terminal.cwd, screenshots));
    let errors = 0;
    for await (const { folderName, result } of reevaluateSaved(path.resolve(terminal.cwd, folder), keep)) {
      if (terminal.signal.aborted) return 2;
      const reply = await toReply(async () => {
        if (result instanceof EvaluationError) throw result;
        return result;
      });
      if ("error" in reply) {
        errors += 1;
        printLine(terminal, `adhere: ${reply.error.error}`);
      }
      printEvaluation(folderName, reply, terminal);
    }
    return errors > 0 ? 2 : 0;
  },
};
