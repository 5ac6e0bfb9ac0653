import type { Offer } from "../../products/evidence.ts";
import { type Amount, amountOf, type Home, money, NUMBER, numberOf } from "./money.ts";
import * as say from "./wording.ts";

/** An offer before it is known where it stands. */
export type Promised = Omit<Offer, "fact">;

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
    return amount === null
      ? []
      : [offer("amount_off", { ...amount, upTo: groups["upTo"] !== undefined, token })];
  };

const reduced = (now: Amount, before: Amount): Promised[] => {
  const percent = Math.round((1 - now.value / before.value) * 100);
  const saved = { value: Math.round((before.value - now.value) * 100) / 100, currency: now.currency };
  return percent <= 0
    ? [offer("price", now)]
    : [
        offer("price", now),
        offer("percent_off", { value: percent, reckoned: true }),
        offer("amount_off", { ...saved, reckoned: true }),
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
  (amountOf(groups, "one", home)?.value ?? 0) > (amountOf(groups, "other", home)?.value ?? 0)
    ? cut(groups, home)
    : [];

/** The lowest of a range is this share of its highest at least: "2024–40 €" is none. */
const NARROWEST = 0.04;

/** "20–40 €" is a price from 20 on; "from 80 to 60 €" is a cut. */
const range: Rule["read"] = (groups, home) => {
  const other = amountOf(groups, "other", home);
  if (other === null) return [];
  const bare = groups["bare"];
  const one = bare === undefined ? amountOf(groups, "one", home) : { ...other, value: numberOf(bare) };
  if (one === null || one.currency !== other.currency) return [];
  if (one.value > other.value) return groups["lead"] === undefined ? [] : reduced(other, one);
  if (one.value < NARROWEST * other.value) return [];
  return [offer("from_price", { ...one, token: say.periodOf(groups["period"] ?? groups["often"]) })];
};

const price =
  (type: "price" | "from_price", upTo = false): Rule["read"] =>
  (groups, home) => {
    const amount = amountOf(groups, "amount", home);
    if (amount === null) return [];
    return [offer(type, { ...amount, upTo, token: say.periodOf(groups["period"] ?? groups["often"]) })];
  };

/** What is free, where the word beside "free" says that only this is. */
const gift: Rule["read"] = (groups) => {
  const named = groups["gift"] ?? groups["gift2"];
  const token = groups["first"] ?? named?.replace(/s$/, "").replace(/^\p{L}+(?=beratung$)/u, "");
  return [offer("free", { token: groups["first"] === undefined ? (token ?? null) : `first ${token}` })];
};

const OFF_PERCENT = `(?<upTo>${say.UP_TO})?(?:an? )?(?:extra )?-?\\s?${PERCENT}`;
const OFF_MONEY = `(?<upTo>${say.UP_TO})?${money("amount")}`;
/** The order value from which delivery is free. */
const LEAST = `(?:[^.!?\\d]{0,12}?(?<!\\p{L})${say.THRESHOLD}(?!\\p{L})[^.!?\\d]{0,24}?${money("least")})?`;
const NOT_SHIPPED = "(?![- ](?:\\p{L}+ )?(?:shipping|delivery|returns?|retoure|ruckgabe|warranty|garantie))";

/** In order: what a rule has read, later rules no longer see. */
export const RULES: readonly Rule[] = [
  rule(`(?<!\\p{L})${say.FREE}\\s(?:\\d[- ]days?\\s|[\\p{L}-]+\\s)?${say.SHIPPING}${LEAST}`, shippingFrom),
  rule(`(?<!\\p{L})${say.SHIPPING}\\s(?:ist |is |sind |en |est )?${say.FREE}${LEAST}`, shippingFrom),
  rule(`(?<!\\p{L})${say.SHIPPED_FREE}${LEAST}`, shippingFrom),
  rule(`(?<!\\p{L})${say.FREE}\\s${say.THRESHOLD}\\s${money("least")}`, shippingFrom),
  rule(
    `(?<![\\d.,])${say.SPAN}\\s(?:long |lang |d'|de |di )?(?:${say.FREE}\\s)?(?:\\p{L}+\\s)?(?:${say.TRIAL}|${say.FREE}|${say.GIVEN})${NOT_SHIPPED}`,
    trial,
  ),
  rule(
    `(?:${say.TRIAL}|${say.FREE}(?: (?:for|fur|pendant|durante|per|voor|por))?|try (?:it )?free for)\\s(?:(?:the |your )?first |de |di |\\p{L}+\\s)?${say.SPAN}${NOT_SHIPPED}`,
    trial,
  ),
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
  rule(say.BUNDLE, (groups) => {
    const [more, fewer] = [Number(groups["more"]), Number(groups["fewer"])];
    return more > fewer ? [offer("bogo", { token: `${more}for${fewer}` })] : [];
  }),
  rule(say.BUY_GET, (groups) => {
    const [paid, added] = [Number(groups["paid"]), Number(groups["added"])];
    return [offer("bogo", { token: `${paid + added}for${paid}` })];
  }),
  rule(`(?<![\\p{L}\\d])${say.HALF}`, () => [offer("percent_off", { value: 50 })]),
  rule(`(?<!\\p{L})${say.A_THIRD}`, () => [offer("percent_off", { value: 33 })]),
  rule(`(?<!\\p{L})${say.A_QUARTER}`, () => [offer("percent_off", { value: 25 })]),
  rule(
    `(?<!\\p{L})(?:from|von|de|da|van)\\s${money("one")}\\s(?:to|auf|a|naar|voor)\\s${money("other")}`,
    lowered,
  ),
  rule(`${OFF_PERCENT}\\s?${say.BACK}`, percentOff("cashback")),
  rule(`${OFF_MONEY}\\s?${say.BACK}`, amountOff("cashback")),
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
  rule(
    `(?<!\\p{L})${say.SUM_OF}[^.!?\\d]{0,24}?${money("one")}(?:\\s(?:to|bis|a|tot)\\s${money("other")})?`,
    () => null,
  ),
  rule(`(?<!\\p{L})${say.UP_TO}${money("one")}`, () => null),
  rule(`(?<![\\p{L}\\d.,])0\\s?(?:[€$£]|euros?|eur)\\s${say.NOT_CHARGED}`, () => null),
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
    `(?<![\\p{L}-])(?:free|kostenlose[rsnm]?|gratis|gratuite?)\\s(?<gift>${say.GIFTS})\\b|(?<gift2>devis|guide|consulenza|guia|beratung)\\s(?:gratuite?s?|gratuit[ao]|kostenlos|gratis)\\b`,
    gift,
  ),
  rule(`(?<!\\p{L})${say.GUESTS}`, (groups) => [offer("free", { token: `place for ${groups["guests"]}` })]),
  rule(say.FOR_FREE, () => [offer("free")]),
];
