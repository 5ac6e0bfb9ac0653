import { escapeHtml } from "../escape.ts";

/** Trusted HTML. Everything else that is inserted into it is escaped. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type HtmlValue = Markup | string | number | null | undefined | false | readonly HtmlValue[];

function toHtmlSource(value: HtmlValue): string {
  if (value instanceof Markup) return value.source;
  if (typeof value === "string") return escapeHtml(value);
  if (typeof value === "number") return String(value);
  return Array.isArray(value) ? value.map(toHtmlSource).join("") : "";
}

/**
 * A template of trusted HTML. Its values are escaped text, markup, or lists of these, in text or in quoted
 * attributes. Null, undefined and false are omitted. /
 */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Markup {
  let source = parts[0] ?? "";
  for (const [at, value] of values.entries()) source += toHtmlSource(value) + (parts[at + 1] ?? "");
  return new Markup(source);
}

/** Trusted content of <style> and <script>, where entities are not decoded. */
export const rawMarkup = (source: string): Markup => {
  if (/<\/|<!--/u.test(source)) throw new Error("The style or script contains its own end tag.");
  return new Markup(source);
};
