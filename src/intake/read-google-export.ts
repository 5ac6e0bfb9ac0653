import type { AdDraft, CreativeSource } from "./ad-draft.ts";
import { isPast, parseAdStatus, StatusReader } from "./ad-status.ts";
import { resolveLanding } from "./build-click-url.ts";
import type { GoogleField } from "./export-columns.ts";
import { countSkipped, createImportResult, type ImportResult } from "./import-result.ts";
import { parseCreative, parseYoutubeId } from "./parse-creative-source.ts";
import { readGoogleCopy } from "./read-google-copy.ts";
import type { Row } from "./recognise-columns.ts";

export interface ImportOptions {
  /** Name as the user gave it. */
  file: string;
  /** Also import paused, removed and ended ads. */
  all: boolean;
  now: Date;
}

type GoogleRow = Row<GoogleField>;

/** Settings that a campaign or ad group passes on to its ads. Empty strings mean absent. */
interface CampaignLevel {
  /** The names of the ad group and campaign. */
  path: string;
  stopped: boolean;
  template: string;
  suffix: string;
  parameters: string;
}

/** Reads an export of Google Ads Editor, an upload template or a report, which mix campaigns, keywords and ads. */
export async function readGoogleExport(
  rows: AsyncIterable<GoogleRow>,
  { file, all, now }: ImportOptions,
): Promise<ImportResult> {
  const result = createImportResult();
  // A campaign's row may come after its ads' rows.
  const levelRows: CampaignLevel[] = [];
  const statuses = new StatusReader();
  const ads: { row: GoogleRow; stopped: boolean }[] = [];
  for await (const row of rows) {
    const kind = classifyRow(row);
    if (kind === "ad") ads.push({ row, stopped: isStopped(row, statuses, now) });
    else if (kind === "other") levelRows.push(...readLevel(row, now));
    else countSkipped(result, kind);
  }
  const levels = Map.groupBy(levelRows, ({ path }) => path);
  for (const { row, stopped } of ads) {
    const above = listLevelPaths(row).flatMap((path) => levels.get(path) ?? []);
    if (!all && (stopped || above.some((level) => level.stopped))) {
      countSkipped(result, "stopped");
      continue;
    }
    addAd(row, above, file, result);
  }
  result.warnings.push(...statuses.listWarnings(file));
  return result;
}

type RowKind = "ad" | "keyword" | "sitelink" | "other";

/** Reports end with rows of totals. */
const TOTAL_ROW = /^(?:total|gesamt|insgesamt|totale|totaal|totais|totales)\b\s*(?::|$|–|-)/i;

function classifyRow(row: GoogleRow): RowKind {
  const hasUrl = row.get("finalUrl") !== "";
  if (!hasUrl && TOTAL_ROW.test(row.firstText)) return "other";
  if (row.get("linkText") !== "") return hasUrl ? "sitelink" : "other";
  const hasText = row.get("headline") !== "" || row.get("longHeadline") !== "" || row.get("adType") !== "";
  if (row.get("keyword") !== "" && !hasText) return hasUrl ? "keyword" : "other";
  return hasUrl || hasText ? "ad" : "other";
}

/** The names of an ad's ad group and campaign, nearest first. */
const listLevelPaths = (row: GoogleRow): [group: string, campaign: string] => [
  JSON.stringify([row.get("campaign"), row.get("group"), row.get("assetGroup")]),
  JSON.stringify([row.get("campaign")]),
];

/** The settings in a campaign's or ad group's row. Rows with a general status are callouts or locations instead. */
function readLevel(row: GoogleRow, now: Date): CampaignLevel[] {
  if (row.get("campaign") === "" || row.get("status") !== "" || row.get("keyword") !== "") return [];
  const [group, campaign] = listLevelPaths(row);
  const inGroup = row.get("group") !== "" || row.get("assetGroup") !== "";
  const statuses: GoogleField[] = inGroup ? ["groupStatus", "assetGroupStatus"] : ["campaignStatus"];
  const values = statuses.map((field) => row.get(field)).filter((status) => status !== "");
  const ended = !inGroup && values.length > 0 && isPast(row.get("campaignEnd"), now);
  const stopped = ended || values.some((status) => parseAdStatus(status) === "stopped");
  return [{ path: inGroup ? group : campaign, ...readTracking(row), stopped }];
}

const STATUS_FIELDS: GoogleField[] = ["adStatus", "status", "groupStatus", "assetGroupStatus", "campaignStatus"];

/** An ad's row also has the status of its ad group and campaign. */
function isStopped(row: GoogleRow, statuses: StatusReader, now: Date): boolean {
  return statuses.isStopped(row, STATUS_FIELDS) || isPast(row.get("campaignEnd"), now);
}

const readTracking = (row: GoogleRow) => ({
  template: row.get("template"),
  suffix: row.get("suffix"),
  parameters: row.get("parameters"),
});

function addAd(row: GoogleRow, above: readonly CampaignLevel[], file: string, result: ImportResult): void {
  const origin = { file, row: row.number };
  if (row.get("finalUrl") === "") {
    const message = "the ad has no URL: add one, or remove the row";
    result.warnings.push({ ...origin, column: row.header("finalUrl"), message });
    return;
  }
  const levels = [readTracking(row), ...above];
  // The nearest level applies (support.google.com/google-ads/answer/7197008).
  const nearest = (name: keyof ReturnType<typeof readTracking>): string =>
    levels.map((level) => level[name]).find((text) => text !== "") ?? "";
  // An ad may have a separate URL for phones.
  const hasMobileUrl = !["", row.get("finalUrl")].includes(row.get("mobileUrl"));
  for (const field of hasMobileUrl ? (["finalUrl", "mobileUrl"] as const) : (["finalUrl"] as const)) {
    const mobile = field === "mobileUrl";
    const resolved = resolveLanding({
      finalUrl: row.get(field),
      template: nearest("template"),
      suffix: nearest("suffix"),
      parameters: nearest("parameters"),
      mobile,
    });
    if ("mistake" in resolved) {
      result.warnings.push({ ...origin, column: row.header(field), message: resolved.mistake });
    } else result.drafts.push(toDraft(row, file, { ...resolved, mobile }));
  }
}

function toDraft(
  row: GoogleRow,
  file: string,
  { landing, notes, mobile }: { landing: string; notes: string[]; mobile: boolean },
): AdDraft {
  const { copy, notes: copyNotes } = readGoogleCopy(row);
  const { creative, notes: creativeNotes } = findCreative(row);
  const path = row.all("path").join("/");
  const pathNotes = path === "" ? [] : [`Display path: /${path}`];
  const name = row.get("adName") || (copy.headline ?? row.get("adType"));
  return {
    origin: { file, row: row.number },
    names: [row.get("campaign"), row.get("group") || row.get("assetGroup"), mobile ? `${name} (mobile)` : name].filter(
      Boolean,
    ),
    platform: "google",
    copy,
    landing,
    viewport: mobile ? "mobile" : null,
    creative,
    notes: [...copyNotes, ...creativeNotes, ...pathNotes, ...notes],
  };
}

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
