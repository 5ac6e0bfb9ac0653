import { stemmer as danish } from "@orama/stemmers/danish";
import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as norwegian } from "@orama/stemmers/norwegian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stemmer as swedish } from "@orama/stemmers/swedish";
import { stopwords as daWords } from "@orama/stopwords/danish";
import { stopwords as nlWords } from "@orama/stopwords/dutch";
import { stopwords as enWords } from "@orama/stopwords/english";
import { stopwords as frWords } from "@orama/stopwords/french";
import { stopwords as deWords } from "@orama/stopwords/german";
import { stopwords as itWords } from "@orama/stopwords/italian";
import { stopwords as noWords } from "@orama/stopwords/norwegian";
import { stopwords as ptWords } from "@orama/stopwords/portuguese";
import { stopwords as esWords } from "@orama/stopwords/spanish";
import { stopwords as svWords } from "@orama/stopwords/swedish";
import { normaliseText } from "./normalise-text.ts";

/** A language whose words we can stem and tell from filler. */
export interface LanguageProfile {
  stem(word: string): string;
  /** Function words, plain. */
  stopWords: ReadonlySet<string>;
  /** Writes compounds as one word, their head last. */
  writesCompounds: boolean;
}

const COMPOUNDING_LANGUAGES: ReadonlySet<string> = new Set(["de", "nl", "sv", "da", "no"]);

/** What the lists lack: ad copy's small words, ordinals and numerals, and names of days and months, which offers compare. */
const EXTRA_STOP_WORDS: Readonly<Record<string, string>> = {
  en: "first second third two three four five six seven eight nine ten end ends ending only last monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december get got us let lets make makes made every also just still even into onto our your with within without from per via ll re ve dont cant wont isnt im youre its today now here there yes please around across along one way ways gone back",
  de: "ende erste ersten erster erstes zwei drei vier funf sechs sieben acht neun zehn endet nur letzte letzten montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar april juni juli august september oktober november dezember mehr ganz jetzt hier heute gibt dein deine deinen deiner unser unsere unseren ihr ihre ihren euch eure sowie beim zum zur vom ab pro je schon immer einfach",
  fr: "jusqu lorsqu puisqu premier premiere deux trois quatre cinq six sept huit neuf dix seulement dernier derniers partir lundi mardi mercredi jeudi vendredi samedi dimanche janvier fevrier avril juin juillet aout septembre octobre novembre decembre plus tout tous toute toutes très chez dès sans sous vers ici aujourd hui c est n y cette cet ses nos vos être avoir",
  es: "primer primera primero dos tres cuatro cinco seis siete ocho nueve diez solo ultimo ultimos partir lunes martes miercoles jueves viernes sabado domingo enero febrero abril junio julio agosto septiembre octubre noviembre diciembre más muy todo toda todos todas tu tus su sus ya",
  it: "poco poca pochi molto molta molti primo prima due tre quattro cinque sei sette otto nove dieci solo ultimo ultimi partire lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio aprile giugno luglio agosto settembre ottobre novembre dicembre più tutto tutti tutta tutte tuo tua tuoi tue suo già ora oggi qui",
  nl: "eerste twee drie vier vijf zes zeven acht negen tien alleen laatste maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari april juni juli augustus september oktober november december jouw je jullie onze ons alle alles nu hier vandaag meer elke zonder",
  pt: "primeiro primeira dois duas tres quatro cinco seis sete oito nove dez apenas ultimo ultimos partir segunda terca quarta quinta sexta sabado domingo janeiro fevereiro abril junho julho agosto setembro outubro novembro dezembro mais tudo todo toda todos todas teu tua já agora aqui hoje você seu",
  sv: "du din ditt dina vi våra alla allt nu här idag mer",
  da: "du din dit dine vi vores alle alt nu her dag mere",
  no: "du din ditt dine vi våre alle alt nå her dag mer",
};

const createProfile = (
  tag: string,
  stem: (word: string) => string,
  filler: readonly string[],
): [string, LanguageProfile] => [
  tag,
  // The stemmers lower-case and leave short words alone; a failed stem is the word itself.
  {
    stem: (word) => normaliseText(stem(word)) || word,
    stopWords: new Set(
      [...filler, ...(EXTRA_STOP_WORDS[tag] ?? "").split(" ")]
        .flatMap((word) => normaliseText(word).split(" "))
        .filter((word) => word !== ""),
    ),
    writesCompounds: COMPOUNDING_LANGUAGES.has(tag),
  },
];

/** By ISO 639-1 tag. Other languages are compared by whole words. */
export const LANGUAGE_PROFILES: ReadonlyMap<string, LanguageProfile> = new Map([
  createProfile("en", english, enWords),
  createProfile("de", german, deWords),
  createProfile("fr", french, frWords),
  createProfile("es", spanish, esWords),
  createProfile("it", italian, itWords),
  createProfile("nl", dutch, nlWords),
  createProfile("pt", portuguese, ptWords),
  createProfile("sv", swedish, svWords),
  createProfile("da", danish, daWords),
  createProfile("no", norwegian, noWords),
]);

const WHOLE_WORD_PROFILE: LanguageProfile = {
  stem: (word) => word,
  stopWords: new Set(),
  writesCompounds: false,
};

/** The tongue of a tag. Where the language is unknown English is assumed, the commonest in ads; elsewhere words stand as they are. */
export const languageProfile = (tag: string | null): LanguageProfile =>
  LANGUAGE_PROFILES.get(tag ?? "en") ?? WHOLE_WORD_PROFILE;
