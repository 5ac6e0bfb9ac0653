import path from "node:path";
import type { CheckReport } from "../result/check-report.ts";

/** A path of the report, from the repository's root. Files outside the repository keep their name. */
export function toRepositoryPath(file: string, checkout: CheckReport["checkout"]): string {
  const { folder, workingFolder } = checkout ?? { folder: "", workingFolder: "" };
  const plain = file.replaceAll("\\", "/").replace(/^\.\//u, "");
  if (folder !== "" && plain.startsWith(`${folder}/`)) return plain.slice(folder.length + 1);
  return workingFolder === "" ? plain : path.posix.join(workingFolder, plain);
}

/** The path from the working folder of a file that is named from the repository's root. */
export const toWorkingPath = (file: string, checkout: CheckReport["checkout"]): string => {
  const { folder, workingFolder } = checkout ?? { folder: "", workingFolder: "" };
  return path.posix.relative(workingFolder, path.posix.join(folder, file));
};

/** The result with the manifests' paths from the repository's root, as GitHub names them. */
export const withRepositoryPaths = <R extends Pick<CheckReport, "checkout" | "entries">>(result: R): R => ({
  ...result,
  entries: result.entries.map((entry) => ({
    ...entry,
    manifest: { ...entry.manifest, file: toRepositoryPath(entry.manifest.file, result.checkout) },
  })),
});
