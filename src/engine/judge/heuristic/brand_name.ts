import type { Evidence } from "../../products/evidence.ts";
import type { Cap, Finding } from "../../products/judgement.ts";
import type { Passage } from "../../products/passage.ts";
import { finding, quote } from "./finding.ts";
import { bearerOf, kinOf, ownNameOf } from "./names.ts";
import { type Examination, outcome, seen, silent } from "./outcome.ts";
import { isReadable } from "./place.ts";

const SIGNAL = { id: "brand_name", dimension: "messageMatch", weight: 0.05 } as const;

/** Where the page says who it is, for people. */
const WITNESS = {
  field: "in its text",
  page: "on the page itself",
  ocr: "on the page itself",
  "json-ld": "in its structured data",
  meta: "in its title",
  url: "in its address",
} as const satisfies Record<Passage["source"], string>;

const borne = (brand: Passage, bearer: Passage): Finding =>
  finding({
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
const contradicted = (brand: Passage, own: Passage): Finding =>
  finding({
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
const UNNAMED = 0.7;

const unnamed = (brand: Passage, likely: Passage | null): Finding =>
  finding({
    kind: "brand",
    status: "missing",
    severity: likely === null ? "LOW" : "MEDIUM",
    adValue: brand.text,
    landingPageValue: "not named in text, title or address",
    recommendation: `Name ${quote(brand.text)} at the top of the page and in its title; if the logo is a picture, in its alternative text.`,
    confidence: Math.min(brand.confidence, UNNAMED),
    ad: brand,
  });

/** The page goes by a name that may be the same one's in other words. */
const HALF_BORNE = 0.5;

const alike = (brand: Passage, kin: Passage): Finding =>
  finding({
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

const capsOf = (brand: Passage, own: Passage, { ad }: Evidence): Cap[] => {
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
export const brandName: Examination = (evidence) => {
  const { brand } = evidence.ad;
  if (brand === null) return outcome({ signals: [silent(SIGNAL, "the ad's brand is not known")] });
  const bearer = bearerOf(brand, evidence);
  if (bearer !== null)
    return outcome({
      signals: [seen(SIGNAL, 1, `${quote(brand.text)} is named ${WITNESS[bearer.source]}`)],
      findings: [borne(brand, bearer)],
    });
  if (!isReadable(evidence.page))
    return outcome({ signals: [silent(SIGNAL, "nothing of the page could be read")] });
  const kin = kinOf(brand, evidence);
  if (kin !== null)
    return outcome({
      signals: [seen(SIGNAL, HALF_BORNE, `${quote(brand.text)} may be the page's ${quote(kin.text)}`)],
      findings: [alike(brand, kin)],
    });
  const own = ownNameOf(evidence.page);
  if (own === null)
    return outcome({
      signals: [silent(SIGNAL, `the page states no name of its own to compare with ${quote(brand.text)}`)],
      findings: [unnamed(brand, evidence.page.brands[0] ?? null)],
    });
  return outcome({
    signals: [
      seen(SIGNAL, 0, `${quote(brand.text)} stands nowhere on the page, which goes by ${quote(own.text)}`),
    ],
    findings: [contradicted(brand, own)],
    caps: brand.source === "field" ? capsOf(brand, own, evidence) : [],
  });
};
