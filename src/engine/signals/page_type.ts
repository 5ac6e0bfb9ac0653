import type { CtaIntent, PageEvidence, PageType } from "../artifacts/evidence.ts";
import { INTENT_PHRASES } from "../compare/cta-similarity.ts";
import { type MeasureSignal, scoredSignal, signalResult, unknownSignal } from "../compare/signal-result.ts";
import { speakApart } from "../judge/heuristic/apart.ts";
import { isAnotherThing } from "../judge/heuristic/subject.ts";

const SIGNAL = { id: "page_type", dimension: "aboveTheFoldContinuity", weight: 0.1 } as const;

const PAGE_TYPE_NAMES = {
  product: "a product page",
  list: "a page of many products",
  article: "an article",
  lead: "a page that asks for contact or an account",
  booking: "a page that takes bookings",
  donation: "a page that takes donations",
  home: "a home page",
  error: "an error page",
  other: "a page of text and pictures",
} as const satisfies Record<PageType, string>;

/** What the page asks for more closely, by its first call that asks for anything of the kind. */
const LEAD_PAGE_NAMES: Partial<Record<CtaIntent, string>> = {
  sign_up: "a page that asks for an account",
  try: "a page that offers a trial",
  quote: "a page that offers a quote",
  contact: "a page that asks for contact",
  apply: "a page that takes applications",
  subscribe: "a page that asks to subscribe",
  download: "a page that offers a download",
};

const describePageType = ({ type, ctas }: PageEvidence): string =>
  (type === "lead" ? ctas.flatMap(({ intent }) => LEAD_PAGE_NAMES[intent] ?? [])[0] : undefined) ??
  PAGE_TYPE_NAMES[type];

/** How well each kind of page serves a click that wants to buy, to book, to give, to leave details, or to read. */
const PAGE_TYPE_FIT = {
  buy: {
    product: 1,
    list: 0.9,
    lead: 0.6,
    booking: 0.8,
    donation: 0.3,
    home: 0.75,
    other: 0.6,
    article: 0.3,
    error: 0,
  },
  book: {
    product: 1,
    list: 0.9,
    lead: 1,
    booking: 1,
    donation: 0.3,
    home: 0.75,
    other: 0.6,
    article: 0.3,
    error: 0,
  },
  give: {
    product: 0.8,
    list: 0.6,
    lead: 0.9,
    booking: 0.6,
    donation: 1,
    home: 0.7,
    other: 0.6,
    article: 0.4,
    error: 0,
  },
  lead: {
    product: 0.8,
    list: 0.6,
    lead: 1,
    booking: 0.9,
    donation: 0.6,
    home: 0.7,
    other: 0.6,
    article: 0.4,
    error: 0,
  },
  read: {
    product: 0.9,
    list: 0.8,
    lead: 0.9,
    booking: 0.9,
    donation: 0.9,
    home: 0.9,
    other: 1,
    article: 1,
    error: 0,
  },
} as const satisfies Record<string, Record<PageType, number>>;

const FIT_BY_INTENT = {
  buy: "buy",
  book: "book",
  donate: "give",
  sign_up: "lead",
  try: "lead",
  subscribe: "lead",
  download: "lead",
  quote: "lead",
  contact: "lead",
  apply: "lead",
  watch: "read",
  browse: "buy",
  learn: "read",
  other: "read",
} as const satisfies Record<CtaIntent, keyof typeof PAGE_TYPE_FIT>;

/** The right kind of page about the wrong thing, or in the wrong language, serves nobody. */
const MAX_WRONG_SUBJECT_SCORE = 0.2;

/** Is this the kind of page on which the ad's click can be carried out? */
export const pageType: MeasureSignal = (evidence) => {
  const { ad, page } = evidence;
  if (page.blocks.length === 0)
    return signalResult({ signals: [unknownSignal(SIGNAL, "nothing of the page could be read")] });
  const intent = ad.cta?.intent ?? "other";
  const fit = PAGE_TYPE_FIT[FIT_BY_INTENT[intent]][page.type];
  const strange = isAnotherThing(evidence) || speakApart(evidence);
  const note = strange
    ? `${describePageType(page)}, but about something else or in another language`
    : `${describePageType(page)} for a click that wants to ${INTENT_PHRASES[intent]}`;
  return signalResult({
    signals: [scoredSignal(SIGNAL, strange ? Math.min(fit, MAX_WRONG_SUBJECT_SCORE) : fit, note)],
  });
};
