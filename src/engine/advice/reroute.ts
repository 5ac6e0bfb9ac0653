import type { FixType } from "../../contract/vocabulary.ts";
import { rerouteToLanguage, rerouteToSubject } from "../../findings/reroute-fix.ts";
import { foldText } from "../../ground/fold-text.ts";
import type { PageLink } from "../artifacts/capture-schemas.ts";
import { decodePercent } from "../artifacts/decode-percent.ts";
import type { Evidence } from "../artifacts/evidence.ts";
import { isSameSite } from "../artifacts/same-site.ts";
import type { Term, TextBlock } from "../artifacts/text-block.ts";
import { type AdviceContext, draftFix, type FixDraft } from "./fix-draft.ts";

const MAX_TERMS = 6;
const MIN_TERMS = 2;
// A better page covers at least half of the ad's terms, and clearly more than this page's headlines.
const MIN_COVERAGE = 0.5;
const MIN_COVERAGE_GAIN = 0.4;

/** Points the ad at an internal page that covers its terms much better, if the page links to one. */
export function reroute({ evidence }: AdviceContext, fixType: FixType): FixDraft | null {
  const better = findBetterPage(evidence);
  if (!better) return null;
  const { link, covered, coverage } = better;
  const fix = rerouteToSubject(fixType, link.href, linkName(link), covered.join(", "));
  return { ...draftFix(fix, { text: evidence.page.url, selector: null }), certainty: coverage };
}

/** Points the ad at the version of the page in its language, if the page links to one. */
export function rerouteToAdLanguage({ evidence }: AdviceContext): FixDraft | null {
  const tag = evidence.ad.language?.tag;
  const link = tag && listInternalLinks(evidence).find((candidate) => isInLanguage(candidate, tag));
  if (!link) return null;
  return draftFix(rerouteToLanguage(link.href, linkName(link)), { text: evidence.page.url, selector: null });
}

const linkName = ({ text, href }: PageLink): string => text.trim() || href;

function findBetterPage(evidence: Evidence) {
  const wanted = listAdTerms(evidence);
  if (wanted.length < MIN_TERMS) return null;
  const here = new Set(listTopTexts(evidence).flatMap(({ terms }) => terms.map(({ concept }) => concept)));
  const present = wanted.filter(({ concept }) => here.has(concept)).length / wanted.length;
  const conceptByWord = mapWordsToConcepts(evidence);
  const [best] = listInternalLinks(evidence)
    .map((link) => {
      const covered = wanted.filter((term) => linkWords(link).some((word) => matchesTerm(word, term, conceptByWord)));
      return { link, covered: covered.map(({ word }) => word), coverage: covered.length / wanted.length };
    })
    .filter(({ covered, coverage }) => covered.length >= MIN_TERMS && coverage >= MIN_COVERAGE)
    .toSorted((a, b) => b.coverage - a.coverage || compareByUrl(a.link, b.link));
  return best && best.coverage >= present + MIN_COVERAGE_GAIN ? best : null;
}

/** The terms of the ad's main concepts, most important first. */
function listAdTerms({ ad }: Evidence): Term[] {
  const termByConcept = new Map<string, Term>();
  for (const text of [ad.headline, ...ad.copy])
    for (const term of text?.terms ?? []) if (!termByConcept.has(term.concept)) termByConcept.set(term.concept, term);
  return ad.concepts.flatMap((idea) => termByConcept.get(idea) ?? []).slice(0, MAX_TERMS);
}

const listTopTexts = ({ page }: Evidence): TextBlock[] =>
  [page.headline, page.subhead, ...page.summary].filter((text) => text !== null);

/** The concept of each word in the ad and on the page. */
function mapWordsToConcepts({ ad, page }: Evidence): Map<string, string> {
  const texts = [ad.headline, ...ad.copy, ...page.blocks].filter((text) => text !== null);
  return new Map(texts.flatMap(({ terms }) => terms.map(({ word, concept }) => [word, concept] as const)));
}

const MIN_STEM_CHARS = 4;

function matchesTerm(word: string, { concept, stem }: Term, conceptByWord: ReadonlyMap<string, string>): boolean {
  const known = conceptByWord.get(word);
  if (known !== undefined) return known === concept;
  return word === stem || (stem.length >= MIN_STEM_CHARS && word.startsWith(stem));
}

function linkWords({ text, href }: PageLink): string[] {
  const path = URL.parse(href)?.pathname ?? "";
  return foldText(`${text} ${decodePercent(path)}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** The page's links to other pages of the same site. */
function listInternalLinks({ page }: Evidence): PageLink[] {
  const here = URL.parse(page.url);
  if (!here) return [];
  return page.links.filter(({ href }) => {
    const there = URL.parse(href);
    return (
      there !== null &&
      /^https?:$/.test(there.protocol) &&
      isSameSite(here, there) &&
      urlWithoutQuery(there) !== urlWithoutQuery(here)
    );
  });
}

const urlWithoutQuery = ({ host, pathname }: URL) => `${host}${pathname.replace(/\/$/, "")}`;

const compareByUrl = (a: PageLink, b: PageLink): number => a.href.length - b.href.length || (a.href < b.href ? -1 : 1);

function isInLanguage({ href, text }: PageLink, tag: string): boolean {
  const there = URL.parse(href);
  if (!there) return false;
  const segment = there.pathname.split("/")[1]?.toLowerCase() ?? "";
  const endonym = languageName(tag, tag);
  return (
    isLocale(segment, tag) ||
    there.hostname.startsWith(`${tag}.`) ||
    (endonym !== null && text.trim().toLowerCase() === endonym.toLowerCase())
  );
}

/** `de`, `de-at` or `de_AT` as first path segment, but not `de-stijl`. */
function isLocale(segment: string, tag: string): boolean {
  const [language, country, ...rest] = segment.split(/[-_]/);
  return language === tag && rest.length === 0 && (country === undefined || /^[a-z]{2}$/.test(country));
}

/** The name of a language ("German"; in German "Deutsch"); null if the tag is not ISO 639. */
export function languageName(tag: string | null | undefined, writtenIn: string): string | null {
  if (!isTag(tag) || !isTag(writtenIn)) return null;
  return new Intl.DisplayNames([writtenIn], { type: "language", fallback: "none" }).of(tag) ?? null;
}

const isTag = (tag: string | null | undefined): tag is string => /^[a-z]{2,3}$/.test(tag ?? "");
