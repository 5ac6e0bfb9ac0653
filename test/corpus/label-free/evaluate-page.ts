import type { AdTextFields } from "../../../src/contract/evaluation-request.ts";
import { advise } from "../../../src/engine/advice/advise.ts";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import type { CtaIntent, PageEvidence } from "../../../src/engine/artifacts/evidence.ts";
import { removeControls, swapHeadline } from "../change-capture.ts";
import { evaluatePair, type PairEvaluation } from "../evaluate-pair.ts";
import { REGISTER_LANGUAGES, registerHeadlines } from "../register-headlines.ts";
import { type ChangedKind, changeNumbers, numbersIn } from "./changes.ts";
import { chooseQuotes, isScene, type Quote, quotesOf } from "./quotes.ts";
import { respell } from "./respellings.ts";
import { UNRELATED_HEADLINES } from "./unrelated-headlines.ts";

export const CHECKS = [
  "first screen, below the page's headline",
  "first screen, alone",
  "anywhere, below the page's headline",
  "anywhere, alone",
  "respelled",
  "changed price",
  "changed percentage",
  "changed date",
  "changed quantity",
  "headline unchanged",
  "headline swapped",
  "call to action unchanged",
  "call to action removed",
  "headline in slang",
] as const;
export type Check = (typeof CHECKS)[number];

/** What one ad or page shows. */
export interface Checked {
  page: string;
  check: Check;
  /** It passes, fails or is named as it must be. */
  holds: boolean;
  /** Of quotes and respellings: it has no comparison with the severity HIGH. */
  withoutHigh: boolean | null;
  detail: string;
}

/** What was left out, and why. */
export interface LeftOut {
  page: string;
  what: string;
}

export interface CheckedPage {
  checked: Checked[];
  leftOut: LeftOut[];
}

const PASSING_SCORE = 7;
/** A page whose ad only offers to read or to look around needs no button. */
const BROWSING_INTENTS: ReadonlySet<CtaIntent> = new Set(["learn", "watch", "browse"]);

/** Checks that need no labels: an ad that quotes its page belongs, and one with another number does not. */
export function evaluatePage(name: string, page: Snapshot): CheckedPage {
  return new PageChecks(name, page).run();
}

class PageChecks {
  readonly #name: string;
  readonly #page: Snapshot;
  readonly #evidence: PageEvidence;
  readonly #language: string;
  readonly #onPage: ReadonlySet<string>;
  readonly #checked: Checked[] = [];
  readonly #leftOut: LeftOut[] = [];

  constructor(name: string, page: Snapshot) {
    this.#name = name;
    this.#page = page;
    this.#evidence = evaluateCopy({ headline: page.title }, page).evidence.page;
    this.#language = this.#evidence.language?.tag ?? "en";
    const texts = [page.title, page.description ?? "", ...page.texts.map(({ text }) => text)];
    this.#onPage = new Set([...texts, JSON.stringify(page.jsonLd)].flatMap(numbersIn));
  }

  run(): CheckedPage {
    for (const quote of chooseQuotes(quotesOf(this.#page, this.#language))) {
      this.#checkQuote(quote);
      this.#checkRespellings(quote);
      this.#checkChanges(quote);
    }
    this.#checkHeadline();
    this.#checkCallToAction();
    return { checked: this.#checked, leftOut: this.#leftOut };
  }

  /** An ad with the page's own headline and button. */
  #adWith(sentence: string): AdTextFields | null {
    const { headline } = this.#evidence;
    return headline === null ? null : { headline: headline.text, bodyText: sentence, ...this.#frame() };
  }

  #frame(): AdTextFields {
    const [cta] = this.#evidence.ctas;
    const [brand] = this.#evidence.brands;
    return { ...(cta && { ctaType: cta.excerpt.text }), ...(brand && { pageName: brand.text }) };
  }

  #checkQuote({ text, onFirstScreen }: Quote): void {
    const place = onFirstScreen ? "first screen" : "anywhere";
    const led = this.#adWith(text);
    if (led === null) this.#leaveOut("no headline");
    else this.#expectPass(`${place}, below the page's headline`, led, text);
    if (isScene(text)) this.#leaveOut("a question or a quotation is no headline");
    else this.#expectPass(`${place}, alone`, { headline: text, ...this.#frame() }, text);
  }

  #checkRespellings({ text }: Quote): void {
    for (const { kind, text: respelled } of respell(text, this.#language)) {
      const ad = this.#adWith(respelled);
      if (ad !== null) this.#expectPass("respelled", ad, `${kind}: ${respelled} [${text}]`);
    }
  }

  #checkChanges({ text }: Quote): void {
    const changes = changeNumbers(text, this.#onPage, this.#language);
    for (const { kind, text: changed } of changes) {
      const ad = this.#adWith(changed);
      if (ad === null) continue;
      const { score, high } = scoreCopy(ad, this.#page);
      const check = `changed ${kind satisfies ChangedKind}` as const;
      this.#note(check, score < PASSING_SCORE, null, `${score}: ${changed} [${text}] ${high}`);
    }
    if (changes.length === 0 && /\d/.test(text)) this.#leaveOut("a scene, or a number that cannot be changed");
  }

  #expectPass(check: Check, ad: AdTextFields, what: string): void {
    const { score, high } = scoreCopy(ad, this.#page);
    this.#note(check, score >= PASSING_SCORE, high === "", `${score}: ${what} ${high}`);
  }

  #checkHeadline(): void {
    const { headline } = this.#evidence;
    if (headline === null || headline.selector === null) {
      this.#leaveOut("no headline to swap");
      return;
    }
    if (!headline.aboveFold) {
      this.#leaveOut("its headline is below the first screen, so the page does not open with it");
      return;
    }
    const ad = { headline: headline.text, ...this.#frame() };
    const before = evaluateCopy(ad, this.#page);
    this.#noteRisk("headline unchanged", before, "HEADLINE_DISCONNECT", false);
    const swapped = (to: string) => evaluateCopy(ad, swapHeadline(this.#page, headline, to));
    const unrelated = UNRELATED_HEADLINES[this.#language] ?? [];
    if (unrelated.length === 0) this.#leaveOut("no unrelated headline in its language");
    for (const other of unrelated) this.#noteRisk("headline swapped", swapped(other), "HEADLINE_DISCONNECT", true);
    if (!REGISTER_LANGUAGES.includes(this.#language)) {
      this.#leaveOut("no slang in its language");
      return;
    }
    const [slang = ""] = registerHeadlines(this.#language, "slang", "known", headline.text);
    const [was, is] = [toneOf(before), toneOf(swapped(slang))];
    this.#note("headline in slang", is < was, null, `tone ${was} to ${is}: ${slang}`);
  }

  #checkCallToAction(): void {
    const [cta] = this.#evidence.ctas;
    if (cta === undefined || !cta.excerpt.aboveFold) {
      this.#leaveOut("no call to action on the first screen");
      return;
    }
    if (BROWSING_INTENTS.has(cta.intent)) {
      this.#leaveOut("a call to action to look around, without which nothing is missing");
      return;
    }
    const ad = { headline: this.#evidence.headline?.text ?? this.#page.title, ...this.#frame() };
    this.#noteRisk("call to action unchanged", evaluateCopy(ad, this.#page), "CTA_FRICTION", false);
    const without = evaluateCopy(ad, removeControls(this.#page, 2));
    this.#noteRisk("call to action removed", without, "CTA_FRICTION", true);
  }

  #noteRisk(check: Check, evaluation: PairEvaluation, risk: string, isExpected: boolean): void {
    const risks = advise({ ...evaluation, evaluationKey: "label-free" }).conversionRisks.map(({ type }) => type);
    const { headline } = evaluation.evidence.page;
    this.#note(check, risks.some((type) => type === risk) === isExpected, null, `${risks} | ${headline?.text ?? ""}`);
  }

  #note(check: Check, holds: boolean, withoutHigh: boolean | null, detail: string): void {
    this.#checked.push({ page: this.#name, check, holds, withoutHigh, detail: detail.replaceAll(/\s+/g, " ") });
  }

  #leaveOut(what: string): void {
    this.#leftOut.push({ page: this.#name, what });
  }
}

const evaluateCopy = (copy: AdTextFields, page: Snapshot): PairEvaluation =>
  evaluatePair(
    { adData: { adTextFields: copy, platform: "google" }, landingPageData: { url: page.requestedUrl } },
    null,
    page,
  );

const toneOf = ({ scored }: PairEvaluation): number => scored.detailedScores.toneAlignment.score;

/** Comparisons that hold although they are HIGH are about what is covered or conventional. */
const HOLDING: ReadonlySet<string> = new Set(["match", "implicit", "obscured"]);

function scoreCopy(copy: AdTextFields, page: Snapshot): { score: number; high: string } {
  const { scored, judgement } = evaluateCopy(copy, page);
  const high = judgement.findings
    .filter(({ comparison: { severity, status } }) => severity === "HIGH" && !HOLDING.has(status))
    .map(({ kind, comparison: { adValue, landingPageValue } }) => `HIGH ${kind}: ${adValue} | ${landingPageValue}`);
  return { score: scored.overallScore, high: high.join("; ") };
}
