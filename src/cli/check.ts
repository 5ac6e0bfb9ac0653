import { formatAdCount } from "../report/format-count.ts";
import { runCheck } from "../run/compose/run-check.ts";
import { createRunOptions } from "./create-run-options.ts";
import { type Command, readFlagSettings, settingFlags } from "./flags.ts";
import { printResult } from "./print-result.ts";

/** `adhere check [manifest…]`. */
export const check: Command = {
  // `per-host` is for links mode only.
  flags: settingFlags((name) => name !== "per-host"),
  run: async ({ values, positionals }, terminal) => {
    const settings = readFlagSettings(values, terminal.env);
    const options = await createRunOptions(
      settings,
      positionals,
      terminal,
      (entries) => `Checking ${formatAdCount(entries)} …`,
    );
    return printResult(await runCheck(options), terminal);
  },
};
