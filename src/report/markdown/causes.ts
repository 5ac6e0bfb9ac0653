import { capitalise } from "../../ground/text.ts";
import type { Change } from "../actions.ts";
import { type Cause, describeOtherPages } from "../causes.ts";
import { formatCount } from "../format-count.ts";
import { describeDirection } from "../select-fixes-and-risks.ts";
import { listEntryNames, type ReportLinks } from "./entries-table.ts";
import { escapeName, escapeSentence, formatChange, formatDetails, formatUrlLink, joinParagraphs } from "./format.ts";

/** In a report that lists more, the others are folded. */
const MAX_UNFOLDED = 10;
const MAX_NAMED_ADS = 3;
/** Of each side of a change. The details of the ad have more. */
const MAX_CHANGE_CHARS = 80;
/** Longer addresses are shown without a link: five of 10,000 characters would fill a comment. The table has the links. */
const MAX_HREF_CHARS = 500;

interface CausesOptions {
  links: ReportLinks;
  /** How many to list. */
  max: number;
  /** Where the others are listed, as markdown; null if nowhere. */
  othersIn: string | null;
}

/** What to do first: for each cause, what is wrong, where, what to do, and the ads that it concerns. */
export function renderCauses(causes: readonly Cause[], { links, max, othersIn }: CausesOptions): string {
  const items = causes.slice(0, max).map((cause, index) => renderCause(cause, `${index + 1}. `, links));
  const folded = items.slice(MAX_UNFOLDED);
  const text = joinParagraphs([
    items.slice(0, MAX_UNFOLDED).join("\n"),
    folded.length === 0 ? "" : formatDetails(formatCount(folded.length, "more cause"), folded.join("\n")),
    describeOthers(causes, max, othersIn),
  ]);
  return text === "" ? "" : `**Do this first**\n\n${text}`;
}

function describeOthers(causes: readonly Cause[], max: number, othersIn: string | null): string {
  const others = causes.slice(max);
  if (others.length === 0) return "";
  const ads = others.reduce((sum, { entries }) => sum + entries.length, 0);
  const count = `${formatCount(others.length, max === 0 ? "cause" : "more cause")} (${formatCount(ads, "ad")})`;
  const verb = others.length === 1 ? "is" : "are";
  return `${count} ${verb} ${othersIn === null ? "not listed. The JSON report has every ad." : `in ${othersIn}.`}`;
}

function renderCause(cause: Cause, number: string, links: ReportLinks): string {
  const { title, reason, remedy, changes, url, entries } = cause;
  const indent = " ".repeat(number.length);
  const where = url === null ? "" : ` at ${formatUrlLink(url, MAX_HREF_CHARS)}${describeOtherPages(cause)}`;
  const [change, ...others] = changes;
  const texts = [
    ...[reason, remedy].filter((text) => text.trim() !== "").map(escapeSentence),
    ...(change !== undefined && others.length === 0 ? [formatChange(change, indent, MAX_CHANGE_CHARS)] : []),
  ];
  const ads = `${entries.length === 1 ? "Ad" : formatCount(entries.length, "ad")}: ${listEntryNames(entries, links, MAX_NAMED_ADS)}`;
  const sides = others.length === 0 ? [] : changes.map((side) => `\n${indent}- ${renderSide(side, `${indent}  `)}`);
  return `${number}**${escapeName(title)}**${where}: ${texts.join(" ")}\\\n${indent}${ads}${sides.join("")}`;
}

const renderSide = (change: Change, indent: string): string =>
  `${escapeName(capitalise(describeDirection(change)))}: ${formatChange(change, indent, MAX_CHANGE_CHARS)}`;
