import { z } from "zod";
import { CTA_INTENTS } from "../artifacts/evidence.ts";
import json from "../lexicon/cta-labels.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";
import { compilePattern, patternLexicon } from "../lexicon/patterns.ts";

const Intent = z.enum(CTA_INTENTS);

const Labels = z.array(
  z
    .object({ intent: Intent, phrases: z.array(z.string()) })
    .transform(({ intent, phrases }) => [intent, compilePattern(json.label, { ...json.fragments, phrases })] as const),
);

/** The intents of call-to-action labels, in lower-case text without diacritics. The first match decides. */
export const intentPatterns = lexicon(
  z
    .object({
      platformTypes: z.array(
        z
          .object({ intent: Intent, pattern: z.string() })
          .transform(({ intent, pattern }) => [intent, new RegExp(pattern)] as const),
      ),
      specific: Labels,
      generic: Labels,
    })
    .transform(({ platformTypes, specific, generic }) => ({ platformTypes, specific, all: [...specific, ...generic] })),
  json,
);

/** Other patterns of labels and of what they link to. */
export const ctaPatterns = patternLexicon(json.patterns, json);
