import type { Platform } from "../contract/vocabulary.ts";
import { type AdDraft, type CreativeSource, describeRotation, toAdCopy } from "./ad-draft.ts";
import { isPast, StatusReader } from "./ad-status.ts";
import { type LandingResult, resolveLanding } from "./build-click-url.ts";
import type { MetaField } from "./export-columns.ts";
import { countSkipped, createImportResult, type ImportResult } from "./import-result.ts";
import { parseCreative } from "./parse-creative-source.ts";
import type { ImportOptions } from "./read-google-export.ts";
import type { Row } from "./recognise-columns.ts";

type MetaRow = Row<MetaField>;

/** Reads Ads Manager's export or bulk-import template: one row per ad, with its campaign's and ad set's columns. */
export async function readMetaExport(
  rows: AsyncIterable<MetaRow>,
  { file, all, now }: ImportOptions,
): Promise<ImportResult> {
  const result = createImportResult();
  const statuses = new StatusReader();
  for await (const row of rows) {
    if (!isAdRow(row)) continue;
    if (isStopped(row, statuses, now) && !all) countSkipped(result, "stopped");
    else addAd(row, file, result);
  }
  result.warnings.push(...statuses.listWarnings(file));
  return result;
}

/** An ad's row has the status of its ad set and campaign. Their names are not unique, so they are not looked up. */
function isStopped(row: MetaRow, statuses: StatusReader, now: Date): boolean {
  const isOff = statuses.isStopped(row, ["adStatus", "groupStatus", "campaignStatus"]);
  return isOff || isPast(row.get("groupEnd"), now) || isPast(row.get("campaignEnd"), now);
}

/** Rows of campaigns, ad sets and totals have no ad name or id. */
const isAdRow = (row: MetaRow): boolean =>
  row.header("adName") === "" && row.header("adId") === ""
    ? row.get("link") !== ""
    : row.get("adName") !== "" || row.get("adId") !== "";

function addAd(row: MetaRow, file: string, result: ImportResult): void {
  const field = row.get("link") !== "" ? "link" : "otherLink";
  const link = row.get(field);
  if (link === "" && row.get("form") !== "") {
    countSkipped(result, "form");
    return;
  }
  const resolved: LandingResult =
    link === ""
      ? { mistake: "the ad has no URL: add one, or remove the row" }
      : resolveLanding({ finalUrl: link, template: "", suffix: row.get("urlTags"), parameters: "", mobile: false });
  if ("mistake" in resolved) {
    const column = (link === "" && row.header("link")) || row.header(field);
    result.warnings.push({ file, row: row.number, column, message: resolved.mistake });
    return;
  }
  result.drafts.push(toDraft(row, file, resolved));
}

function toDraft(row: MetaRow, file: string, { landing, notes }: { landing: string; notes: string[] }): AdDraft {
  const titles = row.all("title");
  const bodies = row.all("body");
  const { creative, notes: creativeNotes } = findCreative(row);
  return {
    origin: { file, row: row.number },
    names: [row.get("campaign"), row.get("group"), row.get("adName")].filter((name) => name !== ""),
    platform: parsePlatform(row.get("platforms")),
    copy: toAdCopy({
      headline: titles[0] ?? "",
      body: bodies[0] ?? "",
      description: row.get("description"),
      cta: row.get("callToAction"),
      page: row.get("page"),
    }),
    landing,
    viewport: null,
    creative,
    notes: [...describeRotation({ title: titles.length - 1, body: bodies.length - 1 }), ...creativeNotes, ...notes],
  };
}

/** `facebook` or `instagram` if the ad runs only there, else `meta`. */
function parsePlatform(platforms: string): Platform {
  const names = platforms.toLowerCase().match(/[a-z_]+/g) ?? [];
  const [only, other] = [...new Set(names)];
  return other === undefined && (only === "instagram" || only === "facebook") ? only : "meta";
}

/** Ids of pictures and videos at Meta are notes: they can't be fetched by id. */
function findCreative(row: MetaRow): { creative: CreativeSource | null; notes: string[] } {
  const named = [row.get("imageUrl"), row.get("imageFile"), row.get("videoFile")];
  const creative = named.map(parseCreative).find((each) => each !== null) ?? null;
  const ids = { "Meta video id": "videoId", "Meta image hash": "imageHash", Post: "permalink" } as const;
  const notes = Object.entries(ids).flatMap(([name, field]) =>
    row.get(field) === "" ? [] : [`${name}: ${row.get(field)}`],
  );
  return { creative, notes: creative === null ? notes : [] };
}
