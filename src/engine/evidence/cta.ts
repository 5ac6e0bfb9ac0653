import type { Control, PageLink } from "../products/capture.ts";
import type { CallToAction, CtaIntent, Fact } from "../products/evidence.ts";
import { contrastOf } from "./colour.ts";
import { BARE_SEARCH, FURNITURE, IDENTIFIERS, SOCIAL, WORDING } from "./cta-wording.ts";
import { folded } from "./text.ts";

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

/** What a button or a call-to-action identifier asks for. */
export const intentOf = (text: string): CtaIntent =>
  intentOfIdentifier(text.trim()) ?? intentOfWords(text.replaceAll("_", " "));

/** A call to action out of the fact that states it. */
export const callToAction = (fact: Fact): CallToAction => {
  const intent = intentOf(fact.text);
  return { fact, intent, commitment: COMMITMENT[intent] };
};

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
    (control.filled || intentOfWords(text) !== "other")
  );
};

/** A site's own search stands above its headline. What is searched for beneath it ("Find your home" … "Search") is what the page is for. */
export const asksToSearch = (control: Control, headlineBottom: number): boolean =>
  BARE_SEARCH.test(wordsOn(control.text)) &&
  (control.region === "main" || control.region === "header") &&
  control.filled &&
  control.box.height >= LEAST_HEIGHT &&
  control.box.y >= headlineBottom;

/** What a link in the text may ask for beside the page's buttons; one that only tells more is everywhere. */
const TELLING = new Set<CtaIntent>(["learn", "watch", "browse", "other"]);

/** Whether a link's words name an action, so that who looks for it finds it. A number to call is a way to get in touch. */
export const intentOfLink = ({ text, href }: PageLink): CtaIntent | null => {
  if (/^(?:tel|mailto|sms|whatsapp):/i.test(href)) return "contact";
  const said = wordsOn(text);
  if (said === "" || said.split(" ").length > MOST_WORDS || FURNITURE.test(said) || SOCIAL.test(said))
    return null;
  const intent = intentOfWords(said);
  return TELLING.has(intent) ? null : intent;
};

/** How much a control looks like the page's call: area times contrast, and less for what looks like something else. */
export const pull = (control: Control): number => {
  const area = control.box.width * control.box.height;
  const contrast = Math.min(7, contrastOf(control.colour, control.background)) / 7;
  const painted = control.filled && control.box.height >= LEAST_HEIGHT ? 1 : 0.2;
  const spoken = intentOfWords(control.text) === "other" ? 0.4 : 1;
  const placed = control.region === "nav" || control.region === "overlay" ? 0.4 : 1;
  return area * contrast * painted * spoken * placed;
};
