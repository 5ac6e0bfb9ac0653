/** Numbers written as words, in folded text: "twenty per cent off", "für neunzehn Euro", "les trois premiers mois". */

const WORDS: Readonly<Record<number, string>> = {
  2: "two zwei deux dos due twee dois",
  3: "three drei trois tres tre drie",
  4: "four vier quatre cuatro quattro quatro",
  5: "five funf cinq cinco cinque vijf",
  6: "six sechs seis sei zes",
  7: "seven sieben sept siete sette zeven sete",
  8: "eight acht huit ocho otto oito",
  9: "nine neun neuf nueve nove negen",
  10: "ten zehn dix diez dieci tien dez",
  11: "eleven elf onze once undici",
  12: "twelve zwolf douze doce dodici twaalf doze",
  14: "fourteen vierzehn quatorze catorce quattordici veertien",
  15: "fifteen funfzehn quinze quince quindici vijftien",
  19: "nineteen neunzehn dix-neuf diecinueve diciannove negentien",
  20: "twenty zwanzig vingt veinte venti twintig vinte",
  25: "twenty-five funfundzwanzig vingt-cinq veinticinco venticinque vijfentwintig",
  29: "twenty-nine neunundzwanzig vingt-neuf veintinueve ventinove negenentwintig",
  30: "thirty dreissig trente treinta trenta dertig trinta",
  40: "forty vierzig quarante cuarenta quaranta veertig quarenta",
  50: "fifty funfzig cinquante cincuenta cinquanta vijftig cinquenta",
  60: "sixty sechzig soixante sesenta sessanta zestig",
  70: "seventy siebzig soixante-dix setenta settanta zeventig",
  75: "seventy-five funfundsiebzig soixante-quinze setantaycinco settantacinque vijfenzeventig",
  80: "eighty achtzig quatre-vingts ochenta ottanta tachtig oitenta",
  90: "ninety neunzig quatre-vingt-dix noventa novanta negentig",
};

const VALUES = new Map(
  Object.entries(WORDS).flatMap(([value, words]) => words.split(" ").map((word) => [word, value] as const)),
);

/** Longest first, so that "twenty-five" is not read as "twenty". */
const WORD = [...VALUES.keys()].sort((one, other) => other.length - one.length).join("|");

/** What is counted in an offer. A number word before anything else ("two colours") stays a word. */
const COUNTED =
  "percent|per ?cent|pct|prozent|pour ?cent|por ?ciento|por ?cento|per ?cento|procent|euros?|dollars?|pounds?|franken|francs?" +
  "|days?|tagen?|jours?|dias?|giorni|dagen|nights?|nachte|nuits|noches|notti|nachten|weeks?|wochen|semaines?|semanas|settimane|weken|months?|monaten?|mois|meses|mesi|maanden" +
  "|(?:premiers?|premieres|primeros|primeras|primi|prime|eerste|ersten) (?:jours|semaines|mois|dias|semanas|meses|giorni|settimane|mesi|dagen|weken|maanden|tage|wochen|monate)";

/** "Two for the price of one" in its many wordings: both numbers count. */
const FOR =
  "(?:for|zum|pour|por|al|voor)(?: (?:the price of|preis von|le prix d[e']|el precio de|prezzo di|de prijs van|o preco de))?";
const ONE = "one|eine[mnr]?|une?|uno|una|een|um|uma";

const BEFORE_UNIT = new RegExp(`(?<![\\p{L}\\d-])(${WORD})(?=[\\s-](?:${COUNTED})\\b)`, "gu");
const NIGHTS = "(?:\\s(?:nights?|nachte|nuits|noches|notti|nachten))?";
const BUNDLED = new RegExp(
  `(?<![\\p{L}\\d-])(${WORD}|[2-9])${NIGHTS}\\s(${FOR})\\s?(${WORD}|${ONE}|[1-9])(?![\\p{L}\\d-])`,
  "gu",
);

/** "Stay three nights, pay for two". */
const PAID = new RegExp(
  `(?<=(?<!\\p{L})(?:pay(?: for)?|zahl\\p{L}*|bezahl\\p{L}*|payez|paga|pague|betaal)\\s(?:nur |only )?)(${WORD})(?![\\p{L}\\d-])`,
  "gu",
);

const digits = (word: string): string => VALUES.get(word) ?? (/^\d/.test(word) ? word : "1");

/** The folded text with those number words that count money, shares, time or pieces written as digits. */
export const withDigits = (text: string): string =>
  text
    .replace(PAID, (_, word: string) => digits(word))
    .replace(BEFORE_UNIT, (_, word: string) => digits(word))
    .replace(
      BUNDLED,
      (_, more: string, between: string, fewer: string) => `${digits(more)} ${between} ${digits(fewer)}`,
    );
