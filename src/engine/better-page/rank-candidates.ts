import type { KnownPage } from "../../contract/evaluator-interface.ts";
import { extractTerms, type TextContext } from "../evidence/build-text-block.ts";
import { describePage, identifyPage } from "./collect-candidates.ts";

/**
 * The pages that may keep an ad's promises, best first: those whose links and paths have most of the ad's words. A word
 * that many pages have says little, so that words weigh as in TF-IDF.
 */
export class CandidateRanking {
  readonly #adWords: ReadonlySet<string>;
  readonly #context: TextContext;
  readonly #words = new Map<string, { page: KnownPage; words: ReadonlySet<string> }>();
  readonly #taken = new Set<string>();

  /** @param language ISO 639-1 tag of the ad's and the pages' texts; null where unknown. */
  constructor(adTexts: readonly string[], language: string | null) {
    this.#context = { language, names: new Set() };
    this.#adWords = this.#readWords(adTexts.join("\n"));
  }

  add(pages: readonly KnownPage[]): void {
    for (const page of pages) {
      const key = identifyPage(page.url);
      if (this.#taken.has(key) || this.#words.has(key)) continue;
      this.#words.set(key, { page, words: this.#readWords(describePage(page)) });
    }
  }

  /** The best page that was not taken yet; null where there is none. */
  take(): { page: KnownPage; score: number } | null {
    const weights = this.#weighWords();
    const [best] = [...this.#words]
      .filter(([key]) => !this.#taken.has(key))
      .map(([key, { page, words }]) => ({
        ...{ key, page, spare: words.size },
        score: [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
      }))
      // Of equal pages, the one with the fewest other words; without any of the ad's words, the order of the links.
      .toSorted((a, b) => b.score - a.score || (a.score > 0 ? a.spare - b.spare : 0));
    if (best === undefined) return null;
    this.#taken.add(best.key);
    return { page: best.page, score: best.score };
  }

  /** The weight of each of the ad's words that a page has. */
  #weighWords(): Map<string, number> {
    const pages = [...this.#words.values()];
    const counted = [...this.#adWords].map(
      (word) => [word, pages.filter(({ words }) => words.has(word)).length] as const,
    );
    return new Map(
      counted.flatMap(([word, count]) => (count === 0 ? [] : [[word, Math.log(1 + pages.length / count)]])),
    );
  }

  #readWords(text: string): Set<string> {
    return new Set(extractTerms(text, this.#context).map(({ concept }) => concept));
  }
}
