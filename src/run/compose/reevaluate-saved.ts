import path from "node:path";
import { EvaluationError } from "../../contract/error.ts";
import type { EvaluationAnswer } from "../../contract/evaluation.ts";
import type { StorePicture } from "../../contract/port.ts";

export interface ReevaluatedSnapshot {
  /** The snapshot's folder name; null if the given folder is the snapshot itself. */
  folderName: string | null;
  /** The answer, or why the snapshot cannot be read. */
  result: EvaluationAnswer | EvaluationError;
}

/**
 * Evaluates saved snapshots again: the folder itself or its subfolders, by name.
 *
 * @param keepPicture as for an evaluation.
 * @throws UnreadableSnapshot, an EvaluationError, if there is no snapshot.
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
