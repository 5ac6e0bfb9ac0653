import type { Evidence } from "../artifacts/evidence.ts";
import type { Finding, ScoreCap } from "../artifacts/judgement.ts";
import type { TextBlock } from "../artifacts/text.ts";
import { createFinding, quote } from "../compare/create-finding.ts";
import { hasReadableText } from "../compare/page-position.ts";
import { type MeasureSignal, scoredSignal, signalResult, unknownSignal } from "../compare/signal-result.ts";
import { bearerOf, kinOf, ownNameOf } from "../judge/heuristic/names.ts";

const SIGNAL = { id: "brand_name", dimension: "messageMatch", weight: 0.05 } as const;

/** Where the page says who it is, for people. */
const NAME_LOCATION = {
  field: "in its text",
  page: "on the page itself",
  ocr: "on the page itself",
  "json-ld": "in its structured data",
  meta: "in its title",
  url: "in its address",
} as const satisfies Record<TextBlock["source"], string>;

const brandFoundFinding = (brand: TextBlock, bearer: TextBlock): Finding =>
  createFinding({
    kind: "brand",
    status: "match",
    severity: "LOW",
    adValue: brand.text,
    landingPageValue: bearer.text,
    recommendation: "Nothing to do: the visitor lands with the brand that the ad named.",
    confidence: Math.min(brand.confidence, bearer.confidence),
    ad: brand,
    page: bearer,
  });

/** The page states another name as its own, and the ad's stands nowhere on it. */
const otherBrandFinding = (brand: TextBlock, own: TextBlock): Finding =>
  createFinding({
    kind: "brand",
    status: "mismatch",
    severity: "HIGH",
    adValue: brand.text,
    landingPageValue: own.text,
    recommendation: `Show ${quote(brand.text)} at the top of the page, or send the ad to ${brand.text}'s own page.`,
    confidence: Math.min(brand.confidence, own.confidence),
    contradiction: true,
    ad: brand,
    page: own,
  });

/** A page that names nobody for sure may show the name in a picture. */
const UNNAMED_PAGE_CONFIDENCE = 0.7;

const brandMissingFinding = (brand: TextBlock, likely: TextBlock | null): Finding =>
  createFinding({
    kind: "brand",
    status: "missing",
    severity: likely === null ? "LOW" : "MEDIUM",
    adValue: brand.text,
    landingPageValue: "not named in text, title or address",
    recommendation: `Name ${quote(brand.text)} at the top of the page and in its title; if the logo is a picture, in its alternative text.`,
    confidence: Math.min(brand.confidence, UNNAMED_PAGE_CONFIDENCE),
    ad: brand,
  });

/** The page goes by a name that may be the same one's in other words. */
const SIMILAR_NAME_SCORE = 0.5;

const similarBrandFinding = (brand: TextBlock, kin: TextBlock): Finding =>
  createFinding({
    kind: "brand",
    status: "partial_match",
    severity: "LOW",
    adValue: brand.text,
    landingPageValue: kin.text,
    recommendation: `Use one name in both: the ad says ${quote(brand.text)}, the page ${quote(kin.text)}.`,
    confidence: Math.min(brand.confidence, kin.confidence),
    ad: brand,
    page: kin,
  });

const otherBrandCaps = (brand: TextBlock, own: TextBlock, { ad }: Evidence): ScoreCap[] => {
  const reason = `${quote(brand.text)} is neither on the page nor in its title or address; the page goes by ${quote(own.text)}`;
  return [
    // Where nobody sees the ad's picture, there is nothing visual to hold down.
    ...(ad.picture === null ? [] : [{ dimension: "visualMatch", limit: 5, reason } as const]),
    { dimension: "messageMatch", limit: 5, reason },
    // Whatever the first screen promises, another promises it.
    { dimension: "aboveTheFoldContinuity", limit: 5, reason },
  ];
};

/** Does the visitor land with the brand that the ad named? */
export const brandName: MeasureSignal = (evidence) => {
  const { brand } = evidence.ad;
  if (brand === null)
    return signalResult({ signals: [unknownSignal(SIGNAL, "the ad's brand is not known")] });
  const bearer = bearerOf(brand, evidence);
  if (bearer !== null)
    return signalResult({
      signals: [scoredSignal(SIGNAL, 1, `${quote(brand.text)} is named ${NAME_LOCATION[bearer.source]}`)],
      findings: [brandFoundFinding(brand, bearer)],
    });
  if (!hasReadableText(evidence.page))
    return signalResult({ signals: [unknownSignal(SIGNAL, "nothing of the page could be read")] });
  const kin = kinOf(brand, evidence);
  if (kin !== null)
    return signalResult({
      signals: [
        scoredSignal(SIGNAL, SIMILAR_NAME_SCORE, `${quote(brand.text)} may be the page's ${quote(kin.text)}`),
      ],
      findings: [similarBrandFinding(brand, kin)],
    });
  const own = ownNameOf(evidence.page);
  if (own === null)
    return signalResult({
      signals: [
        unknownSignal(SIGNAL, `the page states no name of its own to compare with ${quote(brand.text)}`),
      ],
      findings: [brandMissingFinding(brand, evidence.page.brands[0] ?? null)],
    });
  return signalResult({
    signals: [
      scoredSignal(
        SIGNAL,
        0,
        `${quote(brand.text)} stands nowhere on the page, which goes by ${quote(own.text)}`,
      ),
    ],
    findings: [otherBrandFinding(brand, own)],
    caps: brand.source === "field" ? otherBrandCaps(brand, own, evidence) : [],
  });
};
