/** How the languages of advertising word an offer: sources of patterns over folded text (see text.ts). */

export const UP_TO =
  "(?:up to|as much as|bis zu|bis|jusqu'?\\s?a|hasta(?: un| el)?|fino (?:al?|a)|tot(?: wel)?|ate)\\s+";

export const FROM =
  "(?:(?:starting|starts|prices?) (?:at|from)|from(?: only| just)?|as low as|(?:schon |bereits )?ab(?: nur| schon)?|a partir de|des|desde|a partire da|da(?: soli)?|vanaf|a contar de|fra|fran)";

/** Before a percentage: it is taken off. */
export const SAVE =
  "(?:saves?|saving|spare|sparen(?: sie)?|du sparst|economisez|ahorra|ahorre|risparmia|bespaar|poupe|discount of|rabatt von|reduced by|reduziert um|remise de|reduction de|descuento de(?:l)?|sconto del?|korting van)";

/** After a percentage or an amount: it is taken off. */
export const OFF =
  "(?:off|discount|rebate|savings?|\\p{L}*rabatt|\\p{L}*nachlass|gunstiger|reduziert|sparen|gespart|(?:de |d')?(?:reduction|remise|rabais|economies?)|(?:de )?(?:descuento|dto|dcto)|(?:di )?sconto|in meno|\\p{L}*korting|goedkoper|(?:de )?desconto|cheaper|billiger|mas barat[oa]s?|moins cher(?:e?s)?|mais barat[oa]s?|(?:less|weniger|menos|de moins|minder)(?=\\s*(?:[.!?,;)]|$)))\\b";

/** Adverbs and audiences between a percentage and its "off": "20 % extra off", "10 % student discount". */
export const BETWEEN =
  "(?:extra|instant|sofort|zusatzlich(?:en)?|student|welcome|neukunden|additional|direct)";

/** What is reduced, right after a percentage: "20 % auf alles". */
export const ON =
  "(?:auf|sur|sobre|su|op)\\s+(?:alle|alles|das|die|den|ihre|deine|tout|toute|tous|todo|toda|tutto|tutti|de|het|la|le|les|el)";

export const HALF =
  "(?:half[- ]price|half off|1/2[- ]price|(?:zum )?halbe[rn] preis|(?:a )?moitie prix|mitad de precio|meta prezzo|halve prijs|metade do preco)";

/** A reduced price and the one before it: "29 € statt 59 €", "was $59, now $29". */
export const INSTEAD_OF =
  "(?:instead of|was|were|statt|anstatt|uvp|rrp|msrp|list price|regular(?:ly)?|normally|reg\\.?|au lieu de|en vez de|en lugar de|antes|invece di|anziche|i\\.p\\.v\\.|in plaats van|em vez de)";
export const NOW = "(?:now|jetzt|nur|only|maintenant|ahora|ora|solo|nu|agora|today)";

export const FREE =
  "(?:free|gratis|kostenlose?[rsnm]?|kostenfreie?[rsnm]?|gratuite?s?|gratuit[ao]s?|offerte?s?|portofreie?)";

export const SHIPPING =
  "(?:(?:\\p{L}+ )?(?:shipping|delivery|postage)|versand|lieferung|expressversand|standardversand|livraison|frais de port|envios?|entrega|spedizione|consegna|verzending|bezorging|frete|portes)";

export const TRIAL =
  "(?:trial|trials|test(?:en|version|phase|monat|zeitraum)?|probe(?:monat|abo|zeitraum|n)?|ausprobieren|essai|essayer|essayez|prueba|probar|prova|proef(?:periode|maand)?|proberen|teste|experimentar|periodo de prueba)";

export const SPAN =
  "(?<span>\\d{1,3})[- ]?(?<unit>days?|tagen?|tage|jours?|dias?|giorni|dagen|weeks?|wochen?|semaines?|semanas?|settimane|weken|months?|monate?n?|mois|mes(?:es)?|mesi|maand(?:en)?|meses)";

export const DAYS: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^(?:day|tag|jour|dia|giorn|dag)/u, 1],
  [/^(?:week|woche|semain|seman|settim|wek)/u, 7],
  [/^(?:month|monat|mois|mes|maand)/u, 30],
];

export const PERIOD =
  "(?:\\s?(?:/|per|pro|im|par|al|por|p\\.?)\\s?(?<period>month|mo(?:nat|is)?|mes[e]?|maand|m\\b|year|yr|jahr|an(?:no|o)?|jaar|week|woche|semaine|semana|settimana|night|nacht|nuit|noche|notte|nacht|noite|day|tag|jour|dia|giorno|person|user|seat)\\b|\\s?(?<often>monthly|monatlich|mtl\\.?|mensuel|mensuels|al mes|al mese|a month|a year|yearly|jahrlich|p\\.?m\\.?\\b|/\\s?mo\\b))?";

export const periodOf = (written: string | undefined): string | null => {
  if (written === undefined) return null;
  if (/^(?:mo|mes|maand|m$|mt|mens|al mes|a month|p)/u.test(written) && !written.startsWith("person"))
    return "month";
  if (/^(?:y|j|an|a year)/u.test(written) && !written.startsWith("jour")) return "year";
  if (/^(?:w|s[ae])/u.test(written)) return /^seat/u.test(written) ? "user" : "week";
  if (/^(?:n)/u.test(written)) return "night";
  return /^(?:user|person)/u.test(written) ? "user" : "day";
};

/** Two for the price of one, worded whole. */
export const BOGO =
  "(?:buy (?:one|1),? get (?:one|1)(?: free)?|bogof?|two[- ]for[- ]one|zwei fur eins|zwei zum preis von einem|deux pour un|un achete,? un offert|1 achete,? 1 offert|dos por uno|due al prezzo di uno|1 ?\\+ ?1 (?:gratis|free|offert|geschenkt|gratuit)|compra (?:1|uno),? (?:y )?lleva(?:te)? (?:2|dos)|leve 2,? pague 1|2 halen,? 1 betalen|2 zum preis von 1)";

/** "Buy one, get one half price" is another promise than one for nothing. */
export const BOGO_HALF =
  "(?:buy (?:one|1),? get (?:one|1) (?:half|at 50|50)(?:[- ]price|%)?(?: off)?|(?:second|2nd|zweite[srn]?) (?:\\p{L}+ )?(?:zum )?(?:half[- ]price|halben preis|half off|50 ?% off)|50 ?% (?:off|rabatt|de reduction|de descuento|di sconto|korting) (?:on |auf |sur |en |su |op )?(?:the |your |die |das |den |le |la |el |il |de |het )?(?:second|2nd|zweite[srn]?|deuxieme|2e|segund[oa]|second[oa]|tweede))";

export const BUNDLE =
  "(?<![\\d.,/:])(?<more>[2-9])\\s?(?:for|fur|pour|por|per|voor|x)\\s?(?:the price of )?(?<fewer>[1-9])(?![\\d.,:/%]|\\s?[€$£¥])";
