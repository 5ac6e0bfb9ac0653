import type { AdTextFields } from "../../contract/request.ts";
import type { Platform } from "../../contract/vocabulary.ts";
import type { Creative, Snapshot } from "../products/capture.ts";
import type { Evidence } from "../products/evidence.ts";
import { adEvidence, languageOfAd, wordsOfAd } from "./ad.ts";
import { boundedCopy, boundedPage } from "./bounds.ts";
import { brandNames, type Name } from "./brand.ts";
import { mayCall } from "./cta.ts";
import { looksOf } from "./looks.ts";
import { homeOfPage, languageOfPage, pageEvidence } from "./page.ts";
import { metaFact, standing } from "./page-facts.ts";
import type { Reading } from "./passage.ts";
import { isOfPopUp } from "./pop-up.ts";
import { unsolicited } from "./solicitation.ts";
import { plain, wordsOf } from "./text.ts";

/** What was dropped because it speaks to the judge, and could be seen: somebody may want to know of it. */
const solicitationOf = (whole: Snapshot, page: Snapshot): Pick<Evidence, "addressed"> => {
  const dropped = [
    ...whole.texts.filter((text) => !page.texts.includes(text)),
    ...whole.controls.filter((control) => !page.controls.includes(control)),
  ];
  if (dropped.length === 0) return {};
  return {
    addressed: dropped.map((text) => ({ ...metaFact(text.text, "page"), ...standing(text, whole) })),
  };
};

/** Words and phrases of the names that belong to one brand: domains and titles are left out, since they hold common words too. */
const wordsOfNames = (names: readonly string[]): Pick<Reading, "names" | "phrases"> => {
  const known = names.map(plain).filter((name) => name !== "");
  return { names: new Set(known.flatMap(wordsOf)), phrases: known.filter((name) => name.includes(" ")) };
};

/** A name that two witnesses state, or one that surely knows; a title's part or the words at a page's top alone may say anything. */
const SURELY_NAMED = 0.85;

const ownNames = (names: readonly Name[]): string[] =>
  names
    .filter(({ source, confidence }) => source === "url" || confidence >= SURELY_NAMED)
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
  const { creative, platform } = input;
  const copy = input.copy === null ? null : boundedCopy(input.copy);
  const whole = boundedPage(input.page);
  const page = unsolicited(whole);
  const words = wordsOfAd(
    creative,
    copy,
    page.controls.filter((control) => mayCall(control) && !isOfPopUp(control, page)).map(({ text }) => text),
  );
  const names = brandNames(page);
  const brandWords = wordsOfNames([
    ...(words.pageName === null ? [] : [words.pageName.text]),
    ...(page.siteName === null ? [] : [page.siteName]),
  ]);
  const language = languageOfPage(page);
  const reading: Reading = { language: language?.tag ?? null, ...brandWords };
  const home = homeOfPage(page, reading.language);
  const adLanguage = languageOfAd(words);
  return {
    // An ad too short to tell its language by is read in the page's.
    ad: adEvidence(
      creative,
      words,
      { ...reading, language: adLanguage?.tag ?? reading.language },
      adLanguage,
      home,
      ownNames(names),
    ),
    // What speaks to the judge is no evidence, but it is painted all the same.
    page: pageEvidence(page, reading, language, home, looksOf(whole)),
    platform,
    ...solicitationOf(whole, page),
  };
}
