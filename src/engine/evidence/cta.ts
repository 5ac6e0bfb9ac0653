import type { Control, PageLink } from "../artifacts/capture.ts";
import type { CallToAction, CtaIntent } from "../artifacts/evidence.ts";
import type { Excerpt } from "../artifacts/text.ts";
import { wcagContrastRatio } from "./colour.ts";
import {
  APP_STORE_URL,
  BARE_SEARCH_LABEL,
  DIRECT_CONTACT_URL,
  GENERIC_OPENING_VERB,
  INTENT_PATTERNS,
  MONEY_AMOUNT,
  NAVIGATION_LABEL,
  PLATFORM_CTA_PATTERNS,
  SAVINGS_AMOUNT,
  SOCIAL_PROFILE_LABEL,
  SPECIFIC_INTENT_PATTERNS,
} from "./cta-patterns.ts";
import { foldText, normaliseText } from "./normalise-text.ts";

/** How much each intent asks of a visitor: 0 a look, 1 a word, 2 an account, 3 money. */
const INTENT_COMMITMENT: Readonly<Record<CtaIntent, number>> = {
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
const classifyPlatformCta = (type: string): CtaIntent | null =>
  /^[A-Z][A-Z0-9_]*$/.test(type)
    ? (PLATFORM_CTA_PATTERNS.find(([, pattern]) => pattern.test(type))?.[0] ?? null)
    : null;

/** A label's words, without the arrows and icons around them. */
const normaliseLabel = (text: string): string =>
  foldText(text).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

const classifyLabelWords = (text: string): CtaIntent => {
  const said = normaliseLabel(text);
  return INTENT_PATTERNS.find(([, pattern]) => pattern.test(said))?.[0] ?? "other";
};

/** What only tells more or lays things out: nothing that a label asks for besides. */
const INFORMATIONAL_INTENTS = new Set<CtaIntent>(["learn", "watch", "browse", "other"]);
/** "Request" is a word of every ask in some languages, and of applications in the same. */
const NEVER_SECONDARY_INTENTS = new Set<CtaIntent>([...INFORMATIONAL_INTENTS, "apply"]);
/** What is had for money where the label names a sum. */
const PRICED_INTENTS = new Set<CtaIntent>(["sign_up", "try", "subscribe", "book", "download", "other"]);

const namesPrice = (text: string): boolean => {
  const said = foldText(text);
  return MONEY_AMOUNT.test(said) && !SAVINGS_AMOUNT.test(said);
};

/** All that a label asks for, first what decides: "Book a free trial" books and tries. */
const listIntentsOfWords = (text: string): CtaIntent[] => {
  const first = classifyLabelWords(text);
  const rest = normaliseLabel(text).replace(GENERIC_OPENING_VERB, "");
  const besides = SPECIFIC_INTENT_PATTERNS.filter(
    ([intent, pattern]) => !NEVER_SECONDARY_INTENTS.has(intent) && pattern.test(rest),
  );
  return [
    first,
    ...besides.map(([intent]) => intent),
    ...(PRICED_INTENTS.has(first) && namesPrice(text) ? (["buy"] as const) : []),
  ];
};

const listIntentsOfLabel = (text: string): CtaIntent[] => {
  const named = classifyPlatformCta(text.trim());
  return named === null ? listIntentsOfWords(text.replaceAll("_", " ")) : [named];
};

/** Whether a label leads with the verb of its own ask, or with one of any before it: "Start your free trial". */
export const startsWithIntentVerb = (text: string): boolean => {
  const said = normaliseLabel(text);
  const rest = said.replace(GENERIC_OPENING_VERB, "");
  const intent = classifyLabelWords(said);
  return SPECIFIC_INTENT_PATTERNS.some(
    ([asked, pattern]) =>
      asked === intent && (rest === said ? pattern.exec(said)?.index === 0 : pattern.test(rest)),
  );
};

/** What a button or a call-to-action identifier asks for. */
export const classifyIntent = (text: string): CtaIntent => listIntentsOfLabel(text)[0] ?? "other";

/** All that a control asks for by its words and its address: a store hands out apps, whatever the way there is called. */
const listIntents = (text: string, href: string | null): CtaIntent[] => {
  const [first = "other", ...besides] = listIntentsOfLabel(text);
  if (href !== null && APP_STORE_URL.test(href)) return ["download", first, ...besides];
  if (href === null || !DIRECT_CONTACT_URL.test(href)) return [first, ...besides];
  return INFORMATIONAL_INTENTS.has(first) ? ["contact", first, ...besides] : [first, "contact", ...besides];
};

/** A call to action out of the fact that states it, and the address it leads to. */
export const createCallToAction = (excerpt: Excerpt, href: string | null = null): CallToAction => {
  const [intent = "other", ...others] = listIntents(excerpt.text, href);
  const secondaryIntents = [...new Set(others)].filter(
    (other) => other !== intent && !INFORMATIONAL_INTENTS.has(other),
  );
  return {
    excerpt,
    normalised: normaliseText(excerpt.text),
    intent,
    commitment: INTENT_COMMITMENT[intent],
    ...(secondaryIntents.length > 0 && { secondaryIntents }),
  };
};

const classifyControl = ({ text, href }: Pick<Control, "text" | "href">): CtaIntent =>
  listIntents(text, href)[0] ?? "other";

/** Smaller than this a control is a link in passing, not what the page asks for. */
const MIN_BUTTON_HEIGHT_PX = 32;
const MAX_CTA_LABEL_WORDS = 8;

/** Whether a control can be a call to action at all: outside consent and footer, with words that are not furniture. */
export const isCtaCandidate = (control: Control): boolean => {
  const text = normaliseLabel(control.text);
  return (
    control.region !== "consent" &&
    control.region !== "footer" &&
    text !== "" &&
    text.split(" ").length <= MAX_CTA_LABEL_WORDS &&
    !NAVIGATION_LABEL.test(text) &&
    !SOCIAL_PROFILE_LABEL.test(text) &&
    // Pictures of partners and goods have names, too: one alone is a call only where its name or address asks.
    ((control.filled && control.badge !== true) || classifyControl(control) !== "other")
  );
};

/** A site's own search stands above its headline. What is searched for beneath it ("Find your home" … "Search") is what the page is for. */
export const isHeroSearch = (control: Control, headlineBottom: number): boolean =>
  BARE_SEARCH_LABEL.test(normaliseLabel(control.text)) &&
  (control.region === "main" || control.region === "header") &&
  control.filled &&
  control.box.height >= MIN_BUTTON_HEIGHT_PX &&
  control.box.y >= headlineBottom;

/**
 * Whether a link's words or address name an action, so that who looks for it finds it. One that only tells more is
 * everywhere.
 */
export const classifyLink = ({ text, href }: PageLink): CtaIntent | null => {
  if (DIRECT_CONTACT_URL.test(href)) return "contact";
  if (APP_STORE_URL.test(href)) return "download";
  const said = normaliseLabel(text);
  if (
    said === "" ||
    said.split(" ").length > MAX_CTA_LABEL_WORDS ||
    NAVIGATION_LABEL.test(said) ||
    SOCIAL_PROFILE_LABEL.test(said)
  )
    return null;
  const intent = classifyLabelWords(said);
  return INFORMATIONAL_INTENTS.has(intent) ? null : intent;
};

/** How much a control looks like the page's call: area times contrast, and less for what looks like something else. */
export const ctaProminence = (control: Control): number => {
  const area = control.box.width * control.box.height;
  // A badge is drawn to stand out, and its link's own colours tell nothing of it.
  const contrast =
    control.badge === true ? 1 : Math.min(7, wcagContrastRatio(control.colour, control.background)) / 7;
  const button = control.filled || control.badge === true;
  const painted = button && control.box.height >= MIN_BUTTON_HEIGHT_PX ? 1 : 0.2;
  const spoken = classifyControl(control) === "other" ? 0.4 : 1;
  const placed = control.region === "nav" || control.region === "overlay" ? 0.4 : 1;
  return area * contrast * painted * spoken * placed;
};
