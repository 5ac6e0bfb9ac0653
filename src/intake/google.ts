import { type Level, Levels, Statuses } from "./campaigns.ts";
import type { Row } from "./columns.ts";
import { creativeOf, youtubeOf } from "./creative.ts";
import { type Creative, countLeft, type Draft, emptyReading, type Reading } from "./draft.ts";
import type { GoogleField } from "./google-columns.ts";
import { googleCopy } from "./google-copy.ts";
import { landingOf } from "./landing.ts";
import { isPast, stateOf } from "./status.ts";

export interface ReadingOptions {
  /** As the user named it. */
  file: string;
  /** Take in what is paused, removed or ended, too. */
  all: boolean;
  now: Date;
}

type GoogleRow = Row<GoogleField>;

/** Reads an export of Google Ads Editor, an upload template or a report: campaigns, groups, keywords and ads in one table. */
export async function readGoogle(
  rows: AsyncIterable<GoogleRow>,
  { file, all, now }: ReadingOptions,
): Promise<Reading> {
  const reading = emptyReading();
  const levels = new Levels();
  const statuses = new Statuses();
  const ads: { row: GoogleRow; stopped: boolean }[] = [];
  for await (const row of rows) {
    const kind = kindOf(row);
    if (kind === "ad") ads.push({ row, stopped: isStopped(row, statuses, now) });
    else if (kind === "other") noteLevel(row, levels, now);
    else countLeft(reading, kind);
  }
  for (const { row, stopped } of ads) {
    const above = pathsOf(row).flatMap((path) => levels.get(path) ?? []);
    if (!all && (stopped || above.some((level) => level.stopped))) {
      countLeft(reading, "stopped");
      continue;
    }
    takeAd(row, above, file, reading);
  }
  reading.remarks.push(...statuses.remarks(file));
  return reading;
}

type Kind = "ad" | "keyword" | "sitelink" | "other";

/** Reports end with sums, in every language. */
const SUM = /^(?:total|gesamt|insgesamt|totale|totaal|totais|totales)\b\s*(?::|$|–|-)/i;

function kindOf(row: GoogleRow): Kind {
  const leads = row.get("finalUrl") !== "";
  if (!leads && SUM.test(row.lead)) return "other";
  if (row.get("linkText") !== "") return leads ? "sitelink" : "other";
  const says = row.get("headline") !== "" || row.get("longHeadline") !== "" || row.get("adType") !== "";
  if (row.get("keyword") !== "" && !says) return leads ? "keyword" : "other";
  return leads || says ? "ad" : "other";
}

/** The levels above an ad, the nearest first. */
const pathsOf = (row: GoogleRow): string[][] => [
  [row.get("campaign"), row.get("group"), row.get("assetGroup")],
  [row.get("campaign")],
];

/**
 * What the row of a campaign or a group says of its ads. It has its own status in its own column; the row of a callout
 * or a location has one as every ad has, and an end of its own.
 */
function noteLevel(row: GoogleRow, levels: Levels, now: Date): void {
  const [group = [], campaign = []] = pathsOf(row);
  if (row.get("campaign") === "" || row.get("status") !== "" || row.get("keyword") !== "") return;
  const inGroup = row.get("group") !== "" || row.get("assetGroup") !== "";
  const statuses: GoogleField[] = inGroup ? ["groupStatus", "assetGroupStatus"] : ["campaignStatus"];
  const said = statuses.map((field) => row.get(field)).filter((status) => status !== "");
  const ended = !inGroup && said.length > 0 && isPast(row.get("campaignEnd"), now);
  const stopped = ended || said.some((status) => stateOf(status) === "stopped");
  levels.add(inGroup ? group : campaign, { ...clickOf(row), stopped });
}

const STATUSES = [
  "adStatus",
  "status",
  "groupStatus",
  "assetGroupStatus",
  "campaignStatus",
] as const satisfies GoogleField[];

/** An ad's row names the status of what is above it, too. */
function isStopped(row: GoogleRow, statuses: Statuses, now: Date): boolean {
  const cells = STATUSES.map((field) => ({ status: row.get(field), column: row.header(field) }));
  return statuses.stopped(row.number, cells) || isPast(row.get("campaignEnd"), now);
}

const clickOf = (row: GoogleRow) => ({
  template: row.get("template"),
  suffix: row.get("suffix"),
  parameters: row.get("parameters"),
});

function takeAd(row: GoogleRow, above: readonly Level[], file: string, reading: Reading): void {
  const origin = { file, row: row.number };
  if (row.get("finalUrl") === "") {
    const message = "the ad has no address: give it one, or leave it out";
    reading.remarks.push({ ...origin, column: row.header("finalUrl"), message });
    return;
  }
  const levels = [clickOf(row), ...above];
  // Of several the nearest holds (support.google.com/google-ads/answer/7197008).
  const nearest = (name: keyof ReturnType<typeof clickOf>): string =>
    levels.map((level) => level[name]).find((text) => text !== "") ?? "";
  for (const field of visitsOf(row)) {
    const mobile = field === "mobileUrl";
    const click = landingOf({
      finalUrl: row.get(field),
      template: nearest("template"),
      suffix: nearest("suffix"),
      parameters: nearest("parameters"),
      mobile,
    });
    if ("mistake" in click) {
      reading.remarks.push({ ...origin, column: row.header(field), message: click.mistake });
    } else reading.drafts.push(draftOf(row, file, { ...click, mobile }));
  }
}

/** An ad may lead phones elsewhere. */
function visitsOf(row: GoogleRow): ("finalUrl" | "mobileUrl")[] {
  const mobile = row.get("mobileUrl");
  return mobile === "" || mobile === row.get("finalUrl") ? ["finalUrl"] : ["finalUrl", "mobileUrl"];
}

function draftOf(
  row: GoogleRow,
  file: string,
  { landing, asides, mobile }: { landing: string; asides: string[]; mobile: boolean },
): Draft {
  const { copy, asides: turns } = googleCopy(row);
  const { creative, aside } = creativeIn(row);
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

function creativeIn(row: GoogleRow): { creative: Creative | null; aside: string[] } {
  const images = row.all("image");
  const videos = row.all("video");
  const found =
    images.map(creativeOf).find((creative) => creative !== null) ??
    videos.map((video) => youtubeOf(video) ?? creativeOf(video)).find((creative) => creative !== null);
  const named = images[0] ?? videos[0];
  if (found !== undefined) return { creative: found, aside: [] };
  return { creative: null, aside: named === undefined ? [] : [`Its picture or video is called "${named}".`] };
}
