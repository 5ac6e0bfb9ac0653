import { LRUCache } from "lru-cache";
import type { FindBetterPage, KnownPage, PageSearch, Visit } from "../../contract/evaluator-interface.ts";
import { classifyAnswer } from "../../contract/parse-answer.ts";
import { capturePage, type PageCaptureContext, type PageCaptureResult } from "../capture-page.ts";
import { identifyPage } from "./collect-candidates.ts";
import { createRoutingFix, explainBetterPage } from "./create-routing-fix.ts";
import { readSitemap } from "./read-sitemap.ts";
import { type SearchStart, searchPages } from "./search-pages.ts";

/** Captured pages that are kept, because other ads of the site may need them: a few MB each. */
const MAX_CACHED_PAGES = 20;
const MAX_CACHED_SITEMAPS = 100;

/** Finds pages that keep the promises of an ad. Ads that look at the same pages share their visits. */
export class BetterPageFinder {
  readonly #context: PageCaptureContext;
  readonly #captures = new LRUCache<string, Promise<PageCaptureResult>>({ max: MAX_CACHED_PAGES });
  readonly #sitemaps = new LRUCache<string, Promise<KnownPage[]>>({ max: MAX_CACHED_SITEMAPS });

  constructor(context: PageCaptureContext) {
    this.#context = context;
  }

  async find(start: SearchStart, search: PageSearch): ReturnType<FindBetterPage> {
    const { answer } = start.evaluated;
    const { best, unfit } = await searchPages(start, search, this);
    const landingUrl = start.captured.request.landingPageData.url;
    const betterPage = best && { url: best.url, reason: explainBetterPage(best, landingUrl) };
    const outcome = classifyAnswer(answer);
    if (outcome.kind !== "evaluated") return { answer, betterPage };
    const fixes = outcome.answer.fixes.filter(
      ({ direction, suggestedValue }) =>
        direction !== "change_routing" || (best === null && !unfit.has(identifyPage(suggestedValue))),
    );
    const routing = best === null ? [] : [createRoutingFix(outcome.answer, landingUrl, best)];
    return { answer: { ...outcome.answer, fixes: [...routing, ...fixes] }, betterPage };
  }

  /** The page's capture; null where the run has no visits left. */
  capture(url: string, start: SearchStart, visit: Visit, takeVisit: () => boolean): Promise<PageCaptureResult> | null {
    const key = JSON.stringify([url, start.viewport, start.locale]);
    const known = this.#captures.get(key);
    if (known !== undefined) return known;
    if (!takeVisit()) return null;
    const capturing = this.#context.guard
      .admit(url)
      .then(({ href }) => capturePage(href, start.viewport, visit, this.#context, { withAlternate: false }));
    this.#captures.set(key, capturing);
    // What a search that was stopped has seen is not complete.
    const forget = () => visit.signal.aborted && this.#captures.delete(key);
    capturing.then(forget, () => this.#captures.delete(key));
    return capturing;
  }

  sitemap(origin: string, signal: AbortSignal): Promise<KnownPage[]> {
    const known = this.#sitemaps.get(origin);
    if (known !== undefined) return known;
    const { guard, headersFor } = this.#context;
    const reading = readSitemap(origin, { dispatcher: guard.dispatcher, headersFor, signal });
    this.#sitemaps.set(origin, reading);
    void reading.then(() => signal.aborted && this.#sitemaps.delete(origin));
    return reading;
  }
}
