import type { AdTextFields } from "../../contract/request.ts";
import type { Creative } from "../products/capture.ts";
import type { AdEvidence, CallToAction, Language } from "../products/evidence.ts";
import type { Fact, Passage } from "../products/passage.ts";
import { beginsWithAsk, callToAction } from "./cta.ts";
import { claimsIn } from "./denials.ts";
import { offering } from "./drawn-offers.ts";
import { unnamed, voteOf } from "./language.ts";
import { letteringOverTime, lookOfAd, looksOfFrames } from "./moving.ts";
import type { Home } from "./offers/money.ts";
import { distinct, offersOf } from "./offers/offers.ts";
import { passage, type Reading } from "./passage.ts";
import { filledIn } from "./placeholders.ts";
import { subjectOf } from "./terms.ts";
import { plain, visible } from "./text.ts";
import { toneOf } from "./tone.ts";

/** Everything an ad says, as facts: its fields first, then what stands in its picture besides. */
export interface AdWords {
  headline: Fact | null;
  copy: Fact[];
  cta: CallToAction | null;
  pageName: Fact | null;
}

/** What an unfilled placeholder leaves of a text may lack its very point. */
const IN_PART = 0.6;

const field = (written: string | undefined, prominence: number): Fact | null => {
  if (written === undefined) return null;
  const { text, whole } = filledIn(written);
  return visible(text) === ""
    ? null
    : {
        text: visible(text),
        confidence: whole ? 1 : IN_PART,
        source: "field",
        box: null,
        selector: null,
        inFold: true,
        prominence,
        covered: false,
      };
};

const wordCount = (text: string): number => plain(text).split(" ").length;

/** Most of this text's words are in the fields already: the picture shows the same copy. */
const saidAlready = (fact: Fact, fields: readonly Fact[]): boolean => {
  const known = new Set(fields.flatMap(({ text }) => plain(text).split(" ")));
  const own = plain(fact.text).split(" ");
  return own.filter((word) => known.has(word)).length / own.length >= 0.7;
};

/** A label's usual lengths, and that of one which begins with its action: "Start your free 14-day trial". */
const FEW_WORDS = 2;
const LABEL_WORDS = 4;
const LONG_LABEL_WORDS = 6;

/** Copy may begin with a verb as well, but it ends in a full stop, says more than one thing, or only tells of something. */
const isLongLabel = ({ fact, commitment }: CallToAction): boolean =>
  commitment > 0 && beginsWithAsk(fact.text) && !/[.,;:]|%/.test(fact.text.replace(/(?<=\d)[.,](?=\d)/g, ""));

/**
 * A drawn button: few words, an action among them, and not the largest on the picture. A label of the page's own comes
 * first, then what begins with its action or says little else: a verb may stand in a name.
 */
const drawnCall = (lettering: readonly Fact[], labels: ReadonlySet<string>): CallToAction | null => {
  const small = lettering
    .filter(({ text, prominence }) => wordCount(text) <= LONG_LABEL_WORDS && prominence < 0.8)
    .map((fact) => callToAction(fact));
  const asks = small.filter(({ intent }) => intent !== "other");
  const short = asks.filter(({ fact }) => wordCount(fact.text) <= LABEL_WORDS);
  return (
    small.find((call) => labels.has(call.plain)) ??
    short.find(({ fact }) => beginsWithAsk(fact.text)) ??
    short.find(({ fact }) => wordCount(fact.text) <= FEW_WORDS) ??
    asks.find(isLongLabel) ??
    short[0] ??
    null
  );
};

const drawnHeadline = (lettering: readonly Fact[]): Fact | null =>
  lettering.find(({ text }) => wordCount(text) >= 2 && wordCount(text) <= 20 && /\p{L}{2}/u.test(text)) ??
  null;

const present = (facts: readonly (Fact | null)[]): Fact[] => facts.filter((fact) => fact !== null);

/** Beside a given body, only what is surely read, large, and said nowhere in it is a headline of its own. */
const SURELY_DRAWN = 0.7;
const LARGE = 0.5;
const isDrawnSurely =
  (texts: readonly Fact[]) =>
  (fact: Fact): boolean =>
    fact.confidence >= SURELY_DRAWN && fact.prominence >= LARGE && !saidAlready(fact, texts);

/**
 * The ad's words before they are compared. @param labels what the page's buttons say: drawn on the ad, the same is its button
 * in a language that no list knows.
 */
export const wordsOfAd = (
  creative: Creative | null,
  copy: AdTextFields | null,
  labels: readonly string[] = [],
): AdWords => {
  const lettering = letteringOverTime(creative) ?? [];
  const given = field(copy?.headline, 1);
  const texts = present([field(copy?.bodyText, 0.6), field(copy?.description, 0.5)]);
  const fields = present([given, ...texts]);
  const type = field(copy?.ctaType, 0.5);
  const cta = type === null ? drawnCall(lettering, new Set(labels.map(plain))) : callToAction(type);
  const headline =
    given ?? drawnHeadline(texts.length > 0 ? lettering.filter(isDrawnSurely(texts)) : lettering);
  const drawn = lettering.filter(
    (fact) =>
      fact !== headline &&
      // A long label says more than what to press: what it promises is the ad's promise.
      (fact !== cta?.fact || wordCount(fact.text) > LABEL_WORDS) &&
      !saidAlready(fact, fields),
  );
  return { headline, copy: [...texts, ...drawn], cta, pageName: field(copy?.pageName, 0.3) };
};

/** The language of the ad's copy, its own name left out. Few words, no verdict. */
export const languageOfAd = ({ headline, copy, pageName }: AdWords): Language | null =>
  voteOf(
    ...unnamed(
      present([headline, ...copy]).map(({ text }) => text),
      pageName?.text,
    ),
  );

/**
 * Who the ad is from: its page name, or else a name of the page that the ad shows. A name that is not seen is not
 * known to be missing.
 */
const brandOf = (words: AdWords, pageNames: readonly string[], reading: Reading): Passage | null => {
  if (words.pageName !== null) return passage(words.pageName, reading);
  const facts = present([words.headline, ...words.copy]);
  for (const name of pageNames.filter((text) => plain(text).length >= 3)) {
    const fact = facts.find(({ text }) => ` ${plain(text)} `.includes(` ${plain(name)} `));
    if (fact !== undefined) return passage({ ...fact, text: name }, reading);
  }
  return null;
};

/** The ad's typed facts. @param pageNames what the page calls itself, for ads that name no one in their fields. */
export const adEvidence = (
  creative: Creative | null,
  words: AdWords,
  reading: Reading,
  language: Language | null,
  home: Home,
  pageNames: readonly string[],
): AdEvidence => {
  const facts = present([words.headline, ...words.copy]);
  const headline = words.headline === null ? null : passage(words.headline, reading);
  const copy = words.copy.map((fact) => passage(fact, reading));
  return {
    mediaType: creative?.mediaType ?? "image",
    headline,
    copy,
    claims: claimsIn(headline === null ? copy : [headline, ...copy], reading),
    cta: words.cta,
    brand: brandOf(words, pageNames, reading),
    offers: distinct(offersOf(offering(facts, home), home)),
    terms: subjectOf(headline === null ? copy : [headline, ...copy]),
    picture: creative === null ? null : lookOfAd(creative),
    ...(creative?.motion && { moments: looksOfFrames(creative) }),
    tone: toneOf(
      facts.filter(({ source, confidence }) => source !== "ocr" || confidence >= 0.6).map(({ text }) => text),
    ),
    language,
  };
};
