import { money } from "./money.ts";
import * as say from "./wording.ts";

/** Before each of several equal payments: "4 interest-free payments of", "in 3 Raten zu", "3x". */
const INSTALMENTS =
  "(?<![\\d.,])\\d{1,2}\\s?(?:x|(?:[\\p{L}-]+ ){0,2}?(?:payments?|instal+ments?|raten|fois|mensualites?|mensualidades|plazos|cuotas|rate|termijnen|pagos|avbetalningar))(?:\\s(?:of|von|zu|je|de|a|da|van|por))?\\s";

/** An order's least value, by which nothing in particular is priced. */
const LEAST_ORDER =
  "(?<!\\p{L})(?:when you spend|spend|orders? (?:over|above|of)|min(?:imum|\\.)? (?:order|spend|purchase)(?: value)?(?: of)?|mindestbestellwert(?: von)?|ab (?:einem )?(?:bestell|einkaufs)wert von|(?:pour|des) (?:tout )?achats? (?:de|superieur a)|pedido minimo(?: de)?|compra minima(?: de)?|acquisto minimo(?: di)?|(?:ordine|spesa) minim[ao](?: di)?|bestellingen (?:vanaf|boven))[:\\s]\\s?";

/** The lowest price of the last thirty days stands beside a reduced one by law (EU 2019/2161). */
const THIRTY_DAYS = "(?<!\\d)30[- ](?:tagen?|days?|jours|dias|giorni|dagen|dni|dagar|dage)[\\p{L}-]*[^.!?\\d]{0,24}?";

/** After a sum: somebody earns it. */
const EARNED =
  "\\s?(?:in (?:\\p{L}+ )?(?:revenue|sales|income|retainers|commissions?|savings)|salary|gross|brutto|bruto|bruts?|lord[io]|ote)(?!\\p{L})";

/**
 * Sums beside an offer that nobody is asked to pay, as sources of patterns: former prices that stand alone, instalments, least
 * orders, winnings, loans and earnings.
 */
export const NOT_ASKED: readonly string[] = [
  `(?<!\\p{L})${say.INSTEAD_OF}:?\\s*(?:price:?\\s)?${money("amount")}`,
  `${INSTALMENTS}${money("amount")}`,
  `${LEAST_ORDER}${money("amount")}`,
  `${THIRTY_DAYS}${money("amount")}`,
  `(?<!\\p{L})${say.SUM_OF}[^.!?\\d]{0,24}?${money("one")}(?:\\s(?:to|bis|a|tot)\\s${money("other")})?`,
  `${money("amount")}${say.PERIOD}${EARNED}`,
  `(?<!\\p{L})${say.UP_TO}${money("one")}`,
  `(?<![\\p{L}\\d.,])(?:0\\s?(?:[€$£]|euros?|eur)|[€$£]\\s?0)\\s${say.NOT_CHARGED}`,
];
