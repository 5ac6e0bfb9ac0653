import type { AdTextFields } from "../../contract/evaluation-request.ts";
import type { Platform } from "../../contract/vocabulary.ts";
import { normaliseText, toVisibleText } from "../../ground/fold-text.ts";
import type { Creative } from "../artifacts/capture-schemas.ts";
import type { AdEvidence, CallToAction, DetectedLanguage } from "../artifacts/evidence.ts";
import { splitRotatingTexts } from "../artifacts/split-rotating-texts.ts";
import type { Excerpt, TextBlock } from "../artifacts/text-block.ts";
import { readAdLines } from "./ad-lines.ts";
import { measureAd, measureFrames, readVideoTexts } from "./ad-media-evidence.ts";
import { buildTextBlock, type TextContext } from "./build-text-block.ts";
import { createCallToAction, startsWithIntentVerb } from "./classify-cta.ts";
import { detectByVotes, withoutName } from "./detect-language.ts";
import { listClaimLines } from "./exclusions.ts";
import { findMainConcepts } from "./main-concepts.ts";
import { measureTone } from "./tone.ts";

/**
 * Ad platforms insert text into ads when they show them: Google's `{KeyWord:Running Shoes}`, `{LOCATION(City):your
 * city}`, `{CUSTOMIZER.Price:29 €}`, `{COUNTDOWN(…)}` and `{=IF(device=mobile, …):…}`, Meta's `{{product.name}}`. The
 * text after the colon is the default: https://support.google.com/google-ads/answer/2454041
 */
const PLACEHOLDER_WITH_DEFAULT =
  /\{=?(?:keyword|location\([^(){}]*\)|customizer\.[^:{}]*|countdown\([^(){}]*\)|if\([^(){}]*\)|param\d)(?::([^{}]*))?\}/giu;

/** Placeholders of Meta and of catalogues have no default; some feeds write one after a bar. */
const PLACEHOLDER_WITHOUT_DEFAULT =
  /\{\{[^{}|]*(?:\|\s*(?:default:?\s*)?["']?([^{}"']*)["']?)?\}\}|\{(?:keyword|city|product\.\w+)\}/giu;

/** Replaces each placeholder with its default; incomplete where one without a default was removed. */
export const fillPlaceholders = (copy: string) => {
  let complete = true;
  const fill = (_: string, value: string | undefined): string => {
    if (value === undefined || value.trim() === "") complete = false;
    return value ?? "";
  };
  const text = copy.replace(PLACEHOLDER_WITH_DEFAULT, fill).replace(PLACEHOLDER_WITHOUT_DEFAULT, fill);
  return { text, complete };
};

/** The texts of an ad: its fields, then further text in its picture. */
interface AdTexts {
  headline: Excerpt | null;
  copy: Excerpt[];
  /** Further texts that the platform shows in turn. */
  rotating: Excerpt[];
  cta: CallToAction | null;
  pageName: Excerpt | null;
}

/** As that of a description: each of these texts is shown in some of the ad's views. */
const ROTATING_PROMINENCE = 0.4;

/** Confidence in a text with a placeholder that has no default, which may lack its main point. */
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

/** Whether the fields already contain most of the text's words. */
const repeatsFieldText = (excerpt: Excerpt, fields: readonly Excerpt[]): boolean => {
  const known = new Set(fields.flatMap(({ text }) => normaliseText(text).split(" ")));
  const own = normaliseText(excerpt.text).split(" ");
  return own.filter((word) => known.has(word)).length / own.length >= 0.7;
};

/** Maximum lengths of labels. Long ones start with their action: "Start your free 14-day trial". */
const MAX_SHORT_LABEL_WORDS = 2;
const MAX_PICTURE_LABEL_WORDS = 4;
const MAX_LONG_LABEL_WORDS = 6;

/** Body text may start with a verb as well, but it has punctuation or names no action. */
const isLongCtaLabel = ({ excerpt, commitment }: CallToAction): boolean =>
  commitment > 0 &&
  startsWithIntentVerb(excerpt.text) &&
  !/[.,;:]|%/.test(excerpt.text.replace(/(?<=\d)[.,](?=\d)/g, ""));

/**
 * Finds the button in an ad's picture: few words with an action, and not the largest text. Prefers a label that is
 * also on the page, then labels that start with their action or are very short, because a verb may be part of a name.
 */
const findCtaInPicture = (lettering: readonly Excerpt[], labels: ReadonlySet<string>): CallToAction | null => {
  const small = lettering
    .filter(({ text, prominence }) => countWords(text) <= MAX_LONG_LABEL_WORDS && prominence < 0.8)
    .map((excerpt) => createCallToAction(excerpt));
  const asks = small.filter(({ intent }) => intent !== "other");
  const short = asks.filter(({ excerpt }) => countWords(excerpt.text) <= MAX_PICTURE_LABEL_WORDS);
  return (
    small.find((call) => labels.has(call.normalised)) ??
    short.find(({ excerpt }) => startsWithIntentVerb(excerpt.text)) ??
    short.find(({ excerpt }) => countWords(excerpt.text) <= MAX_SHORT_LABEL_WORDS) ??
    asks.find(isLongCtaLabel) ??
    short[0] ??
    null
  );
};

const findHeadlineInPicture = (lettering: readonly Excerpt[]): Excerpt | null =>
  lettering.find(({ text }) => countWords(text) >= 2 && countWords(text) <= 20 && /\p{L}{2}/u.test(text)) ?? null;

const withoutNulls = (excerpts: readonly (Excerpt | null)[]): Excerpt[] =>
  excerpts.filter((excerpt) => excerpt !== null);

/** If the body text is given, a headline in the picture must be read reliably, large, and not part of the body. */
const MIN_OCR_HEADLINE_CONFIDENCE = 0.7;
const MIN_OCR_HEADLINE_PROMINENCE = 0.5;
const isReliableOcrHeadline =
  (texts: readonly Excerpt[]) =>
  (excerpt: Excerpt): boolean =>
    excerpt.confidence >= MIN_OCR_HEADLINE_CONFIDENCE &&
    excerpt.prominence >= MIN_OCR_HEADLINE_PROMINENCE &&
    !repeatsFieldText(excerpt, texts);

/**
 * Collects the ad's texts.
 *
 * @param labels the labels of the page's buttons: text in the ad's picture that equals one is the ad's button, in any
 * language.
 * @param platform decides which of the texts that are shown in turn the ad is judged by.
 */
export const collectAdTexts = (
  creative: Creative | null,
  copy: AdTextFields | null,
  labels: readonly string[] = [],
  platform: Platform | null = null,
): AdTexts => {
  const lettering = readVideoTexts(creative) ?? [];
  const given = createFieldExcerpt(copy?.headline, 1);
  const further = splitRotatingTexts(copy ?? {}, platform);
  const texts = withoutNulls([
    createFieldExcerpt(copy?.bodyText, 0.6),
    createFieldExcerpt(copy?.description, 0.5),
    ...[...further.headlines, ...further.descriptions].map((text) => createFieldExcerpt(text, 0.5)),
  ]);
  const fields = withoutNulls([given, ...texts]);
  const rotating = withoutNulls(further.others.map((text) => createFieldExcerpt(text, ROTATING_PROMINENCE)))
    .filter((excerpt) => !fields.some(({ text }) => text === excerpt.text))
    .map((excerpt) => ({ ...excerpt, rotating: true as const }));
  const type = createFieldExcerpt(copy?.ctaType, 0.5);
  const cta =
    type === null ? findCtaInPicture(lettering, new Set(labels.map(normaliseText))) : createCallToAction(type);
  const headline =
    given ?? findHeadlineInPicture(texts.length > 0 ? lettering.filter(isReliableOcrHeadline(texts)) : lettering);
  const drawn = lettering.filter(
    (excerpt) =>
      excerpt !== headline &&
      // A long label is also a promise.
      (excerpt !== cta?.excerpt || countWords(excerpt.text) > MAX_PICTURE_LABEL_WORDS) &&
      !repeatsFieldText(excerpt, fields),
  );
  const pageName = createFieldExcerpt(copy?.pageName, 0.3);
  return { headline, copy: [...texts, ...drawn], rotating, cta, pageName };
};

/** Detects the language of the ad's texts without its brand name; null for few words. */
export const detectAdLanguage = ({ headline, copy, pageName }: AdTexts): DetectedLanguage | null =>
  detectByVotes(
    ...withoutName(
      withoutNulls([headline, ...copy]).map(({ text }) => text),
      pageName?.text,
    ),
  );

/**
 * The ad's brand: its page name, or else a name of the page that the ad shows. A name that is not in the ad is
 * unknown, not missing.
 */
const findAdBrand = (words: AdTexts, pageNames: readonly string[], context: TextContext): TextBlock | null => {
  if (words.pageName !== null) return buildTextBlock(words.pageName, context);
  const excerpts = withoutNulls([words.headline, ...words.copy]);
  for (const name of pageNames.filter((text) => normaliseText(text).length >= 3)) {
    const excerpt = excerpts.find(({ text }) => ` ${normaliseText(text)} `.includes(` ${normaliseText(name)} `));
    if (excerpt !== undefined) return buildTextBlock({ ...excerpt, text: name }, context);
  }
  return null;
};

/** Below this confidence, text from the picture is not used for the tone. */
const MIN_TONE_CONFIDENCE = 0.6;

const measureAdTone = ({ headline, copy }: AdTexts, language: string | null): AdEvidence["tone"] => {
  const isUsable = ({ source, confidence }: Excerpt): boolean => source !== "ocr" || confidence >= MIN_TONE_CONFIDENCE;
  const usable = withoutNulls([headline, ...copy]).filter(isUsable);
  return measureTone({
    headline: headline !== null && isUsable(headline) ? headline.text : null,
    others: usable.filter((excerpt) => excerpt !== headline).map(({ text }) => text),
    language,
    hasReliableCapitals: usable.every(({ source }) => source !== "ocr"),
  });
};

/**
 * Builds the ad's evidence.
 *
 * @param pageNames the names of the page, for ads without a page name.
 */
export const buildAdEvidence = (
  creative: Creative | null,
  words: AdTexts,
  context: TextContext,
  language: DetectedLanguage | null,
  pageNames: readonly string[],
): AdEvidence => {
  const headline = words.headline === null ? null : buildTextBlock(words.headline, context);
  const copy = words.copy.map((excerpt) => buildTextBlock(excerpt, context));
  const rotating = words.rotating.map((excerpt) => buildTextBlock(excerpt, context));
  const said = headline === null ? copy : [headline, ...copy];
  return {
    mediaType: creative?.mediaType ?? "image",
    headline,
    copy,
    lines: readAdLines(headline, [...copy, ...rotating], context),
    claimLines: listClaimLines(said, context),
    cta: words.cta,
    brand: findAdBrand(words, pageNames, context),
    concepts: findMainConcepts(said),
    picture: creative === null ? null : measureAd(creative),
    ...(creative?.motion && { frames: measureFrames(creative) }),
    tone: measureAdTone(words, context.language),
    language,
  };
};
