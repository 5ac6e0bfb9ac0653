import { type AdDraft, type CreativeSource, createRef, markStopped } from "./ad-draft.ts";
import { parseAdStatus, parseEnd, StatusReader } from "./ad-status.ts";
import { LinkAssigner } from "./assign-links.ts";
import { resolveLanding, splitUrls } from "./build-click-url.ts";
import type { GoogleField } from "./export-columns.ts";
import {
  type AssetKind,
  countSkipped,
  createImportResult,
  type ImportResult,
  type NoPageReason,
} from "./import-result.ts";
import noPage from "./lexicon/no-page.json" with { type: "json" };
import { NO_TRACKING, type ParentLevel, type ParentLevels, pickTracking, type Tracking } from "./parent-levels.ts";
import { parseCreative, parseYoutubeId } from "./parse-creative-source.ts";
import { readGoogleCopy } from "./read-google-copy.ts";
import { isLinkKind, readGoogleLinks } from "./read-google-links.ts";
import type { Row } from "./recognise-columns.ts";

export interface ImportOptions {
  /** Name as the user gave it. */
  file: string;
  /** Also import paused, removed and ended ads. */
  all: boolean;
  now: Date;
}

/** A file whose rows are read. Its ads may have their campaigns in another file of the same account. */
export interface ReadFile {
  levels: ParentLevel[];
  /** @param levels those of all files. */
  finish: (levels: ParentLevels) => ImportResult;
}

type GoogleRow = Row<GoogleField>;

/** Reads an export of Google Ads Editor, an upload template or a report, which mix campaigns, keywords and ads. */
export async function readGoogleExport(
  rows: AsyncIterable<GoogleRow>,
  { file, all, now }: ImportOptions,
): Promise<ReadFile> {
  const result = createImportResult();
  const levels: ParentLevel[] = [];
  const statuses = new StatusReader(now);
  const ads: { row: GoogleRow; stopped: boolean }[] = [];
  for await (const row of rows) {
    const kind = classifyRow(row);
    if (kind === "ad") ads.push({ row, stopped: statuses.isOver(row, STATUS_FIELDS, ["campaignEnd"]) });
    else if (kind === "none") levels.push(...readLevel(row, now));
    else countSkipped(result, kind);
    if (kind === "price") result.pricePages += row.all("priceUrl").length;
    if (isLinkKind(kind) && (all || !statuses.isOver(row, STATUS_FIELDS, ["campaignEnd"]))) {
      const { links, mistakes } = readGoogleLinks(row, kind, readTracking(row));
      levels.push({ key: getOwnLevelKey(row), stopped: false, ...NO_TRACKING, links });
      result.warnings.push(...mistakes.map((mistake) => ({ file, row: row.number, ...mistake })));
    }
  }
  const finish = (parents: ParentLevels): ImportResult => {
    const links = new LinkAssigner(parents);
    for (const { row, stopped } of ads) {
      const keys = listLevelKeys(row);
      const above = parents.find(keys);
      const isOver = stopped || above.some((level) => level.stopped);
      if (!all && isOver) countSkipped(result, "stopped");
      else {
        const drafts = readAd(row, above, file, result).map((draft) => markStopped(draft, isOver));
        result.drafts.push(...(showsLinks(row) ? drafts.map((draft) => links.assign(draft, keys)) : drafts));
      }
    }
    result.furtherLinks = links.count;
    result.warnings.push(...statuses.listWarnings(file));
    return result;
  };
  return { levels, finish };
}

type RowKind = "ad" | "none" | AssetKind | NoPageReason;

/** Reports end with rows of totals. */
const TOTAL_ROW = /^(?:total|gesamt|insgesamt|totale|totaal|totais|totales|合計)(?![\p{L}\p{N}])\s*(?::|$|–|-)/iu;

/** Columns that say what an ad shows. */
const TEXT_FIELDS: readonly GoogleField[] = ["headline", "longHeadline", "description"];
/** Rows that are recognised by a column of their own. */
const ASSET_FIELDS: readonly [field: GoogleField, kind: AssetKind][] = [
  ["linkText", "sitelink"],
  ["promotion", "promotion"],
  ["price", "price"],
  ["keyword", "keyword"],
  ["placement", "placement"],
  ["audience", "audience"],
];

function classifyRow(row: GoogleRow): RowKind {
  const hasUrl = row.get("finalUrl") !== "";
  if (!hasUrl && TOTAL_ROW.test(row.firstText)) return "none";
  const isTyped = row.get("adType") !== "" || row.get("adName") !== "";
  // Ads of feeds and dynamic ads may have a description only.
  const isAd = isTyped || row.get("headline") !== "" || row.get("longHeadline") !== "";
  const asset = ASSET_FIELDS.find(([field]) => row.get(field) !== "");
  if (asset?.[1] === "sitelink" || (asset !== undefined && !isAd)) {
    return hasUrl || row.get("priceUrl") !== "" ? asset[1] : "none";
  }
  if (!hasUrl) return isAd ? (findNoPageReason(row) ?? "ad") : "none";
  return isAd || isAdWithoutText(row) ? "ad" : row.get("image") === "" ? "other" : "image";
}

/** A row with a URL and nothing else is an ad where the table has no column that would say so. */
function isAdWithoutText(row: GoogleRow): boolean {
  if (row.get("imageSize") !== "" || TEXT_FIELDS.some((field) => row.get(field) !== "")) return true;
  const fields = [...TEXT_FIELDS, "adType"] as const;
  return fields.every((field) => row.header(field) === "");
}

const NO_PAGE_TYPES = Object.entries(noPage.googleTypes) as [keyof typeof noPage.googleTypes, string[]][];

/** Why an ad without a URL needs none; null if it should have one. */
function findNoPageReason(row: GoogleRow): NoPageReason | null {
  const type = row.get("adType").toLowerCase();
  const found = NO_PAGE_TYPES.find(([, words]) => words.some((word) => type.includes(word)));
  return found?.[0] ?? (row.get("phone") === "" ? null : "call");
}

/** The keys of an ad's ad group, campaign and account, nearest first. */
const listLevelKeys = (row: GoogleRow): [group: string, campaign: string, account: string] => [
  JSON.stringify([row.get("campaign"), row.get("group"), row.get("assetGroup")]),
  JSON.stringify([row.get("campaign")]),
  "account",
];

const isInGroup = (row: GoogleRow): boolean => row.get("group") !== "" || row.get("assetGroup") !== "";

/** The key of the level to which a row belongs that is no ad. Google Ads Editor writes "<Account-level>". */
function getOwnLevelKey(row: GoogleRow): string {
  const [group, campaign, account] = listLevelKeys(row);
  if (/^(?:<.*>)?$/u.test(row.get("campaign"))) return account;
  return isInGroup(row) ? group : campaign;
}

/** The settings in a campaign's or ad group's row. */
function readLevel(row: GoogleRow, now: Date): ParentLevel[] {
  if (row.get("campaign") === "" || row.get("keyword") !== "") return [];
  const inGroup = isInGroup(row);
  const fields: GoogleField[] = inGroup ? ["groupStatus", "assetGroupStatus"] : ["campaignStatus"];
  const values = fields.map((field) => row.get(field)).filter((status) => status !== "");
  // Rows with a general status are callouts or locations, whose tracking and end are their own.
  const isOwn = row.get("status") === "";
  const ended = isOwn && !inGroup && values.length > 0 && parseEnd(row.get("campaignEnd"), now) === "past";
  const stopped = ended || values.some((status) => parseAdStatus(status) === "stopped");
  return [{ key: getOwnLevelKey(row), ...(isOwn ? readTracking(row) : NO_TRACKING), stopped, links: [] }];
}

/** An ad's row also has the status of its ad group and campaign. */
const STATUS_FIELDS: GoogleField[] = ["adStatus", "status", "groupStatus", "assetGroupStatus", "campaignStatus"];

const readTracking = (row: GoogleRow): Tracking => ({
  template: row.get("template"),
  suffix: row.get("suffix"),
  parameters: row.get("parameters"),
});

/** An ad's drafts, one for each of its URLs. Adds warnings to the result. */
function readAd(row: GoogleRow, above: readonly ParentLevel[], file: string, result: ImportResult): AdDraft[] {
  const origin = { file, row: row.number };
  if (row.get("finalUrl") === "") {
    const message = "the ad has no URL: add one, or remove the row";
    result.warnings.push({ ...origin, column: row.header("finalUrl"), message });
    return [];
  }
  const tracking = pickTracking([readTracking(row), ...above]);
  // An ad may have a separate URL for phones.
  const hasMobileUrl = !["", row.get("finalUrl")].includes(row.get("mobileUrl"));
  const fields = hasMobileUrl ? (["finalUrl", "mobileUrl"] as const) : (["finalUrl"] as const);
  return fields.flatMap((field) => {
    const mobile = field === "mobileUrl";
    return splitUrls(row.get(field)).flatMap((finalUrl, index) => {
      const resolved = resolveLanding({ finalUrl, ...tracking, mobile });
      if (!("mistake" in resolved)) return [toDraft(row, file, { ...resolved, mobile, index })];
      result.warnings.push({ ...origin, column: row.header(field), message: resolved.mistake });
      return [];
    });
  });
}

function toDraft(
  row: GoogleRow,
  file: string,
  { landing, notes, mobile, index }: { landing: string; notes: string[]; mobile: boolean; index: number },
): AdDraft {
  const { copy, lostTexts, notes: copyNotes } = readGoogleCopy(row);
  const { creative, notes: creativeNotes } = findCreative(row);
  const path = row.all("path").join("/");
  const pathNotes = path === "" ? [] : [`Display path: /${path}`];
  const name = row.get("adName") || (copy.headline ?? row.get("adType"));
  const suffix = `${mobile ? " (mobile)" : ""}${index === 0 ? "" : ` ${index + 1}`}`;
  const id = row.get("adId");
  return {
    origin: { file, row: row.number },
    ...createRef("google", id),
    level: { campaign: row.get("campaign"), group: row.get("group") || row.get("assetGroup") },
    names: [row.get("campaign"), row.get("group") || row.get("assetGroup"), `${name}${suffix}`].filter(
      (each) => each.trim() !== "",
    ),
    platform: "google",
    copy,
    landing,
    viewport: mobile ? "mobile" : null,
    creative,
    isSearch: isSearchAd(row),
    lostTexts,
    notes: [...copyNotes, ...creativeNotes, ...pathNotes, ...notes],
  };
}

/** Asset groups and display ads are shown with pictures. Without a type, texts in an ad group are a search ad. */
const isSearchAd = (row: GoogleRow): boolean =>
  row.get("assetGroup") === "" &&
  row.get("longHeadline") === "" &&
  !/display|video|demand|app/iu.test(row.get("adType"));

/** Display, video and app ads have no sitelinks. */
const showsLinks = (row: GoogleRow): boolean => isSearchAd(row) || row.get("assetGroup") !== "";

function findCreative(row: GoogleRow): { creative: CreativeSource | null; notes: string[] } {
  const [images, videos] = [row.all("image"), row.all("video")];
  const parsed = [
    ...images.map(parseCreative),
    ...videos.map((video) => parseYoutubeId(video) ?? parseCreative(video)),
  ];
  const creative = parsed.find((each) => each !== null) ?? null;
  const named = creative === null ? (images[0] ?? videos[0]) : undefined;
  return { creative, notes: named === undefined ? [] : [`Picture or video: "${named}"`] };
}
