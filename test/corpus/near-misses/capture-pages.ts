import type { Viewport } from "../../../src/contract/vocabulary.ts";
import type { Creative, Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { codeDigest, digest } from "../cache.ts";
import { LOCALES } from "../locales.ts";
import { createNearBrowser, type NearBrowser } from "./near-browser.ts";
import type { Recapture } from "./options.ts";
import { type NearAd, type NearPage, readHtml } from "./pages.ts";
import type { CaptureRecord, PageCaptures, SavedCaptures } from "./saved-captures.ts";

export interface CaptureOptions {
  captures: SavedCaptures;
  /** Use the saved captures only, and never start a browser. */
  saved: boolean;
  recapture?: Recapture;
  log: (line: string) => void;
  /** Digests of the engine code that captures; others only in tests. */
  engines?: Engines;
}

type Engines = Pick<CaptureRecord, "pageEngine" | "creativeEngine">;

/** Thrown with `--saved` where a page has no captures, or those of another page.html or creative. */
export class OutdatedCapture extends Error {
  override name = "OutdatedCapture";
}

/**
 * Makes sure that each page has captures. One that is missing or outdated is taken in a browser and saved; with `saved`
 * it is an error instead.
 *
 * @throws OutdatedCapture
 */
export async function capturePages(
  pages: readonly NearPage[],
  { captures, saved, recapture = "none", log, engines = digestEngines() }: CaptureOptions,
): Promise<void> {
  if (captures.outdatedSchema !== null) {
    const reason = `The saved captures have the schema ${captures.outdatedSchema}, which this engine does not read.`;
    if (saved) throw new OutdatedCapture(`${reason} ${CAPTURE_AGAIN}`);
    log(`${reason} All are taken again.`);
  }
  const compared = pages.map((page) => comparePage(page, captures.recordOf(page.id), { engines, recapture }));
  const outdated = compared.filter(({ reasons }) => reasons.length > 0);
  if (saved && outdated.length > 0)
    throw new OutdatedCapture([...outdated.flatMap(({ reasons }) => reasons), CAPTURE_AGAIN].join("\n"));
  const older = compared.filter(({ reasons, hasOtherEngine }) => reasons.length === 0 && hasOtherEngine);
  if (older.length > 0 && recapture === "none")
    log(`Captures of ${older.length} pages were taken by other code of the engine; --recapture takes them again.`);
  await takeCaptures([...outdated, ...(recapture === "none" ? [] : older)], captures, log);
}

const CAPTURE_AGAIN =
  "Capture again with `npm run corpus -- near` (without --saved) and commit test/corpus/near-captures.";

const digestEngines = (): Engines => ({
  pageEngine: codeDigest("src/engine/capture/**/*.ts"),
  creativeEngine: codeDigest("src/engine/capture/**/*.ts", "src/engine/ocr/**/*.ts"),
});

interface ComparedPage {
  page: NearPage;
  /** What captures of this version of the page are made from. */
  record: CaptureRecord;
  /** Why the saved captures are not of this version; empty where they are. */
  reasons: string[];
  hasOtherEngine: boolean;
  /** Ads whose saved capture can be kept. */
  keptCreatives: Set<string>;
  isPageKept: boolean;
}

function comparePage(
  page: NearPage,
  known: CaptureRecord | null,
  { engines, recapture }: { engines: Engines; recapture: Recapture },
): ComparedPage {
  const record: CaptureRecord = {
    ...engines,
    page: digest(readHtml(page, "page.html"), page.url, page.language),
    creatives: Object.fromEntries(
      listCreatives(page).map(({ id, creative, size }) => [id, digest(readHtml(page, creative), size.join("×"))]),
    ),
  };
  const isSamePageEngine = known?.pageEngine === engines.pageEngine;
  const isSameCreativeEngine = known?.creativeEngine === engines.creativeEngine;
  const isPageUnchanged = known?.page === record.page;
  const unchanged = new Set(
    Object.entries(record.creatives).flatMap(([id, made]) => (known?.creatives[id] === made ? [id] : [])),
  );
  const reasons =
    known === null
      ? [`${page.id} has no saved captures.`]
      : [
          ...(isPageUnchanged ? [] : [`${page.id}/page.html differs from the page that was captured.`]),
          ...listCreatives(page).flatMap(({ id, creative }) =>
            unchanged.has(id) ? [] : [`${page.id}/${creative} differs from the creative that was captured.`],
          ),
        ];
  const isPageKept = isPageUnchanged && (isSamePageEngine || recapture === "creatives");
  if (isPageKept) record.pageEngine = known.pageEngine;
  return {
    page,
    record,
    reasons,
    hasOtherEngine: known !== null && !(isSamePageEngine && isSameCreativeEngine),
    keptCreatives: isSameCreativeEngine ? unchanged : new Set(),
    isPageKept,
  };
}

type AdWithCreative = NearAd & Required<Pick<NearAd, "creative" | "size">>;

const listCreatives = (page: NearPage): AdWithCreative[] =>
  page.ads.flatMap((ad) => {
    const { creative, size } = ad;
    return creative === undefined || size === undefined ? [] : [{ ...ad, creative, size }];
  });

async function takeCaptures(
  outdated: readonly ComparedPage[],
  captures: SavedCaptures,
  log: (line: string) => void,
): Promise<void> {
  if (outdated.length === 0) return;
  const browser = await createNearBrowser();
  try {
    for (const compared of outdated) {
      const startedMs = performance.now();
      const reasons = compared.reasons.length > 0 ? compared.reasons : [`${compared.page.id}: the engine changed.`];
      const { taken, value } = await takePage(browser, compared, captures);
      captures.write(compared.page.id, compared.record, value);
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
      log(
        `${reasons.join(" ")} Captured ${taken} of its ${listCreatives(compared.page).length + 2} parts, ${seconds} s`,
      );
    }
  } finally {
    await browser.close();
  }
}

/** Captures what differs of a page, and keeps the rest if the same engine took it. */
async function takePage(
  browser: NearBrowser,
  { page, keptCreatives, isPageKept }: ComparedPage,
  captures: SavedCaptures,
): Promise<{ taken: number; value: PageCaptures }> {
  const known = isPageKept || keptCreatives.size > 0 ? captures.read(page.id) : null;
  let taken = 0;
  const capturePage = (viewport: Viewport): Promise<Snapshot> => {
    taken += 1;
    const address = { id: page.id, url: page.url, locale: LOCALES[page.language] ?? page.language };
    return browser.capturePage(readHtml(page, "page.html"), address, viewport);
  };
  const captureCreative = (ad: AdWithCreative): Promise<Creative> => {
    taken += 1;
    const [width, height] = ad.size;
    return browser.captureCreative(readHtml(page, ad.creative), { width, height });
  };
  const keptPages = isPageKept ? known?.pages : undefined;
  const [mobile, desktop, creatives] = await Promise.all([
    keptPages?.mobile ?? capturePage("mobile"),
    keptPages?.desktop ?? capturePage("desktop"),
    Promise.all(
      listCreatives(page).map(async (ad) => {
        const kept = keptCreatives.has(ad.id) ? known?.creatives[ad.id] : undefined;
        return [ad.id, kept ?? (await captureCreative(ad))] as const;
      }),
    ),
  ]);
  const pages = { mobile, desktop } satisfies Record<Viewport, Snapshot>;
  return { taken, value: { pages, creatives: Object.fromEntries(creatives) } };
}
