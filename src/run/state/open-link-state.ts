import path from "node:path";
import type { Settings } from "../settings.ts";
import { createDebounce, type Debounce } from "./failure-streaks.ts";
import { readState, writeState } from "./state-file.ts";

/** The `confirm-after` state, opened for one run. */
export interface LinkStateSession {
  /** Null if the first run that finds a broken link fails. */
  debounce: Debounce | null;
  /** Notices before the run, such as a missing state file. */
  notices: readonly string[];
  /** Writes the state and returns warnings. It never changes a verdict. */
  save(): Promise<readonly string[]>;
}

const NO_STATE: LinkStateSession = { debounce: null, notices: [], save: async () => [] };

/** Opens the state file if `confirm-after` needs one. Never throws. */
export async function openLinkState(
  settings: Pick<Settings, "confirm-after" | "state-file" | "shard">,
  cwd: string,
  now: Date,
): Promise<LinkStateSession> {
  const confirmAfter = settings["confirm-after"];
  const written = settings["state-file"];
  if (confirmAfter < 2 || written === undefined) return NO_STATE;
  const file = path.resolve(cwd, written);
  const { state, notice } = await readState(file, written);
  const debounce = createDebounce(state, { confirmAfter, now, partial: settings.shard !== undefined });
  return {
    debounce,
    notices: notice === null ? [] : [notice],
    save: async () => {
      const warning = await writeState(file, debounce.state(), written);
      return warning === null ? [] : [warning];
    },
  };
}
