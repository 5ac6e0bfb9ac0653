import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Evaluation } from "../../src/contract/evaluation.ts";
import type { AdTextFields, EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import { Capturer } from "../../src/engine/capture/capturer.ts";
import { captureAd, detectAdLocale } from "../../src/engine/capture-ad.ts";
import { createGuard } from "../../src/engine/guard/guard.ts";
import type { OcrReader } from "../../src/engine/ocr/reader.ts";
import { htmlResponse, openSite, type RequestHandler, type Site } from "./capture/fixture-site.ts";
import { openTestEngine, PAGE_HTML, type TestEngine } from "./open-engine.ts";

const FIXTURES = path.join(import.meta.dirname, "../fixtures/ads");
const fixture = (name: string): string => pathToFileURL(path.join(FIXTURES, name)).href;

const neverAborts = new AbortController().signal;
let engine: TestEngine;
let site: Site;
const acceptLanguages = new Map<string, string>();
const recordLanguage =
  (where: string): RequestHandler =>
  (request, response) => {
    if (request.headers["sec-fetch-mode"] === "navigate")
      acceptLanguages.set(where, String(request.headers["accept-language"]));
    htmlResponse(PAGE_HTML)(request, response);
  };
beforeAll(async () => {
  engine = await openTestEngine();
  site = await openSite({
    "/page": htmlResponse(PAGE_HTML),
    "/german": recordLanguage("/german"),
    "/told": recordLanguage("/told"),
    "/unknown": recordLanguage("/unknown"),
  });
});
afterAll(async () => {
  await engine.close();
  await site.close();
});

const visit = async (where: string, adData: EvaluationRequest["adData"], locale?: string) =>
  engine.evaluate(`${site.origin}${where}`, { request: { adData }, ...(locale !== undefined && { locale }) });

test("a video ad is evaluated by its frames, its metadata and the words of every scene", async () => {
  const { answer, attachments } = await visit("/page", {
    imageUrl: fixture("coffee.h264.mp4"),
    platform: "meta",
  });
  const evaluation = Evaluation.parse(answer);
  expect(evaluation.mediaType).toBe("video");
  expect(evaluation.videoMetadata).toEqual({
    frameCount: 3,
    processingMethod: "decoded_frames",
    hasTranscript: false,
    transcriptLength: 0,
    videoDuration: 12,
  });
  expect(evaluation.videoFrames).toEqual([
    { at: 6, screenshotUrl: expect.stringMatching(/^data:image\/webp/), width: 480, height: 480 },
    { at: 9, screenshotUrl: expect.stringMatching(/^data:image\/webp/), width: 480, height: 480 },
  ]);
  expect(evaluation.adScreenshotUrl).toMatch(/^data:image\/webp/);
  // Both the end card and the page say "Shop now".
  const calls = evaluation.elementComparisons.filter(({ adValue }) => /shop now/i.test(adValue));
  expect(calls.map(({ status }) => status)).toContain("match");
  expect(attachments?.notices.join(" ")).not.toContain("not judged");
});

test.each([
  [{ headline: "20% off every mug" }, false],
  [{ headline: "  ", bodyText: "Thrown by hand." }, true],
  [{ bodyText: "Thrown by hand.", ctaType: "SHOP_NOW" }, true],
  [undefined, true],
])("with the fields %o, OCR reads the picture: %s", async (adTextFields, isRead) => {
  const ocrReader = {
    readWords: vi.fn(async () => ({ words: [], notice: null })),
    close: async () => {},
  } satisfies OcrReader;
  const guard = createGuard({ allowedAddresses: { loopback: true, private: false }, proxies: {} });
  const capturer = new Capturer({ openProxy: null, isBeacon: () => false });
  try {
    const request = {
      adData: { imageUrl: engine.ad, ...(adTextFields && { adTextFields }) },
      landingPageData: { url: site.origin },
    };
    const { creative } = await captureAd(request, { signal: neverAborts }, null, {
      guard,
      capturer,
      ocrReader,
    });
    expect(ocrReader.readWords).toHaveBeenCalledTimes(isRead ? 1 : 0);
    expect(creative.words).toEqual(isRead ? [] : null);
    expect(creative.legible).toBeNull();
  } finally {
    await capturer.close();
    await guard.close();
  }
});

test("an image has no video fields, and the answer has no page speed", async () => {
  const { answer } = await visit("/page", {
    imageUrl: fixture("moving.gif"),
    adTextFields: { headline: "Mugs" },
  });
  expect(answer).toMatchObject({ mediaType: "image", videoFrames: null });
  expect(answer).not.toHaveProperty("videoMetadata");
  expect(answer).not.toHaveProperty("pageSpeedData");
});

test("a video that cannot be played is reported as such, without a score", async () => {
  const evaluating = visit("/page", { imageUrl: fixture("coffee.hevc.mp4") });
  await expect(evaluating).rejects.toMatchObject({
    errorCode: "AD_UNAVAILABLE",
    message: expect.stringContaining("HEVC (H.265)"),
  });
});

test("the notices say what could not be captured of an ad", async () => {
  const { attachments } = await visit("/page", {
    adUrl: `${site.origin}/page`,
    mediaType: "video",
    adTextFields: { headline: "20% off every mug" },
  });
  expect(attachments?.notices).toContainEqual(expect.stringContaining("provides no video file"));
});

const GERMAN = { headline: "Neue Küchen für schöne Stunden", bodyText: "Jetzt Beratung vor Ort vereinbaren" };

test("the visit uses the ad's language, unless the entry has a locale", async () => {
  const adData = { imageUrl: engine.ad, platform: "meta" as const, adTextFields: GERMAN };
  await visit("/german", adData);
  await visit("/told", adData, "fr-CA");
  await visit("/unknown", { ...adData, adTextFields: { headline: "Zolvana" } });
  expect(acceptLanguages.get("/german")).toMatch(/^de\b/);
  expect(acceptLanguages.get("/told")).toMatch(/^fr-CA\b/);
  expect(acceptLanguages.get("/unknown")).toMatch(/^en-US\b/);
});

test.each([
  [GERMAN, "de"],
  [{ headline: "Fresh coffee on your doorstep" }, "en"],
  [{ bodyText: "Des canapés faits pour durer toute une vie" }, "fr"],
  [{ description: "Divani fatti per durare una vita" }, "it"],
  [{ headline: "Neue Kollektion", bodyText: "Jetzt entdecken" }, "de"],
  [{ headline: "Sale" }, undefined],
  [{ headline: "Jalapeño poppers, $5" }, undefined],
  [{ headline: "Chez nous et pour vous: sofas", pageName: "Chez nous et pour vous" }, undefined],
  // A brand name says nothing about the language.
  [{ pageName: "Die Welt der Küchen" }, undefined],
  [{}, undefined],
] satisfies [AdTextFields, string | undefined][])("%o is written in %s", (adTextFields, locale) => {
  const landingPageData = { url: "https://acme.example/" };
  expect(detectAdLocale({ adData: { adTextFields }, landingPageData })).toBe(locale);
});
