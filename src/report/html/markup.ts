import { inHtml } from "../text.ts";

/** HTML of our own making. Everything else that is put into it is text, and is neutralised. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Piece = Markup | string | number | null | undefined | false | readonly Piece[];

function sourceOf(piece: Piece): string {
  if (piece instanceof Markup) return piece.source;
  if (typeof piece === "string") return inHtml(piece);
  if (typeof piece === "number") return String(piece);
  if (!Array.isArray(piece)) return "";
  let source = "";
  for (const one of piece) source += sourceOf(one);
  return source;
}

/**
 * A template whose constant parts are HTML and whose values are text, other markup, or lists of these; null, undefined
 * and false are nothing. Values stand in text or in quoted attributes.
 */
export function html(parts: TemplateStringsArray, ...values: Piece[]): Markup {
  let source = parts[0] ?? "";
  for (const [at, value] of values.entries()) source += sourceOf(value) + (parts[at + 1] ?? "");
  return new Markup(source);
}

/** Content for <style> and <script>, which know no entities. Ours only. */
export const verbatim = (source: string): Markup => {
  if (/<\/|<!--/u.test(source)) throw new Error("A style or script of ours would end its own element.");
  return new Markup(source);
};
