/** Soft hyphens and zero-width characters. */
const INVISIBLE_CHARS = /[\u00ad\u200b\u2060\ufeff]/g;

/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
  ı: "i",
  ł: "l",
  ø: "o",
  đ: "d",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/** Lower case, no accents, straight quotes, single spaces: folds "PÁGINA NÃO ENCONTRADA" to "pagina nao encontrada". */
export function foldCaseAndAccents(text: string): string {
  // Most titles are ASCII, which needs none of the Unicode steps below.
  if (!/[\u0080-\uffff]/.test(text)) {
    return text.toLowerCase().replaceAll("`", "'").replace(/\s+/g, " ").trim();
  }
  return text
    .normalize("NFKC")
    .replace(INVISIBLE_CHARS, "")
    .toLowerCase()
    .replace(/[ıłøđßæœ]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
    .replace(/[‘’`´]/g, "'")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}

/** The source of a regular expression that matches any of the given ones in folded text. */
export const foldedAnyOf = (sources: readonly string[]): string => foldCaseAndAccents(sources.join("|"));

/** Matches folded text that is one of the given regular expressions as a whole. */
export const foldedWhole = (sources: readonly string[]): RegExp => new RegExp(`^(?:${foldedAnyOf(sources)})$`, "u");
