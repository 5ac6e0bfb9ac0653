import type { Control, Snapshot } from "../artifacts/capture.ts";
import type { Excerpt } from "../artifacts/text.ts";
import { classifyIntent } from "./cta.ts";
import { findAvailabilities, findTypes } from "./json-ld.ts";
import { normaliseText, toVisibleText } from "./normalise-text.ts";
import { locateOnPage, metaExcerpt, PAGE_CONFIDENCE } from "./page-excerpts.ts";

/** What stands in a button's place where a thing cannot be had: the whole label, so that "never sold out" is none. */
const SOLD_OUT_LABEL =
  /^(?:(?:currently |temporarily )?(?:sold out|out of stock|unavailable|not available|no longer available)|(?:derzeit |leider |momentan |zurzeit )?(?:ausverkauft|nicht (?:verfugbar|lieferbar|auf lager|vorratig)|vergriffen)|(?:actuellement )?(?:en )?(?:rupture(?: de stock)?|epuisee?|indisponible|victime de son succes)|(?:temporalmente )?(?:agotad[oa]|sin (?:stock|existencias)|no disponible)|(?:attualmente |temporaneamente )?(?:esaurit[oa]|non disponibile)|(?:tijdelijk )?(?:uitverkocht|niet (?:op voorraad|leverbaar|beschikbaar))|esgotad[oa]|indisponivel|sem stock|slutsald|tillfalligt slut|udsolgt|utsolgt|loppuunmyyty|wyprzedan[eya]|brak w magazynie|niedostepn[yea])$/u;

const UNAVAILABLE_SCHEMA_VALUE = /(?:^|[/:#])(?:OutOfStock|SoldOut|Discontinued)$/i;

const LISTING_SCHEMA_TYPE = /^(?:CollectionPage|ItemList|SearchResultsPage|OfferCatalog)$/;

const isSoldOutLabel = (text: string): boolean => SOLD_OUT_LABEL.test(normaliseText(text));

const isInPageContent = ({ region }: Control): boolean => region === "main" || region === "header";

/**
 * Where the page says that what it sells cannot be had; null where it sells it, or sells many things. Structured data or the
 * buying button must say so, and no other button may sell: a size that is gone is not the shoe.
 */
export const findSoldOutNotice = (page: Snapshot): Excerpt | null => {
  if (findTypes(page.jsonLd).some((type) => LISTING_SCHEMA_TYPE.test(type))) return null;
  const controls = page.controls.filter(isInPageContent);
  if (controls.some(({ text }) => !isSoldOutLabel(text) && classifyIntent(text) === "buy")) return null;
  const declared = findAvailabilities(page.jsonLd);
  const gone = declared.length > 0 && declared.every((word) => UNAVAILABLE_SCHEMA_VALUE.test(word));
  if (declared.length > 0 && !gone) return null;
  const button = controls.find(({ filled, text }) => filled && isSoldOutLabel(text));
  if (button !== undefined)
    return {
      ...metaExcerpt(toVisibleText(button.text), "page"),
      confidence: PAGE_CONFIDENCE,
      prominence: 0.3,
      ...locateOnPage(button, page),
    };
  return gone ? metaExcerpt("out of stock, by the page's structured data", "json-ld") : null;
};
