import { z } from "zod";
import type { Quantity } from "../artifacts/claims.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import json from "../lexicon/quantities.json" with { type: "json" };
import { datesAsQuantities, findCalendarDates } from "./calendar-dates.ts";
import { foldText, sliceByFoldedPosition, toVisibleText } from "./normalise-text.ts";

const WordsByValue = z.record(z.string(), z.string());
const quantityWords = lexicon(
  z.object({
    units: z.record(z.string(), WordsByValue),
    currencies: WordsByValue,
    magnitudes: WordsByValue,
    numberWords: z.record(z.string(), z.record(z.string(), z.number())),
    most: z.string(),
    from: z.string(),
    least: z.string(),
    about: z.string(),
    saving: z.string(),
    instalment: z.string(),
    period: z.string(),
    halfPrice: z.array(z.string()),
    percentPhrases: z.array(z.string()),
    articles: z.record(z.string(), z.string()),
    limits: z.string(),
    recurring: z.string(),
    comparatives: z.string(),
    former: z.string(),
  }),
  json,
);

interface Unit {
  dimension: string;
  factor: number;
}

interface Tables {
  units: Map<string, Unit>;
  unitPrefixes: [string, Unit][];
  currencies: Map<string, Unit>;
  magnitudes: Map<string, number>;
  bounds: [string[], Quantity["bound"]][];
}

interface PhrasePatterns {
  halfPrice: RegExp;
  percent: RegExp;
}

let patterns: PhrasePatterns | null = null;

const getPatterns = (): PhrasePatterns => {
  const { halfPrice, percentPhrases } = quantityWords();
  patterns ??= {
    halfPrice: new RegExp(`(?<!\\p{L})(?:${halfPrice.join("|")})(?!\\p{L})`, "gu"),
    percent: new RegExp(`(?<=[\\d\\p{L}] )(?:${percentPhrases.join("|")})(?!\\p{L})`, "gu"),
  };
  return patterns;
};

const words = (list: string): string[] => list.split(" ");

let tables: Tables | null = null;

const getTables = (): Tables => {
  tables ??= buildTables();
  return tables;
};

const buildTables = (): Tables => {
  const { units, currencies, magnitudes, most, from, least, about } = quantityWords();
  const exact = new Map<string, Unit>();
  const prefixes: [string, Unit][] = [];
  for (const [dimension, byFactor] of Object.entries(units))
    for (const [factor, list] of Object.entries(byFactor))
      for (const word of words(list)) {
        const unit = { dimension, factor: Number(factor) };
        if (word.endsWith("*")) prefixes.push([word.replaceAll("*", ""), unit]);
        else exact.set(word, unit);
      }
  const money = Object.entries(currencies).flatMap(([id, list]) => {
    const [currency = id, divisor] = id.split("/");
    return words(list).map((word): [string, Unit] => [
      word,
      { dimension: `money:${currency}`, factor: divisor === undefined ? 1 : 1 / Number(divisor) },
    ]);
  });
  const bounds = (
    [
      ["most", most],
      ["from", from],
      ["least", least],
      ["about", about],
    ] as const
  ).flatMap(([bound, list]) => words(list).map((phrase): [string[], Quantity["bound"]] => [phrase.split("-"), bound]));
  return {
    units: exact,
    unitPrefixes: prefixes,
    currencies: new Map(money),
    magnitudes: new Map(
      Object.entries(magnitudes).flatMap(([value, list]) => words(list).map((word) => [word, Number(value)] as const)),
    ),
    bounds,
  };
};

const findUnit = (word: string): Unit | null => {
  const { units, unitPrefixes } = getTables();
  return (
    units.get(word) ??
    unitPrefixes.find(([prefix]) => word.startsWith(prefix) && word.length <= prefix.length + 4)?.[1] ??
    null
  );
};

/** Before its words in the text are known. */
type UnplacedQuantity = Omit<Quantity, "text">;

/** A token of folded text. */
interface Token {
  kind: "number" | "word" | "sign";
  text: string;
  at: number;
  end: number;
  value: number | null;
}

const TOKEN =
  /(?<number>\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{1,2})?(?![\d])|\d+(?:[.,]\d+)?)|(?<sign>(?<![\p{L}])(?:us|ca|c|au|a|nz|mx|r)\$|[$€£¥₹₺₩₪]|[%°+×–—:/.,;!?()|·•"“”„«»-])|(?<word>(?:km|mbit|gbit|mb)\/[hs](?!\p{L})|m2|[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*)/gu;

/** "1.299,00", "1,299.00", "1 299", "29,9": the last separator is decimal unless three digits follow it. */
export const parseNumber = (written: string): number => {
  const digits = written.replace(/[\s']/g, "");
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last === -1) return Number(digits);
  const decimals = digits.length - last - 1;
  const whole = digits.replace(/[.,]/g, "");
  return decimals === 3 ? Number(whole) : Number(whole) / 10 ** decimals;
};

/** The tokens of a folded text. Numbers in words have a value as well. */
const tokenise = (folded: string, language: string | null): Token[] => {
  const { numberWords, articles } = quantityWords();
  const spelled = numberWords[language ?? "en"] ?? {};
  const one = new Set(articles[language ?? "en"]?.split(" "));
  return [...folded.matchAll(TOKEN)].map(({ 0: text, index: at, groups }) => ({
    kind: groups?.["number"] !== undefined ? "number" : groups?.["word"] !== undefined ? "word" : "sign",
    text,
    at,
    end: at + text.length,
    value: groups?.["number"] !== undefined ? parseNumber(text) : (spelled[text] ?? (one.has(text) ? 1 : null)),
  }));
};

const CLAUSE_END = /^[;!?|·•:.,]$/;
const RANGE_JOINT = /^(?:[-–—]|to|bis|a|ai|al|tot|till|do|til|az)$/;

/** "Up to", "from": the words right before the number. */
const findBound = (before: readonly string[]): Quantity["bound"] => {
  for (const [phrase, bound] of getTables().bounds)
    if (
      phrase.length <= before.length &&
      phrase.every((word, at) => before[before.length - phrase.length + at] === word)
    )
      return bound;
  return "exact";
};

/** Words of the clause on one side of a number, nearest last (before) or first (after). */
const neighbours = (tokens: readonly Token[], from: number, step: 1 | -1): string[] => {
  const found: string[] = [];
  for (let at = from; at >= 0 && at < tokens.length && found.length < 8; at += step) {
    const token = tokens[at];
    if (token === undefined || (token.kind === "sign" && CLAUSE_END.test(token.text))) break;
    if (token.kind === "word") found.push(token.text);
  }
  return step === 1 ? found : found.reverse();
};

/** Between a price and its period: "£8 a month" states no duration. */
const MAX_PERIOD_GAP = 5;

/** Spelled small numbers are numbers only before a unit: "one" and "a" are articles elsewhere. */
const isArticle = (token: Token): boolean => token.kind === "word" && (token.value === 1 || token.value === 0.5);

/**
 * The numbers of a text with their units, and its dates. Telephone numbers and times of day are left out; "half price"
 * is 50 %.
 */
export const findQuantities = (text: string, language: string | null): Quantity[] => {
  const { halfPrice, percent } = getPatterns();
  const visible = toVisibleText(text);
  const plain = foldText(text);
  const folded = plain
    .replace(halfPrice, (phrase) => "50 % off".padEnd(phrase.length))
    .replace(percent, (phrase) => "%".padEnd(phrase.length));
  const dates = findCalendarDates(folded, language);
  const rest = dates.reduce(
    (left, { at, end }) => left.slice(0, at) + ";".padEnd(end - at, " ") + left.slice(end),
    folded,
  );
  const tokens = tokenise(rest, language);
  const found: UnplacedQuantity[] = datesAsQuantities(dates, folded);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.value === null) continue;
    const read = readQuantity(tokens, at, rest);
    if (read === null) continue;
    found.push(read.quantity);
    at = read.next - 1;
  }
  // A spelled phrase may be shorter than its number.
  const hasPositions = folded.length === plain.length;
  const isPeriodOfPrice = ({ at, value }: UnplacedQuantity): boolean =>
    found.some(({ per, end }) => per === value && at >= end && at - end <= MAX_PERIOD_GAP);
  return found.map((quantity) => ({
    ...quantity,
    isStated: quantity.isStated && !isPeriodOfPrice(quantity),
    text: hasPositions ? sliceByFoldedPosition(visible, quantity.at, quantity.end) : visible,
  }));
};

const readQuantity = (
  tokens: readonly Token[],
  start: number,
  folded: string,
): { quantity: UnplacedQuantity; next: number } | null => {
  const first = tokens[start];
  if (first?.value == null) return null;
  if (isPartOfWhole(tokens, start, folded)) return null;
  const { magnitudes } = getTables();
  const touches = (one: Token | undefined, other: Token | undefined): boolean =>
    one !== undefined && other !== undefined && other.at - one.end <= 1;
  const before = tokens[start - 1];
  let value = first.value;
  let next = start + 1;
  // "three hundred", "1.2 million", "4k"
  const scale = tokens[next];
  if (scale !== undefined && touches(first, scale)) {
    const factor =
      magnitudes.get(scale.text) ??
      (scale.kind === "word" && first.kind === "word" && (scale.value ?? 0) >= 100 ? scale.value : null);
    if (factor !== null && factor !== undefined && !(scale.text === "m" && currencyOf(before) === null)) {
      value *= factor;
      next += 1;
    }
  }
  let upTo: number | null = null;
  let leading = currencyOf(before);
  const joint = tokens[next];
  const second = tokens[next + 1];
  const secondAfterSign = tokens[next + 2];
  if (joint !== undefined && RANGE_JOINT.test(joint.text) && first.kind === "number") {
    if (second?.kind === "number" && second.value !== null && second.value > value) {
      upTo = second.value;
      next += 2;
    } else if (
      currencyOf(second) !== null &&
      secondAfterSign?.kind === "number" &&
      leading !== null &&
      (secondAfterSign.value ?? 0) > value
    ) {
      upTo = secondAfterSign.value;
      next += 3;
    }
  }
  const quoteFrom = leading !== null && before !== undefined ? before.at : first.at;
  let unit: Unit | null = null;
  const last = tokens[next - 1];
  const follower = tokens[next];
  const follower2 = tokens[next + 1];
  const dashed = follower?.kind === "sign" && follower.text === "-" && follower2?.kind === "word" ? follower2 : null;
  const candidate = dashed ?? follower;
  if (leading !== null && before !== undefined && first.at - before.end <= 1) unit = leading;
  else leading = null;
  if (candidate !== undefined && last !== undefined && candidate.at - last.end <= 1) {
    const currency = currencyOf(candidate);
    if (unit === null && currency !== null && first.kind === "number") {
      unit = currency;
      next += dashed === null ? 1 : 2;
    } else if (unit === null) {
      const named = candidate.text === "%" ? { dimension: "percent", factor: 0 } : findUnit(candidate.text);
      if (named !== null && !(named.factor === 1 && candidate.text.length === 1 && first.kind === "word")) {
        unit = named.dimension === "percent" ? { dimension: "percent", factor: 1 } : named;
        next += dashed === null ? 1 : 2;
      }
    }
  }
  if (unit === null && isArticle(first)) return null;
  const beforeWords = neighbours(tokens, leading === null ? start - 1 : start - 2, -1);
  const bound = tokens[next]?.text === "+" ? "least" : findBound(beforeWords);
  const factor = unit?.dimension === "percent" ? 1 : (unit?.factor ?? 1);
  const end = tokens[next - 1]?.end ?? first.end;
  const afterWords = neighbours(tokens, next, 1);
  return {
    quantity: {
      dimension: unit?.dimension ?? "count",
      value: value * factor,
      upTo: upTo === null ? null : upTo * factor,
      bound,
      before: beforeWords,
      after: afterWords,
      unit: unit?.factor ?? 1,
      isStated:
        !containsWord(quantityWords().recurring, beforeWords.slice(-1)) &&
        (!isArticle(first) || containsWord(quantityWords().limits, beforeWords.slice(-2))),
      cue: findCue(beforeWords, afterWords),
      per: findPeriod(unit, afterWords),
      quote: folded.slice(leading === null ? first.at : quoteFrom, end),
      at: leading === null ? first.at : quoteFrom,
      end,
    },
    next,
  };
};

/** "A month", "/Monat", "je Nacht": the duration right after a price, with at most one word before it. */
const findPeriod = (unit: Unit | null, after: readonly string[]): number | null => {
  if (unit?.dimension.startsWith("money:") !== true) return null;
  const duration = after
    .slice(0, 2)
    .map(findUnit)
    .find((one) => one?.dimension === "duration");
  return duration?.factor ?? null;
};

const currencyOf = (token: Token | undefined): Unit | null =>
  token === undefined ? null : (getTables().currencies.get(token.text) ?? null);

/** Times, ratios, versions and telephone numbers: "16:00", "24/7", "1.2.3". */
const isPartOfWhole = (tokens: readonly Token[], at: number, folded: string): boolean => {
  const token = tokens[at];
  if (token?.kind !== "number") return false;
  const around = folded.slice(Math.max(0, token.at - 2), token.at);
  const behind = folded.slice(token.end, token.end + 3);
  return (
    /\d[:/]$/.test(around) ||
    /^[:/]\d/.test(behind) ||
    /^(?:am|pm|a\.m|p\.m| am| pm)/.test(behind) ||
    (/[\p{L}]-?$/u.test(around.replace(/(?:^|[^\p{L}])(?:r|p)$/u, "")) &&
      !/[\p{L}] $/u.test(around) &&
      /[\p{L}]-?$/u.test(around))
  );
};

/** Whether one of the words, or a word that begins like a starred one, is in the list. */
const containsWord = (list: string, among: readonly string[]): boolean => {
  const listed = words(list);
  const whole = new Set(listed.filter((word) => !word.endsWith("*")));
  const prefixes = listed.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  return among.some((word) => whole.has(word) || prefixes.some((prefix) => word.startsWith(prefix)));
};

/** "Was", "instead of", "au lieu de": right before the number. */
const FORMER_WORDS = 2;

/** What the words around a number say it is. */
const findCue = (before: readonly string[], after: readonly string[]): Quantity["cue"] => {
  const { saving, instalment, period, comparatives, former } = quantityWords();
  if (containsWord(former, before.slice(-FORMER_WORDS))) return "former";
  const around = [...before, ...after];
  if (after.length > 1 && containsWord(comparatives, after.slice(0, 1)) && !containsWord(saving, before))
    return "difference";
  if (containsWord(saving, around)) return "saving";
  if (containsWord(instalment, around)) return "instalment";
  return containsWord(period, around) ? "period" : null;
};
