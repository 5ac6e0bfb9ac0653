import { z } from "zod";
import json from "./letters.json" with { type: "json" };
import { lexicon } from "./lexicon.ts";

const Letters = z.record(z.string(), z.string());

/** Letters that Unicode does not decompose, letters that look like others, and fractions. */
export const letters = lexicon(
  z.object({ replacements: Letters, confusables: Letters, furtherConfusables: Letters, fractions: Letters }),
  json,
);
