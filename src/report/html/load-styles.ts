import { readFileSync } from "node:fs";
import path from "node:path";

/** In the order of the cascade. They are in the folder `styles` beside this program, also in the bundle. */
const STYLE_SHEETS = ["base", "header", "list", "entry", "evidence", "claims", "media"];

let style: string | undefined;

/** The report's style sheets as one. */
export function loadReportStyles(): string {
  const read = (name: string) => readFileSync(path.join(import.meta.dirname, "styles", `${name}.css`), "utf8");
  style ??= STYLE_SHEETS.map(read).join("");
  return style;
}
