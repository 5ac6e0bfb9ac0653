import type { CallToAction, Evidence, PageEvidence } from "../../products/evidence.ts";
import { isSurelyRead } from "./bargain.ts";
import { isReadable } from "./place.ts";

/** A click that only wants to read is served by an article as it stands: no button has to say so. */
export const isReadOn = (ad: CallToAction | null, page: PageEvidence): boolean =>
  (ad?.intent === "learn" || ad?.intent === "watch") && page.type === "article";

/** Pages whose kind makes the ad's action plain without a button that says it. */
export const isImplied = (ad: CallToAction, answer: CallToAction | null, { page }: Evidence): boolean =>
  isReadOn(ad, page) ||
  // A shop whose button only tells a story does not sell by convention either.
  (ad.intent === "buy" &&
    answer !== null &&
    answer.intent !== "learn" &&
    (page.type === "product" || page.type === "list")) ||
  (ad.intent === "learn" && (page.type === "other" || page.type === "home"));

const FREE_STEP = 1;
const ACCOUNT = 2;
const PAY = 3;

/** The ad leads to something free, and every button of the page asks for money. */
export const asksMoneyForFree = (ad: CallToAction, { ad: { offers }, page }: Evidence): boolean =>
  ad.commitment <= FREE_STEP &&
  (ad.intent === "download" ||
    offers.some((offer) => offer.type === "free" && offer.token !== null && isSurelyRead(offer))) &&
  page.type !== "article" &&
  page.ctas.length > 0 &&
  page.ctas.every(({ commitment }) => commitment === PAY) &&
  page.offers.every(({ type }) => type !== "free" && type !== "free_trial");

/** Addresses behind which one pays, books or signs up, in the languages of Western Europe. */
const ONWARD =
  /\b(?:cart|basket|bag|checkout|shop|store|products?|order|buy|pricing|plans|tickets?|book(?:ing)?|reserv\w*|sign-?up|register|join|apply|donate|warenkorb|kasse|kaufen|buchen|termin|panier|boutique|commande|carrito|tienda|comprar|carrello|negozio|acquista|prenota|winkel\w*|bestel\w*|loja|carrinho)\b/i;

const leadsOn = ({ links, url }: PageEvidence): boolean =>
  links.some(({ href, text }) => {
    const there = URL.parse(href, url);
    return (
      there !== null &&
      !isSamePage(href, url) &&
      ONWARD.test(`${there.pathname.replaceAll(/[/_.]/g, " ")} ${text}`)
    );
  });

const isSamePage = (href: string, url: string): boolean =>
  URL.parse(href, url)?.pathname === URL.parse(url)?.pathname;

/** "See the rooms" may lead to where one books, unless it is known to lead to a place of this very page. */
const mayLeadOn = ({ fact, intent }: CallToAction, { links, url }: PageEvidence): boolean =>
  (intent === "learn" || intent === "other") &&
  !links.some(({ text, href }) => text.trim() === fact.text && isSamePage(href, url));

/**
 * The ad asks for an account or money, and the page, whose words and buttons could be read and which nothing covers, has no
 * button or link that goes there. @param alike how well its best button continues the ad's, 0 to 1.
 */
export const isDeadEnd = (ad: CallToAction, alike: number, page: PageEvidence): boolean =>
  ad.commitment >= ACCOUNT &&
  alike <= ELSEWHERE_AT_MOST &&
  isReadable(page) &&
  page.blocks.length > 0 &&
  page.layers.length === 0 &&
  !page.ctas.some((cta) => mayLeadOn(cta, page)) &&
  !leadsOn(page);

/** Buying and learning are this near one another; anything nearer may be the way on. */
const ELSEWHERE_AT_MOST = 0.4;
