import type { Offer } from "../../artifacts/evidence.ts";

/** Written before the amount, as English does. Other currencies keep their code after it. */
const SYMBOLS: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£", JPY: "¥" };

const money = ({ value, currency }: Offer): string => {
  const [whole = "", ...cents] = (Number.isInteger(value) ? String(value) : (value ?? 0).toFixed(2)).split(".");
  // Four digits are read at a glance; from five on English parts them.
  const parted = whole.length > 4 ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",") : whole;
  const amount = [parted, ...cents].join(".");
  const symbol = SYMBOLS[currency ?? ""];
  return symbol === undefined ? `${amount} ${currency ?? ""}`.trim() : `${symbol}${amount}`;
};

const MEASURES = /^(?:kg|litre|piece|m²|sqft|sq\.? ?ft|lb|oz|portion|serving|wash|100 )/;

const period = ({ token }: Offer): string => {
  if (token === null) return "";
  return MEASURES.test(token) ? ` per ${token}` : ` ${token === "hour" ? "an" : "a"} ${token}`;
};

const MONTH_DAYS = 30;

const span = (days: number): string =>
  days > MONTH_DAYS && days % MONTH_DAYS === 0 ? `${days / MONTH_DAYS} months` : `${days} days`;

const kept = ({ token }: Offer): string => (token === "cashback" || token === "bonus" ? token : "off");

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const deadlineWords = (token: string): string => {
  const [, year = "", month, day] = /^(\d{4}|-)-(\d\d)-(\d\d)$/.exec(token) ?? [];
  if (month === undefined || day === undefined)
    return token === "today" ? token : token.charAt(0).toUpperCase() + token.slice(1);
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year.replace("-", "")}`.trim();
};

/** An offer's substance in plain words, whatever its wording was. */
export const offerWords = (offer: Offer): string => {
  const bound = offer.upTo ? "up to " : "";
  switch (offer.type) {
    case "percent_off":
      return `${bound}${offer.value} % ${kept(offer)}${offer.token === "second" ? " the second" : ""}`;
    case "amount_off":
      return `${bound}${money(offer)} ${kept(offer)}`;
    case "price":
      return `${offer.upTo ? "under " : ""}${money(offer)}${period(offer)}`;
    case "from_price":
      return `from ${money(offer)}${period(offer)}`;
    case "free_trial":
      return offer.value === null ? "a free trial" : `${span(offer.value)} free`;
    case "free_shipping":
      return offer.value === null ? "free shipping" : `free shipping from ${money(offer)}`;
    case "free":
      return offer.token === null ? "that it is free" : `a free ${offer.token}`;
    case "bogo":
      return offer.token === "half"
        ? "the second at half price"
        : `${(offer.token ?? "2for1").replace("for", " for ")}`;
    case "code":
      return `the code ${offer.token}`;
    case "date":
      return `the date (${(offer.token ?? "").split("/").map(deadlineWords).join(" to ")})`;
    case "deadline":
      return `the deadline (${deadlineWords(offer.token ?? "")})`;
  }
};

/** The same as the ad's: "the ad's deadline (31 Aug)". */
export const adsOffer = (offer: Offer): string =>
  offer.type === "free" && offer.token === null
    ? "the ad's claim that it is free"
    : `the ad's ${offerWords(offer).replace(/^(?:the|a) /, "")}`;
