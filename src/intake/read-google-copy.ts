import { type AdDraft, toAdCopy } from "./ad-draft.ts";
import type { GoogleField } from "./export-columns.ts";
import type { Row } from "./recognise-columns.ts";
import { resolveTexts } from "./resolve-insertions.ts";

/** What a responsive search ad shows at most (support.google.com/google-ads/answer/7684791). */
const MAX_SHOWN_HEADLINES = 3;
const MAX_SHOWN_DESCRIPTIONS = 2;

/** One of an ad's texts, and the position to which it is pinned: "1" to "3", or "". */
export interface PinnedText {
  text: string;
  pin: string;
}

/** An ad's texts for the manifest, and those that are not in it. */
export interface ReadCopy extends Pick<AdDraft, "copy" | "lostTexts" | "notes"> {}

/** The copy of a row of Google's. */
export function readGoogleCopy(row: Row<GoogleField>): ReadCopy {
  const pins = new Map(row.each("headlinePosition").map(({ number, text }) => [number, text]));
  const headlines = row.each("headline").map(({ number, text }) => ({ text, pin: parsePin(pins.get(number)) }));
  // An asset group's ads show the short headlines in most places, a display ad one of them with the long one.
  const isMixed = row.get("assetGroup") !== "" && headlines.length > 0;
  return composeSearchCopy({
    headlines,
    longHeadlines: isMixed ? [] : row.all("longHeadline"),
    descriptions: row.all("description").map((text) => ({ text, pin: "" })),
    cta: row.get("callToAction"),
    page: row.get("businessName"),
  });
}

/** `Headline 2`, `Headline2`, `見出し 1`. */
export const parsePin = (position = ""): string => /[1-3]/u.exec(position)?.[0] ?? "";

/**
 * The copy as the ad most likely shows it: pinned texts in their positions, the others in their order. The first
 * headline becomes `headline`, the next ones (of a display ad: the long headline) `description`, and the descriptions
 * `body`.
 */
export function composeSearchCopy(ad: {
  headlines: readonly PinnedText[];
  longHeadlines: readonly string[];
  descriptions: readonly PinnedText[];
  cta: string;
  page: string;
}): ReadCopy {
  const short = resolvePinnedTexts(ad.headlines);
  const long = resolveTexts(ad.longHeadlines);
  const descriptions = resolvePinnedTexts(ad.descriptions);
  const [headline = "", ...others] = short.shown.length > 0 ? short.shown : long.shown;
  const isDisplay = short.shown.length > 0 && long.shown.length > 0;
  const copy = toAdCopy({
    headline,
    body: descriptions.shown.slice(0, MAX_SHOWN_DESCRIPTIONS).join(" "),
    description: isDisplay ? (long.shown[0] ?? "") : others.slice(0, MAX_SHOWN_HEADLINES - 1).join(" | "),
    cta: ad.cta,
    page: ad.page,
    headlines: [...others.slice(isDisplay ? 0 : MAX_SHOWN_HEADLINES - 1), ...(isDisplay ? long.shown.slice(1) : [])],
    descriptions: descriptions.shown.slice(MAX_SHOWN_DESCRIPTIONS),
  });
  return { copy, lostTexts: [...short.lost, ...long.lost, ...descriptions.lost], notes: [] };
}

function resolvePinnedTexts(texts: readonly PinnedText[]): ReturnType<typeof resolveTexts> {
  const { lost } = resolveTexts(texts.map(({ text }) => text));
  const resolved = texts.flatMap(({ text, pin }) => {
    const [shown] = resolveTexts([text]).shown;
    return shown === undefined ? [] : [{ text: shown, pin }];
  });
  return { shown: orderTexts(resolved), lost };
}

/** Orders texts: for each of the three positions the pinned one, else the next unpinned one; then the rest. */
function orderTexts(texts: readonly PinnedText[]): string[] {
  const chosen: PinnedText[] = [];
  for (const position of ["1", "2", "3"]) {
    const free = texts.filter((each) => !chosen.includes(each));
    const next = free.find(({ pin }) => pin === position) ?? free.find(({ pin }) => pin === "");
    if (next !== undefined) chosen.push(next);
  }
  return [...chosen, ...texts.filter((each) => !chosen.includes(each))].map(({ text }) => text);
}
