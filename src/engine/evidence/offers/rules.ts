import type { Offer } from "../../products/evidence.ts";
import { type Amount, amountOf, type Home, money } from "./money.ts";
import * as say from "./wording.ts";

/** An offer before it is known where it stands. */
export type Promised = Omit<Offer, "fact">;

type Groups = Readonly<Record<string, string | undefined>>;

/** One way to word offers: every match is read, and its words are then out of reach of later rules. */
export interface Rule {
  pattern: RegExp;
  read(groups: Groups, home: Home): Promised[];
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

const percentOff = (groups: Groups): Promised[] => {
  const value = percentOf(groups);
  return value > 0 && value <= 100
    ? [offer("percent_off", { value, upTo: groups["upTo"] !== undefined })]
    : [];
};

const shippingFrom = (groups: Groups, home: Home): Promised[] => {
  const least = amountOf(groups, "least", home);
  return [offer("free_shipping", { value: least?.value ?? null, currency: least?.currency ?? null })];
};

const trial = (groups: Groups): Promised[] => {
  const [, days] = say.DAYS.find(([unit]) => unit.test(groups["unit"] ?? "")) ?? [];
  const span = Number(groups["span"]);
  return [offer("free_trial", { value: days === undefined ? null : span * days })];
};

const amountOff = (groups: Groups, home: Home): Promised[] => {
  const amount = amountOf(groups, "amount", home);
  return amount === null ? [] : [offer("amount_off", { ...amount, upTo: groups["upTo"] !== undefined })];
};

/** A price cut names the new price and, by arithmetic, the percentage. */
const cut = (groups: Groups, home: Home): Promised[] => {
  const one = amountOf(groups, "one", home);
  const other = amountOf(groups, "other", home);
  if (one === null || other === null || one.currency !== other.currency) return [];
  const [now, before]: [Amount, Amount] = one.value < other.value ? [one, other] : [other, one];
  const percent = Math.round((1 - now.value / before.value) * 100);
  return [offer("price", now), ...(percent > 0 ? [offer("percent_off", { value: percent })] : [])];
};

const price =
  (type: "price" | "from_price"): Rule["read"] =>
  (groups, home) => {
    const amount = amountOf(groups, "amount", home);
    if (amount === null) return [];
    return [offer(type, { ...amount, token: say.periodOf(groups["period"] ?? groups["often"]) })];
  };

/** What is free, where the word after "free" says that only this is. */
const GIFTS =
  "guide|e-?book|consultations?|quotes?|demos?|downloads?|samples?|templates?|courses?|webinars?|estimates?|audits?|lessons?|class(?:es)?|gifts?|checklists?|reports?|assessments?|toolkit|whitepapers?|appointments?|checks?|installation|returns?|beratung|probe|angebot|ratgeber|retoure|ruckversand|devis|retours?|consulenza|preventivo|guia|guida|asesoria";

const qualified = (groups: Groups): Promised[] => [
  offer("free", { token: (groups["gift"] ?? groups["gift2"] ?? "").replace(/s$/, "") || null }),
];

const OFF_PERCENT = `(?<upTo>${say.UP_TO})?(?:an? )?(?:extra )?-?\\s?${PERCENT}`;

/** In order: what a rule has read, later rules no longer see. */
export const RULES: readonly Rule[] = [
  rule(
    `\\b${say.FREE}\\s(?:\\p{L}+\\s)?${say.SHIPPING}(?:[^.!?\\d]{0,24}?${money("least")})?` +
      `|\\b${say.SHIPPING}\\s(?:ist |is |sind |en |est )?${say.FREE}(?:[^.!?\\d]{0,24}?${money("least").replaceAll("<least", "<more")})?` +
      `|\\bships? free\\b|\\bfrei haus\\b`,
    (groups, home) =>
      shippingFrom(
        Object.fromEntries(
          ["Before", "First", "Last", "After"].map((part) => [
            `least${part}`,
            groups[`least${part}`] ?? groups[`more${part}`],
          ]),
        ),
        home,
      ),
  ),
  rule(
    `${say.SPAN}\\s(?:long |lang )?(?:${say.FREE}\\s)?(?:\\p{L}+\\s)?(?:${say.TRIAL}|${say.FREE})` +
      "(?! (?:returns?|retoure|ruckgabe|shipping))",
    trial,
  ),
  rule(
    `(?:${say.TRIAL}|${say.FREE}(?: (?:for|fur|pendant|durante|per|voor|por))?|try (?:it )?free for)\\s(?:(?:the |your )?first |de |di |\\p{L}+\\s)?${say.SPAN}`,
    trial,
  ),
  rule(
    `\\b(?:${say.FREE}\\s${say.TRIAL}|${say.TRIAL}\\s${say.FREE}|try (?:it |us |\\p{L}+ )?(?:for )?free|test(?:en sie|e)? (?:\\p{L}+ )?kostenlos)\\b`,
    () => [offer("free_trial")],
  ),
  rule(`\\b${say.BOGO_HALF}`, () => [offer("bogo", { token: "half" })]),
  rule(`(?<![\\p{L}\\d])${say.BOGO}`, () => [offer("bogo", { token: "2for1" })]),
  rule(say.BUNDLE, (groups) =>
    Number(groups["more"]) > Number(groups["fewer"])
      ? [offer("bogo", { token: `${groups["more"]}for${groups["fewer"]}` })]
      : [],
  ),
  rule(`(?<![\\p{L}\\d])${say.HALF}`, () => [offer("percent_off", { value: 50 })]),
  rule(`${OFF_PERCENT}\\s*-?\\s?(?:${say.BETWEEN}\\s)?(?:${say.OFF}|${say.ON}\\b)`, percentOff),
  rule(`\\b${say.SAVE}\\s+(?:an? )?(?:extra )?${OFF_PERCENT}`, percentOff),
  rule(`(?<![\\p{L}\\d%])(?<upTo>${say.UP_TO})?-\\s?${PERCENT}`, percentOff),
  rule(
    `\\b(?:sale|soldes|rebajas|saldi|sconti|promo(?:tion)?|rabatt|aktion)\\b[^.!?\\d]{0,16}?${OFF_PERCENT}`,
    percentOff,
  ),
  rule(
    `(?<upTo>${say.UP_TO})?${money("amount")}\\s(?:${say.BETWEEN}\\s)?(?:${say.OFF}|(?:voucher|coupon|gutschein|willkommensbonus)\\b)`,
    amountOff,
  ),
  rule(`\\b${say.SAVE}\\s+(?:an extra )?(?<upTo>${say.UP_TO})?${money("amount")}`, amountOff),
  rule(`${money("one")}[^\\d.!?]{0,12}\\b${say.INSTEAD_OF}:?\\s*${money("other")}`, cut),
  rule(`\\b${say.INSTEAD_OF}:?\\s*${money("one")}[^\\d.!?]{0,12}${money("other")}`, cut),
  rule(`(?<!\\p{L})${say.FROM}:?\\s*${money("amount")}${say.PERIOD}`, price("from_price")),
  rule(`(?<!\\b(?:worth|value|wert von|over|uber)\\s)${money("amount")}${say.PERIOD}`, price("price")),
  rule(
    `(?<![\\p{L}-])(?:free|kostenlose[rsnm]?|gratis|gratuite?)\\s(?<gift>${GIFTS})\\b|(?<gift2>devis|guide|consulenza|guia|beratung)\\s(?:gratuite?s?|gratuit[ao]|kostenlos|gratis)\\b`,
    qualified,
  ),
  rule(
    "(?<![\\p{L}-])(?:for free|free forever|forever free|free of charge|100 ?% (?:free|kostenlos|gratis|gratuit)|(?:completely|totally|absolutely|always) free" +
      "|it'?s free|(?:start|started|sign up|signup|join|play|download|listen|watch|learn) (?:it )?free|free (?:sign ?up|account|plan|forever|version|app|download)" +
      "|kostenlos (?:starten|loslegen|anmelden|registrieren|nutzen|herunterladen|downloaden|sichern)|(?:immer|dauerhaft|komplett|vollig) kostenlos|gratis(?= ?[.!]|$)|kostenlos(?= ?[.!]|$)|gratuit(?:ement)?(?= ?[.!]|$)|gratuitamente|de graca)",
    () => [offer("free")],
  ),
];
