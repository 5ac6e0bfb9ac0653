import { quote } from "../../ground/text.ts";
import { hasReadableText } from "../artifacts/excerpt-position.ts";
import type { Finding, ScoreCap } from "../artifacts/judgement.ts";
import type { TextBlock } from "../artifacts/text-block.ts";
import { createFinding } from "./create-finding.ts";
import { capMessageAndFold, defineSignal, type Measurement, UNREADABLE_PAGE, unknown } from "./define-signal.ts";
import type { Pair } from "./relate-pair.ts";

const NAME_LOCATION = {
  field: "in its text",
  page: "on the page itself",
  ocr: "on the page itself",
  "json-ld": "in its structured data",
  meta: "in its title",
  url: "in its address",
} as const satisfies Record<TextBlock["source"], string>;

/** A page that states no name in text may show it in a picture. */
const UNNAMED_PAGE_CONFIDENCE = 0.7;

const brandMissingFinding = (brand: TextBlock, pageHasNames: boolean): Finding =>
  createFinding({
    kind: "brand",
    status: "missing",
    severity: pageHasNames ? "MEDIUM" : "LOW",
    landingPageValue: "not named in text, title or address",
    recommendation:
      `Name ${quote(brand.text)} at the top of the page and in its title. If the logo is a ` +
      "picture, name it in the alternative text.",
    confidence: Math.min(brand.confidence, UNNAMED_PAGE_CONFIDENCE),
    ad: brand,
  });

/** The page's name may be a variant of the ad's. */
const SIMILAR_NAME_SCORE = 0.5;

const otherBrandCaps = (brand: TextBlock, own: TextBlock, { ad }: Pair): ScoreCap[] => {
  const reason =
    `${quote(brand.text)} is not on the page, in its title or in its address; the page ` +
    `belongs to ${quote(own.text)}`;
  return [
    // Without a known picture of the ad, visual match cannot show that the brands differ.
    ...(ad.picture === null ? [] : [{ dimension: "visualMatch", limit: 5, reason } as const]),
    ...capMessageAndFold(5, 5, reason),
  ];
};

/** The ad's brand beside a name of the page's. */
const compareWith = (
  brand: TextBlock,
  page: TextBlock,
  value: number,
  note: string,
  finding: Pick<Finding["comparison"], "status" | "severity" | "recommendation">,
): Measurement => {
  const contradiction = finding.status === "mismatch";
  return { value, note, findings: [createFinding({ kind: "brand", ad: brand, page, ...finding, contradiction })] };
};

/** Does the page belong to the brand that the ad names? */
export const brandName = defineSignal("messageMatch", "brand_name", (pair) => {
  const { brand } = pair.ad;
  if (brand === null) return unknown("the ad's brand is not known");
  const name = quote(brand.text);
  const named = pair.brand.onPage;
  if (named !== null)
    return compareWith(brand, named, 1, `the page names ${name} ${NAME_LOCATION[named.source]}`, {
      status: "match",
      severity: "LOW",
      recommendation: "Nothing to do: the page names the ad's brand.",
    });
  if (!hasReadableText(pair.page)) return unknown(UNREADABLE_PAGE);
  const { similar, own } = pair.brand;
  if (similar !== null)
    return compareWith(brand, similar, SIMILAR_NAME_SCORE, `${name} may be the page's ${quote(similar.text)}`, {
      status: "partial_match",
      severity: "LOW",
      recommendation: `Use one name in both: the ad says ${name}, the page ${quote(similar.text)}.`,
    });
  if (own === null)
    return {
      ...unknown(`the page states no name to compare with ${name}`),
      findings: [brandMissingFinding(brand, pair.page.brands.length > 0)],
    };
  const note = `the page doesn't mention ${name}; its own name is ${quote(own.text)}`;
  const recommendation = `Show ${name} at the top of the page, or point the ad at ${brand.text}'s own page.`;
  return {
    ...compareWith(brand, own, 0, note, { status: "mismatch", severity: "HIGH", recommendation }),
    caps: brand.source === "field" ? otherBrandCaps(brand, own, pair) : [],
  };
});
