import type { ConversionRisk } from "../../src/contract/evaluation.ts";
import { advise } from "../../src/engine/advice/advise.ts";
import type { CorpusAd } from "./ads.ts";
import type { Brief } from "./briefs.ts";
import { removeControls, swapHeadline } from "./change-capture.ts";
import type { Corpus, Variation } from "./corpus.ts";
import type { PairEvaluation } from "./evaluate-pair.ts";
import type { Property, PropertyResult } from "./properties.ts";

/** Headlines of other trades that each page gets, one after the other. */
const HEADLINES_PER_PAGE = 4;

const risksOf = (evaluation: PairEvaluation): ConversionRisk["type"][] =>
  advise({ ...evaluation, evaluationKey: "corpus" }).conversionRisks.map(({ type }) => type);

/** The headlines that follow the page's own in the order of the ids: same language, another trade and brand. */
export function unrelatedHeadlines(briefs: readonly Brief[], page: Brief): string[] {
  const others = briefs
    .filter(({ language, trade, brand }) => language === page.language && trade !== page.trade && brand !== page.brand)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const start = others.findIndex(({ id }) => id > page.id);
  const ordered = start < 0 ? others : [...others.slice(start), ...others.slice(0, start)];
  return ordered.slice(0, HEADLINES_PER_PAGE).map(({ headline }) => headline);
}

/** A page gets a risk when a part of it is exchanged or removed, and has none before. */
export function riskProperties(world: Corpus, brief: Brief): PropertyResult[] {
  const ad = world.quotingAdOf(brief);
  const base = world.evaluate(ad, brief, { fields: "all" });
  const { headline } = base.evidence.page;
  const surface = base.scored.appliedProfile.id;
  const gains = (property: Property, risk: ConversionRisk["type"], what: string, variation: Variation) => {
    const risks = risksOf(world.evaluate(ad, brief, { ...variation, surface }));
    return check(property, `${ad.id} · ${brief.template} · ${what}`, risks.includes(risk), risks);
  };
  const results = [
    gains("1b headline of a council", "HEADLINE_DISCONNECT", "headline-swapped", { version: "headline-swapped" }),
    ...(headline === null ? [] : unrelatedHeadlines(world.briefs, brief)).map((other) =>
      gains("1c headline of another trade", "HEADLINE_DISCONNECT", `“${other}”`, {
        change: (page) => (headline === null ? page : swapHeadline(page, headline, other)),
      }),
    ),
  ];
  if (world.hasVersion(brief, "cta-removed")) {
    results.push(
      gains("6b no call to action", "CTA_FRICTION", "cta-removed", { version: "cta-removed" }),
      gains("6c nothing to click in two screens", "CTA_FRICTION", "two screens", {
        change: (page) => removeControls(page, 2),
      }),
    );
  }
  return [...results, ...world.ads.filter((one) => one.brief === brief).flatMap((one) => unchanged(world, one))];
}

/** Pages without a call to action of their own are left out of 6d: they are what 6b makes of the others. */
function unchanged(world: Corpus, ad: CorpusAd): PropertyResult[] {
  const risks = risksOf(world.evaluate(ad, ad.brief, { fields: "all" }));
  const subject = `${ad.id} · ${ad.brief.template}`;
  return [
    check("1d unchanged headline", subject, !risks.includes("HEADLINE_DISCONNECT"), risks),
    ...(world.hasVersion(ad.brief, "cta-removed")
      ? [check("6d unchanged call to action", subject, !risks.includes("CTA_FRICTION"), risks)]
      : []),
  ];
}

const check = (property: Property, subject: string, holds: boolean, risks: readonly string[]): PropertyResult => ({
  property,
  subject,
  holds,
  detail: risks.length === 0 ? "no risk" : risks.join(", "),
});
