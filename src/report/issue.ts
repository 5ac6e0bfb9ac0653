import { markdownTable } from "markdown-table";
import type { CheckResult, EntryReport } from "../check/result.ts";
import {
  adKeys,
  digest,
  type IssueMemory,
  issueMarker,
  keysOf,
  MOST_KEYS,
  memoryBlock,
} from "./issue-memory.ts";
import { COMMENT_LIMIT, signature } from "./markdown.ts";
import { entryName, type Links, sourceOf } from "./markdown-table.ts";
import { count, folded, linked, named, paragraphs, sentence, value } from "./markdown-words.ts";
import { asCode, clip, oneLine } from "./text.ts";

/** A destination that is dead, and the ads that die with it: at least one, in the manifest's order. */
export interface DeadDestination {
  fingerprint: string;
  /** As the manifest has it for the first of its ads. */
  url: string;
  reason: string;
  httpStatus: number | null;
  finalUrl: string | null;
  trail: readonly string[];
  ads: readonly EntryReport[];
}

/** What every text of an issue shares: who speaks, and where links of ours may lead. */
export interface IssueSpeaker {
  run: Pick<CheckResult, "commit" | "startedAt" | "tool">;
  keeper: string;
  links: Links;
}

/** An issue as it should stand. */
export interface IssueText {
  title: string;
  /** GFM of at most 65,536 UTF-16 units that begins with `issueMarker(about)`. */
  body: string;
  memory: IssueMemory;
}

/** Rows and names that are shown; the JSON report has all of them. */
const MOST = { rows: 200, names: 20, trail: 12, title: 120 } as const;

/** The issue of one destination that is dead. Nothing in it changes from run to run but what it is about. */
export function deadIssue(dead: DeadDestination, speaker: IssueSpeaker): IssueText {
  const { fingerprint, ads, reason, url } = dead;
  // Without where it ends: a redirect may carry another session's name every time.
  const shows = digest(JSON.stringify([url, reason, dead.httpStatus, ads.map(shownOf)]));
  const memory: IssueMemory = {
    about: fingerprint,
    keeper: speaker.keeper,
    said: "dead",
    shows,
    keys: adKeys(ads),
  };
  const parts = (rows: number) => [
    `${whole(reason)} Every click on ${ads.length === 1 ? "this ad" : "these ads"} is paid for and lost: bring the page back, send the ${ads.length === 1 ? "ad" : "ads"} elsewhere, or pause ${ads.length === 1 ? "it" : "them"}.`,
    [value(url), ...end(dead)].join(" · "),
    `**Dies with it:** ${sums(ads)}.`,
    adsTable(ads.slice(0, rows), speaker.links),
    rows < ads.length ? `And ${count(ads.length - rows, "more ad")}, in the JSON report.` : "",
    trail(dead.trail),
    ENDINGS,
  ];
  return {
    title: `Ads lead to a dead page: ${titled(url)}`,
    body: fitted(parts, ads.length, memory, speaker),
    memory,
  };
}

/**
 * The one issue of many destinations that died at once: fifty messages would help nobody.
 *
 * @param doubted keys of those of its destinations that nobody could judge this time: they stay in it.
 */
export function manyIssue(
  all: readonly DeadDestination[],
  about: string,
  doubted: readonly string[],
  speaker: IssueSpeaker,
): IssueText {
  const worst = all.toSorted((a, b) => b.ads.length - a.ads.length);
  const ads = worst.flatMap((dead) => dead.ads);
  const shown = worst.map(({ url, reason, ads }) => [url, reason, ads.map(shownOf)]);
  const shows = digest(JSON.stringify([shown, doubted]));
  const dead = keysOf(all.map(({ fingerprint }) => fingerprint));
  const keys = [...new Set([...dead, ...doubted])].sort().slice(0, MOST_KEYS);
  const memory: IssueMemory = { about, keeper: speaker.keeper, said: "dead", shows, keys };
  const parts = (rows: number) => [
    `${count(all.length, "destination")} of ads ${all.length === 1 ? "is" : "are"} dead, too many at once for an issue each: a site or a name may be down as a whole.`,
    `**Dies with ${all.length === 1 ? "it" : "them"}:** ${sums(ads)}.`,
    markdownTable(
      [
        ["Destination", "What was found", "Ads", "Platforms"],
        ...worst
          .slice(0, rows)
          .map((dead) => [
            cell(dead.url),
            sentence(dead.reason),
            names(dead.ads, speaker.links, 3),
            platformsOf(dead.ads).join(", ") || "–",
          ]),
      ],
      { alignDelimiters: false },
    ),
    rows < all.length ? `And ${count(all.length - rows, "more destination")}, in the JSON report.` : "",
    doubted.length > 0 ? `${count(doubted.length, "more destination")} could not be judged this time.` : "",
    MANY_ENDINGS,
  ];
  return {
    title: "Ads lead to many dead pages at once",
    body: fitted(parts, all.length, memory, speaker),
    memory,
  };
}

const ENDINGS =
  "Adhere keeps this text. It closes the issue when the page is alive again, or when no ad leads there any more, and reopens it when the page dies again. Closed as not planned, it stays closed until the page has been alive.";
const MANY_ENDINGS =
  "Adhere keeps this text, and closes the issue when all of them are alive again. Closed as not planned, it stays closed until then.";

/** The same issue with another last word: what it says stays as a record. */
export function issueThatSays(body: string, memory: IssueMemory, said: IssueMemory["said"]): string {
  const at = body.lastIndexOf("<!-- adhere issue-state=1 ");
  const isLast = at >= 0 && /^[^>]*-->\s*$/u.test(body.slice(at));
  const text = isLast ? body.slice(0, at).trimEnd() : body;
  return `${text}\n\n${memoryBlock({ ...memory, said })}\n`;
}

/** The longest text that GitHub takes: rows go first. */
function fitted(
  parts: (rows: number) => string[],
  all: number,
  memory: IssueMemory,
  speaker: IssueSpeaker,
): string {
  const text = (rows: number) =>
    `${issueMarker(memory.about)}\n${paragraphs([...parts(rows), signed(speaker)])}\n\n${memoryBlock(memory)}\n`;
  for (let rows = Math.min(all, MOST.rows); rows > 0; rows = Math.floor(rows / 2)) {
    const whole = text(rows);
    if (whole.length <= COMMENT_LIMIT) return whole;
  }
  return text(0);
}

const signed = ({ run, links }: IssueSpeaker): string =>
  signature({
    what: "Last changed",
    commit: run.commit,
    at: run.startedAt,
    version: run.tool.version,
    links,
  });

/** What of an ad an issue shows: where this stays the same, so does the issue. */
const shownOf = ({ id, platform, landingUrl, manifest }: EntryReport): unknown => [
  id,
  platform,
  spendLine(landingUrl),
  manifest.file,
  manifest.line,
];

function adsTable(ads: readonly EntryReport[], links: Links): string {
  const paid = ads.some(({ landingUrl }) => spendLine(landingUrl) !== null);
  const head = ["Ad", "Platform", ...(paid ? ["Spend line"] : []), "Manifest"];
  const rows = ads.map((ad) => [
    named(ad.id) || "(no id)",
    ad.platform ?? "–",
    ...(paid ? [named(spendLine(ad.landingUrl) ?? "–")] : []),
    linked(`${named(ad.manifest.file)}, ${linesOf(ad.manifest)}`, sourceOf(links, ad.manifest)),
  ]);
  return markdownTable([head, ...rows], { alignDelimiters: false });
}

const linesOf = ({ line, endLine }: EntryReport["manifest"]): string =>
  endLine > line ? `lines ${line}–${endLine}` : `line ${line}`;

/**
 * How the money's books know an ad's clicks: source, medium and campaign of its address, as it is written. Null where the
 * address names none.
 */
export function spendLine(landingUrl: string): string | null {
  const query = URL.parse(landingUrl)?.searchParams;
  const parts = ["utm_source", "utm_medium", "utm_campaign"].flatMap(
    (name) => query?.get(name)?.trim() || [],
  );
  return parts.length === 0 ? null : parts.join(" / ");
}

const platformsOf = (ads: readonly EntryReport[]): string[] => [
  ...new Set(ads.flatMap(({ platform }) => platform ?? [])),
];

/** `3 ads (2 on meta, 1 on google) of 2 spend lines`. */
function sums(ads: readonly EntryReport[]): string {
  const on = platformsOf(ads).map(
    (platform) => `${ads.filter((ad) => ad.platform === platform).length} on ${platform}`,
  );
  const lines = [...new Set(ads.flatMap(({ landingUrl }) => spendLine(landingUrl) ?? []))];
  const shown = lines.slice(0, MOST.names).map((line) => named(line));
  const rest = lines.length > MOST.names ? ` and ${lines.length - MOST.names} more` : "";
  const spend =
    lines.length === 0 ? "" : ` of ${count(lines.length, "spend line")} (${shown.join(", ")}${rest})`;
  return `${count(ads.length, "ad")}${on.length === 0 ? "" : ` (${on.join(", ")})`}${spend}`;
}

function names(ads: readonly EntryReport[], links: Links, most: number): string {
  const shown = ads.slice(0, most).map((ad) => entryName(ad, links));
  return `${shown.join(", ")}${ads.length > most ? ` and ${ads.length - most} more` : ""}`;
}

/** Where it ends, where that is elsewhere, and with what answer. */
function end({ url, finalUrl, httpStatus }: DeadDestination): string[] {
  const moved = finalUrl !== null && finalUrl.split("#")[0] !== url.split("#")[0];
  return [
    ...(moved ? [`ended at ${value(finalUrl)}`] : []),
    ...(httpStatus === null ? [] : [`HTTP ${httpStatus}`]),
  ];
}

function trail(steps: readonly string[]): string {
  const lines = steps.slice(0, MOST.trail).map((step) => `- ${asCode(step, 300)}`);
  return lines.length === 0 ? "" : folded("How this was found", lines.join("\n"), false);
}

/** A pipe would end a cell even in code. */
const cell = (url: string): string => (url.includes("|") ? named(url) : asCode(url, 120));

/** Titles are plain text, which GitHub shows as it is. The query may be long, and is in the text. */
function titled(url: string): string {
  const parsed = URL.parse(url);
  const short = parsed === null ? url : `${parsed.host}${parsed.pathname}`;
  return clip(oneLine(short), MOST.title);
}

const whole = (reason: string): string =>
  sentence(/[.!?…]$/u.test(reason.trim()) ? reason : `${reason.trim()}.`);

/** What an issue is told when something happens to it, for those who follow it. */
export const issueWords = {
  recovered: (links: Links): string => `✅ **Alive again**, ${here(links)}: clicks arrive.`,
  /** @param byHand somebody closed the issue, and the page is dead all the same. */
  dead: (dead: DeadDestination, byHand: boolean, links: Links): string =>
    `❌ **${byHand ? "Still dead" : "Dead again"}**, ${here(links)}: ${whole(dead.reason)} Dies with it: ${sums(dead.ads)}.`,
  changed: (joined: readonly EntryReport[], left: number, links: Links): string =>
    `**Changed**, ${here(links)}: ${[
      ...(joined.length > 0
        ? [
            `${count(joined.length, "more ad")} ${joined.length === 1 ? "leads" : "lead"} to the dead page (${names(joined, links, MOST.names)})`,
          ]
        : []),
      ...(left > 0 ? [`${count(left, "ad")} no longer ${left === 1 ? "does" : "do"}`] : []),
    ].join("; ")}.`,
  gone: (links: Links): string =>
    `No ad of the manifest leads there any more, ${here(links)}. Whether the page is alive was not looked at.`,
  manyDead: (all: number, again: boolean, links: Links): string =>
    `❌ **${count(all, "destination")} ${all === 1 ? "is" : "are"} dead${again ? " again" : ""}**, ${here(links)}.`,
  manyMore: (joined: number, links: Links): string =>
    `**${count(joined, "more destination")}** ${joined === 1 ? "is" : "are"} dead, ${here(links)}.`,
  manyRecovered: (links: Links): string =>
    `✅ **None of them is dead any more**, ${here(links)}: all are alive, or no ad leads there.`,
  duplicate: (number: number): string =>
    `Two runs at once opened an issue each: #${number} is the one that is kept.`,
} as const;

const here = ({ run }: Links): string => `says ${linked("this run", run)}`;
