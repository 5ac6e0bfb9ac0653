/** Amounts of money in folded text (see text.ts): any separator, currency before or after. */

const SYMBOLS: readonly (readonly [currency: string, pattern: string])[] = [
  ["USD", "us\\$|usd|\\$|dollars?"],
  ["CAD", "ca?\\$|cad"],
  ["AUD", "au?\\$|aud"],
  ["NZD", "nz\\$|nzd"],
  ["BRL", "r\\$|brl|reais"],
  ["EUR", "€|eur|euros?"],
  ["GBP", "£|gbp|pounds?"],
  ["JPY", "¥|jpy|円"],
  ["CHF", "chf|sfr\\.?|franken"],
  ["PLN", "zl|pln"],
  ["CZK", "kc|czk"],
  ["SEK", "sek"],
  ["NOK", "nok"],
  ["DKK", "dkk"],
  ["KRONE", "kr\\.?|kroner|kronor"],
  ["INR", "₹|inr|rs\\.?"],
  ["TRY", "₺"],
  ["KRW", "₩|krw"],
  ["ILS", "₪|ils"],
];

/** Longest first, so that "us$" is not read as "$". */
const SYMBOL = SYMBOLS.flatMap(([, pattern]) => pattern.split("|"))
  .sort((a, b) => b.length - a.length)
  .join("|");

/** A number with its separators, as the source of a pattern. */
export const NUMBER = "\\d{1,3}(?:[.,'\\s]\\d{3})+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{1,2})?";

/** Sums that nobody is asked to pay. */
const NOT_A_PRICE =
  "(?!\\s?(?:k(?!\\.)|m|mio|mrd|mn|bn|million(?:en|s)?|billion|thousand|millions|millones|milioni)\\b)";

/** One amount, as the source of a pattern with the groups before/amount/after under the given name. */
export const money = (name: string): string =>
  `(?:(?<![\\p{L}\\d])(?<${name}Before>${SYMBOL})\\s?(?<${name}First>${NUMBER})(?![\\d%]|[.,']\\d)(?:[.,]\\s?-{1,2})?${NOT_A_PRICE}` +
  `|(?<![\\d.,])(?<${name}Last>${NUMBER})(?:[.,]-{1,2})?\\s?(?<${name}After>${SYMBOL})(?![\\p{L}\\d])${NOT_A_PRICE})`;

export interface Amount {
  value: number;
  /** ISO 4217. */
  currency: string;
}

/** "1.299,00", "1,299.00", "1 299", "29,9": the last separator is the decimal one unless three digits follow it. */
export const numberOf = (written: string): number => {
  const digits = written.replace(/[\s']/g, "");
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last === -1) return Number(digits);
  const decimals = digits.length - last - 1;
  const whole = digits.replace(/[.,]/g, "");
  return decimals === 3 ? Number(whole) : Number(whole) / 10 ** decimals;
};

/** What symbols that several currencies share mean here. */
export interface Home {
  dollar: string;
  krone: string;
  yen: string;
}

const currencyOf = (symbol: string, home: Home): string => {
  const [currency = "USD"] = SYMBOLS.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, "u").test(symbol)) ?? [];
  if (symbol === "$" || symbol.startsWith("dollar")) return home.dollar;
  if (symbol === "¥") return home.yen;
  return currency === "KRONE" ? home.krone : currency;
};

/** The amount a match of `money(name)` holds; null where that part did not take part. */
export const amountOf = (
  groups: Readonly<Record<string, string | undefined>> | undefined,
  name: string,
  home: Home,
): Amount | null => {
  const symbol = groups?.[`${name}Before`] ?? groups?.[`${name}After`];
  const written = groups?.[`${name}First`] ?? groups?.[`${name}Last`];
  return symbol === undefined || written === undefined
    ? null
    : { value: numberOf(written), currency: currencyOf(symbol, home) };
};

const DOLLARS: Readonly<Record<string, string>> = {
  ca: "CAD",
  au: "AUD",
  nz: "NZD",
  sg: "SGD",
  hk: "HKD",
  mx: "MXN",
};
const KRONES: Readonly<Record<string, string>> = { no: "NOK", dk: "DKK", da: "DKK", is: "ISK" };

/**
 * What "$", "kr" and "¥" mean on a page: its own structured data first, then its country's domain, then its language.
 * @param declared ISO 4217 codes found in structured data. @param suffix the public suffix of the host.
 */
export const homeOf = (declared: readonly string[], suffix: string | null, language: string | null): Home => {
  const country = suffix?.split(".").at(-1) ?? "";
  const among = (codes: readonly string[]): string | undefined => declared.find((code) => codes.includes(code));
  return {
    dollar: among(["USD", ...Object.values(DOLLARS)]) ?? DOLLARS[country] ?? "USD",
    krone: among(["SEK", "NOK", "DKK", "ISK"]) ?? KRONES[country] ?? KRONES[language ?? ""] ?? "SEK",
    yen: among(["JPY", "CNY"]) ?? (country === "cn" || language === "zh" ? "CNY" : "JPY"),
  };
};
