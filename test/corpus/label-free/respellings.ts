import { escapePattern, monthNames, SPELLINGS } from "./languages.ts";

/** The same statement in another spelling. */
export interface Respelling {
  kind: string;
  text: string;
}

interface Rule {
  kind: string;
  pattern: RegExp;
  /** Null: this place stays as it is. */
  replace: (groups: string[]) => string | null;
}

/** Currency signs and codes that mean the same. "$" and "kr" are several currencies. */
const CODES: Readonly<Record<string, string>> = { "€": "EUR", "£": "GBP", zł: "PLN" };
const AMOUNT = String.raw`\d{1,3}(?:[.,'\s]\d{3})*(?:[.,]\d{2})?|\d+(?:[.,]\d{2})?`;

/** The text with one thing spelled otherwise, for each thing that it has. */
export function respell(text: string, language: string): Respelling[] {
  return rulesFor(language).flatMap(({ kind, pattern, replace }) => {
    let hasChanged = false;
    const respelled = text.replace(pattern, (match: string, ...rest: unknown[]) => {
      const groups = rest.filter((group): group is string => typeof group === "string");
      const replaced = replace(groups);
      hasChanged ||= replaced !== null && replaced !== match;
      return replaced ?? match;
    });
    return hasChanged ? [{ kind, text: respelled }] : [];
  });
}

function rulesFor(language: string): Rule[] {
  return [...MONEY_RULES, ...timeRules(language), ...dateRules(language), ...wordRules(language)];
}

const MONEY_RULES: Rule[] = [
  {
    kind: "currency code",
    pattern: new RegExp(`(€|£)\\s?(${AMOUNT})(?![\\d.,]*\\d)`, "gu"),
    replace: ([sign = "", amount]) => `${amount} ${CODES[sign]}`,
  },
  {
    kind: "currency code",
    pattern: new RegExp(`(?<![\\d.,])(${AMOUNT})\\s?(€|zł)(?![\\p{L}])`, "gu"),
    replace: ([amount, sign = ""]) => `${amount} ${CODES[sign]}`,
  },
  {
    kind: "thousands",
    pattern: /(?<![\d.,])(\d{1,3})([.,' \u00a0\u202f])(\d{3})(?=\s?(?:€|£|\$|zł|kr|EUR|PLN|CHF|SEK|NOK|DKK))/gu,
    replace: ([before = "", , after = ""]) => `${before}${after}`,
  },
  {
    kind: "percent sign",
    pattern: /(\d+)(\s?)%/gu,
    replace: ([amount, space]) => (space === "" ? `${amount} %` : `${amount}%`),
  },
];

function timeRules(language: string): Rule[] {
  const spelling = SPELLINGS[language];
  const clock: Rule[] =
    language === "de"
      ? [
          {
            kind: "times of day",
            pattern: /(?<![\d:.])(\d{1,2})(\s?[–-]\s?|\sbis\s)(\d{1,2})\sUhr/gu,
            replace: ([from, , to]) => `${from}:00–${to}:00 Uhr`,
          },
        ]
      : [];
  if (spelling === undefined) return clock;
  const { minutes, hours } = spelling;
  return [
    ...clock,
    {
      kind: "minutes",
      pattern: new RegExp(`(\\d+)(\\s?)(min\\.?|${minutes})(?![\\p{L}])`, "giu"),
      replace: ([amount, , unit = ""]) => (/^min\.?$/i.test(unit) ? `${amount} ${minutes}` : `${amount} min`),
    },
    {
      kind: "hours",
      pattern: new RegExp(`(\\d+)\\s(${hours})(?![\\p{L}])`, "giu"),
      replace: ([amount]) => `${amount} h`,
    },
  ];
}

function dateRules(language: string): Rule[] {
  const names = monthNames(language);
  const alternatives = names.map(escapePattern).join("|");
  const monthOf = (name = "") => names.findIndex((month) => month.toLowerCase() === name.toLowerCase()) + 1;
  if (language === "en")
    return [
      {
        kind: "dates",
        pattern: new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\s(${alternatives})(?![\\p{L}])`, "gu"),
        replace: ([day, month]) => `${month} ${day}`,
      },
      {
        kind: "dates",
        pattern: new RegExp(`(?<![\\p{L}])(${alternatives})\\s(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])`, "gu"),
        replace: ([month, day]) => `${day} ${month}`,
      },
    ];
  if (language === "de" || language === "nb" || language === "da")
    return [
      {
        kind: "dates",
        pattern: new RegExp(`(?<!\\d)(\\d{1,2})\\.\\s(${alternatives})(?![\\p{L}])`, "giu"),
        replace: ([day, month]) => `${day}.${monthOf(month)}.`,
      },
      {
        kind: "dates",
        pattern: /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/gu,
        replace: ([day, month]) => (Number(month) > 12 ? null : `${day}. ${names[Number(month) - 1]}`),
      },
    ];
  return [];
}

function wordRules(language: string): Rule[] {
  const spelling = SPELLINGS[language];
  const typography: Rule[] = [
    { kind: "dashes", pattern: /(\d\s?)–(\s?\d)/gu, replace: ([before = "", after = ""]) => `${before}-${after}` },
    { kind: "apostrophes", pattern: /(\p{L})[’'](\p{L})/gu, replace: ([before, after]) => `${before}'${after}` },
  ];
  if (spelling === undefined) return typography;
  const { and, percent, numbers, decimal } = spelling;
  const alternatives = numbers.map(escapePattern).join("|");
  return [
    ...typography,
    { kind: "and", pattern: /(\p{L}) & (\p{L})/gu, replace: ([before, after]) => `${before} ${and} ${after}` },
    { kind: "percent in words", pattern: /(\d+)\s?%/gu, replace: ([amount]) => `${amount} ${percent}` },
    {
      kind: "numbers in words",
      pattern: /(?<![\d.,:/\p{Sc}-]|\p{Sc}\s)(\d{1,2}) (\p{Ll}{4,})/gu,
      replace: ([digits, noun = ""]) => {
        const word = numbers[Number(digits) - 2];
        return word === undefined || /^(?:euro|krone|złot|uhr$)/iu.test(noun) ? null : `${word} ${noun}`;
      },
    },
    {
      kind: "numbers in digits",
      pattern: new RegExp(`(?<![\\p{L}-])(${alternatives}) (\\p{Ll}{4,})`, "gu"),
      replace: ([word = "", noun]) => `${numbers.indexOf(word) + 2} ${noun}`,
    },
    {
      kind: "cents of round prices",
      pattern: /(\p{Sc}\s?)(\d{1,3})(?![\d.,])/gu,
      replace: ([sign, amount]) => `${sign}${amount}${decimal}00`,
    },
  ];
}
