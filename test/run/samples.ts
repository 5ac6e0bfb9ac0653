import type { EntryResult } from "../../src/result/check-report.ts";
import { fingerprintUrl } from "../../src/run/fingerprint-url.ts";
import type { Entry } from "../../src/run/manifest/entry.ts";

/** An entry as the manifest reader would make it. */
export const makeEntry = (id: string, overrides: Partial<Entry> & { url?: string } = {}): Entry => {
  const { url = `https://shop.example/${id}`, ...rest } = overrides;
  return {
    id,
    location: { file: "ads.yml", line: 3, column: 5, endLine: 6 },
    platform: "meta",
    asset: { kind: "url", url: `https://cdn.example/${id}.png` },
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
    ...rest,
  };
};

/** A result of that entry, passed with 8 of 7. */
export const makeEntryResult = (id: string, overrides: Partial<EntryResult> = {}): EntryResult => ({
  id,
  manifest: { file: "ads.yml", line: 3, column: 5, endLine: 6 },
  platform: "meta",
  asset: `https://cdn.example/${id}.png`,
  landingUrl: `https://shop.example/${id}`,
  state: "passed",
  reason: "Scores 8 (threshold 7).",
  threshold: 7,
  overallScore: 8,
  durationMs: 100,
  answer: null,
  error: null,
  notices: [],
  linkTrail: [],
  fingerprint: fingerprintUrl(`https://shop.example/${id}`),
  ...overrides,
});
