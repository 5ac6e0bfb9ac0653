import type { ReceivedEvaluation } from "../contract/evaluation.ts";
import type { ClaimKind, ReceivedClaim } from "../contract/ledger.ts";
import type { FixDirection, FixType } from "../contract/vocabulary.ts";
import { foldText } from "../ground/fold-text.ts";
import { listMonthNames } from "../ground/month-names.ts";
import type { FindingKind } from "./findings.ts";

/** Which side is right where ad and page state different prices, discounts, shipping or dates. */
export type Truth = "page" | "ad";

type Fix = ReceivedEvaluation["fixes"][number];
type TextChange = Pick<Fix, "currentValue" | "suggestedValue">;

/** The two sides of a conflict, in the order in which they are shown. */
export const SIDES = ["change_lp", "change_ad"] as const satisfies FixDirection[];
export type Side = (typeof SIDES)[number];

export const isSide = (direction: string): direction is Side => SIDES.some((side) => side === direction);

/** Whether a fix changes the side that is right. */
export const isWrongSide = (direction: string, truth: Truth): boolean =>
  direction === ({ page: "change_lp", ad: "change_ad" } as const)[truth];

// Amounts, percentages and dates in digits.

const CURRENCY_CODES =
  "AUD|BRL|CAD|CHF|CZK|DKK|EUR|GBP|HKD|HUF|ILS|INR|JPY|KRW|MXN|NOK|NZD|PLN|RON|SEK|SGD|TRY|UAH|USD|ZAR";
const CURRENCY_WORDS = String.raw`zł|kr|Kč|TL|[Ee]uros?|[Dd]ollars?|[Pp]er ?cent|[Pp]ro[zcs]ent\p{L}*`;
const BEFORE_NUMBER = String.raw`\p{Sc}|%|(?<!\p{L})(?:${CURRENCY_CODES}|kr\.?|Rs\.?)`;
/** "29,-" is a price; the full stop of "31.12." belongs to a date. */
const AFTER_NUMBER = String.raw`\s?(?:\p{Sc}|[%円]|(?:${CURRENCY_CODES}|${CURRENCY_WORDS})(?!\p{L}))|[.,][-–—]+`;
const DATE_STOP = String.raw`(?<=(?<![\d.,])\d{1,2}\.(?:0?[1-9]|1[0-2]))\.`;
const NUMBER = String.raw`\d+(?:[.,'’/–—-]\d+|\s\d{3}(?!\d))*`;
const FIGURE_PATTERN = new RegExp(
  String.raw`(?:(?:${BEFORE_NUMBER})\s?)?${NUMBER}(?:${DATE_STOP}|${AFTER_NUMBER})?`,
  "gu",
);
const BARE_NUMBER_PATTERN = /^\d+(?:[.,'’/–—-]\d+)*$/u;
const NUMERIC_DATE_PATTERN = /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2})$/u;

// Words, in folded texts. The engine's lexicons are not imported here; the languages are the same.

const LANGUAGES = "en de fr es it nl pt pl sv da nb fi cs tr ja".split(" ");

const DELIVERY =
  "(?:(?:deliver|shipping|shipped|ships|postage|versand|liefer|livraison|expedition|envio|entrega|frete|spedizion|" +
  "consegn|verzend|verzonden|bezorg|gelever|leverans|levering|dostaw|wysylk|przesylk|frakt|fragt|toimit|doprav|" +
  String.raw`doruc|postovn|kargo|teslimat)\p{L}*|ports?)(?!\p{L})`;

/** "Free" before a hyphen, in a compound ("sugar-free", "risk free") and as a verb says nothing about a price. */
const NOT_FREE_BEFORE =
  String.raw`(?<!(?<!cost|charge|postage|one)-)(?<!(?<!\p{L})(?:feel|set|break|sugar|gluten|lactose|dairy|fat|` +
  "alcohol|caffeine|plastic|cruelty|risk|stress|hassle|worry|guilt|tax|duty|toll|ads?|interest|fragrance) )";
const NOT_FREE_AFTER = String.raw`(?!-(?!of-)| (?:up|range|from|time|your|yourself|yourselves)(?!\p{L}))`;
const FREE_PATTERN = new RegExp(
  [
    String.raw`${NOT_FREE_BEFORE}(?<!\p{L})free(?!\p{L})${NOT_FREE_AFTER}`,
    String.raw`(?<!\p{L})(?:gratis|gratuit(?!y|ies)|darmow|bezplatn|ucretsiz|bedava|maksuto|maksutt)`,
    "kostenlos|(?:kosten|kostnads|porto|gebuhren|fracht|frakt|fragt)fr(?:i|ei)|無料",
    String.raw`(?<!\p{L})(?:umsonst|frei haus|kosteloos|za darmo|zdarma|ilmainen|ilmaise(?:ksi|n))(?!\p{L})`,
    // "No delivery fee", "keine Versandkosten", "sin gastos de envío", "delivery included", "livraison offerte".
    String.raw`(?<!\p{L})(?:no|keine|ohne|geen|zonder|ilman) (?=${DELIVERY})\p{L}+ ?(?:cost|fee|charge)`,
    String.raw`(?<!\p{L})(?:keine|ohne|geen|zonder|ilman) (?=${DELIVERY})\p{L}+(?:kosten|kuluja)`,
    String.raw`(?<!\p{L})(?:sans|sin|senza|sem) (?:frais|gastos|costes|spese|custos) (?:de |di )?${DELIVERY}`,
    String.raw`(?<!\p{L})${DELIVERY}(?: is| ist| est| sont)? (?:included|inklusive|inbegriffen|inclu[isd]|offert)`,
    String.raw`(?<!\p{L})${DELIVERY}(?: ar| er)? fri(?!\p{L})|(?<!\p{L})(?:fri|fritt) ${DELIVERY}`,
  ].join("|"),
  "u",
);
const DELIVERY_PATTERN = new RegExp(String.raw`(?<!\p{L})${DELIVERY}|versand|送料|配送`, "u");
/** Any other "free": no term, but a promise that nobody removes without review. */
const OTHER_FREE_PATTERN = /(?<!\p{L})free(?!\p{L})/u;

const HALF_PRICE_PATTERN = new RegExp(
  "(?:half|1[/⁄]2)[ -](?:the )?(?:price|off)|double (?:the )?(?:discount|savings|points)|halbe[rn]? preis|" +
    "moitie prix|demi-tarif|mitad de(?:l)? precio|meta (?:del )?prezzo|halve prijs|metade do preco|halva priset|" +
    String.raw`halve? pris|pol ceny|polovi\p{L}* cen|puol\p{L}+ hin(?:taan|nalla)|yari fiyat|半額`,
  "u",
);

/** Names of months that are other words as well ("you may", "Life on Mars"): they need a number or preposition. */
const AMBIGUOUS_MONTHS = "may march mars marca marco mayo mart mai mei maj maja leden".split(" ");
/** From this length on, no other word begins like the name of a month or weekday: "Sonntags", "sunnuntaina". */
const MIN_STEM_LENGTH = 6;

let datePattern: RegExp | null = null;

/** The names of months and weekdays in every language that the engine knows. Compiled on first use. */
function getDatePattern(): RegExp {
  if (datePattern !== null) return datePattern;
  const names = [...new Set(LANGUAGES.flatMap(listDateNames).map(foldText))]
    .filter((name) => /^[\p{L}-]+$/u.test(name) && !AMBIGUOUS_MONTHS.includes(name))
    .toSorted((a, b) => b.length - a.length);
  const ambiguous = [...AMBIGUOUS_MONTHS, ...listMonthNames("en", { month: "short" }).map(foldText)].join("|");
  const preposition =
    "in|until|till|by|from|since|through|before|after|this|next|of|en|fin|hasta|i|do|od|w|v|im|bis|ab";
  const sources = [
    String.raw`(?<name>[日月火水木金土]曜日)|(?<japanese>\d{1,2}月)`,
    String.raw`(?<!\p{L})(?<word>${names.join("|")})(?:(?<=\p{L}{${MIN_STEM_LENGTH}})\p{L}*|(?!\p{L}))`,
    String.raw`(?:(?<=(?<!\p{L})(?:${preposition}) )|(?<=\d\p{L}{0,2}\.? (?:de |of )?))(?<after>${ambiguous})(?!\p{L})`,
    String.raw`(?<!\p{L})(?<before>${ambiguous})(?=\.? \d)`,
  ];
  datePattern = new RegExp(sources.join("|"), "gu");
  return datePattern;
}

/** A month as it stands alone, and as it stands beside a day. */
const listDateNames = (language: string): string[] => {
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const days = Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2026, 1, day)));
  return [
    ...days,
    ...listMonthNames(language, { month: "long" }),
    ...listMonthNames(language, { month: "long", day: "2-digit" }),
  ];
};

const findDates = (text: string): string[] =>
  [...foldText(text).matchAll(getDatePattern())].map(({ groups = {} }) =>
    String(Object.values(groups).find((name) => name !== undefined)),
  );

const FREE = "free";
const FREE_DELIVERY = "free delivery";
const OTHER_FREE = "otherwise free";
const HALF_PRICE = "half price";

const isFree = (text: string): boolean => FREE_PATTERN.test(foldText(text));

function findFree(text: string): string[] {
  const folded = foldText(text);
  if (FREE_PATTERN.test(folded)) return DELIVERY_PATTERN.test(folded) ? [FREE, FREE_DELIVERY] : [FREE];
  return OTHER_FREE_PATTERN.test(folded) ? [OTHER_FREE] : [];
}

/** All figures and names of months and weekdays in a text, and whether it says that something is free or half price. */
export const extractTerms = (text: string): ReadonlySet<string> =>
  new Set([
    ...(text.normalize("NFC").match(FIGURE_PATTERN) ?? []).map((figure) => figure.replaceAll(/\s/g, "")),
    ...findFree(text),
    ...(HALF_PRICE_PATTERN.test(foldText(text)) ? [HALF_PRICE] : []),
    ...findDates(text),
  ]);

const findMissing = (text: string, other: string): string[] => {
  const terms = extractTerms(text);
  return [...extractTerms(other)].filter((term) => !terms.has(term));
};

export const addsTerm = ({ currentValue, suggestedValue }: TextChange): boolean =>
  findMissing(currentValue, suggestedValue).length > 0;

export const removesTerm = ({ currentValue, suggestedValue }: TextChange): boolean =>
  findMissing(suggestedValue, currentValue).length > 0;

/** Like findMissing, without numbers that are neither money, percentages nor dates ("Windows 11"). */
const findMissingCommercial = (text: string, other: string): string[] =>
  findMissing(text, other).filter((term) => {
    if (term === OTHER_FREE) return false;
    // Beside the name of a month or weekday, a number may be a day.
    return !BARE_NUMBER_PATTERN.test(term) || NUMERIC_DATE_PATTERN.test(term) || findDates(other).length > 0;
  });

/** The figures of these are colours, sizes and addresses. */
const LOOK_FIX_TYPES: readonly string[] = ["color", "image", "layout"] satisfies FixType[];

/** Claims about money and time. Only the advertiser knows which of two such statements is right. */
const TERM_KINDS: readonly (ClaimKind | string)[] = ["price", "offer", "time"] satisfies ClaimKind[];

const isTermRow = ({ kind, text, verdict }: ReceivedClaim): boolean =>
  verdict !== "kept" &&
  verdict !== "kept_below_the_fold" &&
  (TERM_KINDS.includes(kind) || (kind === "assurance" && isFree(text)));

/** Whether the page contradicts no claim about prices, discounts, shipping or dates; false without a ledger. */
export const isSilent = (ledger: readonly ReceivedClaim[] | undefined): boolean =>
  ledger?.some((claim) => isTermRow(claim) && claim.verdict === "contradicted") === false;

/** Whether one fix changes a price, discount, shipping cost or date. */
function changesTerm(fix: Fix, kind: FindingKind | null, ledger: readonly ReceivedClaim[]): boolean {
  // A product that is sold out has one remedy: the ad is paused.
  if (kind === "availability") return false;
  if (kind === "offer") return true;
  if (LOOK_FIX_TYPES.includes(fix.fixType)) return false;
  const { currentValue, suggestedValue } = fix;
  const added = findMissingCommercial(currentValue, suggestedValue);
  const removed = findMissingCommercial(suggestedValue, currentValue);
  // The page makes the same offer, only further down, unless a fix replaces one value with another.
  if (kind === "fold_offer") return added.length > 0 && removed.length > 0;
  // "Start free trial" and "Start trial" are labels of one step.
  if (kind === "cta" || kind === "fold_cta" || fix.fixType === "cta") {
    return [...added, ...removed].some((term) => term !== FREE);
  }
  if (fix.fixType === "offer" || added.length > 0 || removed.length > 0) return true;
  return ledger
    .filter(isTermRow)
    .flatMap(({ text, words }) => [text, ...(words === null ? [] : [words])])
    .some((words) => words !== "" && currentValue.includes(words) !== suggestedValue.includes(words));
}

/**
 * The elements about which ad and page state different prices, discounts, shipping or dates: a fix of the ad or the
 * page changes one. Every other fix of these elements decides the same conflict, whatever its own words are.
 *
 * @param kinds of the comparisons, in their order.
 * @param ledger the ad's claims, where known.
 */
export function findTermElements(
  { fixes, elementComparisons }: Pick<ReceivedEvaluation, "fixes" | "elementComparisons">,
  kinds: readonly (FindingKind | null)[],
  ledger: readonly ReceivedClaim[] = [],
): ReadonlySet<string> {
  const getKind = ({ element }: Fix) => kinds[elementComparisons.findIndex((one) => one.element === element)] ?? null;
  return new Set(
    fixes
      .filter((fix) => isSide(fix.direction) && changesTerm(fix, getKind(fix), ledger))
      .map(({ element }) => element),
  );
}
