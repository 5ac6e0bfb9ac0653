import type { AdTextFields, EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import type { Viewport } from "../../src/contract/vocabulary.ts";
import type { Creative, Snapshot } from "../../src/engine/artifacts/capture-schemas.ts";
import { adsOf, adTextFieldsOf, type CorpusAd, evaluationRequestOf } from "./ads.ts";
import { type Brief, readBriefs } from "./briefs.ts";
import { type CorpusCapturer, createCorpusCapturer, publicUrlOf } from "./corpus-capturer.ts";
import { type CorpusServer, serveCorpus } from "./corpus-server.ts";
import { evaluatePair, type PairEvaluation } from "./evaluate-pair.ts";
import { MUTATIONS } from "./mutations.ts";

/** How an evaluation differs from the default. */
export interface Variation {
  version?: string;
  percent?: number;
  /** `all` (default); `nameless`: without the page name; `none`: only the ad's image. */
  fields?: "all" | "nameless" | "none";
  /** Evaluate again instead of using the cached result. */
  uncached?: boolean;
  /** For ads with several surfaces: evaluate only this one, so that results are comparable. */
  surface?: string;
  request?: (request: EvaluationRequest) => EvaluationRequest;
  /** Changes the page's capture. */
  change?: (page: Snapshot) => Snapshot;
}

/** The captured corpus: evaluates any ad against any version of any page, without a browser. */
export interface Corpus {
  briefs: readonly Brief[];
  ads: readonly CorpusAd[];
  /** The ad that repeats its page's headline. */
  quotingAdOf: (brief: Brief) => CorpusAd;
  evaluate: (ad: CorpusAd, page: Brief, variation?: Variation) => PairEvaluation;
  snapshot: (page: Brief, version: string, viewport: Viewport) => Snapshot;
  creative: (ad: CorpusAd, percent?: number) => Creative;
  hasVersion: (page: Brief, version: string) => boolean;
  server: CorpusServer;
  capturer: CorpusCapturer;
  close: () => Promise<void>;
}

export interface CorpusOptions {
  /** Parts of brief ids; empty for all briefs. */
  only: readonly string[];
  /** Judge the newest captures, whichever sources made them. */
  saved: boolean;
  /** Capture only the base version of each page. */
  withoutMutations: boolean;
  log: (line: string) => void;
}

export async function openCorpus({ only, saved, withoutMutations, log }: CorpusOptions): Promise<Corpus> {
  const briefs = readBriefs().filter(({ id }) => only.length === 0 || only.some((part) => id.includes(part)));
  const ads = briefs.flatMap(adsOf);
  const server = await serveCorpus();
  const capturer = createCorpusCapturer(server, { saved });
  const snapshots = new Map<string, Snapshot>();
  const creatives = new Map<string, Creative>();
  const quotingAdOf = (brief: Brief): CorpusAd => {
    const quote = ads.find(({ brief: { id }, ad }) => id === brief.id && ad.kind === "quote");
    if (!quote) throw new Error(`${brief.id} has no quoting ad.`);
    return quote;
  };
  const take = async (brief: Brief, version: string, viewport: Viewport): Promise<void> => {
    snapshots.set(`${brief.id} ${version} ${viewport}`, await capturer.snapshot({ brief, version }, viewport));
  };
  const draw = async (ad: CorpusAd, percent?: number): Promise<void> => {
    creatives.set(`${ad.id} ${percent ?? ""}`, await capturer.creative(ad, percent));
  };
  await Promise.all([
    ...briefs.flatMap((brief) => [take(brief, "base", "mobile"), take(brief, "base", "desktop")]),
    ...ads.map((ad) => draw(ad)),
    ...(withoutMutations
      ? []
      : briefs.flatMap((brief) => [
          ...MUTATIONS.filter(({ applies }) => applies(brief)).map(({ id }) =>
            take(brief, id, quotingAdOf(brief).viewport),
          ),
          ...(brief.offer?.percent === undefined ? [] : [draw(quotingAdOf(brief), 50)]),
        ])),
  ]);
  log(`${snapshots.size} pages and ${creatives.size} creatives, ${capturer.capturedCount()} of them taken now`);

  const found = <T>(map: ReadonlyMap<string, T>, key: string): T => {
    const value = map.get(key);
    if (value === undefined) throw new Error(`${key} was not captured.`);
    return value;
  };
  const judged = new Map<string, PairEvaluation>();
  const judgeOne = (ad: CorpusAd, page: Brief, variation: Variation): PairEvaluation => {
    const {
      version = "base",
      percent,
      fields = "all",
      surface,
      request = (same: EvaluationRequest) => same,
      change = (same: Snapshot) => same,
    } = variation;
    const { pageName, ...nameless } = adTextFieldsOf(ad, percent);
    const given = { all: { ...nameless, pageName }, nameless, none: null }[fields];
    const asked = request(
      evaluationRequestOf(ad, { fields: given as AdTextFields | null, url: publicUrlOf({ brief: page }) }),
    );
    const creative = found(creatives, `${ad.id} ${percent ?? ""}`);
    // Like the engine, use OCR only without text fields.
    const seen = given === null ? creative : { ...creative, words: null };
    const seenPage = found(snapshots, `${page.id} ${version} ${asked.viewport ?? ad.viewport}`);
    return evaluatePair(asked, seen, change(seenPage), surface);
  };
  return {
    briefs,
    ads,
    quotingAdOf,
    server,
    capturer,
    creative: (ad, percent) => found(creatives, `${ad.id} ${percent ?? ""}`),
    hasVersion: (page, version) => snapshots.has(`${page.id} ${version} ${quotingAdOf(page).viewport}`),
    snapshot: (page, version, viewport) => found(snapshots, `${page.id} ${version} ${viewport}`),
    evaluate: (ad, page, variation = {}) => {
      // Cache only the default case, which is needed repeatedly; evidence is large.
      const plain = Object.keys(variation).every((key) => key === "fields") && variation.fields === "all";
      const key = `${ad.id} ${page.id}`;
      const verdict = (plain ? judged.get(key) : undefined) ?? judgeOne(ad, page, variation);
      if (plain) judged.set(key, verdict);
      return verdict;
    },
    close: async () => {
      await capturer.close();
      await server.close();
    },
  };
}
