import type { AdTextFields } from "../../contract/request.ts";
import type { Platform } from "../../contract/vocabulary.ts";
import type { Creative, Evidence, Snapshot } from "../products.ts";
import { adEvidence, languageOfAd, wordsOfAd } from "./ad.ts";
import { brandNames, type Name } from "./brand.ts";
import { homeOfPage, pageEvidence, readingOf } from "./page.ts";
import { plain, visible, wordsOf } from "./text.ts";

/** Words of names that belong to one brand: domains and titles are left out, since they hold common words too. */
const wordsOfNames = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => wordsOf(plain(name))));

/** Names that are surely the site's own: a title's parts or the words at a page's top may say anything. */
const ownNames = (page: Snapshot, names: readonly Name[]): string[] =>
  names
    .filter(
      ({ text, source }) => source === "json-ld" || source === "url" || text === visible(page.siteName ?? ""),
    )
    .map(({ text }) => text);

/**
 * The typed facts of an ad and its page. Pure and deterministic: the same input yields the same evidence, byte for
 * byte. What is not known is null or empty, never guessed.
 */
export function gatherEvidence(input: {
  creative: Creative | null;
  copy: AdTextFields | null;
  page: Snapshot;
  platform: Platform | null;
}): Evidence {
  const { creative, copy, page, platform } = input;
  const words = wordsOfAd(creative, copy);
  const names = brandNames(page);
  const brandWords = wordsOfNames([
    ...(words.pageName === null ? [] : [words.pageName.text]),
    ...(page.siteName === null ? [] : [page.siteName]),
  ]);
  const { declared, ...reading } = readingOf(page, brandWords);
  const home = homeOfPage(page, reading.language);
  const adLanguage = languageOfAd(words);
  return {
    // An ad too short to tell its language by is read in the page's.
    ad: adEvidence(
      creative,
      words,
      { language: adLanguage?.tag ?? reading.language, names: brandWords },
      adLanguage,
      home,
      ownNames(page, names),
    ),
    page: pageEvidence(page, reading, declared, home),
    platform,
  };
}
