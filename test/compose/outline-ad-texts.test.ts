import { expect, test } from "vitest";
import { outlineAdTexts } from "../../src/compose/outline-ad-texts.ts";
import type { Box, Picture } from "../../src/contract/evaluator-interface.ts";
import { getEvaluation } from "../../src/report/entries.ts";
import type { EntryResult } from "../../src/result/check-report.ts";
import { fullEvaluation, sampleEntryWithPictures } from "../report/html/sample-results.ts";
import { adPicture } from "../report/sample-pictures.ts";
import { passedEntry, sampleResult } from "../report/sample-results.ts";

const BOX: Box = { x: 1, y: 2, width: 30, height: 4 };
const PAGE_BOX: Box = { x: 0, y: 0, width: 10, height: 10 };
const signal = new AbortController().signal;

const withPicture = (entry: EntryResult, ad: Picture): EntryResult => ({
  ...entry,
  attachments: {
    pictures: { ad },
    outlines: (getEvaluation(entry)?.elementComparisons ?? []).map(() => ({ ad: null, landingPage: PAGE_BOX })),
    linkTrail: [],
    notices: [],
  },
});

/** A reader that finds every text, and the texts that it was asked for by call. */
function createReader(find: (text: string) => Box | null = () => BOX) {
  const calls: (readonly string[])[] = [];
  const locateTexts = async (_: Picture, texts: readonly string[]) => {
    calls.push(texts);
    return texts.map(find);
  };
  return { calls, locateTexts };
}

const outlinesOf = ({ attachments }: EntryResult) => attachments?.outlines.map(({ ad }) => ad);

test("an ad that failed gets the boxes of its texts, and the page's boxes stay", async () => {
  const { locateTexts } = createReader();
  const result = sampleResult([withPicture(sampleEntryWithPictures("a"), adPicture())]);
  const [entry] = (await outlineAdTexts(result, locateTexts, signal)).entries;
  const comparisons = entry === undefined ? [] : (getEvaluation(entry)?.elementComparisons ?? []);
  const isText = comparisons.map(({ category }) => category !== "visual" && category !== "tone");
  expect(isText).toContain(true);
  expect(entry && outlinesOf(entry)).toEqual(isText.map((text) => (text ? BOX : null)));
  expect(entry?.attachments?.outlines.every(({ landingPage }) => landingPage === PAGE_BOX)).toBe(true);
});

test("a picture of several ads is read once, and the picture of a passed ad never", async () => {
  const { calls, locateTexts } = createReader();
  const entries = [
    withPicture(sampleEntryWithPictures("a"), adPicture()),
    withPicture(sampleEntryWithPictures("b"), adPicture()),
    withPicture(passedEntry("c", { answer: fullEvaluation() }), adPicture([0, 0, 0])),
  ];
  const { entries: outlined } = await outlineAdTexts(sampleResult(entries), locateTexts, signal);
  expect(calls).toHaveLength(1);
  expect(outlined.map((entry) => outlinesOf(entry)?.includes(BOX))).toEqual([true, true, false]);
});

test("a text that is not found, a reader that fails and a stopped run leave the result as it is", async () => {
  const result = sampleResult([withPicture(sampleEntryWithPictures("a"), adPicture())]);
  expect(await outlineAdTexts(result, createReader(() => null).locateTexts, signal)).toEqual(result);
  expect(await outlineAdTexts(result, () => Promise.reject(new Error("no browser")), signal)).toEqual(result);
  const stopped = createReader();
  expect(await outlineAdTexts(result, stopped.locateTexts, AbortSignal.abort())).toEqual(result);
  expect(stopped.calls).toEqual([]);
});
