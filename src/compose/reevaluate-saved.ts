import path from "node:path";
import { EvaluationError } from "../contract/error.ts";
import type { EvaluationAnswer } from "../contract/evaluation.ts";
import { addLedger } from "../contract/evaluation-with-ledger.ts";
import type { StorePicture } from "../contract/evaluator-interface.ts";

/**
 * Evaluates saved snapshots again: the folder itself or its subfolders, by name.
 *
 * @param keepPicture as for an evaluation.
 * @returns for each the answer as our own service returns it, or why it cannot be read; the name is null if the given
 * folder is the snapshot.
 * @throws NoSnapshot, an EvaluationError, if there is no snapshot.
 */
export async function* reevaluateSaved(
  folder: string,
  keepPicture?: StorePicture,
): AsyncGenerator<{ folderName: string | null; result: EvaluationAnswer | EvaluationError }> {
  const { evaluateSaved, findSnapshotFolders } = await import("../engine/engine.ts");
  for (const each of await findSnapshotFolders(folder)) {
    const folderName = each === folder ? null : path.basename(each);
    try {
      yield { folderName, result: addLedger(await evaluateSaved(each, keepPicture)) };
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      yield { folderName, result: error };
    }
  }
}
