/** What a respelling needs to know of a language. Pages in other languages get those that need no words. */
interface Spelling {
  /** The words for "and", "percent", and for one and several minutes and hours. */
  and: string;
  percent: string;
  minutes: string;
  hours: string;
  /** The numbers from two to ten. */
  numbers: string[];
  /** The decimal separator. */
  decimal: "." | ",";
}

const numbers = (words: string): string[] => words.split(" ");

export const SPELLINGS: Readonly<Record<string, Spelling>> = {
  en: {
    ...{ and: "and", percent: "percent", minutes: "minutes", hours: "hours", decimal: "." },
    numbers: numbers("two three four five six seven eight nine ten"),
  },
  de: {
    ...{ and: "und", percent: "Prozent", minutes: "Minuten", hours: "Stunden", decimal: "," },
    numbers: numbers("zwei drei vier fünf sechs sieben acht neun zehn"),
  },
  fr: {
    ...{ and: "et", percent: "pour cent", minutes: "minutes", hours: "heures", decimal: "," },
    numbers: numbers("deux trois quatre cinq six sept huit neuf dix"),
  },
  es: {
    ...{ and: "y", percent: "por ciento", minutes: "minutos", hours: "horas", decimal: "," },
    numbers: numbers("dos tres cuatro cinco seis siete ocho nueve diez"),
  },
  it: {
    ...{ and: "e", percent: "per cento", minutes: "minuti", hours: "ore", decimal: "," },
    numbers: numbers("due tre quattro cinque sei sette otto nove dieci"),
  },
  nl: {
    ...{ and: "en", percent: "procent", minutes: "minuten", hours: "uur", decimal: "," },
    numbers: numbers("twee drie vier vijf zes zeven acht negen tien"),
  },
  sv: {
    ...{ and: "och", percent: "procent", minutes: "minuter", hours: "timmar", decimal: "," },
    numbers: numbers("två tre fyra fem sex sju åtta nio tio"),
  },
  nb: {
    ...{ and: "og", percent: "prosent", minutes: "minutter", hours: "timer", decimal: "," },
    numbers: numbers("to tre fire fem seks sju åtte ni ti"),
  },
  da: {
    ...{ and: "og", percent: "procent", minutes: "minutter", hours: "timer", decimal: "," },
    numbers: numbers("to tre fire fem seks syv otte ni ti"),
  },
  pl: {
    ...{ and: "i", percent: "procent", minutes: "minut", hours: "godzin", decimal: "," },
    numbers: numbers("dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć"),
  },
};

/** The names of the twelve months, as in dates. */
export function monthNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: "long", day: "numeric", timeZone: "UTC" });
  return Array.from(
    { length: 12 },
    (_, month) =>
      format.formatToParts(Date.UTC(2026, month, 3)).find(({ type }) => type === "month")?.value ?? String(month + 1),
  );
}

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
