import {
  type AdDraft,
  type CreativeSource,
  countSkipped,
  createImportResult,
  type ImportResult,
} from "./ad-draft.ts";
import { isPast, parseAdStatus } from "./ad-status.ts";
import { type CampaignLevel, CampaignLevels, StatusReader } from "./campaign-levels.ts";
import type { Row } from "./columns.ts";
import { parseCreative, parseYoutubeId } from "./creative.ts";
import type { GoogleField } from "./google-columns.ts";
import { readGoogleCopy } from "./google-copy.ts";
import { resolveLanding } from "./landing-url.ts";

export interface ImportOptions {
  /** As the user named it. */
  file: string;
  /** Take in what is paused, removed or ended, too. */
  all: boolean;
  now: Date;
}

type GoogleRow = Row<GoogleField>;

/** Reads an export of Google Ads Editor, an upload template or a report: campaigns, groups, keywords and ads in one table. */
export async function readGoogleExport(
  rows: AsyncIterable<GoogleRow>,
  { file, all, now }: ImportOptions,
): Promise<ImportResult> {
  const reading = createImportResult();
  const levels = new CampaignLevels();
  const statuses = new StatusReader();
  const ads: { row: GoogleRow; stopped: boolean }[] = [];
  for await (const row of rows) {
    const kind = classifyRow(row);
    if (kind === "ad") ads.push({ row, stopped: isStopped(row, statuses, now) });
    else if (kind === "other") addLevel(row, levels, now);
    else countSkipped(reading, kind);
  }
  for (const { row, stopped } of ads) {
    const above = listLevelPaths(row).flatMap((path) => levels.get(path) ?? []);
    if (!all && (stopped || above.some((level) => level.stopped))) {
      countSkipped(reading, "stopped");
      continue;
    }
    addAd(row, above, file, reading);
  }
  reading.warnings.push(...statuses.listWarnings(file));
  return reading;
}

type RowKind = "ad" | "keyword" | "sitelink" | "other";

/** Reports end with sums, in every language. */
const TOTAL_ROW = /^(?:total|gesamt|insgesamt|totale|totaal|totais|totales)\b\s*(?::|$|–|-)/i;

function classifyRow(row: GoogleRow): RowKind {
  const leads = row.get("finalUrl") !== "";
  if (!leads && TOTAL_ROW.test(row.firstText)) return "other";
  if (row.get("linkText") !== "") return leads ? "sitelink" : "other";
  const says = row.get("headline") !== "" || row.get("longHeadline") !== "" || row.get("adType") !== "";
  if (row.get("keyword") !== "" && !says) return leads ? "keyword" : "other";
  return leads || says ? "ad" : "other";
}

/** The levels above an ad, the nearest first. */
const listLevelPaths = (row: GoogleRow): string[][] => [
  [row.get("campaign"), row.get("group"), row.get("assetGroup")],
  [row.get("campaign")],
];

/**
 * What the row of a campaign or a group says of its ads. It has its own status in its own column; the row of a callout
 * or a location has one as every ad has, and an end of its own.
 */
function addLevel(row: GoogleRow, levels: CampaignLevels, now: Date): void {
  const [group = [], campaign = []] = listLevelPaths(row);
  if (row.get("campaign") === "" || row.get("status") !== "" || row.get("keyword") !== "") return;
  const inGroup = row.get("group") !== "" || row.get("assetGroup") !== "";
  const statuses: GoogleField[] = inGroup ? ["groupStatus", "assetGroupStatus"] : ["campaignStatus"];
  const said = statuses.map((field) => row.get(field)).filter((status) => status !== "");
  const ended = !inGroup && said.length > 0 && isPast(row.get("campaignEnd"), now);
  const stopped = ended || said.some((status) => parseAdStatus(status) === "stopped");
  levels.add(inGroup ? group : campaign, { ...readTracking(row), stopped });
}

const STATUS_FIELDS = [
  "adStatus",
  "status",
  "groupStatus",
  "assetGroupStatus",
  "campaignStatus",
] as const satisfies GoogleField[];

/** An ad's row names the status of what is above it, too. */
function isStopped(row: GoogleRow, statuses: StatusReader, now: Date): boolean {
  const cells = STATUS_FIELDS.map((field) => ({ status: row.get(field), column: row.header(field) }));
  return statuses.isStopped(row.number, cells) || isPast(row.get("campaignEnd"), now);
}

const readTracking = (row: GoogleRow) => ({
  template: row.get("template"),
  suffix: row.get("suffix"),
  parameters: row.get("parameters"),
});

function addAd(row: GoogleRow, above: readonly CampaignLevel[], file: string, reading: ImportResult): void {
  const origin = { file, row: row.number };
  if (row.get("finalUrl") === "") {
    const message = "the ad has no address: give it one, or leave it out";
    reading.warnings.push({ ...origin, column: row.header("finalUrl"), message });
    return;
  }
  const levels = [readTracking(row), ...above];
  // Of several the nearest holds (support.google.com/google-ads/answer/7197008).
  const nearest = (name: keyof ReturnType<typeof readTracking>): string =>
    levels.map((level) => level[name]).find((text) => text !== "") ?? "";
  for (const field of listLandingFields(row)) {
    const mobile = field === "mobileUrl";
    const click = resolveLanding({
      finalUrl: row.get(field),
      template: nearest("template"),
      suffix: nearest("suffix"),
      parameters: nearest("parameters"),
      mobile,
    });
    if ("mistake" in click) {
      reading.warnings.push({ ...origin, column: row.header(field), message: click.mistake });
    } else reading.drafts.push(toDraft(row, file, { ...click, mobile }));
  }
}

/** An ad may lead phones elsewhere. */
function listLandingFields(row: GoogleRow): ("finalUrl" | "mobileUrl")[] {
  const mobile = row.get("mobileUrl");
  return mobile === "" || mobile === row.get("finalUrl") ? ["finalUrl"] : ["finalUrl", "mobileUrl"];
}

function toDraft(
  row: GoogleRow,
  file: string,
  { landing, asides, mobile }: { landing: string; asides: string[]; mobile: boolean },
): AdDraft {
  const { copy, asides: turns } = readGoogleCopy(row);
  const { creative, aside } = findCreative(row);
  const paths = row.all("path");
  const name = row.get("adName") || (copy.headline ?? row.get("adType"));
  return {
    origin: { file, row: row.number },
    names: [
      row.get("campaign"),
      row.get("group") || row.get("assetGroup"),
      mobile ? `${name} (mobile)` : name,
    ].filter((name) => name !== ""),
    platform: "google",
    copy,
    landing,
    viewport: mobile ? "mobile" : null,
    creative,
    asides: [
      ...turns,
      ...aside,
      ...(paths.length > 0 ? [`Its address is shown with /${paths.join("/")}.`] : []),
      ...asides,
    ],
  };
}

function findCreative(row: GoogleRow): { creative: CreativeSource | null; aside: string[] } {
  const images = row.all("image");
  const videos = row.all("video");
  const found =
    images.map(parseCreative).find((creative) => creative !== null) ??
    videos
      .map((video) => parseYoutubeId(video) ?? parseCreative(video))
      .find((creative) => creative !== null);
  const named = images[0] ?? videos[0];
  if (found !== undefined) return { creative: found, aside: [] };
  return { creative: null, aside: named === undefined ? [] : [`Its picture or video is called "${named}".`] };
}
