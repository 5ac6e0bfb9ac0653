import path from "node:path";
import { EvaluationError } from "../contract/error.ts";
import type { Answer } from "../contract/evaluation.ts";
import type { KeepPicture } from "./kept.ts";

export interface JudgedAgain {
  /** The snapshot's folder within the given one; null where that is the snapshot's own. */
  name: string | null;
  /** The answer, or why the snapshot cannot be read. */
  judged: Answer | EvaluationError;
}

/**
 * Judges what evaluations kept, in the folder itself or in folders of it, by name.
 *
 * @param keepPicture as for an evaluation.
 * @throws UnreadableSnapshot, an EvaluationError, where there is no snapshot at all.
 */
export async function* judgeAgain(folder: string, keepPicture?: KeepPicture): AsyncGenerator<JudgedAgain> {
  const { judgeSaved, snapshotFolders } = await import("../engine/engine.ts");
  for (const each of await snapshotFolders(folder)) {
    const name = each === folder ? null : path.basename(each);
    try {
      yield { name, judged: (await judgeSaved(each, keepPicture)).answer };
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      yield { name, judged: error };
    }
  }
}
