import { z } from "zod";
import type { Mention } from "../artifacts/claims.ts";
import assurancesJson from "../lexicon/assurances.json" with { type: "json" };
import audiencesJson from "../lexicon/audiences.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import oppositesJson from "../lexicon/opposites.json" with { type: "json" };
import stepsJson from "../lexicon/visitor-steps.json" with { type: "json" };
import { findVerbatim, normaliseText } from "./normalise-text.ts";
import { findPhrase, type PatternsByLanguage } from "./phrase-matcher.ts";

const Patterns = z.record(z.string(), z.string());
const Labelled = z.object({ id: z.string(), label: z.string(), patterns: Patterns, support: Patterns.optional() });

const steps = lexicon(z.object({ steps: z.array(Labelled) }), stepsJson);
const audiences = lexicon(z.object({ groups: z.array(Labelled) }), audiencesJson);
const assurances = lexicon(
  z.object({ assurances: z.array(z.object({ id: z.string(), patterns: Patterns, support: Patterns })) }),
  assurancesJson,
);
const opposites = lexicon(
  z.object({
    slots: z.array(z.object({ id: z.string(), values: z.array(z.object({ id: z.string(), patterns: Patterns })) })),
  }),
  oppositesJson,
);

interface Phrases {
  slot: string;
  value: string;
  patterns: PatternsByLanguage;
  /** Wordings that only pages have: "return it within 30 days for a refund" of "money back". */
  onlyOnPages?: boolean;
}

let all: Phrases[] | null = null;

const listPhrases = (): Phrases[] => {
  all ??= [
    ...steps().steps.flatMap(({ id, patterns, support = {} }) => [
      { slot: "step", value: id, patterns },
      { slot: "step", value: id, patterns: support, onlyOnPages: true },
    ]),
    ...audiences().groups.map(({ id, patterns }) => ({ slot: "audience", value: id, patterns })),
    ...assurances().assurances.flatMap(({ id, patterns, support }) => [
      { slot: "assurance", value: id, patterns },
      { slot: "assurance", value: id, patterns: support, onlyOnPages: true },
    ]),
    ...opposites().slots.flatMap(({ id, values }) =>
      values.map(({ id: value, patterns }) => ({ slot: id, value, patterns })),
    ),
  ];
  return all;
};

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
  const present = listPhrases()
    .filter(({ onlyOnPages }) => source === "page" || onlyOnPages !== true)
    .filter(({ patterns }) => findPhrase(whole, patterns, language) !== null);
  return texts.map((text, at) => {
    const mentions = present.flatMap(({ slot, value, patterns }) => {
      const phrase = findPhrase(text, patterns, language);
      return phrase === null ? [] : [{ slot, value, phrase, text: findVerbatim(visible[at] ?? "", phrase) }];
    });
    return withoutOverlapping(withoutContained(mentions), text);
  });
};
