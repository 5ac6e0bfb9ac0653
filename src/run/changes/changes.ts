import type { TrackedFiles } from "./tracked-files.ts";

/** The files of a change. Paths are relative to the working folder, with forward slashes. */
export interface Changes {
  files: ReadonlySet<string>;
  /** Submodules that were added, moved or removed; they are also among the files. */
  submodules: ReadonlySet<string>;
  /** Added lines, and positions of removed lines; null if only the file is known. */
  linesOf(file: string): readonly LineRange[] | null;
  tracked: TrackedFiles;
}

/** 1-based, inclusive. For removed lines: the line before them, with `removed`. */
export interface LineRange {
  start: number;
  end: number;
  removed: boolean;
}
