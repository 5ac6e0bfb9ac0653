import { z } from "zod";
import { lexicon } from "../lexicon/lexicon.ts";
import json from "../lexicon/offer-wording.json" with { type: "json" };

const TextByLanguage = z.record(z.string(), z.string());

/** Words and separators of offers by language. */
export const offerLexicon = lexicon(
  z.object({ until: TextByLanguage, upTo: TextByLanguage, decimalComma: z.array(z.string()) }),
  json,
);
