import type { AdTextFields, EvaluationRequest } from "../../src/contract/request.ts";
import type { Viewport } from "../../src/contract/vocabulary.ts";
import type { Creative, Snapshot } from "../../src/engine/products/capture.ts";
import { type Ad, adsOf, fieldsOf, requestOf } from "./ads.ts";
import { type Brief, readBriefs } from "./briefs.ts";
import { addressOf, createPhotographer, type Photographer } from "./capture.ts";
import { judgePair, type Verdict } from "./judging.ts";
import { MUTATIONS } from "./mutations.ts";
import { type CorpusServer, serveCorpus } from "./server.ts";

/** What a pair is judged with, where it differs from the plain case. */
export interface Variation {
  version?: string;
  percent?: number;
  /** `all` (default); `nameless`: without the page's name; `none`: the ad is its picture alone. */
  fields?: "all" | "nameless" | "none";
  /** Not what was judged before. */
  afresh?: boolean;
  /** Of an ad for several surfaces this one alone, whichever is the weakest: it is compared with itself. */
  surface?: string;
  request?: (request: EvaluationRequest) => EvaluationRequest;
}

/** The corpus, captured: every ad against every version of every page, judged without a browser. */
export interface World {
  briefs: readonly Brief[];
  ads: readonly Ad[];
  /** The ad that repeats its page's headline. */
  quoteOf: (brief: Brief) => Ad;
  judge: (ad: Ad, page: Brief, variation?: Variation) => Verdict;
  snapshot: (page: Brief, version: string, viewport: Viewport) => Snapshot;
  creative: (ad: Ad, percent?: number) => Creative;
  has: (page: Brief, version: string) => boolean;
  server: CorpusServer;
  photographer: Photographer;
  close: () => Promise<void>;
}

export interface WorldOptions {
  /** Part of a brief's id, or nothing for all. */
  only: readonly string[];
  stale: boolean;
  /** Without the mutations. */
  plain: boolean;
  log: (line: string) => void;
}

export async function openWorld({ only, stale, plain, log }: WorldOptions): Promise<World> {
  const briefs = readBriefs().filter(({ id }) => only.length === 0 || only.some((part) => id.includes(part)));
  const ads = briefs.flatMap(adsOf);
  const server = await serveCorpus();
  const photographer = createPhotographer(server, { stale });
  const snapshots = new Map<string, Snapshot>();
  const creatives = new Map<string, Creative>();
  const quoteOf = (brief: Brief): Ad => {
    const quote = ads.find(({ brief: { id }, ad }) => id === brief.id && ad.kind === "quote");
    if (!quote) throw new Error(`${brief.id} has no quoting ad.`);
    return quote;
  };
  const take = async (brief: Brief, version: string, viewport: Viewport): Promise<void> => {
    snapshots.set(
      `${brief.id} ${version} ${viewport}`,
      await photographer.snapshot({ brief, version }, viewport),
    );
  };
  const draw = async (ad: Ad, percent?: number): Promise<void> => {
    creatives.set(`${ad.id} ${percent ?? ""}`, await photographer.creative(ad, percent));
  };
  await Promise.all([
    ...briefs.flatMap((brief) => [take(brief, "base", "mobile"), take(brief, "base", "desktop")]),
    ...ads.map((ad) => draw(ad)),
    ...(plain
      ? []
      : briefs.flatMap((brief) => [
          ...MUTATIONS.filter(({ applies }) => applies(brief)).map(({ id }) =>
            take(brief, id, quoteOf(brief).viewport),
          ),
          ...(brief.offer?.percent === undefined ? [] : [draw(quoteOf(brief), 50)]),
        ])),
  ]);
  log(`${snapshots.size} pages and ${creatives.size} creatives, ${photographer.taken()} of them taken now`);

  const found = <T>(map: ReadonlyMap<string, T>, key: string): T => {
    const value = map.get(key);
    if (value === undefined) throw new Error(`${key} was not captured.`);
    return value;
  };
  const judged = new Map<string, Verdict>();
  const judgeOne = (ad: Ad, page: Brief, variation: Variation): Verdict => {
    const {
      version = "base",
      percent,
      fields = "all",
      surface,
      request = (same: EvaluationRequest) => same,
    } = variation;
    const { pageName, ...nameless } = fieldsOf(ad, percent);
    const given = { all: { ...nameless, pageName }, nameless, none: null }[fields];
    const asked = request(
      requestOf(ad, { fields: given as AdTextFields | null, url: addressOf({ brief: page }) }),
    );
    const creative = found(creatives, `${ad.id} ${percent ?? ""}`);
    // The engine reads the picture only where no headline is given.
    const seen = given === null ? creative : { ...creative, words: null };
    const seenPage = found(snapshots, `${page.id} ${version} ${asked.viewport ?? ad.viewport}`);
    return judgePair(asked, seen, seenPage, surface);
  };
  return {
    briefs,
    ads,
    quoteOf,
    server,
    photographer,
    creative: (ad, percent) => found(creatives, `${ad.id} ${percent ?? ""}`),
    has: (page, version) => snapshots.has(`${page.id} ${version} ${quoteOf(page).viewport}`),
    snapshot: (page, version, viewport) => found(snapshots, `${page.id} ${version} ${viewport}`),
    judge: (ad, page, variation = {}) => {
      // The plain case alone is asked for again and again; evidence is too large to keep of every other.
      const plain = Object.keys(variation).every((key) => key === "fields") && variation.fields === "all";
      const key = `${ad.id} ${page.id}`;
      const verdict = (plain ? judged.get(key) : undefined) ?? judgeOne(ad, page, variation);
      if (plain) judged.set(key, verdict);
      return verdict;
    },
    close: async () => {
      await photographer.close();
      await server.close();
    },
  };
}
