import { escapeHtml } from "../escape.ts";

/** HTML of our own making. Everything else that is put into it is text, and is neutralised. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type HtmlValue = Markup | string | number | null | undefined | false | readonly HtmlValue[];

function toHtmlSource(piece: HtmlValue): string {
  if (piece instanceof Markup) return piece.source;
  if (typeof piece === "string") return escapeHtml(piece);
  if (typeof piece === "number") return String(piece);
  if (!Array.isArray(piece)) return "";
  let source = "";
  for (const one of piece) source += toHtmlSource(one);
  return source;
}

/**
 * A template whose constant parts are HTML and whose values are text, other markup, or lists of these; null, undefined
 * and false are nothing. Values stand in text or in quoted attributes.
 */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Markup {
  let source = parts[0] ?? "";
  for (const [at, value] of values.entries()) source += toHtmlSource(value) + (parts[at + 1] ?? "");
  return new Markup(source);
}

/** Content for <style> and <script>, which know no entities. Ours only. */
export const rawMarkup = (source: string): Markup => {
  if (/<\/|<!--/u.test(source)) throw new Error("A style or script of ours would end its own element.");
  return new Markup(source);
};
