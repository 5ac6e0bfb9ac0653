import { createHash } from "node:crypto";
import type { Box, Picture } from "../contract/evaluator-interface.ts";
import { filterUrgent, getEvaluation, sortWorstFirst } from "../report/entries.ts";
import type { CheckResult, EntryResult } from "../result/check-report.ts";

export type LocateTexts = (picture: Picture, texts: readonly string[], signal: AbortSignal) => Promise<(Box | null)[]>;

/** Distinct pictures that are read: each takes about half a second, and nobody looks at more. */
const MAX_PICTURES = 40;
/** Their values describe the look, and are no words of the ad. */
const LOOK_CATEGORIES: ReadonlySet<string> = new Set(["visual", "tone"]);

/**
 * Adds where the ad's picture shows the compared texts, for ads whose text was given as copy: the evaluation does not
 * read their pictures. Only for ads that did not pass, because reading takes a third as long as the evaluation. What
 * cannot be found has no outline.
 */
export async function outlineAdTexts(
  result: CheckResult,
  locateTexts: LocateTexts,
  signal: AbortSignal,
): Promise<CheckResult> {
  const searches = sortWorstFirst(filterUrgent(result.entries)).flatMap((entry) => {
    const [picture, texts] = [entry.attachments?.pictures.ad, listTextsWithoutBox(entry)];
    return picture === undefined || texts.length === 0 ? [] : [{ picture, texts }];
  });
  const byPicture = [...Map.groupBy(searches, ({ picture }) => hashPicture(picture))].slice(0, MAX_PICTURES);
  const boxes = new Map<string, ReadonlyMap<string, Box | null>>();
  for (const [hash, [first, ...others]] of byPicture) {
    if (first === undefined || signal.aborted) break;
    const texts = [...new Set([first, ...others].flatMap((search) => search.texts))];
    const found = await locateTexts(first.picture, texts, signal).catch(() => []);
    boxes.set(hash, new Map(texts.map((text, index) => [text, found[index] ?? null])));
  }
  return { ...result, entries: result.entries.map((entry) => addOutlines(entry, boxes)) };
}

const hashPicture = ({ bytes }: Picture): string => createHash("sha256").update(bytes).digest("hex");

const listTextsWithoutBox = (entry: EntryResult): string[] => listComparedTexts(entry).flat();

/** For each comparison the texts to look for in the ad's picture, the best one first; none if it has a box. */
function listComparedTexts(entry: EntryResult): string[][] {
  const { outlines = [] } = entry.attachments ?? {};
  return (getEvaluation(entry)?.elementComparisons ?? []).map(({ category, adValue }, index) => {
    const outline = outlines[index];
    if (outline === undefined || outline.ad !== null || LOOK_CATEGORIES.has(category)) return [];
    const claims = (entry.ledger ?? []).filter(({ adLine }) => adLine === adValue).map(({ text }) => text);
    return [adValue, ...claims].filter((text) => text.trim() !== "");
  });
}

function addOutlines(entry: EntryResult, found: ReadonlyMap<string, ReadonlyMap<string, Box | null>>): EntryResult {
  const { attachments } = entry;
  const picture = attachments?.pictures.ad;
  const boxes = picture && found.get(hashPicture(picture));
  if (attachments === undefined || boxes === undefined) return entry;
  const texts = listComparedTexts(entry);
  const outlines = attachments.outlines.map((outline, index) => {
    const box = texts[index]?.map((text) => boxes.get(text) ?? null).find((one) => one !== null);
    return box === undefined ? outline : { ...outline, ad: box };
  });
  return { ...entry, attachments: { ...attachments, outlines } };
}
