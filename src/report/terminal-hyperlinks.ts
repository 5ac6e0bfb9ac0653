import path from "node:path";
import { pathToFileURL } from "node:url";
import type { EntryReport } from "../result/entry-report.ts";
import { parseLinkableUrl } from "./linkable-url.ts";

/** The terminal shows hyperlinks (OSC 8). */
export interface Hyperlinks {
  /** Folder of relative paths. Null: the terminal may be on another machine, which can't open the files. */
  folder: string | null;
}

/** Terminals ignore longer targets; the limit differs, VTE's is 2083. */
const MAX_TARGET_CHARS = 2000;

/** Text as a link to a web page, if a report may link to the URL. */
export function linkPage(text: string, url: string, hyperlinks: Hyperlinks | undefined): string {
  if (hyperlinks === undefined) return text;
  const target = parseLinkableUrl(url);
  return target === null ? text : linkWords(text, target.href);
}

/** Text as a link to a file or folder. */
export function linkFile(text: string, file: string, hyperlinks: Hyperlinks | undefined): string {
  if (hyperlinks === undefined || hyperlinks.folder === null) return text;
  return linkWords(text, pathToFileURL(path.resolve(hyperlinks.folder, file)).href);
}

/**
 * Text as a link to a manifest. Merged reports come from other machines and can name any path, so only files in the
 * working folder are linked. Several terminals don't open a file URL with a line number as its fragment.
 */
export function linkManifest(
  text: string,
  { file }: Pick<EntryReport["manifest"], "file">,
  hyperlinks?: Hyperlinks,
): string {
  const folder = hyperlinks?.folder ?? null;
  if (folder === null) return text;
  const inside = path.relative(folder, path.resolve(folder, file));
  const isOutside = inside === "" || path.isAbsolute(inside) || inside.split(path.sep)[0] === "..";
  return isOutside ? text : linkFile(text, inside, hyperlinks);
}

/** Each word is a link of its own, so that lines can be wrapped between them. */
const linkWords = (text: string, target: string): string =>
  target.length > MAX_TARGET_CHARS
    ? text
    : text.replace(/[^ ]+/gu, (word) => `\u001b]8;;${target}\u001b\\${word}\u001b]8;;\u001b\\`);
