import { markdownTable } from "markdown-table";
import type { CheckResult, EntryReport } from "../run/result.ts";
import { toCodeSpan, toSingleLine, truncateText } from "./escape.ts";
import {
  hashAdKeys,
  hashMemberKeys,
  type IssueRecord,
  MAX_MEMBER_KEYS,
  renderIssueMarker,
  renderIssueRecord,
  shortHash,
} from "./issue-record.ts";
import { getSourceUrl, type ReportLinks, renderEntryName } from "./markdown/entries-table.ts";
import {
  escapeName,
  escapeSentence,
  formatCount,
  formatDetails,
  formatLink,
  joinParagraphs,
  toCodeValue,
} from "./markdown/format.ts";
import { MAX_COMMENT_CHARS, renderSignature } from "./markdown/report.ts";

/** A destination that is dead, and the ads that die with it: at least one, in the manifest's order. */
export interface BrokenDestination {
  fingerprint: string;
  /** As the manifest has it for the first of its ads. */
  url: string;
  reason: string;
  httpStatus: number | null;
  finalUrl: string | null;
  linkTrail: readonly string[];
  ads: readonly EntryReport[];
}

/** What every text of an issue shares: who speaks, and where links of ours may lead. */
export interface IssueContext {
  run: Pick<CheckResult, "commit" | "startedAt" | "tool">;
  ownerId: string;
  links: ReportLinks;
}

/** An issue as it should stand. */
export interface IssueContent {
  title: string;
  /** GFM of at most 65,536 UTF-16 units that begins with `issueMarker(about)`. */
  body: string;
  record: IssueRecord;
}

/** Rows and names that are shown; the JSON report has all of them. */
const ISSUE_LIMITS = { tableRows: 200, listedNames: 20, trailSteps: 12, titleChars: 120 } as const;

/** The issue of one destination that is dead. Nothing in it changes from run to run but what it is about. */
export function renderBrokenDestinationIssue(dead: BrokenDestination, speaker: IssueContext): IssueContent {
  const { fingerprint, ads, reason, url } = dead;
  // Without where it ends: a redirect may carry another session's name every time.
  const contentHash = shortHash(JSON.stringify([url, reason, dead.httpStatus, ads.map(getShownFields)]));
  const record: IssueRecord = {
    subjectId: fingerprint,
    ownerId: speaker.ownerId,
    status: "dead",
    contentHash,
    memberKeys: hashAdKeys(ads),
  };
  const parts = (rows: number) => [
    `${formatFullSentence(reason)} Every click on ${ads.length === 1 ? "this ad" : "these ads"} is paid for and lost: bring the page back, send the ${ads.length === 1 ? "ad" : "ads"} elsewhere, or pause ${ads.length === 1 ? "it" : "them"}.`,
    [toCodeValue(url), ...describeFinalUrl(dead)].join(" · "),
    `**Dies with it:** ${summarizeAds(ads)}.`,
    renderAdsTable(ads.slice(0, rows), speaker.links),
    rows < ads.length ? `And ${formatCount(ads.length - rows, "more ad")}, in the JSON report.` : "",
    renderLinkTrail(dead.linkTrail),
    DESTINATION_ISSUE_FOOTER,
  ];
  return {
    title: `Ads lead to a dead page: ${shortenUrlForTitle(url)}`,
    body: fitIssueBody(parts, ads.length, record, speaker),
    record,
  };
}

/**
 * The one issue of many destinations that died at once: fifty messages would help nobody.
 *
 * @param doubted keys of those of its destinations that nobody could judge this time: they stay in it.
 */
export function renderOutageIssue(
  all: readonly BrokenDestination[],
  subjectId: string,
  doubted: readonly string[],
  speaker: IssueContext,
): IssueContent {
  const worst = all.toSorted((a, b) => b.ads.length - a.ads.length);
  const ads = worst.flatMap((dead) => dead.ads);
  const shown = worst.map(({ url, reason, ads }) => [url, reason, ads.map(getShownFields)]);
  const contentHash = shortHash(JSON.stringify([shown, doubted]));
  const dead = hashMemberKeys(all.map(({ fingerprint }) => fingerprint));
  const memberKeys = [...new Set([...dead, ...doubted])].sort().slice(0, MAX_MEMBER_KEYS);
  const record: IssueRecord = {
    subjectId,
    ownerId: speaker.ownerId,
    status: "dead",
    contentHash,
    memberKeys,
  };
  const parts = (rows: number) => [
    `${formatCount(all.length, "destination")} of ads ${all.length === 1 ? "is" : "are"} dead, too many at once for an issue each: a site or a name may be down as a whole.`,
    `**Dies with ${all.length === 1 ? "it" : "them"}:** ${summarizeAds(ads)}.`,
    markdownTable(
      [
        ["Destination", "What was found", "Ads", "Platforms"],
        ...worst
          .slice(0, rows)
          .map((dead) => [
            formatUrlCell(dead.url),
            escapeSentence(dead.reason),
            listAdNames(dead.ads, speaker.links, 3),
            getPlatforms(dead.ads).join(", ") || "–",
          ]),
      ],
      { alignDelimiters: false },
    ),
    rows < all.length ? `And ${formatCount(all.length - rows, "more destination")}, in the JSON report.` : "",
    doubted.length > 0
      ? `${formatCount(doubted.length, "more destination")} could not be judged this time.`
      : "",
    OUTAGE_ISSUE_FOOTER,
  ];
  return {
    title: "Ads lead to many dead pages at once",
    body: fitIssueBody(parts, all.length, record, speaker),
    record,
  };
}

const DESTINATION_ISSUE_FOOTER =
  "Adhere keeps this text. It closes the issue when the page is alive again, or when no ad leads there any more, and reopens it when the page dies again. Closed as not planned, it stays closed until the page has been alive.";
const OUTAGE_ISSUE_FOOTER =
  "Adhere keeps this text, and closes the issue when all of them are alive again. Closed as not planned, it stays closed until then.";

/** The same issue with another last word: what it says stays as a record. */
export function withIssueStatus(body: string, memory: IssueRecord, status: IssueRecord["status"]): string {
  const at = body.lastIndexOf("<!-- adhere issue-state=1 ");
  const isLast = at >= 0 && /^[^>]*-->\s*$/u.test(body.slice(at));
  const text = isLast ? body.slice(0, at).trimEnd() : body;
  return `${text}\n\n${renderIssueRecord({ ...memory, status })}\n`;
}

/** The longest text that GitHub takes: rows go first. */
function fitIssueBody(
  parts: (rows: number) => string[],
  all: number,
  memory: IssueRecord,
  speaker: IssueContext,
): string {
  const text = (rows: number) =>
    `${renderIssueMarker(memory.subjectId)}\n${joinParagraphs([...parts(rows), renderIssueSignature(speaker)])}\n\n${renderIssueRecord(memory)}\n`;
  for (let rows = Math.min(all, ISSUE_LIMITS.tableRows); rows > 0; rows = Math.floor(rows / 2)) {
    const whole = text(rows);
    if (whole.length <= MAX_COMMENT_CHARS) return whole;
  }
  return text(0);
}

const renderIssueSignature = ({ run, links }: IssueContext): string =>
  renderSignature({
    what: "Last changed",
    commit: run.commit,
    at: run.startedAt,
    version: run.tool.version,
    links,
  });

/** What of an ad an issue shows: where this stays the same, so does the issue. */
const getShownFields = ({ id, platform, landingUrl, manifest }: EntryReport): unknown => [
  id,
  platform,
  getUtmLabel(landingUrl),
  manifest.file,
  manifest.line,
];

function renderAdsTable(ads: readonly EntryReport[], links: ReportLinks): string {
  const paid = ads.some(({ landingUrl }) => getUtmLabel(landingUrl) !== null);
  const head = ["Ad", "Platform", ...(paid ? ["Spend line"] : []), "Manifest"];
  const rows = ads.map((ad) => [
    escapeName(ad.id) || "(no id)",
    ad.platform ?? "–",
    ...(paid ? [escapeName(getUtmLabel(ad.landingUrl) ?? "–")] : []),
    formatLink(
      `${escapeName(ad.manifest.file)}, ${formatLineRange(ad.manifest)}`,
      getSourceUrl(links, ad.manifest),
    ),
  ]);
  return markdownTable([head, ...rows], { alignDelimiters: false });
}

const formatLineRange = ({ line, endLine }: EntryReport["manifest"]): string =>
  endLine > line ? `lines ${line}–${endLine}` : `line ${line}`;

/**
 * How the money's books know an ad's clicks: source, medium and campaign of its address, as it is written. Null where the
 * address names none.
 */
export function getUtmLabel(landingUrl: string): string | null {
  const query = URL.parse(landingUrl)?.searchParams;
  const parts = ["utm_source", "utm_medium", "utm_campaign"].flatMap(
    (name) => query?.get(name)?.trim() || [],
  );
  return parts.length === 0 ? null : parts.join(" / ");
}

const getPlatforms = (ads: readonly EntryReport[]): string[] => [
  ...new Set(ads.flatMap(({ platform }) => platform ?? [])),
];

/** `3 ads (2 on meta, 1 on google) of 2 spend lines`. */
function summarizeAds(ads: readonly EntryReport[]): string {
  const on = getPlatforms(ads).map(
    (platform) => `${ads.filter((ad) => ad.platform === platform).length} on ${platform}`,
  );
  const lines = [...new Set(ads.flatMap(({ landingUrl }) => getUtmLabel(landingUrl) ?? []))];
  const shown = lines.slice(0, ISSUE_LIMITS.listedNames).map((line) => escapeName(line));
  const rest =
    lines.length > ISSUE_LIMITS.listedNames ? ` and ${lines.length - ISSUE_LIMITS.listedNames} more` : "";
  const spend =
    lines.length === 0 ? "" : ` of ${formatCount(lines.length, "spend line")} (${shown.join(", ")}${rest})`;
  return `${formatCount(ads.length, "ad")}${on.length === 0 ? "" : ` (${on.join(", ")})`}${spend}`;
}

function listAdNames(ads: readonly EntryReport[], links: ReportLinks, most: number): string {
  const shown = ads.slice(0, most).map((ad) => renderEntryName(ad, links));
  return `${shown.join(", ")}${ads.length > most ? ` and ${ads.length - most} more` : ""}`;
}

/** Where it ends, where that is elsewhere, and with what answer. */
function describeFinalUrl({ url, finalUrl, httpStatus }: BrokenDestination): string[] {
  const moved = finalUrl !== null && finalUrl.split("#")[0] !== url.split("#")[0];
  return [
    ...(moved ? [`ended at ${toCodeValue(finalUrl)}`] : []),
    ...(httpStatus === null ? [] : [`HTTP ${httpStatus}`]),
  ];
}

function renderLinkTrail(steps: readonly string[]): string {
  const lines = steps.slice(0, ISSUE_LIMITS.trailSteps).map((step) => `- ${toCodeSpan(step, 300)}`);
  return lines.length === 0 ? "" : formatDetails("How this was found", lines.join("\n"), false);
}

/** A pipe would end a cell even in code. */
const formatUrlCell = (url: string): string => (url.includes("|") ? escapeName(url) : toCodeSpan(url, 120));

/** Titles are plain text, which GitHub shows as it is. The query may be long, and is in the text. */
function shortenUrlForTitle(url: string): string {
  const parsed = URL.parse(url);
  const short = parsed === null ? url : `${parsed.host}${parsed.pathname}`;
  return truncateText(toSingleLine(short), ISSUE_LIMITS.titleChars);
}

const formatFullSentence = (reason: string): string =>
  escapeSentence(/[.!?…]$/u.test(reason.trim()) ? reason : `${reason.trim()}.`);

/** What an issue is told when something happens to it, for those who follow it. */
export const issueComments = {
  recovered: (links: ReportLinks): string => `✅ **Alive again**, ${linkToRun(links)}: clicks arrive.`,
  /** @param byHand somebody closed the issue, and the page is dead all the same. */
  brokenAgain: (dead: BrokenDestination, byHand: boolean, links: ReportLinks): string =>
    `❌ **${byHand ? "Still dead" : "Dead again"}**, ${linkToRun(links)}: ${formatFullSentence(dead.reason)} Dies with it: ${summarizeAds(dead.ads)}.`,
  changed: (joined: readonly EntryReport[], left: number, links: ReportLinks): string =>
    `**Changed**, ${linkToRun(links)}: ${[
      ...(joined.length > 0
        ? [
            `${formatCount(joined.length, "more ad")} ${joined.length === 1 ? "leads" : "lead"} to the dead page (${listAdNames(joined, links, ISSUE_LIMITS.listedNames)})`,
          ]
        : []),
      ...(left > 0 ? [`${formatCount(left, "ad")} no longer ${left === 1 ? "does" : "do"}`] : []),
    ].join("; ")}.`,
  noLongerUsed: (links: ReportLinks): string =>
    `No ad of the manifest leads there any more, ${linkToRun(links)}. Whether the page is alive was not looked at.`,
  outageStarted: (all: number, again: boolean, links: ReportLinks): string =>
    `❌ **${formatCount(all, "destination")} ${all === 1 ? "is" : "are"} dead${again ? " again" : ""}**, ${linkToRun(links)}.`,
  outageGrew: (joined: number, links: ReportLinks): string =>
    `**${formatCount(joined, "more destination")}** ${joined === 1 ? "is" : "are"} dead, ${linkToRun(links)}.`,
  outageRecovered: (links: ReportLinks): string =>
    `✅ **None of them is dead any more**, ${linkToRun(links)}: all are alive, or no ad leads there.`,
  duplicate: (number: number): string =>
    `Two runs at once opened an issue each: #${number} is the one that is kept.`,
} as const;

const linkToRun = ({ run }: ReportLinks): string => `says ${formatLink("this run", run)}`;
