/** How text is written in a file: what stands for one character, and what a new text may not hold. */
export interface Medium {
  /** `&amp;` stands for `&`, and a run of white space for one space. */
  entities: boolean;
  /** `\"` stands for `"`. */
  escapes: boolean;
  /** Writes a text as this medium wants it; null where that needs an author. */
  write(text: string, place: Place): string | null;
}

/** Where the replaced text stands in its file. */
export interface Place {
  /** Within a tag: an attribute's value. */
  inTag: boolean;
}

const markup: Medium = {
  entities: true,
  escapes: false,
  write: (text, { inTag }) => {
    // A template's own brackets would be run.
    if (/\{\{|\{%|<%|\$\{/.test(text)) return null;
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    return inTag ? escaped.replaceAll('"', "&quot;").replaceAll("'", "&#39;") : escaped;
  },
};

const json: Medium = {
  entities: false,
  escapes: true,
  write: (text) => JSON.stringify(text).slice(1, -1),
};

/** Scripts, with or without markup in them: a text is in a string or between tags, and what both may hold is safe. */
const script: Medium = {
  entities: true,
  escapes: true,
  write: (text) => (/['"`\\{}<>&$]/.test(text) ? null : text),
};

const markdown: Medium = {
  entities: true,
  escapes: false,
  write: (text) => (/[\\`*_[\]<>|]|\{\{|\{%/.test(text) ? null : text),
};

/** YAML and the like: what could end a plain scalar, or mean something in a quoted one, needs an author. */
const settings: Medium = {
  entities: false,
  escapes: true,
  write: (text) => (/["'\\]|: |:$| #|^[-?:,[\]{}#&*!|>%@`]/.test(text) ? null : text),
};

const plain: Medium = { entities: false, escapes: false, write: (text) => text };

const BY_ENDING: Readonly<Record<string, Medium>> = {
  ...of(
    markup,
    "html htm xhtml shtml xml svg vue svelte astro php phtml erb ejs hbs handlebars mustache njk nunjucks liquid twig jinja jinja2 j2 tmpl gohtml cshtml razor haml pug slim",
  ),
  ...of(json, "json json5 jsonc webmanifest"),
  ...of(script, "js jsx mjs cjs ts tsx mts cts"),
  ...of(markdown, "md mdx markdown mdoc"),
  ...of(settings, "yml yaml toml properties po"),
  ...of(plain, "txt adoc rst"),
};

function of(medium: Medium, endings: string): Record<string, Medium> {
  return Object.fromEntries(endings.split(" ").map((ending) => [ending, medium]));
}

/** The medium of a file by its name; null for files that hold no copy, or none that we know how to write. */
export const mediumOf = (file: string): Medium | null =>
  BY_ENDING[/\.([^./\\]+)$/.exec(file)?.[1]?.toLowerCase() ?? ""] ?? null;
