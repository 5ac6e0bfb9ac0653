import { findVerbatim, normaliseText } from "../../ground/fold-text.ts";
import type { Mention } from "../artifacts/claims.ts";
import assurancesJson from "../lexicon/assurances.json" with { type: "json" };
import audiencesJson from "../lexicon/audiences.json" with { type: "json" };
import oppositesJson from "../lexicon/opposites.json" with { type: "json" };
import stepsJson from "../lexicon/visitor-steps.json" with { type: "json" };
import { findPhrase, type PatternsByLanguage } from "./phrase-matcher.ts";

interface Labelled {
  id: string;
  patterns: PatternsByLanguage;
  /** Wordings that only pages have: "return it within 30 days for a refund" of "money back". */
  support?: PatternsByLanguage;
}

const SLOTS: readonly { slot: string; values: readonly Labelled[] }[] = [
  { slot: "step", values: stepsJson.steps },
  { slot: "audience", values: audiencesJson.groups },
  { slot: "assurance", values: assurancesJson.assurances },
  ...oppositesJson.slots.map(({ id, values }) => ({ slot: id, values })),
];

const PHRASES = SLOTS.flatMap(({ slot, values }) =>
  values.flatMap(({ id: value, patterns, support }) => [
    { slot, value, patterns, onlyOnPages: false },
    ...(support === undefined ? [] : [{ slot, value, patterns: support, onlyOnPages: true }]),
  ]),
);

/** "Non-refundable" contains "refundable": of two phrases of one slot the longer one is meant. */
const withoutContained = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter(
    (mention) =>
      !mentions.some(
        (other) =>
          other.slot === mention.slot &&
          other.value !== mention.value &&
          other.phrase.length > mention.phrase.length &&
          other.phrase.includes(mention.phrase),
      ),
  );

/**
 * "No experience required" says nothing of "experience required": of two phrases that share words the first is meant.
 */
const withoutOverlapping = (mentions: readonly Mention[], text: string): Mention[] =>
  mentions.filter((mention) => {
    const at = text.indexOf(mention.phrase);
    return !mentions.some((other) => {
      const start = text.indexOf(other.phrase);
      return (
        other.slot === mention.slot && other.value !== mention.value && start < at && at < start + other.phrase.length
      );
    });
  });

/** The steps, audiences, assurances and features that each of the texts names. */
export const findMentions = (visible: readonly string[], language: string, source: "ad" | "page"): Mention[][] => {
  const texts = visible.map(normaliseText);
  const whole = texts.join(" . ");
  const present = PHRASES.filter(({ onlyOnPages }) => source === "page" || !onlyOnPages).filter(
    ({ patterns }) => findPhrase(whole, patterns, language) !== null,
  );
  return texts.map((text, at) => {
    const mentions = present.flatMap(({ slot, value, patterns }) => {
      const phrase = findPhrase(text, patterns, language);
      return phrase === null ? [] : [{ slot, value, phrase, text: findVerbatim(visible[at] ?? "", phrase) }];
    });
    return withoutOverlapping(withoutContained(mentions), text);
  });
};
