/**
 * Checks whether text read by OCR consists of plausible English words. OCR confidence does not show this: it rates
 * single letters, so "hy" for "by" is as confident as any word. Longer words are checked by their spelling; words of
 * up to three letters, which most OCR errors produce, by a list.
 */

const SHORT_WORDS = new Set(
  (
    "a i o am an as at ax be by do eh go ha hi ho id if in is it la lo ma me my no of oh ok on or ox pa re so to up us we ye yo vs " +
    "ace act add age ago aid aim air ale all and ant any ape apt arc are arm art ash ask ate awe axe bad bag ban bar bat bay bed bee beg " +
    "bet bib bid big bin bit bow box boy bra bud bug bun bus but buy bye cab can cap car cat cod cop cot cow cry cub cue cup cut dad day " +
    "den dew did die dig dim dip doe dog don dot dry due duo dye ear eat ebb eco egg ego elf elk elm end eon era eve ewe eye fab fan far " +
    "fat fax fed fee few fig fin fir fit fix fly fog for fox fry fun fur gap gas gel gem get gig gin god got gum gun gut guy gym had ham " +
    "has hat hay hem hen her hey hid him hip his hit hob hog hop hot how hub hue hug hum hut ice icy ill ink inn ion isn its ivy jam jar " +
    "jaw jet job jog joy jug keg key kid kin kit lab lap law lay led leg let lid lie lip lit log lot low mad man map mat max may men met " +
    "mid min mix mob mom mop mud mug mum nap net new nil nip nod nor not now nun nut oak oar oat odd off oil old one opt our out owe owl " +
    "own pad pal pan pat paw pay pea pen pep per pet pie pig pin pit pod pop pot pre pro pub pun pup put ram ran rap rat raw ray red rib " +
    "rid rig rim rip rob rod row rub rug rum run rye sad sap sat saw say sea see set sew she shy sin sip sir sit six ski sky sly sob son " +
    "soy spa spy sum sun tab tag tan tap tax tea ten the tie tin tip toe ton too top tow toy try tub tug two use van vat vet via vow wax " +
    "way web wed wet who why wig win wit won wow yep yes yet you zip zoo " +
    "ai app apr atm bmw cbd ceo crm diy dna dvd ebook eu faq gb gps hd hr ios iq ipa it kg km led ltd mba mp mph nhs nyc ny oz pc pdf " +
    "phd pin pm pr rv seo sms suv tv uk usa usb vip vpn vr wi fi xl xs xxl mr mrs ms dr st inc co"
  ).split(" "),
);

const WORD_ONSET =
  /^(?:[bcdfghjklmnpqrstvwxyz]|b[lr]|c[hlrz]|chr|d[rw]|f[lr]|g[hlnr]|k[nrl]|ll|mc|p[hlrs]|phr|rh|s[chklmnpqtwv]|sch|scr|shr|sph|spl|spr|str|t[hrsw]|thr|w[hr])?[aeiouy]/;
const IMPLAUSIBLE_RUN = /[bcdfghjklmnpqrstvwxz]{6}|(\p{L})\1\1/u;
const FIGURE_TOKEN =
  /^[-+]?\p{Sc}?\d[\d.,:/]*(?:%|\p{Sc}|st|nd|rd|th|[ap]m|[hkmxgs]|kg|km|mg|ml|gb|tb|in)?$/iu;
/** Mixed case such as "ShOp" is an OCR error. */
const USUAL_CASE = /^(?:\p{Lu}+|\p{Lu}?\p{Ll}+)$/u;

function looksLikeEnglishWord(word: string): boolean {
  if (FIGURE_TOKEN.test(word)) return true;
  if (!USUAL_CASE.test(word)) return false;
  const small = word.toLowerCase();
  return small.length <= 3 ? SHORT_WORDS.has(small) : WORD_ONSET.test(small) && !IMPLAUSIBLE_RUN.test(small);
}

/**
 * Whether every word of a text is plausible.
 *
 * @param known words that people typed, such as names and models, which need not look like English.
 */
export function looksLikeEnglish(text: string, known: ReadonlySet<string>): boolean {
  return text
    .normalize("NFC")
    .replaceAll(/['’](?:s|t|d|m|re|ve|ll)(?!\p{L})/giu, "")
    .split(/[\s/–—-]+|(?<=\p{L})['’](?=\p{L})/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}\p{Sc}]+|[^\p{L}\p{N}\p{Sc}%]+$/gu, ""))
    .every((word) => word === "" || known.has(word.toLowerCase()) || looksLikeEnglishWord(word));
}
