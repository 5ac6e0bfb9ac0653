import type { Why } from "../intake/draft.ts";
import type { TakenAd } from "../intake/gather.ts";
import type { Taken } from "../intake/take.ts";

const NAMES = {
  google: "Google Ads export",
  meta: "Meta export",
  urls: "list of addresses",
} as const satisfies Record<Taken["source"], string>;

const WHY = {
  stopped: ["paused, removed or ended ad", "paused, removed or ended ads"],
  keyword: ["keyword with an address of its own", "keywords with addresses of their own"],
  sitelink: ["sitelink", "sitelinks"],
  form: ["ad that leads to a form on Meta", "ads that lead to forms on Meta"],
} satisfies Record<Why, [string, string]>;

const ENCODINGS = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16",
  "utf-16be": "UTF-16",
  "windows-1252": "Windows-1252",
} as const satisfies Record<Taken["encoding"], string>;

const DELIMITERS = { ",": "comma", ";": "semicolon", "\t": "tab" } as const;

/** How many lines tell what was not understood, a file. */
const MAX_TOLD = 20;

/** What was read, left out and folded, and what was not understood: a line each. */
export function told(files: readonly Taken[], ads: readonly TakenAd[], all: boolean): string {
  const drafts = files.reduce((sum, file) => sum + file.drafts.length, 0);
  return [
    ...files.flatMap((file) => [readLine(file), ...leftLines(file, all), ...remarkLines(file)]),
    ...(drafts > ads.length ? [foldedLine(drafts - ads.length)] : []),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function readLine({ file, source, encoding, delimiter, drafts }: Taken): string {
  const form = [ENCODINGS[encoding], ...(delimiter === null ? [] : [`${DELIMITERS[delimiter]}-separated`])];
  return `Read ${file}, a ${NAMES[source]} (${form.join(", ")}): ${counted(drafts.length, "ad")}.`;
}

/** Windows-1252 is what is left where a file is neither UTF-8 nor UTF-16: another alphabet comes out as nonsense. */
const GUESSED = "  Its letters are guessed: where they come out wrong, save it as UTF-8.";

function leftLines({ left, unknown, encoding }: Taken, all: boolean): string[] {
  const parts = [...left].map(([why, count]) => counted(count, ...WHY[why]));
  const hint = !all && left.has("stopped") ? " (--all takes in what is paused, removed or ended)" : "";
  return [
    ...(encoding === "windows-1252" ? [GUESSED] : []),
    ...(parts.length === 0 ? [] : [`  Left out: ${parts.join(", ")}${hint}.`]),
    ...(unknown.length === 0 ? [] : [`  Not needed: ${counted(unknown.length, "column")}.`]),
  ];
}

function remarkLines({ remarks }: Taken): string[] {
  if (remarks.length === 0) return [];
  const listed = remarks.slice(0, MAX_TOLD).map(({ row, column, message }) => {
    return `    row ${row}${column === "" ? "" : `, ${column}`}: ${message}`;
  });
  const more = remarks.length - listed.length;
  return [
    `  Not understood: ${counted(remarks.length, "value")}.`,
    ...listed,
    ...(more > 0 ? [`    … and ${more.toLocaleString("en")} more`] : []),
  ];
}

const foldedLine = (count: number): string =>
  `Folded: ${counted(count, "ad that says the same as another and leads to the same page", "ads that say the same as another and lead to the same page")}.`;

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
