import { z } from "zod";
import json from "../lexicon/letters.json" with { type: "json" };
import { lexicon } from "../lexicon/lexicon.ts";

/** Soft hyphens and zero-width characters. */
const INVISIBLE_CHARS = /[\u00ad\u200b\u2060\ufeff]/g;

const letters = lexicon(
  z.object({ replacements: z.record(z.string(), z.string()) }).transform(({ replacements }) => ({
    replacements,
    replaced: new RegExp(`[${Object.keys(replacements).join("")}]`, "g"),
  })),
  json,
);

/** Lower case, no accents, straight quotes, single spaces: folds "PÁGINA NÃO ENCONTRADA" to "pagina nao encontrada". */
export function foldCaseAndAccents(text: string): string {
  // Most titles are ASCII, which needs none of the Unicode steps below.
  if (!/[\u0080-\uffff]/.test(text)) return text.toLowerCase().replaceAll("`", "'").replace(/\s+/g, " ").trim();
  const { replacements, replaced } = letters();
  return text
    .normalize("NFKC")
    .replace(INVISIBLE_CHARS, "")
    .toLowerCase()
    .replace(replaced, (letter) => replacements[letter] ?? letter)
    .replace(/[‘’`´]/g, "'")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}
