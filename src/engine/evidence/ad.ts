import type { AdTextFields } from "../../contract/request.ts";
import type { Creative } from "../artifacts/capture.ts";
import type { AdEvidence, CallToAction, DetectedLanguage } from "../artifacts/evidence.ts";
import type { Excerpt, TextBlock } from "../artifacts/text.ts";
import { createCallToAction, startsWithIntentVerb } from "./cta.ts";
import { claimsIn } from "./denials.ts";
import { detectByVotes, withoutName } from "./detect-language.ts";
import { withoutIncidentalAmounts } from "./incidental-amounts.ts";
import { fillPlaceholders } from "./keyword-insertion.ts";
import { findMainConcepts } from "./main-concepts.ts";
import { normaliseText, toVisibleText } from "./normalise-text.ts";
import type { Home } from "./offers/money.ts";
import { distinct, offersOf } from "./offers/offers.ts";
import { buildTextBlock, type TextContext } from "./text-blocks.ts";
import { toneOf } from "./tone.ts";
import { measureAd, measureFrames, readVideoTexts } from "./video.ts";

/** Everything an ad says, as facts: its fields first, then what stands in its picture besides. */
export interface AdTexts {
  headline: Excerpt | null;
  copy: Excerpt[];
  cta: CallToAction | null;
  pageName: Excerpt | null;
}

/** What an unfilled placeholder leaves of a text may lack its very point. */
const INCOMPLETE_TEXT_CONFIDENCE = 0.6;

const createFieldExcerpt = (written: string | undefined, prominence: number): Excerpt | null => {
  if (written === undefined) return null;
  const { text, complete } = fillPlaceholders(written);
  return toVisibleText(text) === ""
    ? null
    : {
        text: toVisibleText(text),
        confidence: complete ? 1 : INCOMPLETE_TEXT_CONFIDENCE,
        source: "field",
        box: null,
        selector: null,
        aboveFold: true,
        prominence,
        covered: false,
      };
};

const countWords = (text: string): number => normaliseText(text).split(" ").length;

/** Most of this text's words are in the fields already: the picture shows the same copy. */
const repeatsFieldText = (fact: Excerpt, fields: readonly Excerpt[]): boolean => {
  const known = new Set(fields.flatMap(({ text }) => normaliseText(text).split(" ")));
  const own = normaliseText(fact.text).split(" ");
  return own.filter((word) => known.has(word)).length / own.length >= 0.7;
};

/** A label's usual lengths, and that of one which begins with its action: "Start your free 14-day trial". */
const MAX_SHORT_LABEL_WORDS = 2;
const MAX_PICTURE_LABEL_WORDS = 4;
const MAX_LONG_LABEL_WORDS = 6;

/** Copy may begin with a verb as well, but it ends in a full stop, says more than one thing, or only tells of something. */
const isLongCtaLabel = ({ excerpt, commitment }: CallToAction): boolean =>
  commitment > 0 &&
  startsWithIntentVerb(excerpt.text) &&
  !/[.,;:]|%/.test(excerpt.text.replace(/(?<=\d)[.,](?=\d)/g, ""));

/**
 * A drawn button: few words, an action among them, and not the largest on the picture. A label of the page's own comes
 * first, then what begins with its action or says little else: a verb may stand in a name.
 */
const findCtaInPicture = (
  lettering: readonly Excerpt[],
  labels: ReadonlySet<string>,
): CallToAction | null => {
  const small = lettering
    .filter(({ text, prominence }) => countWords(text) <= MAX_LONG_LABEL_WORDS && prominence < 0.8)
    .map((fact) => createCallToAction(fact));
  const asks = small.filter(({ intent }) => intent !== "other");
  const short = asks.filter(({ excerpt: fact }) => countWords(fact.text) <= MAX_PICTURE_LABEL_WORDS);
  return (
    small.find((call) => labels.has(call.normalised)) ??
    short.find(({ excerpt: fact }) => startsWithIntentVerb(fact.text)) ??
    short.find(({ excerpt: fact }) => countWords(fact.text) <= MAX_SHORT_LABEL_WORDS) ??
    asks.find(isLongCtaLabel) ??
    short[0] ??
    null
  );
};

const findHeadlineInPicture = (lettering: readonly Excerpt[]): Excerpt | null =>
  lettering.find(({ text }) => countWords(text) >= 2 && countWords(text) <= 20 && /\p{L}{2}/u.test(text)) ??
  null;

const withoutNulls = (facts: readonly (Excerpt | null)[]): Excerpt[] => facts.filter((fact) => fact !== null);

/** Beside a given body, only what is surely read, large, and said nowhere in it is a headline of its own. */
const MIN_OCR_HEADLINE_CONFIDENCE = 0.7;
const MIN_OCR_HEADLINE_PROMINENCE = 0.5;
const isReliableOcrHeadline =
  (texts: readonly Excerpt[]) =>
  (fact: Excerpt): boolean =>
    fact.confidence >= MIN_OCR_HEADLINE_CONFIDENCE &&
    fact.prominence >= MIN_OCR_HEADLINE_PROMINENCE &&
    !repeatsFieldText(fact, texts);

/**
 * The ad's words before they are compared. @param labels what the page's buttons say: drawn on the ad, the same is its button
 * in a language that no list knows.
 */
export const collectAdTexts = (
  creative: Creative | null,
  copy: AdTextFields | null,
  labels: readonly string[] = [],
): AdTexts => {
  const lettering = readVideoTexts(creative) ?? [];
  const given = createFieldExcerpt(copy?.headline, 1);
  const texts = withoutNulls([
    createFieldExcerpt(copy?.bodyText, 0.6),
    createFieldExcerpt(copy?.description, 0.5),
  ]);
  const fields = withoutNulls([given, ...texts]);
  const type = createFieldExcerpt(copy?.ctaType, 0.5);
  const cta =
    type === null
      ? findCtaInPicture(lettering, new Set(labels.map(normaliseText)))
      : createCallToAction(type);
  const headline =
    given ??
    findHeadlineInPicture(texts.length > 0 ? lettering.filter(isReliableOcrHeadline(texts)) : lettering);
  const drawn = lettering.filter(
    (fact) =>
      fact !== headline &&
      // A long label says more than what to press: what it promises is the ad's promise.
      (fact !== cta?.excerpt || countWords(fact.text) > MAX_PICTURE_LABEL_WORDS) &&
      !repeatsFieldText(fact, fields),
  );
  return { headline, copy: [...texts, ...drawn], cta, pageName: createFieldExcerpt(copy?.pageName, 0.3) };
};

/** The language of the ad's copy, its own name left out. Few words, no verdict. */
export const detectAdLanguage = ({ headline, copy, pageName }: AdTexts): DetectedLanguage | null =>
  detectByVotes(
    ...withoutName(
      withoutNulls([headline, ...copy]).map(({ text }) => text),
      pageName?.text,
    ),
  );

/**
 * Who the ad is from: its page name, or else a name of the page that the ad shows. A name that is not seen is not
 * known to be missing.
 */
const findAdBrand = (
  words: AdTexts,
  pageNames: readonly string[],
  reading: TextContext,
): TextBlock | null => {
  if (words.pageName !== null) return buildTextBlock(words.pageName, reading);
  const facts = withoutNulls([words.headline, ...words.copy]);
  for (const name of pageNames.filter((text) => normaliseText(text).length >= 3)) {
    const fact = facts.find(({ text }) => ` ${normaliseText(text)} `.includes(` ${normaliseText(name)} `));
    if (fact !== undefined) return buildTextBlock({ ...fact, text: name }, reading);
  }
  return null;
};

/** The ad's typed facts. @param pageNames what the page calls itself, for ads that name no one in their fields. */
export const buildAdEvidence = (
  creative: Creative | null,
  words: AdTexts,
  reading: TextContext,
  language: DetectedLanguage | null,
  home: Home,
  pageNames: readonly string[],
): AdEvidence => {
  const facts = withoutNulls([words.headline, ...words.copy]);
  const headline = words.headline === null ? null : buildTextBlock(words.headline, reading);
  const copy = words.copy.map((fact) => buildTextBlock(fact, reading));
  return {
    mediaType: creative?.mediaType ?? "image",
    headline,
    copy,
    claimLines: claimsIn(headline === null ? copy : [headline, ...copy], reading),
    cta: words.cta,
    brand: findAdBrand(words, pageNames, reading),
    offers: distinct(offersOf(withoutIncidentalAmounts(facts, home), home)),
    concepts: findMainConcepts(headline === null ? copy : [headline, ...copy]),
    picture: creative === null ? null : measureAd(creative),
    ...(creative?.motion && { frames: measureFrames(creative) }),
    tone: toneOf(
      facts.filter(({ source, confidence }) => source !== "ocr" || confidence >= 0.6).map(({ text }) => text),
    ),
    language,
  };
};
