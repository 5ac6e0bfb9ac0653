import { formatAdCount } from "../report/format-count.ts";
import { type Command, readFlagSettings, settingFlags } from "./flags.ts";
import { printResult } from "./print-result.ts";
import { runWithProgress } from "./run-with-progress.ts";

/** `adhere check [manifest…]`. */
export const check: Command = {
  // `per-host` is for links mode only.
  flags: settingFlags((name) => name !== "per-host"),
  run: async ({ values, positionals: manifests }, terminal) => {
    const settings = readFlagSettings(values, terminal.env);
    const formatStart = (entries: number) => `Checking ${formatAdCount(entries)} …`;
    return printResult(await runWithProgress({ settings, manifests, formatStart }, terminal), terminal);
  },
};
