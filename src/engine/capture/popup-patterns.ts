import { z } from "zod";
import { lexicon } from "../lexicon/lexicon.ts";
import json from "../lexicon/popup-patterns.json" with { type: "json" };

const anyOf = z.array(z.string()).transform((sources) => sources.join("|"));

/** Sources of case-insensitive regular expressions that recognise what closes a pop-up. */
export const popupPatterns = lexicon(z.object({ closeButton: anyOf, closeElementName: anyOf }), json);
export type PopupPatterns = ReturnType<typeof popupPatterns>;
