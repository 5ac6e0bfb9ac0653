/** How a kind of file encodes text. */
export interface FileFormat {
  /** Has HTML entities. */
  entities: boolean;
  /** Has backslash escapes. */
  escapes: boolean;
  /**
   * Encodes a text for this format; null if that is not safe to do automatically.
   *
   * @param inTag whether it is inside a tag, as an attribute's value.
   */
  encode(text: string, inTag: boolean): string | null;
}

const markupFormat: FileFormat = {
  entities: true,
  escapes: false,
  encode: (text, inTag) => {
    // Template brackets would be executed.
    if (/\{\{|\{%|<%|\$\{/.test(text)) return null;
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    return inTag ? escaped.replaceAll('"', "&quot;").replaceAll("'", "&#39;") : escaped;
  },
};

const jsonFormat: FileFormat = { entities: false, escapes: true, encode: (text) => JSON.stringify(text).slice(1, -1) };

/**
 * Scripts, with or without JSX: the text may be in a string or between tags, so only characters that are safe in both
 * are allowed.
 */
const scriptFormat: FileFormat = {
  entities: true,
  escapes: true,
  encode: (text) => (/['"`\\{}<>&$]/.test(text) ? null : text),
};

const markdownFormat: FileFormat = {
  entities: true,
  escapes: false,
  encode: (text) => (/[\\`*_[\]<>|]|\{\{|\{%/.test(text) ? null : text),
};

/** YAML and similar formats: no characters that are special in plain or quoted scalars. */
const configFormat: FileFormat = {
  entities: false,
  escapes: true,
  encode: (text) => (/["'\\]|: |:$| #|^[-?:,[\]{}#&*!|>%@`]/.test(text) ? null : text),
};

const plainTextFormat: FileFormat = { entities: false, escapes: false, encode: (text) => text };

const FORMAT_BY_EXTENSION: Readonly<Record<string, FileFormat>> = {
  ...mapExtensions(
    markupFormat,
    "html htm xhtml shtml xml svg vue svelte astro php phtml erb ejs hbs handlebars mustache njk nunjucks liquid " +
      "twig jinja jinja2 j2 tmpl gohtml cshtml razor haml pug slim",
  ),
  ...mapExtensions(jsonFormat, "json json5 jsonc webmanifest"),
  ...mapExtensions(scriptFormat, "js jsx mjs cjs ts tsx mts cts"),
  ...mapExtensions(markdownFormat, "md mdx markdown mdoc"),
  ...mapExtensions(configFormat, "yml yaml toml properties po"),
  ...mapExtensions(plainTextFormat, "txt adoc rst"),
};

function mapExtensions(format: FileFormat, extensions: string): Record<string, FileFormat> {
  return Object.fromEntries(extensions.split(" ").map((extension) => [extension, format]));
}

/** A file's format by its extension; null for files without copy, or in an unknown format. */
export const detectFileFormat = (file: string): FileFormat | null =>
  FORMAT_BY_EXTENSION[/\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase() ?? ""] ?? null;
