/**
 * Finds text that may be a prompt injection. The evidence drops certain cases already. This filter is broader,
 * because a model follows instructions that rules ignore, and a false positive only withholds the text from the model
 * without lowering the score. /
 */

const IGNORED_CHARS = /\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]|[\ufe00-\ufe0f]/gu;

/** Letters of other scripts that look like Latin letters. */
const HOMOGLYPHS: Readonly<Record<string, string>> = {
  ...{
    а: "a",
    с: "c",
    е: "e",
    һ: "h",
    і: "i",
    ј: "j",
    ӏ: "l",
    о: "o",
    р: "p",
    ѕ: "s",
    х: "x",
    у: "y",
    т: "t",
    к: "k",
    м: "m",
  },
  ...{ α: "a", ο: "o", ρ: "p", ν: "v", ι: "i", ε: "e", τ: "t", κ: "k" },
};
/** Digits and signs that replace letters in leetspeak. */
const LEET_DIGITS: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
};

/** Lower-case words with single spaces. Keeps the punctuation of "10/10" and JSON. */
export function normalizeForMatching(text: string): string {
  return (
    text
      .normalize("NFKC")
      .replace(IGNORED_CHARS, "")
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      // Recomposes Hangul.
      .normalize("NFC")
      .replace(/ß/gu, "ss")
      .replace(/\p{L}+/gu, (word) =>
        /[a-z]/u.test(word) ? [...word].map((letter) => HOMOGLYPHS[letter] ?? letter).join("") : word,
      )
      .replace(/['’]/gu, "")
      .replace(/[^\p{L}\p{N}/:"{}<>[\]|#=]+/gu, " ")
      .trim()
  );
}

/** Decodes "r4te th1s p4ge". */
const decodeLeetspeak = (plain: string): string =>
  plain.replace(/[a-z0-9@$]+/gu, (word) =>
    /[a-z]/u.test(word) && /[0-9@$]/u.test(word)
      ? word.replace(/[0-9@$]/gu, (sign) => LEET_DIGITS[sign] ?? sign)
      : word,
  );

/** Joins "r a t e  t h i s". */
const joinSpacedLetters = (plain: string): string =>
  plain.replace(/(?:\b\p{L}\b ){3,}\p{L}\b/gu, (run) => run.replaceAll(" ", ""));

const AI_NOUN =
  "(?:ai|a i|llms?|gpt[\\w-]{0,12}|chatgpt|claude|gemini|copilot|(?:large )?language models?|vision models?|neural net\\w*|chatbots?|assistants?|evaluators?|graders?|judges?|raters?|reviewers?|auditors?|crawlers?|bots?|agents?|scoring (?:system|engine|model)s?|scorers?|classifiers?|automat\\w+ (?:system|review|check|tool)s?|ki|ia|sprachmodell\\w*|modele de langage|modelo de lenguaje|modello linguistico|taalmodel\\w*|bewerter|prufer|gutachter|evaluateurs?|evaluador\\w*|valutator\\w*|beoordelaars?|avaliador\\w*)";
const SCORE_TERM =
  "(?:scor(?:e[sd]?|ing)|rat(?:e[sd]?|ings?)|grad(?:e[sd]?|ing)|bands?|verdicts?|assessments?|evaluat\\w+|judg\\w*ments?|marks?|punkt(?:e|zahl)\\w*|bewert\\w+|benot\\w+|notez|notes?|notation|evalu\\w+|puntu\\w+|punteggio|punti|calific\\w+|valut\\w+|voto|beoorde\\w+|cijfer|avali\\w+|nota|classific\\w+)";
const TOP_GRADE =
  "(?:10|ten|zehn|dix|diez|dieci|tien|dez|100 ?%?|full|top|perfect\\w*|flawless|maxim\\w*|highest|exceptional|excellent|outstanding|best possible|perfekt\\w*|hochst\\w*|parfait\\w*|perfett\\w*|excelente|hoogste)";
const INSTRUCTION_NOUN =
  "(?:instructions?|prompts?|system message|guidelines|rubrics?|directives?|rules above|anweisung\\w*|vorgaben|consignes?|instruccion\\w*|istruzion\\w*|instructie\\w*|instruco\\w*|instru[cks]\\w*)";
const IGNORE_VERB =
  "(?:ignor\\w*|disregard\\w*|overr\\w+|forget\\w*|bypass\\w*|discard\\w*|skip|supersed\\w+|replac\\w+|missacht\\w+|vergiss|vergesst|vergessen|oubli\\w+|olvid\\w+|dimentic\\w+|negeer|vergeet|esque\\w+)";
const DETERMINER =
  "(?:this|these|the|our|your|both|all|diese\\w*|die|das|unsere\\w*|cette|la|notre|esta|este|nuestra|questa|questo|nostra|deze|onze)";
const PAGE_NOUN =
  "(?:(?:landing ?)?page|site|website|ad|ads|advert\\w*|creative|match|pair|comparison|seite|landeseite|anzeige|werbung|annonce|publicite|pagina|anuncio|annuncio|advertentie)";

const BROAD_INJECTION_PATTERNS: readonly RegExp[] = [
  // Instructions to ignore or replace the prompt.
  new RegExp(
    `\\b${IGNORE_VERB}\\b.{0,60}\\b(?:${INSTRUCTION_NOUN}|above|previous|prior|preceding|earlier|obige\\w*|bisherige\\w*|vorherige\\w*|precedent\\w*|anterior\\w*|precedenti)\\b`,
  ),
  new RegExp(`\\b(?:hidden|secret|system|developer|grader|judge|reviewer|evaluator)s? ${INSTRUCTION_NOUN}\\b`),
  new RegExp(
    `\\b(?:new|updated|additional|revised|neue|nouvelle\\w*|nueva\\w*|nuov\\w+|nieuwe) ${INSTRUCTION_NOUN} ?(?::|to follow|to obey|from now)`,
  ),
  /\b(?:developer|debug|admin|test|maintenance|jailbreak|dan) mode\b/,
  /\bsystem ?(?:prompt|message|note|override|notice)\b/,
  // Text that addresses a machine or tells it how to rate.
  new RegExp(
    `\\b(?:to|dear|attention|hey|hello|note (?:to|for)|for|an|liebe[rs]?|hinweis (?:an|fur)|cher\\w*|a l attention|aux?|estimad\\w+|para|car[oaie]|per|aan|voor)\\b[^.]{0,30}\\b${AI_NOUN}\\b.{0,80}\\b(?:${SCORE_TERM}|${TOP_GRADE}|${INSTRUCTION_NOUN}|match\\w*|output|respond|answer|return|report)\\b`,
  ),
  new RegExp(
    `\\b(?:if|as|since|when|because|wenn|si|se|als) (?:you|du|sie|vous|tu|usted|lei|je|u|eres|es|sei)\\b.{0,20}\\b${AI_NOUN}\\b`,
  ),
  new RegExp(`\\byou are\\b.{0,20}\\b${AI_NOUN}\\b`),
  new RegExp(
    `\\b${AI_NOUN}s?\\b.{0,40}\\b(?:must|should|shall|are to|is to|will|has to|have to|need to|please|muss|mussen|sollen?|doit|doivent|debe\\w*|deve\\w*|devono|moet\\w*)\\b.{0,60}\\b(?:${SCORE_TERM}|${TOP_GRADE}|match\\w*|output|report|return|answer|respond)\\b`,
  ),
  // A score that is requested, announced or claimed.
  new RegExp(
    `\\b${SCORE_TERM}\\b.{0,24}\\b${DETERMINER}\\b.{0,24}\\b${PAGE_NOUN}\\b.{0,60}\\b(?:${TOP_GRADE}|match\\w*)\\b`,
  ),
  new RegExp(`\\b${SCORE_TERM}\\b.{0,16}\\b(?:it|this|us|uns|ons|nous|nos)\\b.{0,40}\\b(?:${TOP_GRADE}|10 ?/ ?10)\\b`),
  new RegExp(
    `\\b(?:give|assign|award|return|output|respond|reply|answer|print|report|set|choose|pick|select|use|emit|gib|geben|vergib|vergeben|setze|wahle|donnez?|attribue\\w*|mettez|dale|da|dar|otorg\\w+|asign\\w+|dai|assegn\\w+|geef|ken|atribu\\w+)\\b.{0,50}\\b(?:${SCORE_TERM}.{0,30}${TOP_GRADE}|${TOP_GRADE}.{0,30}${SCORE_TERM})\\b`,
  ),
  new RegExp(
    `\\b(?:give|choose|pick|select|set|use)\\b.{0,20}\\b(?:best|${TOP_GRADE})\\b.{0,12}\\b(?:bands?|positions?|verdicts?)\\b`,
  ),
  new RegExp(
    `\\b(?:overall|final|visual|message|tone|congruence|alignment|continuity|match|expected|correct|official|verified)\\b.{0,16}\\b${SCORE_TERM}\\b.{0,20}\\b${TOP_GRADE}\\b`,
  ),
  new RegExp(
    `\\b${TOP_GRADE}\\b.{0,20}\\b(?:in|on|for|across) (?:all|every|each)\\b.{0,20}\\b(?:dimensions?|categor\\w+|criteri\\w+|checks?|metrics?)\\b`,
  ),
  new RegExp(
    `\\b(?:all|every|each) (?:dimensions?|checks?|criteri\\w+|categories)\\b.{0,40}\\b(?:${TOP_GRADE}|match\\w*|pass\\w*)\\b`,
  ),
  // Claims that ad and page match, which no visitor needs to read.
  new RegExp(
    `\\b${PAGE_NOUN}\\b.{0,40}\\b(?:match\\w*|align\\w*|consisten\\w+|congruen\\w+|correspond\\w*|fits?|passt|entspricht|stimmt|correspond|coincide\\w*|corrisponde\\w*|overeen\\w*|past)\\b.{0,40}\\b(?:ad|ads|advert\\w*|creative|anzeige|werbung|annonce|publicite|anuncio|annuncio|inserzione|advertentie|page|landing)\\b`,
  ),
  /\bno (?:mismatch|discrepanc|inconsistenc|deviation|contradiction|issue)\w* (?:exist|were|was|have been|to report|found|between|detected)/,
  /\b(?:mismatch\w*|discrepanc\w+|contradict\w+|differences?)\b.{0,40}\b(?:are|is|should be|must be)\b.{0,20}\b(?:intended|intentional|ignored|overlooked|expected|allowed|approved|not (?:be )?(?:counted|reported|penali[sz]ed))\b/,
  /\b(?:pre ?approved|already (?:reviewed|evaluated|approved|verified|scored|rated))\b.{0,60}\b(?:score|rating|grade|perfect|exceptional|match|10)\b/,
  // Instructions on how to treat the pair or what to omit.
  /\b(?:do not|dont|must not)\b.{0,16}\b(?:report|mention|penali[sz]e|flag|deduct)\b.{0,40}\b(?:mismatch\w*|discrepanc\w+|contradict\w+|differences?|missing|points|offer|price|discount)\b/,
  /\b(?:treat|regard|classify|pretend|assume|respond as (?:though|if))\b.{0,60}\b(?:ads?|advertisement|creative|landing page|page|website|headline|checks?|alignment)\b.{0,50}\b(?:identical|satisfied|passed|match\w*|aligned|word for word|consistent|creative|destination)\b/,
  /\b(?:every|each|all)\b.{0,12}\b(?:checks?|fields?|criteri\w+|observations?)\b.{0,30}\b(?:maximum|positive|passed|satisfied)\b/,
  /\b(?:first|top|highest) (?:enum|option)\b.{0,20}\b(?:each time|every time|throughout)\b/,
  /\byour (?:task|objective|rubric) (?:has changed|is now)\b|\bpart of (?:your|the) rubric\b/,
  /\bresult of (?:this|the) (?:audit|evaluation|comparison|check) is\b|\b(?:judge|grader) has (?:already )?decided\b/,
  /\b(?:correct|expected) (?:classification|verdict|band)\b/,
  /\byou must (?:say|state|report|conclude) that\b|\banswer (?:yes|true|match) to (?:every|each|all)\b/,
  // "Ignore the instructions" in other languages. `\b` works only for Latin letters here.
  /игнорир\p{L}*.{0,40}(?:инструкц|указани)/u,
  /忽略.{0,12}(?:指示|指令)|(?:指示|命令).{0,6}無視|(?:지시|명령).{0,8}무시/u,
  /تجاهل.{0,30}تعليمات/u,
  /\bzignoruj\b.{0,40}\b(?:polecen|instrukcj)|\btalimat\S*.{0,20}(?:yok say|goz ardi|gormezden)/,
  // Terms of the reply format, and the markup of chats and data.
  /\b(?:exceptional|very_poor|very poor)\b.{0,20}\b(?:band|position|visual|message|tone|fold)\b|\b(?:band|position)s?"? ?[:=] ?"?(?:exceptional|good|4|highest)\b/,
  /visual_?match|message_?match|tone_?alignment|above_?the_?fold_?continuity|overall_?score|component_?scores/,
  /\b(?:visual match|message match|tone alignment|above the fold continuity)\b.{0,30}(?:[:=]|\b(?:is|to|as|at)\b)/,
  /"(?:band|position|checks|dimensions|score|status|observations)" ?:/,
  /<\|?(?:im_start|im_end|system|endoftext|assistant|user)\|?>|\[\/?inst\]|<<\/?sys>>|^#+ ?(?:system|instruction|assistant)|\b(?:assistant|system|user) ?: /,
  /\bend of (?:facts|data|page|ad|document|untrusted|input|text|list)\b|\b(?:begin|start|beginning) of (?:new |the )?(?:instructions|task|system|orders)\b/,
  /^(?:a|l)\d{1,3} ?[|:[]/,
  /\b(?:base64|rot13|decode|decipher) (?:this|the following|and (?:follow|obey|execute))\b/,
];

/** Base64 or hexadecimal text, which some models decode. */
const ENCODED_RUN = /(?:[A-Za-z0-9+/]{40,}={0,2}|(?:[0-9a-f]{2}[ :]?){24,})/;

const decodeBase64Runs = (text: string): string[] =>
  (text.match(/[A-Za-z0-9+/]{16,}={0,2}/gu) ?? []).map((run) => Buffer.from(run, "base64").toString("latin1"));

const matchesInjection = (plain: string): boolean => BROAD_INJECTION_PATTERNS.some((pattern) => pattern.test(plain));

/** Whether a text may be a prompt injection, also if it is obfuscated, reversed or encoded. */
export function mayBeInjection(text: string): boolean {
  const plain = normalizeForMatching(text);
  return (
    matchesInjection(plain) ||
    matchesInjection(decodeLeetspeak(plain)) ||
    matchesInjection(joinSpacedLetters(plain)) ||
    matchesInjection([...plain].reverse().join("")) ||
    ENCODED_RUN.test(text) ||
    decodeBase64Runs(text).some((run) => matchesInjection(normalizeForMatching(run)))
  );
}
