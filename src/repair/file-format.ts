/** How text is written in a file: what stands for one character, and what a new text may not hold. */
export interface FileFormat {
  /** `&amp;` stands for `&`, and a run of white space for one space. */
  entities: boolean;
  /** `\"` stands for `"`. */
  escapes: boolean;
  /** Writes a text as this medium wants it; null where that needs an author. */
  encode(text: string, place: EditPosition): string | null;
}

/** Where the replaced text stands in its file. */
export interface EditPosition {
  /** Within a tag: an attribute's value. */
  inTag: boolean;
}

const markupFormat: FileFormat = {
  entities: true,
  escapes: false,
  encode: (text, { inTag }) => {
    // A template's own brackets would be run.
    if (/\{\{|\{%|<%|\$\{/.test(text)) return null;
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    return inTag ? escaped.replaceAll('"', "&quot;").replaceAll("'", "&#39;") : escaped;
  },
};

const jsonFormat: FileFormat = {
  entities: false,
  escapes: true,
  encode: (text) => JSON.stringify(text).slice(1, -1),
};

/** Scripts, with or without markup in them: a text is in a string or between tags, and what both may hold is safe. */
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

/** YAML and the like: what could end a plain scalar, or mean something in a quoted one, needs an author. */
const configFormat: FileFormat = {
  entities: false,
  escapes: true,
  encode: (text) => (/["'\\]|: |:$| #|^[-?:,[\]{}#&*!|>%@`]/.test(text) ? null : text),
};

const plainTextFormat: FileFormat = { entities: false, escapes: false, encode: (text) => text };

const FORMAT_BY_EXTENSION: Readonly<Record<string, FileFormat>> = {
  ...mapExtensions(
    markupFormat,
    "html htm xhtml shtml xml svg vue svelte astro php phtml erb ejs hbs handlebars mustache njk nunjucks liquid twig jinja jinja2 j2 tmpl gohtml cshtml razor haml pug slim",
  ),
  ...mapExtensions(jsonFormat, "json json5 jsonc webmanifest"),
  ...mapExtensions(scriptFormat, "js jsx mjs cjs ts tsx mts cts"),
  ...mapExtensions(markdownFormat, "md mdx markdown mdoc"),
  ...mapExtensions(configFormat, "yml yaml toml properties po"),
  ...mapExtensions(plainTextFormat, "txt adoc rst"),
};

function mapExtensions(medium: FileFormat, endings: string): Record<string, FileFormat> {
  return Object.fromEntries(endings.split(" ").map((ending) => [ending, medium]));
}

/** The medium of a file by its name; null for files that hold no copy, or none that we know how to write. */
export const detectFileFormat = (file: string): FileFormat | null =>
  FORMAT_BY_EXTENSION[/\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase() ?? ""] ?? null;
