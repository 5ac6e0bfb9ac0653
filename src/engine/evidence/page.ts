import { getPublicSuffix } from "tldts";
import type { Control, Snapshot } from "../products/capture.ts";
import type { CallToAction, PageEvidence } from "../products/evidence.ts";
import { type Passage, STATED } from "../products/passage.ts";
import { soldOutOn } from "./availability.ts";
import { withoutBeside } from "./beside.ts";
import { brandNames, type Name } from "./brand.ts";
import { asksToSearch, callToAction, intentOfLink, mayCall, pull } from "./cta.ts";
import { denialsOn } from "./denials.ts";
import { heroHeadline, heroSubhead, type ReadBlock } from "./headline.ts";
import { languageOf, voteOf } from "./language.ts";
import type { Looks } from "./looks.ts";
import { type Home, homeOf } from "./offers/money.ts";
import { copyOf, META_CONFIDENCE, metaFact, PAGE_CONFIDENCE, standing } from "./page-facts.ts";
import { offersOn } from "./page-offers.ts";
import { accentsOf } from "./page-pictures.ts";
import { pageTypeOf } from "./page-type.ts";
import { passage, type Reading } from "./passage.ts";
import { isOfPopUp } from "./pop-up.ts";
import { prominenceOf, touchesFold } from "./prominence.ts";
import { pricesIn, productsIn, stringsIn } from "./schema.ts";
import { subjectOf } from "./terms.ts";
import { plain, visible } from "./text.ts";
import { toneOf } from "./tone.ts";

/** Beyond these many blocks a page repeats itself. */
const MOST_BLOCKS = 400;
/** As much of the first screen's text as a visitor takes in before deciding. */
const TONE_WORDS = 120;
const LANGUAGE_LETTERS = 6000;

/** Words of a head bar: small and at the very top. A hero may stand in a head too. */
const BAR_Y = 120;
const BAR_PX = 22;

const isFrame = ({ region, box, fontPx, drawn }: Snapshot["texts"][number]): boolean =>
  region === "nav" ||
  region === "footer" ||
  (region === "header" && box.y < BAR_Y && (drawn === true || fontPx <= BAR_PX));

/** A form's own words ask for the visitor's: they say nothing of what is offered. */
const isLabel = ({ tag }: Snapshot["texts"][number]): boolean => /^(?:label|legend|option)$/iu.test(tag);

const readBlocks = (texts: Snapshot["texts"], page: Snapshot, reading: Reading): ReadBlock[] => {
  const weighed = texts.map((block) => ({ block, prominence: prominenceOf(block, page.fold) }));
  const most = Math.max(Number.MIN_VALUE, ...weighed.map(({ prominence }) => prominence));
  return weighed
    .sort((one, other) => other.prominence - one.prominence)
    .slice(0, MOST_BLOCKS)
    .map(({ block, prominence }) => ({
      block,
      passage: {
        ...passage(
          {
            text: visible(block.text),
            ...(block.struck !== undefined && { struck: block.struck }),
            ...(block.drawn && { drawn: true }),
            confidence: block.drawn ? META_CONFIDENCE : PAGE_CONFIDENCE,
            source: "page",
            prominence: prominence / most,
            ...standing(block, page),
          },
          reading,
        ),
        ...((isFrame(block) || isLabel(block)) && { frame: true }),
      },
    }));
};

/**
 * The page's calls to action, primary first. A pop-up's are none of them, not even where the page has no other: who came
 * by the ad closes it to find what was promised, and it stands on any page of the site alike.
 */
const callsOf = (page: Snapshot): CallToAction[] => {
  const heading = page.texts.find(({ level, box }) => level === 1 && touchesFold(box, page.fold));
  const below = heading === undefined ? Number.POSITIVE_INFINITY : heading.box.y + heading.box.height;
  const controls = page.controls.filter(
    (control) =>
      (mayCall(control) || asksToSearch(control, below)) &&
      !isOfPopUp(control, page) &&
      control.box.width > 1 &&
      control.box.height > 1,
  );
  const most = Math.max(Number.MIN_VALUE, ...controls.map(pull));
  // The first screen's calls come first: what lies below is met after the decision to stay.
  const rank = (control: Control): number =>
    pull(control) / most + (touchesFold(control.box, page.fold) ? 1 : 0);
  return [...controls]
    .sort((one, other) => rank(other) - rank(one))
    .map((control) =>
      callToAction(
        {
          text: visible(control.text),
          confidence: PAGE_CONFIDENCE,
          source: "page",
          prominence: pull(control) / most,
          ...standing(control, page),
        },
        control.href,
      ),
    );
};

/** What links in the text ask for, each intent once: the page's menu and foot name many. */
const asidesOf = (page: Snapshot): CallToAction[] => {
  const asked = page.links.flatMap((link) => {
    const intent = intentOfLink(link);
    return intent === null ? [] : [{ ...callToAction(metaFact(link.text || link.href, "page")), intent }];
  });
  return asked.filter(({ intent }, at) => asked.findIndex((other) => other.intent === intent) === at);
};

/** What a visitor reads first, in reading order, as far as the first screen goes; a layer above it changes no wording. */
const opening = (texts: Snapshot["texts"], page: Snapshot): string[] => {
  const read: string[] = [];
  let words = 0;
  for (const { text, box, region } of texts) {
    if (!touchesFold(box, page.fold) || region === "nav" || region === "footer" || region === "overlay")
      continue;
    if (words >= TONE_WORDS) break;
    read.push(text);
    words += text.split(/\s+/).length;
  }
  return read;
};

const uniquePassages = (passages: readonly (Passage | null)[]): Passage[] =>
  passages.filter((item, at): item is Passage => item !== null && passages.indexOf(item) === at);

/** As many letters of the page's texts as tell its language. */
const heard = (texts: Snapshot["texts"], page: Snapshot): string[] => {
  let letters = 0;
  return [page.title, page.description ?? "", ...texts.map(({ text }) => text)].filter((text) => {
    letters += text.length;
    return letters <= LANGUAGE_LETTERS;
  });
};

/** First screen and whole page in different languages: which of them is the page's is not known. */
const DIVIDED = 0.5;

/** The first screen's language is the page's to a visitor; where it says too little, the rest is heard. */
export const languageOfPage = (page: Snapshot): PageEvidence["language"] => {
  const copy = copyOf(page);
  const upfront = heard(
    copy.filter(({ box }) => touchesFold(box, page.fold)),
    page,
  );
  const whole = languageOf(heard(copy, page), page.language);
  if (voteOf(...upfront) === null) return whole;
  const first = languageOf(upfront, page.language);
  return first === null || whole === null || first.tag === whole.tag
    ? first
    : { ...first, confidence: first.confidence * DIVIDED };
};

/** What shared currency symbols mean on this page. */
export const homeOfPage = (page: Snapshot, language: string | null): Home =>
  homeOf(
    pricesIn(page.jsonLd).map(({ currency }) => currency),
    getPublicSuffix(page.url),
    language,
  );

/** Every word of the page, wherever it stands: what is not among them is nowhere on it. */
const wordingOf = (page: Snapshot): string =>
  [
    page.title,
    page.description ?? "",
    page.siteName ?? "",
    page.url,
    ...page.texts.map(({ text }) => text),
    ...page.controls.map(({ text }) => text),
    ...page.links.map(({ text }) => text),
    ...page.images.map(({ alt }) => alt),
    ...stringsIn(page.jsonLd),
  ]
    .map(plain)
    .filter((words) => words !== "")
    .join(" ");

const homeLinksOf = ({ url, links }: Snapshot): Snapshot["links"] => {
  const home = URL.parse("/", url);
  return links.filter(({ href }) => {
    const there = URL.parse(href);
    return there !== null && there.origin === home?.origin && there.pathname === home.pathname;
  });
};

/**
 * The blocks without those that say who speaks and nothing else: a wordmark, a link to the home page; also as main heading, where
 * another heading of the first screen says what for.
 */
const withoutNames = (
  blocks: readonly ReadBlock[],
  page: Snapshot,
  names: readonly Name[],
): readonly ReadBlock[] => {
  const known = new Set(
    [...names.filter(({ confidence }) => confidence >= STATED), ...homeLinksOf(page)].map(({ text }) =>
      plain(text),
    ),
  );
  const says = ({ block, passage: said }: ReadBlock): boolean =>
    block.level !== null && block.level <= 3 && said.inFold && !known.has(said.plain);
  const entitled = blocks.some(says);
  const others = blocks.filter(
    ({ block, passage: said }) => !known.has(said.plain) || (block.level === 1 && !entitled),
  );
  return others.length > 0 ? others : blocks;
};

/** The page's typed facts. */
export const pageEvidence = (
  page: Snapshot,
  reading: Reading,
  language: PageEvidence["language"],
  home: Home,
  looks: Looks,
): PageEvidence => {
  const texts = withoutBeside(copyOf(page));
  const blocks = readBlocks(texts, page, reading);
  const names = brandNames(page);
  const brands = names.map((name) => passage({ ...name, prominence: 0 }, reading));
  const headline = heroHeadline(
    withoutNames(blocks, page, names),
    brands.map((name) => name.plain),
  );
  const subhead = heroSubhead(blocks, headline);
  const summary = [page.title, page.description ?? ""]
    .filter((text) => visible(text) !== "")
    .map((text) => passage(metaFact(text), reading));
  const products = productsIn(page.jsonLd).map((name) => passage(metaFact(name, "json-ld"), reading));
  const offers = offersOn(page, texts, blocks, summary, home);
  const ctas = callsOf(page);
  const soldOut = soldOutOn(page);
  const denials = denialsOn(page, texts, reading);
  const headings = blocks
    .filter(({ block }) => block.level !== null && block.level <= 2)
    .map((read) => read.passage);
  return {
    url: page.url,
    title: visible(page.title),
    type: pageTypeOf(page, ctas, offers),
    summary,
    wording: wordingOf(page),
    headline: headline?.passage ?? null,
    subhead: subhead?.passage ?? null,
    blocks: blocks.map((read) => read.passage),
    ctas,
    asides: asidesOf(page),
    offers,
    ...(denials.length > 0 && { denials }),
    ...(soldOut !== null && { soldOut }),
    brands,
    terms: subjectOf(
      uniquePassages([
        ...products,
        headline?.passage ?? null,
        ...summary,
        subhead?.passage ?? null,
        ...headings,
      ]),
    ),
    ...looks,
    accents: accentsOf(page),
    tone: toneOf(opening(texts, page)),
    language,
    layers: page.layers,
    ...(page.popUpClosed !== undefined && { popUpClosed: page.popUpClosed }),
    links: page.links,
  };
};
