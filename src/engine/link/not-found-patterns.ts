import { z } from "zod";
import { lexicon } from "../lexicon/lexicon.ts";
import json from "../lexicon/not-found.json" with { type: "json" };
import { foldedAnyOf, foldedWhole } from "./fold-case-and-accents.ts";

const Sources = z.array(z.string().min(1)).min(1);

const NotFoundLexicon = z.strictObject({
  source: z.string(),
  notes: z.array(z.string()),
  /** By ISO 639-1 code. `PAGE` in a sentence of `removed` stands for any of its `page` names. */
  languages: z.record(
    z.string(),
    z.strictObject({
      phrases: Sources,
      firstPerson: Sources.optional(),
      removed: z.strictObject({ page: Sources.optional(), sentences: Sources }).optional(),
    }),
  ),
  ambiguous: Sources,
  articleOpenings: Sources,
  fixing: Sources,
  negation: z.strictObject({ words: Sources, prefixes: Sources, removal: Sources }),
  interjections: Sources,
  hedges: Sources,
  fillers: Sources,
  trailingClauses: z.strictObject({ conjunctions: Sources, participles: Sources, unspaced: Sources }),
  items: z.strictObject({ nouns: Sources, available: Sources }),
  buttons: z.strictObject({ stems: Sources, words: Sources, unspaced: Sources }),
  pageWords: z.strictObject({ words: Sources, unspaced: Sources }),
  errorWords: Sources,
  pageNames: Sources,
  articles: Sources,
});

/** The patterns of missing pages. All of them but `navigationButton` and `errorPageWord` match folded text. */
export const notFoundPatterns = lexicon(
  NotFoundLexicon.transform((words) => ({
    interjections: words.interjections,
    ...compilePhrases(words),
    ...compileDecoration(words),
    ...compileOtherSigns(words),
  })),
  json,
);

type Words = z.infer<typeof NotFoundLexicon>;

/** What a title or heading says. */
function compilePhrases(words: Words) {
  const languages = Object.values(words.languages);
  const { negation, items } = words;
  const fillers = [...words.interjections, ...words.fillers];
  return {
    /** A whole segment that says that the page is missing, in words that have no other meaning. */
    phrase: foldedWhole([
      ...languages.flatMap(({ phrases }) => phrases),
      ...languages.flatMap(({ firstPerson = [] }) => firstPerson),
      ...languages.flatMap(({ removed }) => removedPhrases(removed)),
    ]),
    /** The same in words that may also be a name: "not found". */
    ambiguousPhrase: foldedWhole(words.ambiguous),
    /** The beginning of a title that explains the error instead of being one: "How to fix". */
    articleOpening: new RegExp(`^[\\p{P}\\p{S} ]*(?:${foldedAnyOf(words.articleOpenings)})(?![\\p{L}\\p{N}])`, "u"),
    mentionsFixing: new RegExp(`(?<!\\p{L})(?:${foldedAnyOf(words.fixing)})(?!\\p{L})`, "u"),
    /** A part of every phrase: most titles have none of these, and the other patterns cost twenty times as much. */
    negation: new RegExp(
      `${foldedAnyOf([...negation.words, ...negation.removal])}|\\b(?:${foldedAnyOf(negation.prefixes)})`,
      "u",
    ),
    /** A product or service that is not available may return tomorrow; only an unavailable page is a missing one. */
    unavailableItem: new RegExp(
      `(?<![\\p{L}])[^ ]{0,24}(?:${items.nouns.join("|")}).*(?:${items.available.join("|")})`,
      "u",
    ),
    filler: foldedWhole(fillers),
    /** A cheap check before `filler`: most headings begin with other words. */
    startsWithFiller: new RegExp(
      `^[\\p{P}\\p{S}\\p{Z}]*(?:${foldedAnyOf(fillers)}|no|0|nothing)(?![\\p{L}\\p{N}])`,
      "u",
    ),
    pageName: foldedWhole(words.pageNames),
  };
}

/** What only decorates it at either end. */
function compileDecoration(words: Words) {
  const error = `(?:${words.errorWords.join("|")})`;
  const errors = foldedAnyOf([`(?:http|status|${error})(?:[ -](?:status|code|código|codice|${error}))*`]);
  const { conjunctions, participles, unspaced } = words.trailingClauses;
  return {
    /** Not before an ampersand: "Lost & Not Found" is a name. */
    interjection: new RegExp(`^(?:${foldedAnyOf(words.interjections)})(?=[\\p{P}\\p{Z}])(?! ?[&+])`, "u"),
    onlyInterjection: foldedWhole(words.interjections),
    hedge: new RegExp(`^(?:${foldedAnyOf(words.hedges)})(?=[\\p{P}\\p{Z}\\p{Lo}])`, "u"),
    /** "… or was moved": captures what comes before it. */
    trailingClause: new RegExp(
      `^(.+)(?:(?:,? (?:${foldedAnyOf(conjunctions)})|,) ` +
        `[^.!?]{0,40}?(?:${foldedAnyOf(participles)})[^.!?]{0,20}|${foldedAnyOf(unspaced)})$`,
      "u",
    ),
    // A letter next to the number makes another word, except in scripts that write no spaces ("404错误").
    leading404: new RegExp(
      `^(?:${errors}[ :#-]*)?404(?:(?![0-9a-z]|[.,][0-9]|[-'][a-z])|(?:-es )?-?(?=${errors}(?![\\p{L}\\p{N}'-])))`,
      "u",
    ),
    leadingError: new RegExp(`^${errors}(?![\\p{L}\\p{N}'-])`, "u"),
    trailingError: new RegExp(`(?<![\\p{L}\\p{N}'-])${errors}$`, "u"),
  };
}

/** What else tells an error page from other pages. */
function compileOtherSigns({ articles, buttons, pageWords }: Words) {
  return {
    /** "a detective puzzle": how a subtitle begins. */
    subtitle: new RegExp(`^(?:${foldedAnyOf(articles)}) [^ ]+ [^ ]`, "u"),
    /** Buttons of error pages: search, go back or home, reload, close a notice, "was this helpful?". */
    navigationButton: new RegExp(
      `^[^\\p{L}]*$|(?<!\\p{L})(?:(?:${buttons.stems.join("|")})|(?:${buttons.words.join("|")})(?!\\p{L}))|` +
        buttons.unspaced.join("|"),
      "iu",
    ),
    /** Pages, links and where to go instead: the subject of an error page's explanation. */
    errorPageWord: new RegExp(`\\b(?:${pageWords.words.join("|")})\\b|${pageWords.unspaced.join("|")}`, "iu"),
  };
}

type Removed = Words["languages"][string]["removed"];

const removedPhrases = (removed: Removed): string[] =>
  removed?.sentences.map((sentence) => sentence.replaceAll("PAGE", `(?:${removed.page?.join("|")})`)) ?? [];
