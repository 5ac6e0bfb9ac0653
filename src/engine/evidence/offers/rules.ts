import type { Offer } from "../../artifacts/evidence.ts";
import { giftOf, giftWords } from "./gifts.ts";
import { type Amount, amountOf, type Home, money, NUMBER, numberOf } from "./money.ts";
import { sumsNotAsked } from "./not-asked.ts";
import { periodOf, unitOf, wording } from "./wording.ts";

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
  const [, days] = wording().days.find(([pattern]) => pattern.test(unit)) ?? [];
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
  periodOf(groups["period"] ?? groups["often"]) ?? unitOf(groups["unit"]);

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

/** Between a trial and its length: "free trial (30 days)", "Testphase: 30 Tage". */
const APART = "(?:\\s?[(,:·|–—-]\\s?|\\s)";

const createRules = (): Rule[] => {
  const say = wording();
  const { between, names } = giftWords();
  const offPercent = `(?<upTo>${say.upTo})?(?:an? )?(?:extra )?-?\\s?${PERCENT}`;
  const offMoney = `(?<upTo>${say.upTo})?${money("amount")}`;
  // The order value from which delivery is free.
  const least = `(?:[^.!?\\d]{0,12}?(?<!\\p{L})${say.threshold}(?!\\p{L})[^.!?\\d]{0,24}?${money("least")})?`;
  return [
    rule(`(?<!\\p{L})${say.free}\\s(?:\\d[- ]days?\\s|[\\p{L}-]+\\s)?${say.shipping}${least}`, shippingFrom),
    rule(`(?<!\\p{L})${say.shipping}\\s(?:ist |is |sind |en |est )?${say.free}${least}`, shippingFrom),
    rule(`(?<!\\p{L})${say.shippedFree}${least}`, shippingFrom),
    rule(`(?<!\\p{L})${say.free}\\s${say.threshold}\\s${money("least")}`, shippingFrom),
    rule(`(?<![\\p{L}\\d])[€$£]\\s?0(?:\\.00)?\\s${say.shipping}`, shippingFrom),
    rule(
      `(?<![\\d.,])${say.span}\\s(?:long |lang |d'|de |di )?(?:${say.free}\\s)?(?:\\p{L}+\\s)?` +
        `(?:${say.trial}|${say.free}|${say.given})${say.notTried}`,
      trial,
    ),
    rule(
      `(?:(?:(?:${say.free}\\s)?${say.trial}|${say.tryFree})${APART}` +
        `|(?:${say.free}(?: (?:for|fur|pendant|durante|per|voor|por))?` +
        `|try (?:it )?free for)\\s)(?:(?:the |your )?first |de |di |\\p{L}+\\s)?${say.span}${say.notTried}`,
      trial,
    ),
    rule(`${say.tryFor}${say.span}${say.notTried}`, trial),
    rule(
      `(?<!\\p{L})${say.oneSpan}\\s(?:is |ist |est |es |e |d'|de |di )?` +
        `(?:${say.free}|${say.given}|${say.trial}\\s${say.free})(?!\\p{L})`,
      trial,
    ),
    rule(`(?<!\\p{L})${say.free}\\s(?:for |fur |pendant |durante |per |voor |por )?${say.oneSpan}`, trial),
    rule(`(?<![\\p{L}-])free (?:first |trial )?(?<one>week|month)(?!\\p{L})${say.notTried}`, trial),
    rule(
      `\\b(?:${say.free}\\s${say.trial}|${say.trial}\\s${say.free}` +
        `|try (?:it |us |\\p{L}+ )?(?:for )?free|test(?:en sie|e)? (?:\\p{L}+ )?kostenlos)\\b`,
      () => [offer("free_trial")],
    ),
    rule(`(?<![\\p{L}\\d])${say.twoForOneAndHalf}`, () => [offer("bogo", { token: "half" })]),
    rule(`(?<![\\p{L}\\d])${say.twoForOne}`, () => [offer("bogo", { token: "2for1" })]),
    rule(say.moreFor, (groups) => {
      const [more, fewer] = [Number(groups["more"]), Number(groups["fewer"])];
      return more > fewer ? [offer("bogo", { token: `${more}for${fewer}` })] : [];
    }),
    rule(say.bundle, (groups) => {
      const [more, fewer] = [Number(groups["more"]), Number(groups["fewer"])];
      return more > fewer ? [offer("bogo", { token: `${more}for${fewer}` })] : [];
    }),
    rule(`${say.buyGet}|${say.plusFree}`, (groups) => {
      const paid = Number(groups["paid"] ?? groups["paid2"]);
      const added = Number(groups["added"] ?? groups["added2"]);
      return [offer("bogo", { token: `${paid + added}for${paid}` })];
    }),
    rule(
      `(?<![\\p{L}\\d])${say.second}\\s(?:\\p{L}+ ){0,2}?(?:al |at |a |zu |mit |voor )?-?\\s?${PERCENT}`,
      percentOff("second"),
    ),
    rule(`(?<![\\p{L}\\d])(?<upTo>${say.upTo})?${say.half}`, (groups) => [
      offer("percent_off", { value: 50, upTo: groups["upTo"] !== undefined }),
    ]),
    rule(`(?<!\\p{L})${say.third}`, () => [offer("percent_off", { value: 33 })]),
    rule(`(?<!\\p{L})${say.quarter}`, () => [offer("percent_off", { value: 25 })]),
    rule(`(?<!\\p{L})(?:from|von|de|da|van)\\s${money("one")}\\s(?:to|auf|a|naar|voor)\\s${money("other")}`, lowered),
    rule(`${offPercent}\\s?${say.back}`, percentOff("cashback")),
    rule(`${offMoney}\\s?${say.back}`, amountOff("cashback")),
    rule(`${offMoney}\\s(?:\\p{L}+[ -])?${say.bonus}`, amountOff("bonus")),
    rule(`(?<!\\p{L})${say.bonus}:?\\s(?:von |of |over |uber |de |di |van )?${offMoney}`, amountOff("bonus")),
    rule(`${offPercent}\\s*-?\\s?(?:${say.between}\\s)?(?:${say.off}|${say.on}\\b)`, percentOff()),
    rule(`\\b${say.save}\\s+(?:an? )?(?:extra )?${offPercent}`, percentOff()),
    rule(`(?<![\\p{L}\\d%])(?<upTo>${say.upTo})?-\\s?${PERCENT}`, percentOff()),
    rule(`\\b${say.saleNames}\\b[^.!?\\d]{0,16}?${offPercent}`, percentOff()),
    rule(`${offMoney}\\s(?:${say.between}\\s)?(?:${say.off}|${say.credit})(?!\\p{L})`, amountOff()),
    rule(`${offMoney}\\s[^.!?\\d]{0,20}?(?<!\\p{L})(?:sparen|gespart)(?!\\p{L})`, amountOff()),
    rule(`\\b${say.save}\\s+(?:an extra )?${offMoney}`, amountOff()),
    rule(`${money("one")}[^\\d.!?]{0,12}\\b${say.insteadOf}:?\\s*${money("other")}`, cut),
    rule(`\\b${say.insteadOf}:?\\s*${money("one")}[^\\d.!?]{0,12}${money("other")}`, cut),
    ...sumsNotAsked().map((source) => rule(source, () => null)),
    rule(
      `(?:(?<!\\p{L})(?<lead>from|von|de|da|van|between|zwischen|entre|tra|tussen)\\s)?` +
        `(?:${money("one")}|(?<![\\p{L}\\d.,/])(?<bare>${NUMBER}))` +
        `\\s?(?:[-–—]|(?<=\\s)(?:to|and|bis|und|auf|a|et|y|e|en|tot|voor)(?=\\s))` +
        `\\s?${money("other")}${say.period}`,
      range,
    ),
    rule(`(?<!\\p{L})${say.below}\\s+${money("amount")}${say.period}`, price("price", true)),
    rule(`(?<!\\p{L})${say.from}:?\\s*${money("amount")}${say.period}`, price("from_price")),
    rule(`(?<!\\b${say.worth}\\s)${money("amount")}${say.period}`, price("price")),
    rule(`(?<!\\p{L})${say.firstThing}\\s(?:is |ist |est |es |e )?${say.free}`, gift),
    rule(
      `(?<![\\p{L}-])${say.giftFree}\\s${between}(?<gift>${names})(?![\\p{L}-])` +
        `|(?<![\\p{L}-])(?<gift2>${names})\\s(?:(?:ist|is|es|est|e|online|en ligne|en linea)\\s)?` +
        `${say.giftIsFree}(?![\\p{L}-])`,
      gift,
    ),
    rule(say.freeForever, () => [offer("free")]),
    rule(`(?<!\\p{L})${say.guests}`, (groups) => [offer("free", { token: `place for ${groups["guests"]}` })]),
    rule(say.forFree, () => [offer("free")]),
  ];
};

let rules: readonly Rule[] | null = null;

/** In order: what a rule has read, later rules no longer see. */
export const offerRules = (): readonly Rule[] => {
  rules ??= createRules();
  return rules;
};
