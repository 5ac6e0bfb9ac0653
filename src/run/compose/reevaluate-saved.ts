import path from "node:path";
import { EvaluationError } from "../../contract/error.ts";
import type { EvaluationAnswer } from "../../contract/evaluation.ts";
import type { StorePicture } from "../../contract/port.ts";

export interface ReevaluatedSnapshot {
  /** The snapshot's folder within the given one; null where that is the snapshot's own. */
  folderName: string | null;
  /** The answer, or why the snapshot cannot be read. */
  result: EvaluationAnswer | EvaluationError;
}

/**
 * Judges what evaluations kept, in the folder itself or in folders of it, by name.
 *
 * @param keepPicture as for an evaluation.
 * @throws UnreadableSnapshot, an EvaluationError, where there is no snapshot at all.
 */
export async function* reevaluateSaved(
  folder: string,
  keepPicture?: StorePicture,
): AsyncGenerator<ReevaluatedSnapshot> {
  const { evaluateSaved, findSnapshotFolders } = await import("../../engine/engine.ts");
  for (const each of await findSnapshotFolders(folder)) {
    const folderName = each === folder ? null : path.basename(each);
    try {
      yield { folderName, result: (await evaluateSaved(each, keepPicture)).answer };
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      yield { folderName, result: error };
    }
  }
}
