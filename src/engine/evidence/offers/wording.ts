/** How the languages of advertising word an offer: sources of patterns over folded text (see text.ts). */

export const UP_TO =
  "(?:up to|as much as|bis zu|bis|jusqu'?\\s?a|hasta(?: un| el)?|fino (?:al?|a)|tot(?: wel)?|ate)\\s+";

export const FROM =
  "(?:(?:starting|starts|prices?) (?:at|from)|from(?: only| just)?|as low as|(?:schon |bereits )?ab(?: nur| schon)?|a partir de|des|desde|a partire da|da(?: soli)?|vanaf|a contar de|fra|fran)";

/** Before a sum that the price stays below. */
export const BELOW =
  "(?:under|below|less than|(?:fur )?unter|weniger als|moins de|menos de|meno di|minder dan|onder(?: de)?)";

/** Before a percentage: it is taken off. */
export const SAVE =
  "(?:saves?|saving|spare|sparen(?: sie)?|du sparst|economisez|ahorra|ahorre|risparmia|bespaar|poupe|discount of|rabatt von|reduced by|reduziert um|remise de|reduction de|descuento de(?:l)?|sconto del?|korting van)";

/** After a percentage or an amount: it is taken off. */
export const OFF =
  "(?:off|discount|rebate|savings?|\\p{L}*rabatt|\\p{L}*nachlass|gunstiger|reduziert|sparen|gespart|(?:de |d')?(?:reduction|remise|rabais|economies?)|(?:de )?(?:descuento|dto|dcto)|(?:di )?sconto|in meno|\\p{L}*korting|goedkoper|(?:de )?desconto|cheaper|billiger|mas barat[oa]s?|moins cher(?:e?s)?|mais barat[oa]s?|(?:less|weniger|menos|de moins|in meno|minder)(?=\\s*(?:[.!?,;)]|$|(?:for|fur|pour|en (?:todo|toda|tous|toute)|auf alle?s?|op alles|su tutto)\\b)))(?!\\p{L})";

/** Adverbs and audiences between a percentage and its "off": "20 % extra off", "10 % student discount". */
export const BETWEEN = "(?:extra|instant|sofort|zusatzlich(?:en)?|student|welcome|neukunden|additional|direct)";

/** What is reduced, right after a percentage: "20 % auf alles". */
export const ON =
  "(?:(?:im|in the|in|on (?:all|every|our|your|selected)|en|pendant|durante|nel|nei|tijdens de|in de) (?:\\p{L}+[ -])?\\p{L}*(?:sale|soldes|rebajas|saldi|aktion|angebote?|promo\\p{L}*|week|friday|monday|ofertas|uitverkoop)|en (?:tod[oa]s?(?!\\p{L}))|(?:auf|sur|sobre|su|op|pa)\\s+(?:alla?|allt|alle|alles|das|die|den|ihre|deine|tout|toute|tous|todo|toda|tutto|tutti|de|het|la|le|les|el)|on (?:all|every|everything|our|your|selected))";

export const HALF =
  "(?:half[- ]price|half off|1/2[- ]price|(?:zum )?halbe[rn] preis|(?:a )?moitie prix|(?:a )?mitad de precio|(?:a )?meta prezzo|halve prijs|metade do preco)";

/** A reduced price and the one before it: "29 € statt 59 €", "was $59, now $29". */
export const INSTEAD_OF =
  "(?:instead of|was|were|statt|anstatt|uvp|rrp|msrp|list price|compare(?:d)? at|original(?:ly| price)|previously|regular(?:ly)?|normally|reg\\.?|vorher|prix conseille|prix barre|precio anterior|adviesprijs|au lieu de|en vez de|en lugar de|antes|invece di|anziche|i\\.p\\.v\\.|in plaats van|em vez de)";
export const NOW = "(?:now|jetzt|nur|only|maintenant|ahora|ora|solo|nu|agora|today)";

export const FREE =
  "(?:free(?! of\\b)|for nothing|on the house|voor niets|umsonst|gratis|kostenlose?[rsnm]?|kostenfreie?[rsnm]?|gratuite?s?|gratuit[ao]s?|offerte?s?|portofreie?)";

export const SHIPPING =
  "(?:(?:[\\p{L}-]{1,30} )?(?:shipping|delivery|postage)|versand|lieferung|expressversand|standardversand|livraison|frais de port|envios?|entrega|spedizione|consegna|verzending|bezorging|frete|portes)";

export const TRIAL =
  "(?:trial|trials|test(?:en|version|phase|monat|zeitraum)?|probe(?:monat|abo|zeitraum|n)?|ausprobieren|essai|essayer|essayez|prueba|probar|prova|proef(?:periode|maand)?|proberen|teste|experimentar|periodo de prueba)";

export const SPAN =
  "(?<span>\\d{1,3})[- ]?(?<unit>days?|tagen?|tage|jours?|dias?|giorni|dagen|nights?|nachte?|nuits|noches|notti|nachten|weeks?|wochen?|semaines?|semanas?|settimane|weken|months?|monate?n?|mois|mes(?:es)?|mesi|maand(?:en)?|meses|dagar|dager|dage|veckor|uger|uker|manader|maneder|dni|tygodnie|miesiace|miesiecy)";

export const DAYS: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^(?:day|tag|jour|dia|giorn|dag|night|nacht|nuit|noche|nott|dni|dzien)/u, 1],
  [/^(?:week|woche|semain|seman|settim|wek|veck|uge|uke|tyg|tydz)/u, 7],
  [/^(?:month|monat|mois|mes|maand|manad|maned|miesi)/u, 30],
];

/** What a price is for, where that is a measure of the goods. */
const UNIT =
  "(?<unit>(?:1 ?)?(?:kg|kilo|l|lit(?:er|re|ro)|m2|qm|sqm|sq\\.? ?(?:ft|m)|lb|oz|stuck|st\\.?|portion|serving|wash)|100 ?(?:g|ml))(?![\\p{L}\\d])";

const A = "(?:/|per|pro|je|im|par|al|por|la|el|il|le|a|an|der|p\\.?|de l'|l'|all')\\s?";

/** "Per user per month", "je Fahrzeug und Monat": the span is what tells two prices apart. */
const EACH = "(?:\\p{L}+\\s?(?:/|,|und|and|per|pro|a|par|al|por|im|y|et)\\s?)?";

export const PERIOD = `(?:\\s?${A}${EACH}(?<period>month|mo(?:nat|is)?|mes[e]?|maand|m\\b|year|yr|jahr|an(?:no|o)?|jaar|week|woche|semaine|semana|settimana|night|nacht|nuit|noche|notte|nacht|noite|day|tag|jour|dia|giorno|hour|hr|h\\b|stunde|std\\b|heure|hora|(?<=')ora|uur|timme|tim\\b|godz|person|user|seat)\\b|\\s?${A}${UNIT}|\\s?(?<often>monthly|monatlich|mtl\\.?|mensuel|mensuels|al mes|al mese|a month|a year|yearly|jahrlich|pcm\\b|p/m\\b|p\\.?m\\.?\\b|/\\s?mo\\b))?`;

const HOUR = /^(?:h|std|stunde|uur|tim|ora|godz)/u;

export const periodOf = (written: string | undefined): string | null => {
  if (written === undefined) return null;
  if (HOUR.test(written)) return "hour";
  if (/^(?:mo|mes|maand|m$|mt|mens|al mes|a month|p)/u.test(written) && !written.startsWith("person")) return "month";
  if (/^(?:y|j|an|a year)/u.test(written) && !written.startsWith("jour")) return "year";
  if (/^(?:w|s[ae])/u.test(written)) return /^seat/u.test(written) ? "user" : "week";
  if (/^(?:n)/u.test(written)) return "night";
  return /^(?:user|person)/u.test(written) ? "user" : "day";
};

/** The same measure in one writing: "kg", "litre", "m²". */
export const unitOf = (written: string | undefined): string | null => {
  const unit = written?.replace(/^1 ?/u, (one) => (written.startsWith("100") ? one : "")).trim();
  if (unit === undefined) return null;
  if (/^k/u.test(unit)) return "kg";
  if (/^(?:l$|lit)/u.test(unit)) return "litre";
  if (/^(?:m2|qm|sqm|sq\.? ?m)/u.test(unit)) return "m²";
  if (/^100/u.test(unit)) return unit.replace(/^100 ?/u, "100 ");
  return /^st/u.test(unit) ? "piece" : unit;
};

/** One of a unit without a number: "a month", "the first month", "premier mois". */
export const ONE_SPAN =
  "(?:(?:the |your |der |den |le |la |el |il |de )?(?:first|erste[rnms]?|premiere?|primer[ao]?|primo|prima|eerste|primeir[ao]|forst[ae]|pierwszy)|a|one|einen|eine?|une?|un[oa]?|een|um|uma|en|et) (?<one>day|tag|jour|dia|giorno|dag|week|woche|semaine|semana|settimana|month|monat|mois|mes|mese|maand|vecka(?:n)?|ugen?|uken?|manad(?:en)?|maned(?:en)?|tydzien|miesiac)(?!\\p{L})";

/** After a span of time: it is not charged. */
export const GIVEN = "(?:on us|geschenkt|offert[es]{0,2}|de regalo|in regalo|in omaggio|cadeau)(?!\\p{L})";

/** Two for the price of one, worded whole. */
export const BOGO =
  "(?:buy (?:one|1),? get (?:one|1)(?: free)?|bogof?|two[- ]for[- ]one|zwei fur eins|zwei zum preis von einem|deux pour un|(?<=(?:1|une?) (?:\\p{L}+ ){0,2})achetee?s?,? ?=? ?(?:1|une?|le second|la seconde) (?:\\p{L}+ )?offerte?s?|dos por uno|due al prezzo di uno|1 ?\\+ ?1 (?:gratis|free|offert|geschenkt|gratuit)|compra (?:1|uno),? (?:y )?lleva(?:te)? (?:2|dos)|leve 2,? pague 1|2 halen,? 1 betalen|2 zum preis von 1)";

/** "Buy one, get one half price" is another promise than one for nothing. */
export const SECOND = "(?:second|2nd|zweite[srn]?|2\\.|deuxieme|seconde?|2e|segund[oa]|2[aoº]|second[oa]|tweede)";
const HALF_OF_IT =
  "(?:(?:at |for )?half[- ]price|half off|zum halben preis|(?:zur|fur die) halfte|a moitie prix|a mitad de precio|a meta prezzo|(?:voor de )?halve prijs|(?:at |a |al |zu |mit |voor )?-?\\s?50 ?%(?: (?:off|rabatt|de reduction|de descuento|di sconto|korting))?)";
export const BOGO_HALF = `(?:buy (?:one|1),? get (?:one|1) (?:half|at 50|50)(?:[- ]price|%)?(?: off)?|${SECOND} (?:\\p{L}+ ){0,2}?${HALF_OF_IT}|50 ?% (?:(?:off|rabatt|de reduction|de descuento|di sconto|korting) )?(?:on |auf |sur |en |su |op )?(?:the |your |die |das |den |le |la |el |il |de |het |dein\\p{L}* )?${SECOND}|half price on (?:the |your )?${SECOND})`;

/** "Kauf 2, zahl 1", "lleva 3 y paga 2". */
export const MORE_FOR =
  "(?<!\\p{L})(?:kauf\\p{L}*|nimm|bleib\\p{L}*|take|buy|get|stay|prends|prenez|restez|lleva\\p{L}*|leve|quedate|compra|prendi|resta|neem|koop|blijf) (?<more>[2-9])(?: (?:nights?|nachte|nuits|noches|notti|nachten))?,? (?:und |and |et |y |e |en )?(?:zahl\\p{L}*|bezahl\\p{L}*|pay(?: for)?|payez|paga|pague|betaal) (?:nur |only )?(?<fewer>[1-9])(?!\\d)";

export const BUNDLE =
  "(?<![\\d.,/:])(?<more>[2-9])(?:\\s(?:nights?|nachte|nuits|noches|notti|nachten))?\\s?(?:for|fur|zum|pour|por|per|al|voor|x)\\s?(?:the price of |preis von |le prix d[e']\\s?|el precio de |prezzo di |de prijs van )?(?<fewer>[1-9])(?![\\d:/%]|[.,]\\d|\\s?[€$£¥]|\\s(?:months?|weeks?|days?|years?|people|persons?|monate?|wochen|tage|mois|semaines|jours|meses|mesi|maanden))";

/** "Buy 2 get 1 free". */
export const BUY_GET =
  "(?<!\\p{L})(?:buy|kauf(?:e|en sie)?|achetez|compra|koop|acquista) (?<paid>[1-9]),? (?:and |y |e |en )?(?:get |erhalte |bekomme |llevate |krijg |ricevi )?(?<added>[1-9]) (?:free|gratis|geschenkt|offert|omaggio)(?!\\p{L})";

/** "2+1 gratis". */
export const PLUS_FREE =
  "(?<![\\d.,])(?<paid2>[1-9])\\s?\\+\\s?(?<added2>[1-9]) (?:free|gratis|gratuit|offert|geschenkt|omaggio)(?!\\p{L})";

export const A_THIRD =
  "(?:(?:save )(?:a|one)[- ]third|(?:a|one|1)[- ]third off|un tiers de reduction|ein drittel (?:gunstiger|sparen|rabatt))(?!\\p{L})";
export const A_QUARTER =
  "(?:(?:save )(?:a|one)[- ]quarter|(?:a|one)[- ]quarter off|un quart de reduction|ein viertel (?:gunstiger|sparen|rabatt))(?!\\p{L})";

/** After a percentage or an amount: it comes back after the purchase. */
export const BACK =
  "(?:(?:in |of |de |di )?cash[- ]?back|back(?![- ](?:to|in|of|guarantee|garantie))|zuruck|terug|de vuelta|rembourses?|di rimborso|de reembolso)(?!\\p{L})";

/** After an amount: a voucher or a present of money. */
export const CREDIT =
  "(?:voucher|coupon|gutschein|(?:willkommens)?bonus|(?:\\p{L}+ )?credit|guthaben|geschenkt|offerts?|de regalo|(?:di |de )?bonus|in omaggio|cadeau|bon d'achat)";

/** What free delivery depends on. */
export const THRESHOLD =
  "(?:od|over|above|from|on (?:all )?orders?(?: over| above| of)?|when you spend|ab|uber|oberhalb|des|a partir de|desde|por encima de|a partire da|sopra|oltre|superiori a|vanaf|boven|bij besteding)";

/** Delivery that costs nothing, worded with a verb or without the word "free". */
export const SHIPPED_FREE =
  "(?:(?:ship\\p{L}*|deliver(?:s|ed|ing|y)?|sent|posted|liefer\\p{L}*|verschick\\p{L}*|livr\\p{L}*|expedi\\p{L}*|envi\\p{L}*|entreg\\p{L}*|sped\\p{L}*|consegn\\p{L}*|verzend\\p{L}*|verzonden|bezorg\\p{L}*|geleverd)\\s(?:it |you |we |them |everything |wir |dir |sie |for |totalmente )?(?:free(?! of\\b)|free of charge|gratis|kostenlos|gratuitement|gratuitamente)" +
  "|(?:gratis|kostenlos|gratuitement) (?:verzonden|bezorgd|geleverd|geliefert|livre|expedie)|versandkostenfrei\\p{L}*|frei haus|portofrei|(?:darmow[ay]|bezplatn[ay]) (?:dostawa|wysylka|przesylka)|(?:fri|gratis) (?:frakt|fragt)|ilmainen toimitus|no (?:delivery|shipping) (?:fees?|costs?|charges?)|keine versandkosten|sans frais de port|sin gastos de envio|senza spese di spedizione|zonder verzendkosten)(?!\\p{L})";

/** Sums that are insured, won, lent, raised or turned over: nobody is asked to pay them. */
export const SUM_OF =
  "(?:(?:win|wins|won|winning|earn\\p{L}*|salar(?:y|ies)|wages?|gehalt|lohn|verdien\\p{L}*|salaire|remuneration|salario|sueldo|stipendio|salaris|prizes?|prize money|jackpots?|raised|donated|funding|turnover|revenue|gewinn\\p{L}*|preisgeld|umsatz|gesammelt|gagnez|gagner|cagnotte|chiffre d'affaires|gana|ganar|premios?|recaudad\\p{L}*|vinci|vincere|premi|raccolti|prijzengeld|opgehaald|borrow\\p{L}*|loans?|kredite?|darlehen|prets?|empruntez|prestamos?|prestit[oi]|leningen?)(?!\\p{L})|(?:haften|hafte|liability|liable)(?!\\p{L}))";

/** After "0 €": what costs nothing is not the thing itself. */
export const NOT_CHARGED =
  "(?:deposit|due|today|down|upfront|fees?|set-?up|commission|anzahlung|\\p{L}*gebuhr\\p{L}*|grundgebuhr|provision|d'apport|de frais|frais|de entrada|de comision|di anticipo|di commissioni|aanbetaling|kosten)";

export const FOR_FREE =
  "(?<![\\p{L}-])(?:for free(?! (?:spirits?|thinkers?|souls?|minds?|people|range|time|form|fall|kicks?|radicals?|speech|press|markets?|standing|weights?|style)(?!\\p{L}))|free forever|forever free|free of charge|100 ?% (?:free|kostenlos|gratis|gratuit)|(?:completely|totally|absolutely) free" +
  "|it'?s free|(?:start|started|sign up|signup|join|play|download|listen|watch|learn) (?:it )?free|free (?:sign ?up|account|plan|forever|version|app|download)" +
  "|kostenlos (?:starten|loslegen|anmelden|registrieren|nutzen|herunterladen|downloaden|sichern)|(?:immer|dauerhaft|komplett|vollig) kostenlos|(?:gratis|kostenlos|umsonst|gratuit(?:ement)?|offert)(?=\\s?(?:[.,;:!)|·–—]|$|(?:und|et|y|e|en)\\s))|gratuitamente|de graca)(?!\\p{L})";

const EVER =
  "(?:forever|for ever|for life|fur immer|dauerhaft|lebenslang|para siempre|a vie|pour toujours|per sempre|voor altijd|para sempre)";

/** Free, and said to stay so. */
export const FREE_FOREVER = `(?<![\\p{L}-])(?:${FREE}\\s(?:\\p{L}+\\s)?${EVER}|(?:${EVER}|always|altijd|immer|toujours|siempre|sempre)\\s${FREE}(?! range))(?!\\p{L})`;

/** Who pays nothing: "kids go free", "Kinder unter 6 reisen kostenlos". "Kids love gluten free bread" says something else. */
export const GUESTS =
  "(?<guests>kids|children|under[- ]\\d{1,2}s|seniors|pensioners|students|babies|infants|pets|dogs|kinder|senioren|schuler|enfants|ninos|ninas|bambini|kinderen|criancas)" +
  "(?:\\s(?:under|aged|unter|bis|moins de|de moins de|menores de|sotto i|onder)\\s\\d{1,2}(?:\\s(?:years?|jahren?|ans|anos|anni|jaar))?)?" +
  "(?:\\s(?:go|eat|dine|stay|sleep|sail|fly|travel|swim|ski|play|enter|ride|get in|come|reisen|fahren|essen|schlafen|wohnen|fliegen|spielen|voyagent|entrent|mangent|skient|viajan|comen|entran|mangiano|viaggiano|entrano|reizen|eten|viajam))?" +
  "\\s(?:free|gratis|kostenlos|umsonst|gratuitement|gratuits?|gratuit[ao]s?)(?!\\p{L})";
