import { z } from "zod";
import { foldText, normaliseText } from "../../ground/fold-text.ts";
import { lexicon } from "../../ground/lexicon.ts";
import type { Snapshot } from "../artifacts/capture-schemas.ts";
import { compilePattern } from "../lexicon/patterns.ts";
import json from "../lexicon/prompt-injection.json" with { type: "json" };

/** Patterns of text that addresses an automated evaluator instead of visitors, matched on normalised text. */
const injectionPatterns = lexicon(
  z.array(z.string()).transform((patterns) => patterns.map((one) => compilePattern(`/${one}/`, json.fragments))),
  json.patterns,
);

/** Markers of chat templates. */
const CHAT_TEMPLATE_MARKER =
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?inst\]|<<\/?sys>>|^#+ ?(?:system|instruction)s?\b/;

export const isPromptInjection = (text: string): boolean => {
  const words = normaliseText(text);
  return injectionPatterns().some((pattern) => pattern.test(words)) || CHAT_TEMPLATE_MARKER.test(foldText(text));
};

const MAX_JSON_DEPTH = 12;

const blankInjection = (text: string): string => (isPromptInjection(text) ? "" : text);
const nullInjection = (text: string | null): string | null => (text === null || isPromptInjection(text) ? null : text);

const removeInjectionsFromJson = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return blankInjection(value);
  if (depth > MAX_JSON_DEPTH || typeof value !== "object" || value === null) return value;
  return Array.isArray(value)
    ? value.map((item) => removeInjectionsFromJson(item, depth + 1))
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, removeInjectionsFromJson(item, depth + 1)]));
};

/**
 * Removes prompt injections from texts, labels, alternative texts, the head and structured data, so that they cannot
 * change any score.
 */
export const removePromptInjections = (page: Snapshot): Snapshot => ({
  ...page,
  title: blankInjection(page.title),
  description: nullInjection(page.description),
  siteName: nullInjection(page.siteName),
  texts: page.texts.filter(({ text }) => !isPromptInjection(text)),
  controls: page.controls.filter(({ text }) => !isPromptInjection(text)),
  images: page.images.map((image) => ({ ...image, alt: blankInjection(image.alt) })),
  links: page.links.filter(({ text }) => !isPromptInjection(text)),
  jsonLd: page.jsonLd.map((block) => removeInjectionsFromJson(block)),
});
