import { z } from "zod";
import { lexicon } from "../../lexicon/lexicon.ts";
import json from "../../lexicon/offer-phrases.json" with { type: "json" };
import { alternatives } from "../join-regex-alternatives.ts";

const Phrases = z.array(z.string());

/** "a|b". */
const Bare = Phrases.transform((phrases) => alternatives(phrases));
/** "(?:a|b)". */
const OneOf = Bare.transform((source) => `(?:${source})`);
/** Each with the space behind it, or none of them: "(?:a |b )?". */
const Maybe = Phrases.transform((phrases) => `(?:${alternatives(phrases.map((phrase) => `${phrase} `))})?`);

const SHARE = "-?\\s?50 ?%";

/** How the languages of advertising word an offer: sources of patterns over folded text (see normalise-text.ts). */
export const wording = lexicon(
  z
    .object({
      upTo: OneOf,
      /** Before a percentage: it is taken off. */
      save: OneOf,
      off: Bare,
      less: OneOf,
      lessOn: OneOf,
      /** Adverbs and audiences between a percentage and its "off": "20 % extra off", "10 % student discount". */
      between: OneOf,
      inSale: OneOf,
      sales: OneOf,
      on: OneOf,
      onWhat: OneOf,
      englishOnWhat: OneOf,
      /** Before a percentage. */
      saleNames: OneOf,
      half: OneOf,
      third: OneOf,
      quarter: OneOf,
      back: OneOf,
      /** After an amount: a voucher or a present of money. */
      credit: OneOf,
      bonus: OneOf,
      from: OneOf,
      /** Before a sum that the price stays below. */
      below: OneOf,
      /** A reduced price and the one before it: "29 € statt 59 €", "was $59, now $29". */
      insteadOf: OneOf,
      /** Before an amount: it is no price. */
      worth: OneOf,
      per: OneOf,
      perAnd: OneOf,
      periods: Bare,
      measures: OneOf,
      hundredMeasures: OneOf,
      often: Bare,
      trial: OneOf,
      spans: Bare,
      daysByUnit: z.record(z.string(), OneOf),
      articles: Maybe,
      first: OneOf,
      one: Bare,
      oneSpans: Bare,
      given: OneOf,
      tryFree: OneOf,
      tryFor: OneOf,
      notTried: OneOf,
      /** Two for the price of one, worded whole. */
      twoForOne: OneOf,
      second: OneOf,
      halfOfIt: Bare,
      atShare: Maybe,
      shareOff: OneOf,
      onSecond: Maybe,
      theSecond: Maybe,
      take: OneOf,
      nights: OneOf,
      andPay: Maybe,
      pay: OneOf,
      forFewer: OneOf,
      priceOf: OneOf,
      noGoods: OneOf,
      buy: OneOf,
      andGet: Maybe,
      get: Maybe,
      addedFree: OneOf,
      plusFree: OneOf,
      free: OneOf,
      shipping: OneOf,
      /** What free delivery depends on. */
      threshold: OneOf,
      shipped: OneOf,
      shippedWhat: Maybe,
      shippedFree: OneOf,
      freelyShipped: Bare,
      forFree: OneOf,
      ever: OneOf,
      always: Bare,
      guests: Bare,
      guestsUnder: OneOf,
      years: OneOf,
      guestsGo: OneOf,
      guestsFree: OneOf,
      giftFree: OneOf,
      giftIsFree: OneOf,
      firstOf: OneOf,
      firstThings: Bare,
      sumOf: OneOf,
      liable: OneOf,
      /** After "0 €": what costs nothing is not the thing itself. */
      notCharged: OneOf,
      instalments: OneOf,
      instalmentOf: OneOf,
      leastOrder: OneOf,
      thirtyDays: OneOf,
      earned: OneOf,
    })
    .transform((words) => {
      const shareOfIt = `(?:${words.halfOfIt}|${words.atShare}${SHARE}(?: ${words.shareOff})?)`;
      // "Per user per month", "je Fahrzeug und Monat": the span is what tells two prices apart.
      const each = `${words.per}\\s?(?:\\p{L}+\\s?${words.perAnd}\\s?)?`;
      // What a price is for, where that is a measure of the goods.
      const measure = `(?<unit>(?:1 ?)?${words.measures}|100 ?${words.hundredMeasures})(?![\\p{L}\\d])`;
      return {
        ...words,
        upTo: `${words.upTo}\\s+`,
        /** After a percentage or an amount: it is taken off. */
        off: `(?:${words.off}|${words.less}(?=\\s*(?:[.!?,;)]|$|${words.lessOn}\\b)))(?!\\p{L})`,
        /** What is reduced, right after a percentage: "20 % auf alles". */
        on:
          `(?:${words.inSale} (?:\\p{L}+[ -])?\\p{L}*${words.sales}|en (?:tod[oa]s?(?!\\p{L}))` +
          `|${words.on}\\s+${words.onWhat}|on ${words.englishOnWhat})`,
        third: `${words.third}(?!\\p{L})`,
        quarter: `${words.quarter}(?!\\p{L})`,
        /** After a percentage or an amount: it comes back after the purchase. */
        back: `${words.back}(?!\\p{L})`,
        /** What is paid for becoming a customer: "250 € Sofortbonus", "a welcome bonus of £50". */
        bonus: `${words.bonus}(?!\\p{L})`,
        period:
          `(?:\\s?${each}(?<period>${words.periods})\\b` +
          `|\\s?${words.per}\\s?${measure}|\\s?(?<often>${words.often}))?`,
        span: `(?<span>\\d{1,3})[- ]?(?<unit>${words.spans})`,
        /** How many days a unit of a span has. */
        days: Object.entries(words.daysByUnit).map(
          ([days, names]) => [new RegExp(`^${names}`, "u"), Number(days)] as const,
        ),
        /** One of a unit without a number: "a month", "the first month", "premier mois". */
        oneSpan: `(?:${words.articles}${words.first}|${words.one}) (?<one>${words.oneSpans})(?!\\p{L})`,
        /** After a span of time: it is not charged. */
        given: `${words.given}(?!\\p{L})`,
        /** "Try it free", "probeer gratis". */
        tryFree: `${words.tryFree}\\s(?:\\p{L}+\\s){0,2}?${words.free}`,
        /** "Try the grinder for 100 days": to try a thing for a time is to have it back. */
        tryFor: `(?<=(?<!\\p{L})${words.tryFor}\\s(?:[\\p{L}\\d'-]+\\s){1,6}?(?:for|fur|pendant|durante|per|voor)\\s)`,
        notTried: `(?![- ](?:[\\p{L}-]+ )?${words.notTried})`,
        /** "Buy one, get one half price" is another promise than one for nothing. */
        twoForOneAndHalf:
          "(?:buy (?:one|1),? get (?:one|1) (?:half|at 50|50)(?:[- ]price|%)?(?: off)?" +
          `|${words.second} (?:\\p{L}+ ){0,2}?${shareOfIt}` +
          `|50 ?% (?:${words.shareOff} )?${words.onSecond}${words.theSecond}${words.second}` +
          `|half price on (?:the |your )?${words.second})`,
        /** "Kauf 2, zahl 1", "lleva 3 y paga 2". */
        moreFor:
          `(?<!\\p{L})${words.take} (?<more>[2-9])(?: ${words.nights})?,? ` +
          `${words.andPay}${words.pay} (?:nur |only )?(?<fewer>[1-9])(?!\\d)`,
        bundle:
          `(?<![\\d.,/:])(?<more>[2-9])(?:\\s${words.nights})?\\s?${words.forFewer}\\s?${words.priceOf}?` +
          `(?<fewer>[1-9])(?![\\d:/%]|[.,]\\d|\\s?[€$£¥]|\\s${words.noGoods})`,
        /** "Buy 2 get 1 free". */
        buyGet:
          `(?<!\\p{L})${words.buy} (?<paid>[1-9]),? ${words.andGet}${words.get}` +
          `(?<added>[1-9]) ${words.addedFree}(?!\\p{L})`,
        /** "2+1 gratis". */
        plusFree: `(?<![\\d.,])(?<paid2>[1-9])\\s?\\+\\s?(?<added2>[1-9]) ${words.plusFree}(?!\\p{L})`,
        /** Delivery that costs nothing, worded with a verb or without the word "free". */
        shippedFree: `(?:${words.shipped}\\s${words.shippedWhat}${words.shippedFree}|${words.freelyShipped})(?!\\p{L})`,
        forFree: `(?<![\\p{L}-])${words.forFree}(?!\\p{L})`,
        /** Free, and said to stay so. */
        freeForever:
          `(?<![\\p{L}-])(?:${words.free}\\s(?:\\p{L}+\\s)?${words.ever}` +
          `|(?:${words.ever}|${words.always})\\s${words.free}(?! range))(?!\\p{L})`,
        /**
         * Who pays nothing: "kids go free", "Kinder unter 6 reisen kostenlos". "Kids love gluten free bread" says
         * something else.
         */
        guests:
          `(?<guests>${words.guests})(?:\\s${words.guestsUnder}\\s\\d{1,2}(?:\\s${words.years})?)?` +
          `(?:\\s${words.guestsGo})?\\s${words.guestsFree}(?!\\p{L})`,
        /** Sums that are insured, won, lent, raised or turned over: nobody is asked to pay them. */
        sumOf: `(?:${words.sumOf}(?!\\p{L})|${words.liable}(?!\\p{L}))`,
        /** "The first lesson is". */
        firstThing: `${words.firstOf}\\s(?<first>${words.firstThings})`,
        /** Before each of several equal payments: "4 interest-free payments of", "in 3 Raten zu", "3x". */
        instalments:
          `(?<![\\d.,])\\d{1,2}\\s?(?:x|(?:[\\p{L}-]+ ){0,2}?${words.instalments})` +
          `(?:\\s${words.instalmentOf})?\\s`,
        /** An order's least value, by which nothing in particular is priced. */
        leastOrder: `(?<!\\p{L})${words.leastOrder}[:\\s]\\s?`,
        /** The lowest price of the last thirty days stands beside a reduced one by law (EU 2019/2161). */
        thirtyDays: `(?<!\\d)30[- ]${words.thirtyDays}[\\p{L}-]*[^.!?\\d]{0,24}?`,
        /** After a sum: somebody earns it. */
        earned: `\\s?${words.earned}(?!\\p{L})`,
      };
    }),
  json,
);

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
