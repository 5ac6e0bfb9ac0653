import type { Platform } from "../contract/vocabulary.ts";
import {
  type AdDraft,
  type CreativeSource,
  countSkipped,
  createImportResult,
  type ImportResult,
  toAdCopy,
} from "./ad-draft.ts";
import { isPast } from "./ad-status.ts";
import { StatusReader } from "./campaign-levels.ts";
import type { Row } from "./columns.ts";
import { parseCreative } from "./creative.ts";
import type { ImportOptions } from "./google-export.ts";
import { type LandingResult, resolveLanding } from "./landing-url.ts";
import type { MetaField } from "./meta-columns.ts";

type MetaRow = Row<MetaField>;

/** Reads Ads Manager's export or bulk-import template: an ad a row, with its campaign's and ad set's columns. */
export async function readMetaExport(
  rows: AsyncIterable<MetaRow>,
  { file, all, now }: ImportOptions,
): Promise<ImportResult> {
  const reading = createImportResult();
  const statuses = new StatusReader();
  for await (const row of rows) {
    if (!isAdRow(row)) continue;
    if (isStopped(row, statuses, now) && !all) countSkipped(reading, "stopped");
    else addAd(row, file, reading);
  }
  reading.warnings.push(...statuses.listWarnings(file));
  return reading;
}

/** An ad's row has its campaign's and its ad set's columns. Their names are no help: several may have the same. */
function isStopped(row: MetaRow, statuses: StatusReader, now: Date): boolean {
  const fields = ["adStatus", "groupStatus", "campaignStatus"] as const;
  const cells = fields.map((field) => ({ status: row.get(field), column: row.header(field) }));
  const off = statuses.isStopped(row.number, cells);
  return off || isPast(row.get("groupEnd"), now) || isPast(row.get("campaignEnd"), now);
}

/** A campaign or an ad set alone has a row without an ad; the sums of a report have no names. */
const isAdRow = (row: MetaRow): boolean =>
  row.header("adName") === "" && row.header("adId") === ""
    ? row.get("link") !== ""
    : row.get("adName") !== "" || row.get("adId") !== "";

function addAd(row: MetaRow, file: string, reading: ImportResult): void {
  const field = row.get("link") !== "" ? "link" : "otherLink";
  const link = row.get(field);
  if (link === "" && row.get("form") !== "") {
    countSkipped(reading, "form");
    return;
  }
  const click: LandingResult =
    link === ""
      ? { mistake: "the ad has no address: give it one, or leave it out" }
      : resolveLanding({
          finalUrl: link,
          template: "",
          suffix: row.get("urlTags"),
          parameters: "",
          mobile: false,
        });
  if ("mistake" in click) {
    const column = (link === "" && row.header("link")) || row.header(field);
    reading.warnings.push({ file, row: row.number, column, message: click.mistake });
    return;
  }
  reading.drafts.push(toDraft(row, file, click));
}

function toDraft(
  row: MetaRow,
  file: string,
  { landing, asides }: { landing: string; asides: string[] },
): AdDraft {
  const titles = row.all("title");
  const bodies = row.all("body");
  const { creative, aside } = findCreative(row);
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
    asides: [...describeRotation(titles.length - 1, bodies.length - 1), ...aside, ...asides],
  };
}

/** "facebook, instagram": one of them where the ad runs nowhere else. */
function parsePlatform(platforms: string): Platform {
  const names = platforms.toLowerCase().match(/[a-z_]+/g) ?? [];
  const [only, other] = [...new Set(names)];
  return other === undefined && (only === "instagram" || only === "facebook") ? only : "meta";
}

function describeRotation(titles: number, bodies: number): string[] {
  const parts = [
    ...(titles > 0 ? [`${titles} more title${titles === 1 ? "" : "s"}`] : []),
    ...(bodies > 0 ? [`${bodies} more ${bodies === 1 ? "body" : "bodies"}`] : []),
  ];
  return parts.length === 0 ? [] : [`${parts.join(" and ")} take turns with these.`];
}

/** Pictures and videos that lie at Meta have numbers there, by which nobody else can fetch them. */
function findCreative(row: MetaRow): { creative: CreativeSource | null; aside: string[] } {
  const named = [row.get("imageUrl"), row.get("imageFile"), row.get("videoFile")];
  const creative = named.map(parseCreative).find((each) => each !== null) ?? null;
  if (creative !== null) return { creative, aside: [] };
  const [video, image, post] = [row.get("videoId"), row.get("imageHash"), row.get("permalink")];
  return {
    creative: null,
    aside: [
      ...(video === "" ? [] : [`Its video at Meta: ${video}`]),
      ...(image === "" ? [] : [`Its image at Meta: ${image}`]),
      ...(post === "" ? [] : [`Its post: ${post}`]),
    ],
  };
}
