import type { BrowserLook, LinkAdvisory } from "../products/link.ts";
import { CLOSED, LASTING, mayEnd, overIn } from "./gone-phrases.ts";
import { linesOfMain } from "./main-part.ts";
import { fold } from "./not-found.ts";
import { shortened } from "./sight.ts";

// A page that says of what it shows that it is no longer to be had: the job is filled, the listing removed, the event over. The
// page is there, and may be meant (a report on last year's fair), so nothing here decides: it is said, and a person looks.

export function goneAdvisory(said: string | null | undefined): readonly LinkAdvisory[] {
  if (said === null || said === undefined) return [];
  const note = `The page says that what it shows is no longer to be had: "${shortened(said)}"`;
  return [{ kind: "gone", note }];
}

/**
 * The sentence that says so, in the page's heading or in one of the lines about it; null where none does, where something can be
 * bought all the same, and in an article, which may be about just that.
 */
export function goneIn({ title, heading, own, markup, text }: BrowserLook): string | null {
  const { near, whole } = own;
  if (ARTICLE.test(markup) || near.buttons.some((label) => BUYS.test(label))) return null;
  const at = near.lines[0] === undefined ? -1 : whole.lines.indexOf(near.lines[0]);
  const above = whole.lines.slice(0, Math.max(0, at)).slice(-ABOVE);
  const beneath = near.lines.slice(0, BENEATH).filter((line) => heading === "" || !EMBEDDED.test(line));
  return (
    firstOf([heading, ...above, ...beneath], text.length < SHORT) ?? (own.leads ? firstOf([title]) : null)
  );
}

/** Whether a document's markup says so where it begins. Whether a visitor sees it is not asked: that is for Chrome to tell. */
export function mayBeGone(markup: string): boolean {
  const language = DECLARED.exec(markup.slice(0, HEAD))?.[1]?.toLowerCase() ?? null;
  return firstOf(linesOfMain(markup), true, language) !== null;
}

const DECLARED = /<html\s(?:[^>]{0,500}\s)?lang\s*=\s*["']?([a-z]{2})(?![a-z])/i;
const HEAD = 2_000;

function firstOf(lines: readonly string[], short = false, language: string | null = null): string | null {
  const sentences = lines.flatMap((line) => line.slice(0, LONGEST_LINE).split(/(?<=[.!?…])\s|(?<=[。！])/u));
  return sentences.find((sentence) => saysGone(sentence, short, language)) ?? null;
}

/**
 * @param short Of a page with little else to say, which may speak of its own business.
 * @param language The page's, where it is known (ISO 639-1).
 */
export function saysGone(sentence: string, short: boolean, language: string | null = null): boolean {
  if (sentence.length > LONGEST || !mayEnd(sentence, language) || /[?？]\s*$/.test(sentence)) return false;
  const folded = fold(sentence);
  return (
    (overIn(language).some((over) => over.test(folded)) || (short && CLOSED.test(folded))) &&
    LASTING.test(folded)
  );
}

/** A notice above a page's heading, and what stands beneath it: a price, a place, a date, and what has become of it. */
const ABOVE = 3;
const BENEATH = 8;
const LONGEST = 200;
const LONGEST_LINE = 400;
/** Of the visible text: a business that says goodbye, with its site's menus. */
const SHORT = 900;

const ARTICLE =
  /"@type"\s*:\s*\[?\s*"(?:News|Blog|Tech|Analysis|Opinion|Reportage|Scholarly)?(?:Article|Posting)"|og:type["'][^>]{0,100}content=["']article/i;

/** A player that a page may hold: what it says, it says of its own film. */
const EMBEDDED =
  /^(?:(?:this|the|dieses|das|cette|la|este|el|questo|il|deze|de) )?(?:video|vidéo|vídeo|livestream)/iu;

/** What can be had all the same. */
const BUYS =
  /(?<!\p{L})(?:buy|add to|order|book(?: now)?|reserve|checkout|pre-?order|apply|bid|place bid|tickets?|karten|billets|entradas|biglietti|kaarten|bilhetes|bilety|biljetter|billetter|liput|vstupenky|jegyek|register now|enrol?l|start (?:free|now)|kaufen|in den warenkorb|bestellen|buchen|reservieren|vorbestellen|bewerben|bieten|acheter|ajouter au|commander|réserver|précommander|postuler|comprar|añadir al|reservar|inscribirme|acquista|aggiungi|prenota|ordina|candidati|kopen|in (?:de |mijn )?winkelwagen|bestel|boek|reserveer|solliciteer|adicionar ao|encomendar|candidatar|kup|do koszyka|zamów|zarezerwuj|aplikuj|köp|lägg i varukorg(?:en)?|boka|beställ|ansök|køb|læg i kurv|bestil|kjøp|legg i handlekurv(?:en)?|bestill|osta|ostoskoriin|varaa|koupit|do košíku|objednat|rezervovat|kosárba|megrendel|foglal|satın al|sepete ekle|rezervasyon|başvur)(?!\p{L})|カート|購入|予約|応募|구매|장바구니|购买|加入购物车/iu;
