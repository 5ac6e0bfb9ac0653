import path from "node:path";
import type { Written } from "../job/folder.ts";
import { inLog } from "../report/text.ts";

/** The last words of a check: what could not be written, and where the rest is. */
export function reportLines({ written, warnings }: Written): string {
  const lines = warnings.map((warning) => `warning: ${inLog(warning)}`);
  const [first] = Object.values(written);
  if (written.html !== undefined) lines.push(`Reports: ${inLog(written.html)}, and others beside it`);
  else if (first !== undefined) lines.push(`Reports: ${inLog(path.dirname(first))}`);
  return lines.map((line) => `${line}\n`).join("");
}
