import { randomUUID } from "node:crypto";
import type { Evaluated, KnownPage, PageSearch, Visit } from "../../contract/evaluator-interface.ts";
import { countPromises, isPromise, MIN_CHECKABILITY, type ReceivedClaim } from "../../contract/ledger.ts";
import { classifyAnswer } from "../../contract/parse-answer.ts";
import type { Viewport } from "../../contract/vocabulary.ts";
import type { CapturedAd, CaptureResult } from "../artifacts/capture-result.ts";
import type { Snapshot } from "../artifacts/capture-schemas.ts";
import type { PageCaptureResult } from "../capture-page.ts";
import { evaluateCapture } from "../evaluate-capture.ts";
import { detectLanguage } from "../evidence/detect-language.ts";
import { toLandingOrigin } from "../rewrite-capture-origin.ts";
import { identifyPage, listLinkedPages, pickCandidates } from "./collect-candidates.ts";
import type { FoundPage } from "./create-routing-fix.ts";
import { CandidateRanking } from "./rank-candidates.ts";

/** Visits of one ad. */
const MAX_VISITS = 10;
/** After these, pages whose names share no word with the ad are not visited. */
const MAX_UNRELATED_VISITS = 4;
/** A visit is not started with less time than this, ms. */
const MIN_VISIT_MS = 4000;

/** An evaluated ad, with what was captured. */
export interface SearchStart {
  evaluated: Evaluated;
  captured: CaptureResult;
  /** The ad, which an evaluation of a broken link does not await. */
  capturingAd: Promise<CapturedAd>;
  viewport: Viewport;
  /** The URL that was visited, if not the landing URL. */
  visitUrl: string | undefined;
  locale: string | undefined;
}

/** How pages are captured, with the visits that the run has. */
export interface PageSource {
  /** Null where the run has no visits left. */
  capture(url: string, start: SearchStart, visit: Visit, takeVisit: () => boolean): Promise<PageCaptureResult> | null;
  sitemap(origin: string, signal: AbortSignal): Promise<KnownPage[]>;
}

/** A page that was visited, and that the ad would pass with. */
interface Fit extends FoundPage {
  keptCount: number;
  keepsAll: boolean;
  score: number;
}

/**
 * Visits the pages that may keep the ad's promises, the most promising first. Links of visited pages are followed, too.
 * Ends with a page that keeps all promises.
 *
 * @returns the best page, and those that do not fit, as `identifyPage` names them.
 */
export async function searchPages(
  start: SearchStart,
  search: PageSearch,
  source: PageSource,
): Promise<{ best: Fit | null; unfit: ReadonlySet<string> }> {
  const ad = await start.capturingAd.catch(() => null);
  // Of a site that does not answer, no other page will.
  if (ad === null || start.captured.verdict.finalUrl === null) return { best: null, unfit: new Set() };
  const end = performance.now() + search.timeMs;
  const signal = AbortSignal.any([search.signal, AbortSignal.timeout(Math.max(1, Math.floor(search.timeMs)))]);
  const site = createSite(start);
  const ranking = createRanking(start, ad);
  const add = (pages: readonly KnownPage[]) => ranking.add(pickCandidates(pages.map(site.publish), site.landingUrl));
  const unfit = new Set<string>();
  const fits: Fit[] = [];
  if (start.captured.capture !== null) add(listLinkedPages(start.captured.capture.page));
  add(search.otherPages);
  add(await source.sitemap(site.visitedOrigin, signal));
  // The page of a dead link may have no links.
  add([{ url: new URL("/", site.landingUrl).href, text: "" }]);
  for (let visits = 0; visits < MAX_VISITS; visits += 1) {
    const candidate = ranking.take();
    const timeMs = end - performance.now();
    if (candidate === null || timeMs < MIN_VISIT_MS || signal.aborted) break;
    if (candidate.score === 0 && visits >= MAX_UNRELATED_VISITS) break;
    const visit = { signal, timeMs, ...(start.locale !== undefined && { locale: start.locale }) };
    const visitUrl = candidate.page.visitUrl ?? site.toVisitUrl(candidate.page.url);
    const capturing = source.capture(visitUrl, start, visit, search.takeVisit);
    if (capturing === null) break;
    const looking = capturing.then(async (result) => {
      const page = site.publishCapture(result, visitUrl, candidate.page.url);
      return { page, fit: await judgePage(page, ad, start, search) };
    });
    const seen = await looking.catch(() => null);
    if (seen === null) continue;
    const { page, fit } = seen;
    if (page.capture !== null) add(listLinkedPages(page.capture.page));
    if (fit === null) unfit.add(identifyPage(candidate.page.url));
    else fits.push(fit);
    if (fit?.keepsAll) break;
  }
  const [best = null] = fits.toSorted((a, b) => b.keptCount - a.keptCount || b.score - a.score);
  return { best, unfit };
}

function createRanking(
  { captured: { request, capture }, evaluated }: SearchStart,
  { creative }: CapturedAd,
): CandidateRanking {
  const { headlines = [], descriptions = [], ctaType: _, pageName: __, ...fields } = request.adData.adTextFields ?? {};
  const rotating = [...headlines, ...descriptions].map((one) => (typeof one === "string" ? one : one.text));
  const words = (creative.words ?? []).map(({ text }) => text).join(" ");
  const claimed = (evaluated.attachments?.ledger ?? []).map(({ adLine }) => adLine);
  const texts = [...Object.values(fields).filter((one) => typeof one === "string"), ...rotating, ...claimed, words];
  return new CandidateRanking(texts, detectLanguage(texts, capture?.page.language ?? null)?.tag ?? null);
}

/** The landing page's site, which may be visited elsewhere: as a preview or a local build. */
function createSite({ captured: { request }, visitUrl }: SearchStart) {
  const landingUrl = request.landingPageData.url;
  const { origin } = new URL(landingUrl);
  const visitedOrigin = visitUrl === undefined ? origin : new URL(visitUrl).origin;
  const moveOrigin = (url: string, from: string, to: string) =>
    from !== to && URL.parse(url)?.origin === from ? `${to}${new URL(url).href.slice(from.length)}` : url;
  return {
    landingUrl,
    visitedOrigin,
    toVisitUrl: (url: string) => moveOrigin(url, origin, visitedOrigin),
    publish: (page: KnownPage): KnownPage => ({ ...page, url: moveOrigin(page.url, visitedOrigin, origin) }),
    publishCapture: (result: PageCaptureResult, visited: string, url: string): PageCaptureResult =>
      result.capture === null || visited === url
        ? result
        : { ...result, capture: toLandingOrigin(result.capture, visited, url) },
  };
}

/** The page as a landing page of the ad; null where the ad does not belong to it. */
async function judgePage(
  { verdict, capture }: PageCaptureResult,
  ad: CapturedAd,
  { captured, evaluated: before }: SearchStart,
  { wouldPass }: PageSearch,
): Promise<Fit | null> {
  if (capture === null || verdict.verdict !== "alive" || isSamePage(capture.page, captured)) return null;
  const after = await evaluateCapture({ ...captured, verdict, glance: null, capture, ad }, randomUUID(), storeNothing);
  const outcome = classifyAnswer(after.answer);
  const ledger = after.attachments.ledger ?? [];
  const counts = countPromises(ledger);
  const gained = ledger.filter((claim) => isKept(claim) && isChecked(claim) && !keeps(before, claim));
  const isBroken = ledger.some((claim) => isPromise(claim) && isEssential(claim) && !isKept(claim));
  if (outcome.kind !== "evaluated" || gained.length === 0 || isBroken || counts.contradicted > 0 || !wouldPass(after))
    return null;
  return {
    url: capture.page.url,
    headline: capture.page.texts.find(({ level }) => level === 1)?.text ?? capture.page.title,
    gained,
    keptCount: counts.kept,
    keepsAll: counts.kept === counts.total && counts.unreadable === 0,
    score: outcome.answer.overallScore,
  };
}

const storeNothing = async (): Promise<string> => "";

const isSamePage = ({ url }: Snapshot, { capture, request }: CaptureResult): boolean =>
  [capture?.page.url, request.landingPageData.url].some(
    (other) => other !== undefined && identifyPage(other) === identifyPage(url),
  );

const isKept = ({ verdict }: ReceivedClaim): boolean => verdict === "kept" || verdict === "kept_below_the_fold";

/** What identifies a page: not the brand or next step, which all pages of a site share. */
const isChecked = ({ kind, checkability }: ReceivedClaim): boolean =>
  checkability >= MIN_CHECKABILITY && kind !== "brand" && kind !== "step";

/** An ad must not be sent to a page that does not have its product or price. */
const isEssential = ({ kind }: ReceivedClaim): boolean => kind === "product" || kind === "price" || kind === "offer";

const keeps = ({ attachments }: Evaluated, { kind, text }: ReceivedClaim): boolean =>
  (attachments?.ledger ?? []).some((other) => other.kind === kind && other.text === text && isKept(other));
