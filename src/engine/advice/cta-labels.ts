import { z } from "zod";
import json from "../lexicon/cta-suggestions.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";

const TextByIntent = z.record(z.string(), z.string());

/** Button labels by language and intent, and the platforms' call-to-action types by intent. */
export const ctaSuggestions = lexicon(
  z.object({ labels: z.record(z.string(), TextByIntent), platformTypes: TextByIntent }),
  json,
);
