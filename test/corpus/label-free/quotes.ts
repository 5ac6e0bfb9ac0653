import type { PageText, Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";

/** A sentence of a page, verbatim. */
export interface Quote {
  text: string;
  /** A visitor reads it without scrolling. */
  onFirstScreen: boolean;
}

/** Shorter ones are labels, and longer ones no ad has room for. */
const WORDS = { least: 3, most: 26 } as const;
const MAX_CHARACTERS = 160;
/** Texts of these parts are not about the offer. */
const QUOTED_REGIONS: ReadonlySet<PageText["region"]> = new Set(["main", "header", "aside"]);
/** How many are taken of a page, evenly spread over it. */
const TAKEN = { firstScreen: 8, withNumbers: 14, others: 8 } as const;

export const hasNumber = (text: string): boolean => /\p{Nd}/u.test(text);
/** It says what is asked, or what someone else has said. */
export const isScene = (text: string): boolean => /[?？;]\s*$|^[\s«"„“‚‘'»]|[»"“”]\s*$/u.test(text);

/** The sentences of a page that an ad could quote. */
export function quotesOf(page: Snapshot, language: string): Quote[] {
  const sentences = new Intl.Segmenter(language, { granularity: "sentence" });
  const found = new Map<string, Quote>();
  for (const text of page.texts) {
    if (!QUOTED_REGIONS.has(text.region) || text.covered || text.struck !== undefined) continue;
    const onFirstScreen = text.aside !== true && text.box.y >= 0 && text.box.y + text.box.height <= page.fold.height;
    for (const { segment } of sentences.segment(text.text)) {
      const quote = segment.trim();
      if (isQuotable(quote) && !found.has(quote)) found.set(quote, { text: quote, onFirstScreen });
    }
  }
  return [...found.values()];
}

function isQuotable(sentence: string): boolean {
  const words = sentence.split(/\s+/).length;
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  if (sentence.length > MAX_CHARACTERS || letters < sentence.length / 2) return false;
  return words >= WORDS.least && words <= WORDS.most && !/@|https?:|www\.|©|\p{Co}/u.test(sentence);
}

/** Some quotes of the first screen, some with numbers, and some others. */
export function chooseQuotes(quotes: readonly Quote[]): Quote[] {
  const first = spread(
    quotes.filter(({ onFirstScreen }) => onFirstScreen),
    TAKEN.firstScreen,
  );
  const below = quotes.filter(({ onFirstScreen }) => !onFirstScreen);
  const numbers = spread(
    below.filter(({ text }) => hasNumber(text)),
    TAKEN.withNumbers,
  );
  const others = spread(
    below.filter(({ text }) => !hasNumber(text)),
    TAKEN.others,
  );
  return [...first, ...numbers, ...others];
}

/** At most `count` items, evenly spaced. */
function spread<T>(items: readonly T[], count: number): T[] {
  const step = Math.max(1, items.length / count);
  return Array.from({ length: Math.min(count, items.length) }, (_, index) => items[Math.floor(index * step)]).filter(
    (item) => item !== undefined,
  );
}
