import { findUrlProblem, resolveLanding } from "./build-click-url.ts";
import type { GoogleField } from "./export-columns.ts";
import type { ImportWarning } from "./import-result.ts";
import type { LevelLink, Tracking } from "./parent-levels.ts";
import type { Row } from "./recognise-columns.ts";

type GoogleRow = Row<GoogleField>;

/** What people click, by the kind of row. */
const TEXT_FIELDS = { sitelink: "linkText", promotion: "promotion", keyword: "keyword" } as const;

/** The kinds of rows whose pages belong to the ads of their level. */
export const isLinkKind = (kind: string): kind is LevelLink["kind"] => kind === "price" || kind in TEXT_FIELDS;

/** The pages of a sitelink, promotion or keyword (one each), or of a price asset; and URLs that are none. */
export function readGoogleLinks(
  row: GoogleRow,
  kind: LevelLink["kind"],
  tracking: Tracking,
): { links: LevelLink[]; mistakes: Pick<ImportWarning, "column" | "message">[] } {
  const field = kind === "price" ? "priceUrl" : "finalUrl";
  const all = listPages(row, kind).map((page): LevelLink => ({ kind, ...page, ...tracking }));
  const isPage = ({ finalUrl }: LevelLink) => !("mistake" in resolveLanding({ finalUrl, ...tracking, mobile: false }));
  const mistakes = all.flatMap((link) => {
    const message = isPage(link) ? null : findUrlProblem(link.finalUrl);
    return message === null ? [] : [{ column: row.header(field), message }];
  });
  return { links: all.filter(isPage), mistakes };
}

function listPages(row: GoogleRow, kind: LevelLink["kind"]): { text: string; finalUrl: string }[] {
  if (kind !== "price") {
    const text = kind in TEXT_FIELDS ? row.get(TEXT_FIELDS[kind as keyof typeof TEXT_FIELDS]) : "";
    return [{ text, finalUrl: row.get("finalUrl") }];
  }
  return listPricePages(row);
}

/** The pages of a price asset, each with the header of its number. */
export function listPricePages(row: {
  each: (field: "priceHeader" | "priceUrl") => readonly { number: number; text: string }[];
}): { text: string; finalUrl: string }[] {
  const headers = new Map(row.each("priceHeader").map(({ number, text }) => [number, text]));
  return row.each("priceUrl").map(({ number, text }) => ({ text: headers.get(number) ?? "", finalUrl: text }));
}
