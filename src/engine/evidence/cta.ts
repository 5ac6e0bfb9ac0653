import type { Control, PageLink } from "../products/capture.ts";
import type { CallToAction, CtaIntent } from "../products/evidence.ts";
import type { Fact } from "../products/passage.ts";
import { contrastOf } from "./colour.ts";
import {
  ASKS,
  BARE_SEARCH,
  FURNITURE,
  IDENTIFIERS,
  LINE,
  OPENER,
  SAVED_SUM,
  SOCIAL,
  STORE,
  SUM,
  WORDING,
} from "./cta-wording.ts";
import { folded, plain } from "./text.ts";

/** How much each intent asks of a visitor: 0 a look, 1 a word, 2 an account, 3 money. */
const COMMITMENT: Readonly<Record<CtaIntent, number>> = {
  learn: 0,
  watch: 0,
  browse: 0,
  other: 0,
  contact: 1,
  quote: 1,
  download: 1,
  try: 2,
  sign_up: 2,
  subscribe: 2,
  apply: 2,
  book: 3,
  buy: 3,
  donate: 3,
};

/** Meta's identifiers are in capitals with underscores; anything else is read as a button's words. */
const intentOfIdentifier = (type: string): CtaIntent | null =>
  /^[A-Z][A-Z0-9_]*$/.test(type)
    ? (IDENTIFIERS.find(([, pattern]) => pattern.test(type))?.[0] ?? null)
    : null;

/** A label's words, without the arrows and icons around them. */
const wordsOn = (text: string): string => folded(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

const intentOfWords = (text: string): CtaIntent => {
  const said = wordsOn(text);
  return WORDING.find(([, pattern]) => pattern.test(said))?.[0] ?? "other";
};

/** What only tells more or lays things out: nothing that a label asks for besides. */
const TELLING = new Set<CtaIntent>(["learn", "watch", "browse", "other"]);
/** "Request" is a word of every ask in some languages, and of applications in the same. */
const NOT_BESIDES = new Set<CtaIntent>([...TELLING, "apply"]);
/** What is had for money where the label names a sum. */
const PRICED = new Set<CtaIntent>(["sign_up", "try", "subscribe", "book", "download", "other"]);

const isPriced = (text: string): boolean => {
  const said = folded(text);
  return SUM.test(said) && !SAVED_SUM.test(said);
};

/** All that a label asks for, first what decides: "Book a free trial" books and tries. */
const intentsOfWords = (text: string): CtaIntent[] => {
  const first = intentOfWords(text);
  const rest = wordsOn(text).replace(OPENER, "");
  const besides = ASKS.filter(([intent, pattern]) => !NOT_BESIDES.has(intent) && pattern.test(rest));
  return [
    first,
    ...besides.map(([intent]) => intent),
    ...(PRICED.has(first) && isPriced(text) ? (["buy"] as const) : []),
  ];
};

const intentsOfLabel = (text: string): CtaIntent[] => {
  const named = intentOfIdentifier(text.trim());
  return named === null ? intentsOfWords(text.replaceAll("_", " ")) : [named];
};

/** Whether a label leads with the verb of its own ask, or with one of any before it: "Start your free trial". */
export const beginsWithAsk = (text: string): boolean => {
  const said = wordsOn(text);
  const rest = said.replace(OPENER, "");
  const intent = intentOfWords(said);
  return ASKS.some(
    ([asked, pattern]) =>
      asked === intent && (rest === said ? pattern.exec(said)?.index === 0 : pattern.test(rest)),
  );
};

/** What a button or a call-to-action identifier asks for. */
export const intentOf = (text: string): CtaIntent => intentsOfLabel(text)[0] ?? "other";

/** All that a control asks for by its words and its address: a store hands out apps, whatever the way there is called. */
const intentsOf = (text: string, href: string | null): CtaIntent[] => {
  const [first = "other", ...besides] = intentsOfLabel(text);
  if (href !== null && STORE.test(href)) return ["download", first, ...besides];
  if (href === null || !LINE.test(href)) return [first, ...besides];
  return TELLING.has(first) ? ["contact", first, ...besides] : [first, "contact", ...besides];
};

/** A call to action out of the fact that states it, and the address it leads to. */
export const callToAction = (fact: Fact, href: string | null = null): CallToAction => {
  const [intent = "other", ...others] = intentsOf(fact.text, href);
  const besides = [...new Set(others)].filter((other) => other !== intent && !TELLING.has(other));
  return {
    fact,
    plain: plain(fact.text),
    intent,
    commitment: COMMITMENT[intent],
    ...(besides.length > 0 && { besides }),
  };
};

const intentOfControl = ({ text, href }: Pick<Control, "text" | "href">): CtaIntent =>
  intentsOf(text, href)[0] ?? "other";

/** Smaller than this a control is a link in passing, not what the page asks for. */
const LEAST_HEIGHT = 32;
const MOST_WORDS = 8;

/** Whether a control can be a call to action at all: outside consent and footer, with words that are not furniture. */
export const mayCall = (control: Control): boolean => {
  const text = wordsOn(control.text);
  return (
    control.region !== "consent" &&
    control.region !== "footer" &&
    text !== "" &&
    text.split(" ").length <= MOST_WORDS &&
    !FURNITURE.test(text) &&
    !SOCIAL.test(text) &&
    // Pictures of partners and goods have names, too: one alone is a call only where its name or address asks.
    ((control.filled && control.badge !== true) || intentOfControl(control) !== "other")
  );
};

/** A site's own search stands above its headline. What is searched for beneath it ("Find your home" … "Search") is what the page is for. */
export const asksToSearch = (control: Control, headlineBottom: number): boolean =>
  BARE_SEARCH.test(wordsOn(control.text)) &&
  (control.region === "main" || control.region === "header") &&
  control.filled &&
  control.box.height >= LEAST_HEIGHT &&
  control.box.y >= headlineBottom;

/**
 * Whether a link's words or address name an action, so that who looks for it finds it. One that only tells more is
 * everywhere.
 */
export const intentOfLink = ({ text, href }: PageLink): CtaIntent | null => {
  if (LINE.test(href)) return "contact";
  if (STORE.test(href)) return "download";
  const said = wordsOn(text);
  if (said === "" || said.split(" ").length > MOST_WORDS || FURNITURE.test(said) || SOCIAL.test(said))
    return null;
  const intent = intentOfWords(said);
  return TELLING.has(intent) ? null : intent;
};

/** How much a control looks like the page's call: area times contrast, and less for what looks like something else. */
export const pull = (control: Control): number => {
  const area = control.box.width * control.box.height;
  // A badge is drawn to stand out, and its link's own colours tell nothing of it.
  const contrast =
    control.badge === true ? 1 : Math.min(7, contrastOf(control.colour, control.background)) / 7;
  const button = control.filled || control.badge === true;
  const painted = button && control.box.height >= LEAST_HEIGHT ? 1 : 0.2;
  const spoken = intentOfControl(control) === "other" ? 0.4 : 1;
  const placed = control.region === "nav" || control.region === "overlay" ? 0.4 : 1;
  return area * contrast * painted * spoken * placed;
};
