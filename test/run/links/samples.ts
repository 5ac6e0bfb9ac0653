import type { Destination } from "../../../src/contract/destination-verdict.ts";
import { NoNetwork } from "../../../src/contract/error.ts";
import type { CheckLink } from "../../../src/contract/evaluator-interface.ts";
import type { Entry } from "../../../src/run/manifest/entry.ts";

export const makeLinkEntry = (id: string, url = `https://acme.example/${id}`, more: Partial<Entry> = {}): Entry => ({
  id,
  location: { file: "ads.yml", line: 3, column: 5, endLine: 6 },
  platform: null,
  asset: null,
  adUrl: null,
  mediaType: null,
  copy: null,
  landing: { written: url, url },
  viewport: null,
  locale: null,
  audience: null,
  threshold: null,
  timeout: null,
  truth: null,
  accept: [],
  sources: [],
  ...more,
});

export const makeDestination = (url: string, more: Partial<Destination> = {}): Destination => ({
  url,
  verdict: "alive",
  httpStatus: 200,
  finalUrl: url,
  reason: null,
  advisories: [],
  evidence: [
    {
      how: "http",
      url,
      redirects: [],
      httpStatus: 200,
      errorCode: null,
      title: "Shop",
      tls: null,
      note: "HTTP 200",
      ms: 12.4,
    },
  ],
  ...more,
});

export const makeDeadDestination = (url: string): Destination =>
  makeDestination(url, { verdict: "link_broken", httpStatus: 404, reason: "The page answers 404" });

export const makeUnclearDestination = (url: string, reason = "A bot check blocks it"): Destination =>
  makeDestination(url, { verdict: "inconclusive", httpStatus: 403, reason });

/** A checker that judges by the address: /dead…, /wall…, /offline…, /crash…; all else is alive. */
export const checkLinkByPath: CheckLink = async (url) => {
  const [, kind] = /\/(dead|wall|offline|crash)[^/]*$/.exec(url) ?? [];
  if (kind === "crash") throw new TypeError("boom");
  if (kind === "offline") throw new NoNetwork();
  if (kind === "dead") return makeDeadDestination(url);
  return kind === "wall" ? makeUnclearDestination(url) : makeDestination(url);
};
