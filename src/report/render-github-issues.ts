import { markdownTable } from "markdown-table";
import { truncate } from "../ground/text.ts";
import type { CheckResult } from "../result/check-report.ts";
import type { EntryReport } from "../result/entry-report.ts";
import { toSingleLine } from "./escape.ts";
import { formatCount } from "./format-count.ts";
import {
  hashAdKeys,
  hashMemberKeys,
  type IssueRecord,
  MAX_MEMBER_KEYS,
  renderIssueMarker,
  renderIssueRecord,
  shortHash,
} from "./github-issue-record.ts";
import { listPlatforms } from "./group-entries-by-destination.ts";
import { getSourceUrl, listEntryNames, type ReportLinks } from "./markdown/entries-table.ts";
import {
  describeFinalUrl,
  escapeFullSentence,
  escapeName,
  escapeSentence,
  formatLink,
  formatLinkTrail,
  joinParagraphs,
  toCodeCell,
  toCodeValue,
} from "./markdown/format.ts";
import { MAX_COMMENT_CHARS } from "./markdown/report.ts";
import { renderSignature } from "./markdown/signature.ts";
import { formatPlatform } from "./platform-names.ts";

/** A destination that is broken, and the ads that link to it: at least one, in manifest order. */
export interface BrokenDestination {
  /** Of the page, without tracking parameters. */
  fingerprint: string;
  /** As written in the manifest for the first ad. */
  url: string;
  reason: string;
  httpStatus: number | null;
  finalUrl: string | null;
  linkTrail: readonly string[];
  ads: readonly EntryReport[];
}

/** What all issue texts of a run share. */
export interface IssueContext {
  run: Pick<CheckResult, "commit" | "startedAt" | "tool">;
  ownerId: string;
  links: ReportLinks;
  /** Id and attempt of the workflow run. */
  runAttemptId: string;
}

export interface IssueContent {
  title: string;
  /** GFM of at most 65,536 UTF-16 units that begins with `renderIssueMarker(subjectId)`. */
  body: string;
  record: IssueRecord;
}

/** The JSON report has everything. */
const ISSUE_LIMITS = { tableRows: 200, listedNames: 20, titleChars: 120 } as const;

/**
 * The issue of one broken destination. Its text stays the same from run to run unless the destination or its ads
 * change.
 */
export function renderBrokenDestinationIssue(destination: BrokenDestination, context: IssueContext): IssueContent {
  const { fingerprint, ads, reason, url, httpStatus } = destination;
  // Without the final URL, because a redirect may contain a new session id every time.
  const contentHash = shortHash(JSON.stringify([url, reason, httpStatus, ads.map(getShownFields)]));
  const record: IssueRecord = {
    subjectId: fingerprint,
    ownerId: context.ownerId,
    status: "dead",
    contentHash,
    run: context.runAttemptId,
    memberKeys: hashAdKeys(ads),
  };
  const them = ads.length === 1 ? "the ad" : "the ads";
  const renderParts = (rows: number) => [
    `${escapeFullSentence(reason)} Every click on ${them} is paid for and lost. ` +
      `Restore the page, change the URL of ${them}, or pause ${them}.`,
    [toCodeValue(url), ...describeFinalUrl(destination, [url])].join(" · "),
    `**Affects** ${summarizeAds(ads)}.`,
    renderAdsTable(ads.slice(0, rows), context.links),
    rows < ads.length ? `${formatCount(ads.length - rows, "more ad")} in the JSON report.` : "",
    formatLinkTrail(destination.linkTrail),
    DESTINATION_ISSUE_FOOTER,
  ];
  return {
    title: `Ads link to a broken page: ${shortenUrlForTitle(url)}`,
    body: fitIssueBody(renderParts, ads.length, record, context),
    record,
  };
}

/**
 * One issue for many destinations that broke at once, instead of one notification for each.
 *
 * @param undecidedKeys members of the issue that this run couldn't check. They stay in it.
 */
export function renderOutageIssue(
  destinations: readonly BrokenDestination[],
  subjectId: string,
  undecidedKeys: readonly string[],
  context: IssueContext,
): IssueContent {
  const sorted = destinations.toSorted((a, b) => b.ads.length - a.ads.length);
  const shown = sorted.map(({ url, reason, ads }) => [url, reason, ads.map(getShownFields)]);
  const broken = hashMemberKeys(destinations.map(({ fingerprint }) => fingerprint));
  const record: IssueRecord = {
    subjectId,
    ownerId: context.ownerId,
    status: "dead",
    contentHash: shortHash(JSON.stringify([shown, undecidedKeys])),
    run: context.runAttemptId,
    memberKeys: [...new Set([...broken, ...undecidedKeys])].sort().slice(0, MAX_MEMBER_KEYS),
  };
  const total = destinations.length;
  const renderParts = (rows: number) => [
    `${formatCount(total, "landing page")} of ads ${total === 1 ? "is" : "are"} broken. ` +
      "That is too many for one issue each: a site or a domain may be down.",
    `**Affects** ${summarizeAds(sorted.flatMap(({ ads }) => ads))}.`,
    renderDestinationsTable(sorted.slice(0, rows), context.links),
    rows < total ? `${formatCount(total - rows, "more destination")} in the JSON report.` : "",
    undecidedKeys.length > 0
      ? `${formatCount(undecidedKeys.length, "more destination")} could not be checked this time.`
      : "",
    OUTAGE_ISSUE_FOOTER,
  ];
  return {
    title: "Many landing pages of ads are broken",
    body: fitIssueBody(renderParts, total, record, context),
    record,
  };
}

const DESTINATION_ISSUE_FOOTER =
  "Adhere updates this issue. It closes the issue when the page works again or no ad links to it, and reopens it " +
  "when the page breaks again. If you close it as not planned, it stays closed until the page has worked again.";
const OUTAGE_ISSUE_FOOTER =
  "Adhere updates this issue and closes it when all of these pages work again. If you close it as not planned, it " +
  "stays closed until then.";

/** The same issue text with another status in its record. */
export function withIssueStatus(body: string, record: IssueRecord, status: IssueRecord["status"]): string {
  const at = body.lastIndexOf("<!-- adhere issue-state=1 ");
  const isLast = at >= 0 && /^[^>]*-->\s*$/u.test(body.slice(at));
  const text = isLast ? body.slice(0, at).trimEnd() : body;
  return `${text}\n\n${renderIssueRecord({ ...record, status })}\n`;
}

/** Halves the number of table rows until GitHub accepts the text's length. */
function fitIssueBody(
  renderParts: (rows: number) => string[],
  maxRows: number,
  record: IssueRecord,
  { run, links }: IssueContext,
): string {
  const signature = renderSignature({
    what: "Last changed",
    commit: run.commit,
    at: run.startedAt,
    version: run.tool.version,
    links,
  });
  const render = (rows: number) => {
    const text = joinParagraphs([...renderParts(rows), signature]);
    return `${renderIssueMarker(record.subjectId)}\n${text}\n\n${renderIssueRecord(record)}\n`;
  };
  for (let rows = Math.min(maxRows, ISSUE_LIMITS.tableRows); rows > 0; rows = Math.floor(rows / 2)) {
    const body = render(rows);
    if (body.length <= MAX_COMMENT_CHARS) return body;
  }
  return render(0);
}

/** The fields of an ad that an issue shows. The issue is rewritten when one of them changes. */
const getShownFields = ({ id, platform, landingUrl, manifest }: EntryReport): unknown => [
  id,
  platform,
  getUtmLabel(landingUrl),
  manifest.file,
  manifest.line,
];

function renderDestinationsTable(destinations: readonly BrokenDestination[], links: ReportLinks): string {
  const rows = destinations.map(({ url, reason, ads }) => [
    toCodeCell(url),
    escapeSentence(reason),
    listEntryNames(ads, links, 3),
    listPlatforms(ads)
      .map((platform) => formatPlatform(platform))
      .join(", ") || "–",
  ]);
  return markdownTable([["Destination", "Reason", "Ads", "Platforms"], ...rows], { alignDelimiters: false });
}

function renderAdsTable(ads: readonly EntryReport[], links: ReportLinks): string {
  const hasUtm = ads.some(({ landingUrl }) => getUtmLabel(landingUrl) !== null);
  const head = ["Ad", "Platform", ...(hasUtm ? ["Campaign (UTM)"] : []), "Manifest"];
  const rows = ads.map((ad) => [
    escapeName(ad.id) || "(no id)",
    formatPlatform(ad.platform),
    ...(hasUtm ? [escapeName(getUtmLabel(ad.landingUrl) ?? "–")] : []),
    formatLink(`${escapeName(ad.manifest.file)}, ${formatLineRange(ad.manifest)}`, getSourceUrl(links, ad.manifest)),
  ]);
  return markdownTable([head, ...rows], { alignDelimiters: false });
}

const formatLineRange = ({ line, endLine }: EntryReport["manifest"]): string =>
  endLine > line ? `lines ${line}–${endLine}` : `line ${line}`;

/** UTM source, medium and campaign as written in the URL: `fb / cpc / spring`. Null if the URL has none. */
export function getUtmLabel(landingUrl: string): string | null {
  const query = URL.parse(landingUrl)?.searchParams;
  const parts = ["utm_source", "utm_medium", "utm_campaign"].flatMap((name) => query?.get(name)?.trim() || []);
  return parts.length === 0 ? null : parts.join(" / ");
}

/** `3 ads (2 on Meta, 1 on Google) in 2 campaigns (fb / spring, google / cpc)`. */
function summarizeAds(ads: readonly EntryReport[]): string {
  const counts = listPlatforms(ads).map(
    (platform) => `${ads.filter((ad) => ad.platform === platform).length} on ${formatPlatform(platform)}`,
  );
  const campaigns = [...new Set(ads.flatMap(({ landingUrl }) => getUtmLabel(landingUrl) ?? []))];
  const names = campaigns.slice(0, ISSUE_LIMITS.listedNames).map((name) => escapeName(name));
  const more = campaigns.length - names.length;
  const rest = more > 0 ? ` and ${more} more` : "";
  const onPlatforms = counts.length === 0 ? "" : ` (${counts.join(", ")})`;
  const inCampaigns =
    names.length === 0 ? "" : ` in ${formatCount(campaigns.length, "campaign")} (${names.join(", ")}${rest})`;
  return `${formatCount(ads.length, "ad")}${onPlatforms}${inCampaigns}`;
}

/** Host and path: GitHub shows titles as plain text, and the body has the full URL. */
function shortenUrlForTitle(url: string): string {
  const parsed = URL.parse(url);
  const short = parsed === null ? url : `${parsed.host}${parsed.pathname}`;
  return truncate(toSingleLine(short), ISSUE_LIMITS.titleChars);
}

/** Comments on an issue, for its subscribers. */
export const issueComments = {
  recovered: (links: ReportLinks): string => `✅ **Working again** (${linkToRun(links)}).`,
  /** @param closedByUser a person closed the issue although the page was still broken. */
  brokenAgain: (destination: BrokenDestination, closedByUser: boolean, links: ReportLinks): string =>
    `❌ **${closedByUser ? "Still broken" : "Broken again"}** (${linkToRun(links)}): ` +
    `${escapeFullSentence(destination.reason)} Affects ${summarizeAds(destination.ads)}.`,
  changed: (joined: readonly EntryReport[], left: number, links: ReportLinks): string => {
    const names = listEntryNames(joined, links, ISSUE_LIMITS.listedNames);
    const verb = joined.length === 1 ? "links" : "link";
    const added = `${formatCount(joined.length, "more ad")} ${verb} to the broken page (${names})`;
    const removed = `${formatCount(left, "ad")} no longer ${left === 1 ? "does" : "do"}`;
    const changes = [...(joined.length > 0 ? [added] : []), ...(left > 0 ? [removed] : [])];
    return `**Changed** (${linkToRun(links)}): ${changes.join("; ")}.`;
  },
  noLongerUsed: (links: ReportLinks): string =>
    `No ad in the manifest links to this page any more (${linkToRun(links)}). The page was not checked.`,
  outageStarted: (count: number, again: boolean, links: ReportLinks): string =>
    `❌ **${formatCount(count, "landing page")} ${count === 1 ? "is" : "are"} broken${again ? " again" : ""}** ` +
    `(${linkToRun(links)}).`,
  outageGrew: (count: number, links: ReportLinks): string =>
    `**${formatCount(count, "more landing page")}** ${count === 1 ? "is" : "are"} broken (${linkToRun(links)}).`,
  outageRecovered: (links: ReportLinks): string =>
    `✅ **No landing page is broken any more** (${linkToRun(links)}): each works again, or no ad links to it.`,
  duplicate: (number: number): string =>
    `Two simultaneous runs each opened an issue. Adhere continues with #${number}.`,
  sameAsVariant: (number: number): string =>
    `This is the same page as in #${number}, under other tracking parameters. Adhere continues there.`,
} as const;

const linkToRun = ({ run }: ReportLinks): string => formatLink("this run", run);
