import type { BrowserObservation, LinkAdvisory } from "../artifacts/link.ts";
import { getMainContentLines } from "./main-content.ts";
import { foldText } from "./not-found.ts";
import { truncate } from "./observation.ts";
import {
  CLOSED_BUSINESS,
  getUnavailablePatterns,
  maySayUnavailable,
  NOT_TEMPORARY,
} from "./unavailable-phrases.ts";

// A page that says of what it shows that it is no longer to be had: the job is filled, the listing removed, the event over. The
// page is there, and may be meant (a report on last year's fair), so nothing here decides: it is said, and a person looks.

export function createUnavailableAdvisory(said: string | null | undefined): readonly LinkAdvisory[] {
  if (said === null || said === undefined) return [];
  const note = `The page says that what it shows is no longer to be had: "${truncate(said)}"`;
  return [{ kind: "gone", note }];
}

/**
 * The sentence that says so, in the page's heading or in one of the lines about it; null where none does, where something can be
 * bought all the same, and in an article, which may be about just that.
 */
export function findUnavailableNotice({
  title,
  heading,
  mainContent,
  markup,
  text,
}: BrowserObservation): string | null {
  const { firstSection, full } = mainContent;
  if (ARTICLE_MARKUP.test(markup) || firstSection.buttonLabels.some((label) => PURCHASE_BUTTON.test(label)))
    return null;
  const at = firstSection.lines[0] === undefined ? -1 : full.lines.indexOf(firstSection.lines[0]);
  const above = full.lines.slice(0, Math.max(0, at)).slice(-MAX_LINES_ABOVE_HEADING);
  const beneath = firstSection.lines
    .slice(0, MAX_LINES_BELOW_HEADING)
    .filter((line) => heading === "" || !EMBEDDED_PLAYER_TEXT.test(line));
  return (
    findUnavailableSentence([heading, ...above, ...beneath], text.length < MAX_CLOSURE_PAGE_CHARS) ??
    (mainContent.startsWithHeading ? findUnavailableSentence([title]) : null)
  );
}

/** Whether a document's markup says so where it begins. Whether a visitor sees it is not asked: that is for Chrome to tell. */
export function mayHaveUnavailableNotice(markup: string): boolean {
  const language = HTML_LANG.exec(markup.slice(0, HTML_LANG_SEARCH_CHARS))?.[1]?.toLowerCase() ?? null;
  return findUnavailableSentence(getMainContentLines(markup), true, language) !== null;
}

const HTML_LANG = /<html\s(?:[^>]{0,500}\s)?lang\s*=\s*["']?([a-z]{2})(?![a-z])/i;
const HTML_LANG_SEARCH_CHARS = 2_000;

function findUnavailableSentence(
  lines: readonly string[],
  short = false,
  language: string | null = null,
): string | null {
  const sentences = lines.flatMap((line) =>
    line.slice(0, MAX_LINE_CHARS).split(/(?<=[.!?…])\s|(?<=[。！])/u),
  );
  return sentences.find((sentence) => saysUnavailable(sentence, short, language)) ?? null;
}

/**
 * @param short Of a page with little else to say, which may speak of its own business.
 * @param language The page's, where it is known (ISO 639-1).
 */
export function saysUnavailable(sentence: string, short: boolean, language: string | null = null): boolean {
  if (
    sentence.length > MAX_SENTENCE_CHARS ||
    !maySayUnavailable(sentence, language) ||
    /[?？]\s*$/.test(sentence)
  )
    return false;
  const folded = foldText(sentence);
  return (
    (getUnavailablePatterns(language).some((over) => over.test(folded)) ||
      (short && CLOSED_BUSINESS.test(folded))) &&
    NOT_TEMPORARY.test(folded)
  );
}

/** A notice above a page's heading, and what stands beneath it: a price, a place, a date, and what has become of it. */
const MAX_LINES_ABOVE_HEADING = 3;
const MAX_LINES_BELOW_HEADING = 8;
const MAX_SENTENCE_CHARS = 200;
const MAX_LINE_CHARS = 400;
/** Of the visible text: a business that says goodbye, with its site's menus. */
const MAX_CLOSURE_PAGE_CHARS = 900;

const ARTICLE_MARKUP =
  /"@type"\s*:\s*\[?\s*"(?:News|Blog|Tech|Analysis|Opinion|Reportage|Scholarly)?(?:Article|Posting)"|og:type["'][^>]{0,100}content=["']article/i;

/** A player that a page may hold: what it says, it says of its own film. */
const EMBEDDED_PLAYER_TEXT =
  /^(?:(?:this|the|dieses|das|cette|la|este|el|questo|il|deze|de) )?(?:video|vidéo|vídeo|livestream)/iu;

/** What can be had all the same. */
const PURCHASE_BUTTON =
  /(?<!\p{L})(?:buy|add to|order|book(?: now)?|reserve|checkout|pre-?order|apply|bid|place bid|tickets?|karten|billets|entradas|biglietti|kaarten|bilhetes|bilety|biljetter|billetter|liput|vstupenky|jegyek|register now|enrol?l|start (?:free|now)|kaufen|in den warenkorb|bestellen|buchen|reservieren|vorbestellen|bewerben|bieten|acheter|ajouter au|commander|réserver|précommander|postuler|comprar|añadir al|reservar|inscribirme|acquista|aggiungi|prenota|ordina|candidati|kopen|in (?:de |mijn )?winkelwagen|bestel|boek|reserveer|solliciteer|adicionar ao|encomendar|candidatar|kup|do koszyka|zamów|zarezerwuj|aplikuj|köp|lägg i varukorg(?:en)?|boka|beställ|ansök|køb|læg i kurv|bestil|kjøp|legg i handlekurv(?:en)?|bestill|osta|ostoskoriin|varaa|koupit|do košíku|objednat|rezervovat|kosárba|megrendel|foglal|satın al|sepete ekle|rezervasyon|başvur)(?!\p{L})|カート|購入|予約|応募|구매|장바구니|购买|加入购物车/iu;
