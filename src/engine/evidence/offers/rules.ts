import type { Offer } from "../../artifacts/evidence.ts";
import { BETWEEN_GIFT, GIFTS, giftOf } from "./gifts.ts";
import { type Amount, amountOf, type Home, money, NUMBER, numberOf } from "./money.ts";
import { NOT_ASKED } from "./not-asked.ts";
import * as say from "./wording.ts";

/** An offer before it is known where it stands. */
export type Promised = Omit<Offer, "excerpt">;

type Groups = Readonly<Record<string, string | undefined>>;

/** One way to word offers: every match is read, and its words are then out of reach of later rules. */
export interface Rule {
  pattern: RegExp;
  /** Null: the words are known to make no offer, so that no later rule may read one into them. */
  read(groups: Groups, home: Home): Promised[] | null;
}

const offer = (type: Offer["type"], rest: Partial<Promised> = {}): Promised => ({
  type,
  value: null,
  currency: null,
  upTo: false,
  token: null,
  ...rest,
});

const rule = (source: string, read: Rule["read"]): Rule => ({ pattern: new RegExp(source, "gu"), read });

const PERCENT = "(?<percent>\\d{1,3}(?:[.,]\\d)?)\\s?%";
const percentOf = (groups: Groups): number => Number((groups["percent"] ?? "").replace(",", "."));

const percentOff =
  (token: string | null = null): Rule["read"] =>
  (groups) => {
    const value = percentOf(groups);
    return value > 0 && value <= 100
      ? [offer("percent_off", { value, upTo: groups["upTo"] !== undefined, token })]
      : [];
  };

const shippingFrom: Rule["read"] = (groups, home) => {
  const least = amountOf(groups, "least", home);
  return [offer("free_shipping", { value: least?.value ?? null, currency: least?.currency ?? null })];
};

/** "14 days", "the first month": without a number it is one. */
const trial: Rule["read"] = (groups) => {
  const unit = groups["unit"] ?? groups["one"] ?? "";
  const [, days] = say.DAYS.find(([pattern]) => pattern.test(unit)) ?? [];
  const span = Number(groups["span"] ?? 1);
  return [offer("free_trial", { value: days === undefined ? null : span * days })];
};

const amountOff =
  (token: string | null = null): Rule["read"] =>
  (groups, home) => {
    const amount = amountOf(groups, "amount", home);
    return amount === null ? [] : [offer("amount_off", { ...amount, upTo: groups["upTo"] !== undefined, token })];
  };

const reduced = (now: Amount, before: Amount): Promised[] => {
  const percent = Math.round((1 - now.value / before.value) * 100);
  const saved = { value: Math.round((before.value - now.value) * 100) / 100, currency: now.currency };
  return percent <= 0
    ? [offer("price", now)]
    : [
        offer("price", now),
        offer("percent_off", { value: percent, derived: true }),
        offer("amount_off", { ...saved, derived: true }),
      ];
};

/** A price cut names the new price and, by arithmetic, what is saved. */
const cut: Rule["read"] = (groups, home) => {
  const one = amountOf(groups, "one", home);
  const other = amountOf(groups, "other", home);
  if (one === null || other === null || one.currency !== other.currency) return [];
  return one.value < other.value ? reduced(one, other) : reduced(other, one);
};

/** "From 80 to 60 €" is a cut; the other way round it is a range. */
const lowered: Rule["read"] = (groups, home) =>
  (amountOf(groups, "one", home)?.value ?? 0) > (amountOf(groups, "other", home)?.value ?? 0) ? cut(groups, home) : [];

/** The lowest of a range is this share of its highest at least: "2024–40 €" is none. */
const NARROWEST = 0.04;

/** What a price buys: a month of it, an hour, a kilo. */
const spanOf = (groups: Groups): string | null =>
  say.periodOf(groups["period"] ?? groups["often"]) ?? say.unitOf(groups["unit"]);

/** "20–40 €" is a price from 20 on; "from 80 to 60 €" is a cut. */
const range: Rule["read"] = (groups, home) => {
  const other = amountOf(groups, "other", home);
  if (other === null) return [];
  const bare = groups["bare"];
  const one = bare === undefined ? amountOf(groups, "one", home) : { ...other, value: numberOf(bare) };
  if (one === null || one.currency !== other.currency) return [];
  if (one.value > other.value) return groups["lead"] === undefined ? [] : reduced(other, one);
  if (one.value < NARROWEST * other.value) return [];
  return [offer("from_price", { ...one, token: spanOf(groups) })];
};

const price =
  (type: "price" | "from_price", upTo = false): Rule["read"] =>
  (groups, home) => {
    const amount = amountOf(groups, "amount", home);
    if (amount === null) return [];
    return [offer(type, { ...amount, upTo, token: spanOf(groups) })];
  };

/** What is free, where the word beside "free" says that only this is. */
const gift: Rule["read"] = (groups) => {
  const first = groups["first"];
  if (first !== undefined) return [offer("free", { token: `first ${first}` })];
  const { token, gift: kind } = giftOf(groups["gift"] ?? groups["gift2"] ?? "");
  return [offer("free", { token, ...(kind !== null && { freeItemKind: kind }) })];
};

const OFF_PERCENT = `(?<upTo>${say.UP_TO})?(?:an? )?(?:extra )?-?\\s?${PERCENT}`;
const OFF_MONEY = `(?<upTo>${say.UP_TO})?${money("amount")}`;
/** The order value from which delivery is free. */
const LEAST = `(?:[^.!?\\d]{0,12}?(?<!\\p{L})${say.THRESHOLD}(?!\\p{L})[^.!?\\d]{0,24}?${money("least")})?`;
const NOT_SHIPPED =
  "(?![- ](?:[\\p{L}-]+ )?(?:shipping|delivery|returns?|retoure|ruckgabe|warranty|guarantee|garant\\p{L}*|money|geld|satisfait))";
/** Between a trial and its length: "free trial (30 days)", "Testphase: 30 Tage". */
const APART = "(?:\\s?[(,:·|–—-]\\s?|\\s)";
/** "Try it free", "probeer gratis". */
const TRY_FREE = `(?:try|test\\p{L}*|probier\\p{L}*|probeer|essaye\\p{L}*|prueba\\p{L}*|prova\\p{L}*|experimente)\\s(?:\\p{L}+\\s){0,2}?${say.FREE}`;

/** What is paid for becoming a customer: "250 € Sofortbonus", "a welcome bonus of £50". */
const BONUS = "(?:\\p{L}*bonus|\\p{L}*pramie|bono)(?!\\p{L})";

/** "Try the grinder for 100 days": to try a thing for a time is to have it back. */
const TRY_FOR =
  "(?<=(?<!\\p{L})(?:try|test|teste[nt]?|probiere[nt]?|essaye[rz]|prueba|prova|probeer)\\s(?:[\\p{L}\\d'-]+\\s){1,6}?(?:for|fur|pendant|durante|per|voor)\\s)";

/** In order: what a rule has read, later rules no longer see. */
export const RULES: readonly Rule[] = [
  rule(`(?<!\\p{L})${say.FREE}\\s(?:\\d[- ]days?\\s|[\\p{L}-]+\\s)?${say.SHIPPING}${LEAST}`, shippingFrom),
  rule(`(?<!\\p{L})${say.SHIPPING}\\s(?:ist |is |sind |en |est )?${say.FREE}${LEAST}`, shippingFrom),
  rule(`(?<!\\p{L})${say.SHIPPED_FREE}${LEAST}`, shippingFrom),
  rule(`(?<!\\p{L})${say.FREE}\\s${say.THRESHOLD}\\s${money("least")}`, shippingFrom),
  rule(`(?<![\\p{L}\\d])[€$£]\\s?0(?:\\.00)?\\s${say.SHIPPING}`, shippingFrom),
  rule(
    `(?<![\\d.,])${say.SPAN}\\s(?:long |lang |d'|de |di )?(?:${say.FREE}\\s)?(?:\\p{L}+\\s)?(?:${say.TRIAL}|${say.FREE}|${say.GIVEN})${NOT_SHIPPED}`,
    trial,
  ),
  rule(
    `(?:(?:(?:${say.FREE}\\s)?${say.TRIAL}|${TRY_FREE})${APART}|(?:${say.FREE}(?: (?:for|fur|pendant|durante|per|voor|por))?|try (?:it )?free for)\\s)(?:(?:the |your )?first |de |di |\\p{L}+\\s)?${say.SPAN}${NOT_SHIPPED}`,
    trial,
  ),
  rule(`${TRY_FOR}${say.SPAN}${NOT_SHIPPED}`, trial),
  rule(
    `(?<!\\p{L})${say.ONE_SPAN}\\s(?:is |ist |est |es |e |d'|de |di )?(?:${say.FREE}|${say.GIVEN}|${say.TRIAL}\\s${say.FREE})(?!\\p{L})`,
    trial,
  ),
  rule(`(?<!\\p{L})${say.FREE}\\s(?:for |fur |pendant |durante |per |voor |por )?${say.ONE_SPAN}`, trial),
  rule(`(?<![\\p{L}-])free (?:first |trial )?(?<one>week|month)(?!\\p{L})${NOT_SHIPPED}`, trial),
  rule(
    `\\b(?:${say.FREE}\\s${say.TRIAL}|${say.TRIAL}\\s${say.FREE}|try (?:it |us |\\p{L}+ )?(?:for )?free|test(?:en sie|e)? (?:\\p{L}+ )?kostenlos)\\b`,
    () => [offer("free_trial")],
  ),
  rule(`(?<![\\p{L}\\d])${say.BOGO_HALF}`, () => [offer("bogo", { token: "half" })]),
  rule(`(?<![\\p{L}\\d])${say.BOGO}`, () => [offer("bogo", { token: "2for1" })]),
  rule(say.MORE_FOR, (groups) => {
    const [more, fewer] = [Number(groups["more"]), Number(groups["fewer"])];
    return more > fewer ? [offer("bogo", { token: `${more}for${fewer}` })] : [];
  }),
  rule(say.BUNDLE, (groups) => {
    const [more, fewer] = [Number(groups["more"]), Number(groups["fewer"])];
    return more > fewer ? [offer("bogo", { token: `${more}for${fewer}` })] : [];
  }),
  rule(`${say.BUY_GET}|${say.PLUS_FREE}`, (groups) => {
    const paid = Number(groups["paid"] ?? groups["paid2"]);
    const added = Number(groups["added"] ?? groups["added2"]);
    return [offer("bogo", { token: `${paid + added}for${paid}` })];
  }),
  rule(
    `(?<![\\p{L}\\d])${say.SECOND}\\s(?:\\p{L}+ ){0,2}?(?:al |at |a |zu |mit |voor )?-?\\s?${PERCENT}`,
    percentOff("second"),
  ),
  rule(`(?<![\\p{L}\\d])(?<upTo>${say.UP_TO})?${say.HALF}`, (groups) => [
    offer("percent_off", { value: 50, upTo: groups["upTo"] !== undefined }),
  ]),
  rule(`(?<!\\p{L})${say.A_THIRD}`, () => [offer("percent_off", { value: 33 })]),
  rule(`(?<!\\p{L})${say.A_QUARTER}`, () => [offer("percent_off", { value: 25 })]),
  rule(`(?<!\\p{L})(?:from|von|de|da|van)\\s${money("one")}\\s(?:to|auf|a|naar|voor)\\s${money("other")}`, lowered),
  rule(`${OFF_PERCENT}\\s?${say.BACK}`, percentOff("cashback")),
  rule(`${OFF_MONEY}\\s?${say.BACK}`, amountOff("cashback")),
  rule(`${OFF_MONEY}\\s(?:\\p{L}+[ -])?${BONUS}`, amountOff("bonus")),
  rule(`(?<!\\p{L})${BONUS}:?\\s(?:von |of |over |uber |de |di |van )?${OFF_MONEY}`, amountOff("bonus")),
  rule(`${OFF_PERCENT}\\s*-?\\s?(?:${say.BETWEEN}\\s)?(?:${say.OFF}|${say.ON}\\b)`, percentOff()),
  rule(`\\b${say.SAVE}\\s+(?:an? )?(?:extra )?${OFF_PERCENT}`, percentOff()),
  rule(`(?<![\\p{L}\\d%])(?<upTo>${say.UP_TO})?-\\s?${PERCENT}`, percentOff()),
  rule(
    `\\b(?:sale|soldes|rebajas|saldi|sconti|promo(?:tion)?|rabatt|aktion)\\b[^.!?\\d]{0,16}?${OFF_PERCENT}`,
    percentOff(),
  ),
  rule(`${OFF_MONEY}\\s(?:${say.BETWEEN}\\s)?(?:${say.OFF}|${say.CREDIT})(?!\\p{L})`, amountOff()),
  rule(`${OFF_MONEY}\\s[^.!?\\d]{0,20}?(?<!\\p{L})(?:sparen|gespart)(?!\\p{L})`, amountOff()),
  rule(`\\b${say.SAVE}\\s+(?:an extra )?${OFF_MONEY}`, amountOff()),
  rule(`${money("one")}[^\\d.!?]{0,12}\\b${say.INSTEAD_OF}:?\\s*${money("other")}`, cut),
  rule(`\\b${say.INSTEAD_OF}:?\\s*${money("one")}[^\\d.!?]{0,12}${money("other")}`, cut),
  ...NOT_ASKED.map((source) => rule(source, () => null)),
  rule(
    `(?:(?<!\\p{L})(?<lead>from|von|de|da|van|between|zwischen|entre|tra|tussen)\\s)?(?:${money("one")}|(?<![\\p{L}\\d.,/])(?<bare>${NUMBER}))\\s?(?:[-–—]|(?<=\\s)(?:to|and|bis|und|auf|a|et|y|e|en|tot|voor)(?=\\s))\\s?${money("other")}${say.PERIOD}`,
    range,
  ),
  rule(`(?<!\\p{L})${say.BELOW}\\s+${money("amount")}${say.PERIOD}`, price("price", true)),
  rule(`(?<!\\p{L})${say.FROM}:?\\s*${money("amount")}${say.PERIOD}`, price("from_price")),
  rule(
    `(?<!\\b(?:worth|value|over|more than|above|uber|plus de|mas de|oltre|meer dan|(?:wert|valeur|valor|valore|waarde) (?:von|de|di|van))\\s)${money("amount")}${say.PERIOD}`,
    price("price"),
  ),
  rule(
    `(?<!\\p{L})(?:first|1st|1\\.|erste[rns]?|premiere?|primer[ao]?|prima|eerste)\\s(?<first>lesson|class|session|hour|visit|order|delivery|box|stunde|lektion|sitzung|behandlung|lieferung|cours|seance|heure|livraison|clase|sesion|hora|lezione|seduta|ora|les|sessie|uur)\\s(?:is |ist |est |es |e )?${say.FREE}`,
    gift,
  ),
  rule(
    `(?<![\\p{L}-])(?:free|kostenlose[rsnm]?|kostenfreie[rsnm]?|gratis|gratuite?s?|gratuit[ao]s?)\\s${BETWEEN_GIFT}(?<gift>${GIFTS})(?![\\p{L}-])` +
      `|(?<![\\p{L}-])(?<gift2>${GIFTS})\\s(?:(?:ist|is|es|est|e|online|en ligne|en linea)\\s)?(?:free(?! (?:of|from|range|time)(?!\\p{L}))|gratuite?s?|gratuit[ao]s?|kostenlos|gratis)(?![\\p{L}-])`,
    gift,
  ),
  rule(say.FREE_FOREVER, () => [offer("free")]),
  rule(`(?<!\\p{L})${say.GUESTS}`, (groups) => [offer("free", { token: `place for ${groups["guests"]}` })]),
  rule(say.FOR_FREE, () => [offer("free")]),
];
