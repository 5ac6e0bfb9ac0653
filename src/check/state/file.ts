import { readFile, stat } from "node:fs/promises";
import { writeWhole } from "../whole-file.ts";
import { emptyState, State } from "./shape.ts";

/** A state file's limit, in bytes: far more than every ad of a 5 MB manifest dead at once. */
const MAX_BYTES = 32 * 1024 * 1024;

export interface ReadState {
  state: State;
  /** What people should know where nothing was remembered. */
  notice: string | null;
}

/**
 * The state that the run before left. Never throws: without a readable file this run counts as the first, which can
 * delay a failure and never invents one.
 *
 * @param name what people know the file by.
 */
export async function readState(file: string, name = file): Promise<ReadState> {
  try {
    const parsed = State.safeParse(JSON.parse(await textOf(file)));
    return parsed.success
      ? { state: parsed.data, notice: null }
      : anew(`The state file ${name} is not one of this version`);
  } catch (error) {
    if (isMissing(error)) {
      return anew(
        `There is no state file ${name} yet`,
        " On GitHub, carry it from run to run with a cache step (docs/links.md).",
      );
    }
    return anew(`The state file ${name} cannot be read (${reasonOf(error)})`);
  }
}

const anew = (why: string, remedy = ""): ReadState => ({
  state: emptyState(),
  notice: `${why}: it is begun anew, and this run counts as the first that \`confirm-after\` asks for.${remedy}`,
});

async function textOf(file: string): Promise<string> {
  const entry = await stat(file);
  if (!entry.isFile()) throw new Error("it is not a file");
  if (entry.size > MAX_BYTES) throw new Error(`it has ${entry.size} bytes, more than ${MAX_BYTES}`);
  return readFile(file, "utf8");
}

/**
 * Puts the state in the file's place.
 *
 * @returns why it could not be written, with what that means; null where it was.
 */
export async function writeState(file: string, state: State, name = file): Promise<string | null> {
  try {
    await writeWhole(file, `${JSON.stringify(state, null, 1)}\n`, { durable: true });
    return null;
  } catch (error) {
    return `The state file ${name} could not be written (${reasonOf(error)}): the next run will not know what this one saw.`;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
