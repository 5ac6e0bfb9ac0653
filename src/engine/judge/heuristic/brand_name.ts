import type { Cap, Evidence, Finding, Passage } from "../../products.ts";
import { finding, quote } from "./finding.ts";
import { bearerOf } from "./names.ts";
import { type Examination, outcome, seen, silent } from "./outcome.ts";

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

/** A page that names itself otherwise is another's; one that names nobody may show its name in a picture only. */
const namesAnother = ({ page }: Evidence): Passage | null =>
  page.brands.find(({ source }) => source === "url" || source === "json-ld") ?? page.brands[0] ?? null;

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

const absent = (brand: Passage, other: Passage | null): Finding =>
  finding({
    kind: "brand",
    status: other === null ? "missing" : "mismatch",
    // A title may name a subject instead of a brand: alone it does not prove whose page this is.
    severity: other === null ? "LOW" : other.source === "meta" ? "MEDIUM" : "HIGH",
    adValue: brand.text,
    landingPageValue: other?.text ?? "no name found",
    recommendation: `Show ${quote(brand.text)} at the top of the page, or send the ad to ${brand.text}'s own page.`,
    confidence: Math.min(brand.confidence, other?.confidence ?? 0.6),
    contradiction: other !== null,
    ad: brand,
    page: other,
  });

const capsOf = (brand: Passage, other: Passage): Cap[] => {
  const reason = `${quote(brand.text)} is neither on the page nor in its title or address; the page goes by ${quote(other.text)}`;
  return [
    { dimension: "visualMatch", limit: 5, reason },
    { dimension: "messageMatch", limit: 5, reason },
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
  const other = namesAnother(evidence);
  const found = absent(brand, other);
  if (other === null)
    return outcome({
      signals: [silent(SIGNAL, `the page gives no name to compare with ${quote(brand.text)}`)],
      findings: [found],
    });
  return outcome({
    signals: [
      seen(SIGNAL, 0, `${quote(brand.text)} stands nowhere on the page, which goes by ${quote(other.text)}`),
    ],
    findings: [found],
    caps: brand.source === "field" ? capsOf(brand, other) : [],
  });
};
