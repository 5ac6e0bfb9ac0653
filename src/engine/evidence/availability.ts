import type { Control, Snapshot } from "../products/capture.ts";
import type { Fact } from "../products/passage.ts";
import { intentOf } from "./cta.ts";
import { metaFact, PAGE_CONFIDENCE, standing } from "./page-facts.ts";
import { availabilitiesIn, typesIn } from "./schema.ts";
import { plain, visible } from "./text.ts";

/** What stands in a button's place where a thing cannot be had: the whole label, so that "never sold out" is none. */
const SOLD_OUT =
  /^(?:(?:currently |temporarily )?(?:sold out|out of stock|unavailable|not available|no longer available)|(?:derzeit |leider |momentan |zurzeit )?(?:ausverkauft|nicht (?:verfugbar|lieferbar|auf lager|vorratig)|vergriffen)|(?:actuellement )?(?:en )?(?:rupture(?: de stock)?|epuisee?|indisponible|victime de son succes)|(?:temporalmente )?(?:agotad[oa]|sin (?:stock|existencias)|no disponible)|(?:attualmente |temporaneamente )?(?:esaurit[oa]|non disponibile)|(?:tijdelijk )?(?:uitverkocht|niet (?:op voorraad|leverbaar|beschikbaar))|esgotad[oa]|indisponivel|sem stock|slutsald|tillfalligt slut|udsolgt|utsolgt|loppuunmyyty|wyprzedan[eya]|brak w magazynie|niedostepn[yea])$/u;

const GONE = /(?:^|[/:#])(?:OutOfStock|SoldOut|Discontinued)$/i;

const KINDS_OF_MANY = /^(?:CollectionPage|ItemList|SearchResultsPage|OfferCatalog)$/;

const saysSoldOut = (text: string): boolean => SOLD_OUT.test(plain(text));

const isOfPage = ({ region }: Control): boolean => region === "main" || region === "header";

/**
 * Where the page says that what it sells cannot be had; null where it sells it, or sells many things. Structured data or the
 * buying button must say so, and no other button may sell: a size that is gone is not the shoe.
 */
export const soldOutOn = (page: Snapshot): Fact | null => {
  if (typesIn(page.jsonLd).some((type) => KINDS_OF_MANY.test(type))) return null;
  const controls = page.controls.filter(isOfPage);
  if (controls.some(({ text }) => !saysSoldOut(text) && intentOf(text) === "buy")) return null;
  const declared = availabilitiesIn(page.jsonLd);
  const gone = declared.length > 0 && declared.every((word) => GONE.test(word));
  if (declared.length > 0 && !gone) return null;
  const button = controls.find(({ filled, text }) => filled && saysSoldOut(text));
  if (button !== undefined)
    return {
      ...metaFact(visible(button.text), "page"),
      confidence: PAGE_CONFIDENCE,
      prominence: 0.3,
      ...standing(button, page),
    };
  return gone ? metaFact("out of stock, by the page's structured data", "json-ld") : null;
};
