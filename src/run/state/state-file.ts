import { readFile, stat } from "node:fs/promises";
import { messageOf } from "../../contract/error.ts";
import { writeFileAtomically } from "../atomic-write.ts";
import { createEmptyState, LinkState } from "./state-schema.ts";

/** Maximum size of a state file in bytes: far more than all ads of a 5 MB manifest. */
const MAX_STATE_BYTES = 32 * 1024 * 1024;

/**
 * Reads the previous run's state. Never throws: without a readable file this run counts as the first, which can only
 * delay a failure, and a notice says so.
 *
 * @param name the file's name in messages.
 */
export async function readState(file: string, name = file): Promise<{ state: LinkState; notice: string | null }> {
  try {
    const parsed = LinkState.safeParse(JSON.parse(await readText(file)));
    if (parsed.success) return { state: parsed.data, notice: null };
    return startEmptyState(`The state file ${name} has a different version`);
  } catch (error) {
    const remedy = " On GitHub, keep it between runs with a cache step (docs/guide/check-links.md).";
    if (isMissing(error)) return startEmptyState(`There is no state file ${name} yet`, remedy);
    return startEmptyState(`The state file ${name} cannot be read (${messageOf(error)})`);
  }
}

const startEmptyState = (why: string, remedy = "") => ({
  state: createEmptyState(),
  notice: `${why}. It is recreated, and this run counts as the first for \`confirm-after\`.${remedy}`,
});

async function readText(file: string): Promise<string> {
  const entry = await stat(file);
  if (!entry.isFile()) throw new Error("it is not a file");
  if (entry.size > MAX_STATE_BYTES) throw new Error(`it has ${entry.size} bytes, more than ${MAX_STATE_BYTES}`);
  return readFile(file, "utf8");
}

/**
 * Writes the state.
 *
 * @returns a warning if it could not be written, else null.
 */
export async function writeState(file: string, state: LinkState, name = file): Promise<string | null> {
  try {
    await writeFileAtomically(file, `${JSON.stringify(state, null, 1)}\n`, { durable: true });
    return null;
  } catch (error) {
    return `The state file ${name} could not be written (${messageOf(error)}): the next run will not count this one.`;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";
