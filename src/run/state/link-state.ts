import path from "node:path";
import type { Settings } from "../settings.ts";
import { createDebounce, type Debounce } from "./debounce.ts";
import { readState, writeState } from "./file.ts";

/** What `confirm-after` remembers between runs, opened for one of them. */
export interface LinkStateSession {
  /** Null where the first run that sees a destination dead fails. */
  debounce: Debounce | null;
  /** What people should know before the run: that it begins without a memory, say. */
  notices: readonly string[];
  /** Keeps what this run saw, and answers with a warning where it cannot. Nothing here changes a verdict. */
  save(): Promise<readonly string[]>;
}

const NO_STATE: LinkStateSession = { debounce: null, notices: [], save: async () => [] };

/** Opens the state file where the settings ask for one. Never throws. */
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
