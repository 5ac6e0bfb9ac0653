import { escapeHtml } from "../escape.ts";
import { parseLinkableUrl } from "../linkable-url.ts";

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
 * attributes. Null, undefined and false are omitted. A line break with indentation is omitted before a tag or a value,
 * and is a space before text or an attribute.
 */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Markup {
  return new Markup(String.raw({ raw: joinTemplateLines(parts) }, ...values.map(toHtmlSource)));
}

/** By template, because a report of a thousand ads uses each one thousands of times. */
const joinedTemplates = new WeakMap<TemplateStringsArray, string[]>();

function joinTemplateLines(parts: TemplateStringsArray): string[] {
  let joined = joinedTemplates.get(parts);
  if (joined === undefined) {
    joined = parts.map((part) => part.replace(/\n +(?=[<>]|$)/gu, "").replace(/\n +/gu, " "));
    joinedTemplates.set(parts, joined);
  }
  return joined;
}

/** Trusted content of <style> and <script>, where entities are not decoded. */
export const rawMarkup = (source: string): Markup => {
  if (/<\/|<!--/u.test(source)) throw new Error("The style or script contains its own end tag.");
  return new Markup(source);
};

/** An untrusted text with its line breaks, as the content of a <textarea>. A first line break is not part of it. */
export const renderLines = (text: string): Markup =>
  new Markup(
    `\n${text
      .split(/\r?\n/u)
      .map((line) => escapeHtml(line))
      .join("\n")}`,
  );

/** An untrusted URL, as a link where the report may link to it. */
export function renderUrl(url: string): Markup {
  const target = parseLinkableUrl(url);
  return target === null
    ? html`${url}`
    : html`<a href="${target.href}" target="_blank" rel="noopener noreferrer">${url}</a>`;
}
