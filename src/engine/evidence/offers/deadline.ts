/** Dates on which an offer ends, or takes place, in folded text. Without a clock: what is not said stays unsaid. */

const MONTHS: readonly string[] = [
  "january|jan|januar|janvier|janv|enero|gennaio|gen|januari|janeiro",
  "february|feb|februar|fevrier|fevr|febrero|febbraio|februari|fevereiro",
  "march|mar|marz|maerz|mars|marzo|maart|marco",
  "april|apr|avril|avr|abril|abr|aprile",
  "may|mai|mayo|maggio|mei|maio",
  "june|jun|juni|juin|junio|giugno|junho",
  "july|jul|juli|juillet|juil|julio|luglio|julho",
  "august|aug|aout|agosto|ago|augustus",
  "september|sept|sep|septembre|septiembre|settembre|setembro",
  "october|oct|oktober|okt|octobre|octubre|ottobre|outubro",
  "november|nov|novembre|noviembre|novembro",
  "december|dec|dezember|dez|decembre|diciembre|dic|dicembre|dezembro",
];

const WEEKDAYS: Readonly<Record<string, string>> = {
  monday: "monday|mon|montag|lundi|lunes|lunedi|maandag|segunda-feira",
  tuesday: "tuesday|tue|dienstag|mardi|martes|martedi|dinsdag|terca-feira",
  wednesday: "wednesday|wed|mittwoch|mercredi|miercoles|mercoledi|woensdag|quarta-feira",
  thursday: "thursday|thu|donnerstag|jeudi|jueves|giovedi|donderdag|quinta-feira",
  friday: "friday|fri|freitag|vendredi|viernes|venerdi|vrijdag|sexta-feira",
  saturday: "saturday|sat|samstag|sonnabend|samedi|sabado|sabato|zaterdag",
  sunday: "sunday|sun|sonntag|dimanche|domingo|domenica|zondag",
};

const MONTH = MONTHS.join("|");
const WEEKDAY = Object.values(WEEKDAYS).join("|");
const LEAD =
  "(?:until|till|thru|through|ends?(?: on| this)?|ending(?: on)?|expires?(?: on)?|bis(?: zum| einschliesslich)?|endet(?: am)?" +
  "|jusqu'?(?:au| au)|hasta(?: el)?|termina(?: el)?|fino al?|entro(?: il)?|scade(?: il)?|tot(?: en met)?|t/m|ate(?: o dia| ao dia)?)";

/** "Open Monday until Friday" is when a shop is open, not when an offer ends. */
const NOT_HOURS = `(?<!(?:${WEEKDAY})\\.?\\s(?:-\\s)?)(?<!\\d\\s?(?:am|pm|uhr|h)\\s)(?<!:\\d\\d\\s)(?<!\\d\\.\\s)`;

const DATED = new RegExp(
  `\\b${NOT_HOURS}${LEAD}:?\\s+(?:(?:at )?(?:midnight|noon|mitternacht|minuit|medianoche|mezzanotte|middernacht)(?: on)?,?\\s)?(?:(?<weekday>${WEEKDAY})\\b\\.?,?\\s*(?:the |den |dem |le |el |o )?)?` +
    `(?:(?<isoYear>\\d{4})-(?<isoMonth>\\d{2})-(?<isoDay>\\d{2})` +
    `|(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?\\s*(?:of |de |di )?(?<month>${MONTH})\\b\\.?(?:,?\\s*(?:de )?(?<year>20\\d{2}))?` +
    `|(?<month2>${MONTH})\\b\\.?\\s+(?<day2>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s*(?<year2>20\\d{2}))?` +
    `|(?:the )?(?:end of|ende|fin(?: de)?|finales de|fine|eind|final de)\\s+(?<endMonth>${MONTH})\\b\\.?(?:\\s+(?<endYear>20\\d{2}))?` +
    "|(?<dotDay>\\d{1,2})\\.(?<dotMonth>\\d{1,2})\\.(?<dotYear>20\\d{2})?" +
    "|(?<slash1>\\d{1,2})/(?<slash2>\\d{1,2})(?:/(?<slashYear>20\\d{2}))?)?",
  "gu",
);

const TODAY =
  /\b(?:today only|only today|ends (?:today|tonight|at midnight)|nur heute|nur noch heute|endet heute|aujourd'hui seulement|solo hoy|solo oggi|alleen vandaag|so hoje)\b/gu;

const monthNumber = (name: string): number => MONTHS.findIndex((names) => names.split("|").includes(name)) + 1;

const weekdayName = (name: string): string | null =>
  Object.keys(WEEKDAYS).find((key) => WEEKDAYS[key]?.split("|").includes(name)) ?? null;

const two = (value: number): string => String(value).padStart(2, "0");

const dateToken = (year: string | undefined, month: number, day: number): string | null =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? `${year ?? "-"}-${two(month)}-${two(day)}` : null;

/** 3/4 is March or April: only where one number cannot be a month is the order known. */
const slashed = (first: number, second: number, year: string | undefined): string | null => {
  if (first > 12) return dateToken(year, second, first);
  return second > 12 || first === second ? dateToken(year, first, second) : null;
};

/** February ends on the 28th, near enough where no year is said. */
const LAST_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const tokenOf = (groups: Readonly<Record<string, string | undefined>>): string | null => {
  const at = (name: string): number => Number(groups[name]);
  if (groups["isoYear"] !== undefined) return dateToken(groups["isoYear"], at("isoMonth"), at("isoDay"));
  if (groups["month"] !== undefined) return dateToken(groups["year"], monthNumber(groups["month"]), at("day"));
  if (groups["endMonth"] !== undefined) {
    const month = monthNumber(groups["endMonth"]);
    return dateToken(groups["endYear"], month, LAST_DAYS[month - 1] ?? 0);
  }
  if (groups["month2"] !== undefined) return dateToken(groups["year2"], monthNumber(groups["month2"]), at("day2"));
  if (groups["dotDay"] !== undefined) return dateToken(groups["dotYear"], at("dotMonth"), at("dotDay"));
  if (groups["slash1"] !== undefined) return slashed(at("slash1"), at("slash2"), groups["slashYear"]);
  return groups["weekday"] === undefined ? null : weekdayName(groups["weekday"]);
};

/** Every deadline of a folded text as its token: YYYY-MM-DD, --MM-DD, a weekday's English name, or "today". */
export const deadlinesIn = (text: string): string[] => {
  const tokens = [...text.matchAll(DATED)].map((match) => tokenOf(match.groups ?? {}));
  const dated = tokens.filter((token) => token !== null);
  return TODAY.test(text) ? [...dated, "today"] : dated;
};

const SUFFIX = "(?:st|nd|rd|th|er|\\.|º)?";

/** A day with its month's name, the first of several: "24 November", "March 9–11", "vom 9. bis 11. März"; digits alone need a year. */
const DAY = new RegExp(
  `(?<![\\d.,/])(?:(?<first>\\d{1,2})${SUFFIX}\\s?(?:[-–&]|to|bis|au|al|tot|and|und|et|y|e|en)\\s?)?(?<day>\\d{1,2})${SUFFIX}\\s*(?:of |de |di )?(?<month>${MONTH})\\b\\.?(?:,?\\s*(?:de )?(?<year>20\\d{2}))?` +
    `|\\b(?<month2>${MONTH})\\b\\.?\\s+(?<day2>\\d{1,2})${SUFFIX}(?![\\d%:])(?:[-–](?<last2>\\d{1,2})${SUFFIX})?(?:,?\\s*(?<year2>20\\d{2}))?` +
    "|(?<![\\d.])(?<dotDay>\\d{1,2})\\.\\s?(?<dotMonth>\\d{1,2})\\.\\s?(?<dotYear>20\\d{2})(?!\\d)",
  "gu",
);

/** Days that a folded text names without saying that something ends on them, as deadlinesIn writes them; "first/last" of several. */
export const datesIn = (text: string): string[] =>
  [...text.replace(DATED, (all) => (/\d/.test(all) ? " ; " : all)).matchAll(DAY)].flatMap(({ groups = {} }) => {
    const { first, last2 } = groups;
    const from = tokenOf(first === undefined ? groups : { ...groups, day: first });
    const to = tokenOf(last2 === undefined ? groups : { ...groups, day2: last2 });
    if (from === null || to === null) return [];
    return from === to ? [from] : [`${from}/${to}`];
  });
