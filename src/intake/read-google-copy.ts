import { type AdDraft, type RotatingText, toAdCopy } from "./ad-draft.ts";
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
  return composeSearchCopy({
    headlines: pairWithPins(row, "headline", "headlinePosition"),
    longHeadlines: row.all("longHeadline"),
    descriptions: pairWithPins(row, "description", "descriptionPosition"),
    // An asset group's ads show the short headlines in most places, a display ad one of them with the long one.
    isAssetGroup: row.get("assetGroup") !== "",
    cta: row.get("callToAction"),
    page: row.get("businessName"),
  });
}

function pairWithPins(row: Row<GoogleField>, field: GoogleField, position: GoogleField): PinnedText[] {
  const pins = new Map(row.each(position).map(({ number, text }) => [number, text]));
  return row.each(field).map(({ number, text }) => ({ text, pin: parsePin(pins.get(number)) }));
}

/** `Headline 2`, `Headline2`, `見出し 1`. */
export const parsePin = (position = ""): string => /[1-3]/u.exec(position)?.[0] ?? "";

/**
 * The copy as the ad most likely shows it: pinned texts in their positions, the others in their order. The first
 * headline becomes `headline`. Where the ad can show all of them at once, the next ones (of a display ad: the long
 * headline) become `description`, and the descriptions `body`; of others, only the first description does, and the
 * lists `headlines` and `descriptions` have what is shown in turn.
 */
export function composeSearchCopy(ad: {
  headlines: readonly PinnedText[];
  longHeadlines: readonly string[];
  descriptions: readonly PinnedText[];
  isAssetGroup: boolean;
  cta: string;
  page: string;
}): ReadCopy {
  const short = resolvePinnedTexts(ad.headlines);
  const long = resolveTexts(ad.longHeadlines);
  const descriptions = resolvePinnedTexts(ad.descriptions);
  const longTexts = long.shown.map((text): PinnedText => ({ text, pin: "" }));
  const [first, ...others] = short.shown.length > 0 ? short.shown : longTexts;
  const isDisplay = short.shown.length > 0 && longTexts.length > 0 && !ad.isAssetGroup;
  const further = ad.isAssetGroup && short.shown.length > 0 ? [...others, ...longTexts] : others;
  const showsAll = further.length < MAX_SHOWN_HEADLINES;
  const showsAllTexts = descriptions.shown.length <= MAX_SHOWN_DESCRIPTIONS;
  const [text, ...texts] = descriptions.shown;
  const copy = toAdCopy({
    headline: first?.text ?? "",
    body: showsAllTexts ? descriptions.shown.map((each) => each.text).join(" ") : (text?.text ?? ""),
    description: isDisplay ? (long.shown[0] ?? "") : showsAll ? further.map((each) => each.text).join(" | ") : "",
    cta: ad.cta,
    page: ad.page,
    headlines: isDisplay ? [...others, ...longTexts.slice(1)].map(toRotating) : showsAll ? [] : further.map(toRotating),
    descriptions: showsAllTexts ? [] : texts.map(toRotating),
  });
  return { copy, lostTexts: [...short.lost, ...long.lost, ...descriptions.lost], notes: [] };
}

const toRotating = ({ text, pin }: PinnedText): RotatingText => (pin === "" ? text : { text, pin: Number(pin) });

function resolvePinnedTexts(texts: readonly PinnedText[]): { shown: PinnedText[]; lost: string[] } {
  const { lost } = resolveTexts(texts.map(({ text }) => text));
  const resolved = texts.flatMap(({ text, pin }) => {
    const [shown] = resolveTexts([text]).shown;
    return shown === undefined ? [] : [{ text: shown, pin }];
  });
  return { shown: orderTexts(resolved), lost };
}

/** Orders texts: for each of the three positions the pinned one, else the next unpinned one; then the rest. */
function orderTexts(texts: readonly PinnedText[]): PinnedText[] {
  const chosen: PinnedText[] = [];
  for (const position of ["1", "2", "3"]) {
    const free = texts.filter((each) => !chosen.includes(each));
    const next = free.find(({ pin }) => pin === position) ?? free.find(({ pin }) => pin === "");
    if (next !== undefined) chosen.push(next);
  }
  return [...chosen, ...texts.filter((each) => !chosen.includes(each))];
}
