import { type AdDraft, type CreativeSource, countSkipped, createImportResult, type ImportResult } from "./ad-draft.ts";
import { isPast, parseAdStatus } from "./ad-status.ts";
import { type CampaignLevel, CampaignLevels, StatusReader } from "./campaign-levels.ts";
import type { Row } from "./columns.ts";
import { parseCreative, parseYoutubeId } from "./creative.ts";
import type { GoogleField } from "./export-columns.ts";
import { readGoogleCopy } from "./google-copy.ts";
import { resolveLanding } from "./landing-url.ts";

export interface ImportOptions {
  /** Name as the user gave it. */
  file: string;
  /** Also import paused, removed and ended ads. */
  all: boolean;
  now: Date;
}

type GoogleRow = Row<GoogleField>;

/** Reads an export of Google Ads Editor, an upload template or a report; its table mixes campaigns, ad groups, keywords and ads. */
export async function readGoogleExport(
  rows: AsyncIterable<GoogleRow>,
  { file, all, now }: ImportOptions,
): Promise<ImportResult> {
  const result = createImportResult();
  const levels = new CampaignLevels();
  const statuses = new StatusReader();
  const ads: { row: GoogleRow; stopped: boolean }[] = [];
  for await (const row of rows) {
    const kind = classifyRow(row);
    if (kind === "ad") ads.push({ row, stopped: isStopped(row, statuses, now) });
    else if (kind === "other") addLevel(row, levels, now);
    else countSkipped(result, kind);
  }
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
const listLevelPaths = (row: GoogleRow): string[][] => [
  [row.get("campaign"), row.get("group"), row.get("assetGroup")],
  [row.get("campaign")],
];

/** Stores the settings in a campaign's or ad group's row. Rows with a general status are callouts or locations, not campaigns. */
function addLevel(row: GoogleRow, levels: CampaignLevels, now: Date): void {
  const [group = [], campaign = []] = listLevelPaths(row);
  if (row.get("campaign") === "" || row.get("status") !== "" || row.get("keyword") !== "") return;
  const inGroup = row.get("group") !== "" || row.get("assetGroup") !== "";
  const statuses: GoogleField[] = inGroup ? ["groupStatus", "assetGroupStatus"] : ["campaignStatus"];
  const values = statuses.map((field) => row.get(field)).filter((status) => status !== "");
  const ended = !inGroup && values.length > 0 && isPast(row.get("campaignEnd"), now);
  const stopped = ended || values.some((status) => parseAdStatus(status) === "stopped");
  levels.add(inGroup ? group : campaign, { ...readTracking(row), stopped });
}

const STATUS_FIELDS = [
  "adStatus",
  "status",
  "groupStatus",
  "assetGroupStatus",
  "campaignStatus",
] as const satisfies GoogleField[];

/** An ad's row also has the status of its ad group and campaign. */
function isStopped(row: GoogleRow, statuses: StatusReader, now: Date): boolean {
  const cells = STATUS_FIELDS.map((field) => ({ status: row.get(field), column: row.header(field) }));
  return statuses.isStopped(row.number, cells) || isPast(row.get("campaignEnd"), now);
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
  for (const field of listLandingFields(row)) {
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

/** An ad may have a separate URL for phones. */
function listLandingFields(row: GoogleRow): ("finalUrl" | "mobileUrl")[] {
  const mobile = row.get("mobileUrl");
  return mobile === "" || mobile === row.get("finalUrl") ? ["finalUrl"] : ["finalUrl", "mobileUrl"];
}

function toDraft(
  row: GoogleRow,
  file: string,
  { landing, notes, mobile }: { landing: string; notes: string[]; mobile: boolean },
): AdDraft {
  const { copy, notes: copyNotes } = readGoogleCopy(row);
  const { creative, notes: creativeNotes } = findCreative(row);
  const paths = row.all("path");
  const name = row.get("adName") || (copy.headline ?? row.get("adType"));
  return {
    origin: { file, row: row.number },
    names: [row.get("campaign"), row.get("group") || row.get("assetGroup"), mobile ? `${name} (mobile)` : name].filter(
      (name) => name !== "",
    ),
    platform: "google",
    copy,
    landing,
    viewport: mobile ? "mobile" : null,
    creative,
    notes: [
      ...copyNotes,
      ...creativeNotes,
      ...(paths.length > 0 ? [`Display path: /${paths.join("/")}`] : []),
      ...notes,
    ],
  };
}

function findCreative(row: GoogleRow): { creative: CreativeSource | null; notes: string[] } {
  const images = row.all("image");
  const videos = row.all("video");
  const found =
    [...images.map(parseCreative), ...videos.map((video) => parseYoutubeId(video) ?? parseCreative(video))].find(
      (creative) => creative !== null,
    ) ?? null;
  const named = images[0] ?? videos[0];
  if (found !== null) return { creative: found, notes: [] };
  return { creative: null, notes: named === undefined ? [] : [`Picture or video: "${named}"`] };
}
