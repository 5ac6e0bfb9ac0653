import { EvaluationError } from "../contract/error.ts";
import { formatAdCount } from "../report/progress.ts";
import { runCheck } from "../run/compose/run-check.ts";
import { createCheckOptions } from "./check-options.ts";
import { type Command, readFlagSettings, settingFlags } from "./flags.ts";
import { printResult } from "./print-result.ts";

/** `adhere check [manifest…]`. */
export const check: Command = {
  // `per-host` is for links mode only.
  flags: settingFlags((name) => name !== "per-host"),
  run: async ({ values, positionals }, terminal) => {
    const settings = readFlagSettings(values, terminal.env);
    const options = await createCheckOptions(
      settings,
      positionals,
      terminal,
      (entries) => `Checking ${formatAdCount(entries)} …`,
    );
    const output = await runCheck({
      ...options,
      locateRemoteAsset: ({ written }) => {
        throw new EvaluationError(
          `A remote service can't read the file ${written}. Set "asset" to the ad's public URL, or remove --api-url to use the embedded engine.`,
          { errorCode: "ASSET_NOT_PUBLIC" },
        );
      },
    });
    return printResult(output, terminal);
  },
};
