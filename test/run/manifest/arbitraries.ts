import fc from "fast-check";
import { PLATFORMS, VIEWPORTS } from "../../../src/contract/vocabulary.ts";
import { FINDING_KINDS } from "../../../src/findings/findings.ts";
import type { Ad, Manifest } from "../../../src/run/manifest/shape.ts";

const words = fc.string({ unit: "grapheme", maxLength: 30 }).filter((text) => /\S/.test(text) && text.isWellFormed());
const urls = fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ["http", "https"] });
const ids = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,20}$/);
const defaults = {
  platform: fc.constantFrom(...PLATFORMS),
  viewport: fc.constantFrom(...VIEWPORTS),
  locale: fc.constantFrom("en", "en-GB", "de-at", "zh-Hant-TW", "pt-BR"),
  threshold: fc.double({ min: 0, max: 10, noNaN: true }).map((threshold) => threshold + 0),
  timeout: fc.integer({ min: 1, max: 600 }),
};

const copies = fc.record(
  { headline: words, body: words, description: words, cta: words, page: words },
  { requiredKeys: [] },
);
const audiences = fc.record(
  { ageRange: words, gender: words, location: words, interests: words },
  { requiredKeys: [] },
);

const waivers = fc.record({
  kind: fc.constantFrom(...FINDING_KINDS),
  until: fc
    .date({ min: new Date("2000-01-01"), max: new Date("2999-12-31"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  reason: words,
});

const ads: fc.Arbitrary<Ad> = fc.record(
  {
    ...defaults,
    id: ids,
    asset: urls,
    adUrl: urls,
    mediaType: fc.constantFrom("image", "video"),
    landing: urls,
    copy: copies,
    audience: audiences,
    accept: fc.uniqueArray(waivers, { selector: ({ kind }) => kind, minLength: 1, maxLength: 3 }),
    sources: fc.array(words, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: ["id", "landing", "adUrl"] },
);

/** Any manifest in which everything is valid; it names no file. */
export const manifests: fc.Arbitrary<Manifest> = fc.record(
  {
    version: fc.constant(1 as const),
    defaults: fc.record(defaults, { requiredKeys: [] }),
    ads: fc.uniqueArray(ads, { selector: ({ id }) => id, minLength: 1, maxLength: 5 }),
  },
  { requiredKeys: ["version", "ads"] },
);

/** Values of every kind, near the edges of what a manifest admits. */
export const anyJsonValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, 0, 1, 10, 10.5, -1, 600, 601, "", " ", "1", "meta", "mobile", "en-GB", [], {}, ["x"]),
  fc.jsonValue({ maxDepth: 2 }),
);
