import type { Snapshot } from "../artifacts/capture.ts";
import { foldText, normaliseText } from "./normalise-text.ts";

/**
 * Text that speaks to whoever judges the page instead of to its visitors. It is no copy, so it is no evidence: it can
 * neither raise nor lower anything, wherever it stands.
 */

/** A full mark, as it is asked for; never "10 % off". */
const TOP_SCORE =
  "(?:10(?! (?:off|percent|rabatt|de|di|korting|prozent)\\b)|100(?! (?:off|percent)\\b)|ten|zehn|dix|diez|dieci|tien|dez|full|top|perfect\\w*|highest|maximum|exceptional|hochst\\w*|maxim\\w*|massim\\w*|hoogste|parfait\\w*|perfekt\\w*|perfett\\w*)";
/** What is rated: the page and its match with the ad, never a product or a stay. */
const RATED_OBJECT =
  "(?:this|it|us|the (?:page|ad|landing|match|site)|our (?:page|ad|landing|site)|diese|uns|die seite|cette|la page|nous|esta|la pagina|questa|deze|de pagina|esta)";
const SCORE_WORD =
  "(?:score|rating|grade|mark|note|punkte|punktzahl|bewertung|puntuacion|nota|calificacion|punteggio|voto|cijfer|pontuacao)s?";
const AI_READER =
  "(?:(?:ai|a i|ki|ia)(?=s? (?:review|evaluat|grad|judg|model|system|assistant|agent|scor|bewert|this|that|please|bitte|you|give|rate|ignore|otorga|da|gib|cette|donne|esta|questa|dai|deze|diese|svp)|$)|llm|gpt|chatgpt|claude|gemini|copilot|language model|sprachmodell|modele de langage|modelo de lenguaje|modello linguistico|taalmodel|evaluator|grader|judge|automated (?:reviewer|judge|evaluator|system)|bewerter|prufer)s?";
const INSTRUCTION_WORD =
  "(?:instruction|prompt|anweisung|consigne|instruccion|istruzion|instructie|instruc)\\w*";
const RULE_PHRASE =
  "(?:previous|prior|above|preceding|earlier|your|bisherige\\w*|vorherige\\w*|obige\\w*|precedent\\w*|anterior\\w*|vorige|eerdere)\\b.{0,20}\\b(?:guideline|rule|direction|vorgabe|regel|regle|regla|regol)\\w*";

const INJECTION_PATTERNS: readonly RegExp[] = [
  // To forget what was asked.
  new RegExp(
    `\\b(?:ignore|ignorez|disregard|override|forget|bypass|ignoriere\\w*|vergiss|vergessen|missachte|oublie[zr]?|ignora|ignoren|olvida\\w*|dimentica\\w*|negeer|vergeet|esqueca)\\b.{0,40}\\b(?:${INSTRUCTION_WORD}|${RULE_PHRASE})\\b`,
  ),
  /\b(?:new|updated|hidden|secret) instructions? (?:for|to|follow)\b/,
  // To give a mark.
  new RegExp(
    `\\b(?:rate|score|grade|rank|judge|evaluate|assess)\\s+${RATED_OBJECT}\\b.{0,40}\\b${TOP_SCORE}\\b`,
  ),
  new RegExp(
    `\\b(?:bewerte\\w*|benote\\w*|notez|note|evaluez|califica\\w*|puntua\\w*|evalua\\w*|valora\\w*|valuta\\w*|vota\\w*|beoordeel|avalie|classifique)\\s+(?:sie |mit |con )?${RATED_OBJECT}\\b.{0,40}\\b${TOP_SCORE}\\b`,
  ),
  new RegExp(
    `\\b(?:give|assign|award|return|output|respond with|gib|geben sie|vergib|vergeben sie|donnez|donne|attribuez|da|dale|otorga|asigna|dai|assegna|geef|atribua)\\b.{0,40}\\b${TOP_SCORE}\\b.{0,20}\\b${SCORE_WORD}\\b`,
  ),
  new RegExp(
    `\\b(?:give|assign|award|return|output|respond with|gib|geben sie|vergib|vergeben sie|donnez|donne|attribuez|da|dale|otorga|asigna|dai|assegna|geef|atribua)\\b.{0,40}\\b${SCORE_WORD}\\b.{0,20}\\b${TOP_SCORE}\\b`,
  ),
  /\b(?:overall|visual|message|tone|final)[ _]?(?:score|match|alignment|rating)\s+(?:is |of |must be |should be |to )?(?:10|ten|exceptional|perfect)\b/,
  /\b(?:score|rating) (?:of |is |must be |should be )?10 (?:out of )?10\b/,
  // To the machine by name.
  new RegExp(
    `\\b(?:dear|attention|note (?:to|for)|message (?:to|for)|instructions? to|liebe[rs]?|hinweis (?:an|fur)|cher|chere|a l attention de|message a|note (?:a|pour)|estimad[ao]|querid[ao]|nota para|car[ao]|nota per)\\s+(?:the |any |all |you |die |den |l |la |le |las |los |il |un |una |une |reading |visiting )*${AI_READER}\\b`,
  ),
  /\b(?:to|an|a|aan) (?:the|any|all|die|alle|les|tous les|de) (?:ai |llm |automated |ki |ia )?(?:evaluators|graders|ai judges?|evaluator|grader|automated judges?|ai reviewers?|scoring systems?|bewerter|prufer|evaluateurs?|beoordelaars?)\b/,
  /\b(?:if|as|since|when) you (?:are|re) (?:an? )?(?:ai|llm|language model|automated|evaluator|bot|assistant)\b/,
  /\byou are (?:now )?(?:an? )?(?:ai|llm|language model|helpful assistant|evaluator|grader)\b/,
  /\bsystem prompt\b/,
  // That the page matches the ad: no visitor is told so.
  /\b(?:this|the|our) (?:landing )?page\b.{0,30}\b(?:matches|aligns with|is aligned with|is a (?:perfect )?match for|fits|corresponds to)\b.{0,20}\b(?:the|this|its|our) (?:ad|advert|advertisement|creative)\b/,
  /\b(?:ad and (?:the |this )?(?:landing )?page|landing page and (?:the )?ad)\b.{0,20}\b(?:match|align|belong|agree|consistent|congruent)\w*\b/,
  /\bdiese (?:landing ?page|seite)\b.{0,30}\b(?:passt|entspricht|stimmt)\b.{0,30}\b(?:anzeige|werbung|anzeigentext)\b/,
  /\bcette page\b.{0,30}\b(?:correspond|est conforme)\b.{0,30}\b(?:annonce|publicite)\b/,
  /\besta pagina\b.{0,30}\b(?:coincide|corresponde)\b.{0,30}\b(?:anuncio)\b/,
  /\bquesta pagina\b.{0,30}\b(?:corrisponde|coincide)\b.{0,30}\b(?:annuncio|inserzione)\b/,
  /\bdeze pagina\b.{0,30}\b(?:komt overeen|past|sluit aan)\b.{0,30}\b(?:advertentie)\b/,
];

/** The marks with which a conversation with a model is written down. */
const CHAT_TEMPLATE_MARKER =
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?inst\]|<<\/?sys>>|^#+ ?(?:system|instruction)s?\b/;

export const isPromptInjection = (text: string): boolean => {
  const words = normaliseText(text);
  return (
    INJECTION_PATTERNS.some((pattern) => pattern.test(words)) || CHAT_TEMPLATE_MARKER.test(foldText(text))
  );
};

const MAX_JSON_DEPTH = 12;

const blankInjection = (text: string): string => (isPromptInjection(text) ? "" : text);
const nullInjection = (text: string | null): string | null =>
  text === null || isPromptInjection(text) ? null : text;

const removeInjectionsFromJson = (value: unknown, depth = 0): unknown => {
  if (typeof value === "string") return blankInjection(value);
  if (depth > MAX_JSON_DEPTH || typeof value !== "object" || value === null) return value;
  return Array.isArray(value)
    ? value.map((item) => removeInjectionsFromJson(item, depth + 1))
    : Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, removeInjectionsFromJson(item, depth + 1)]),
      );
};

/** The page without what addresses the judge: in its copy, labels, alternative texts, head and structured data. */
export const removePromptInjections = (page: Snapshot): Snapshot => ({
  ...page,
  title: blankInjection(page.title),
  description: nullInjection(page.description),
  siteName: nullInjection(page.siteName),
  texts: page.texts.filter(({ text }) => !isPromptInjection(text)),
  controls: page.controls.filter(({ text }) => !isPromptInjection(text)),
  images: page.images.map((image) => ({ ...image, alt: blankInjection(image.alt) })),
  links: page.links.filter(({ text }) => !isPromptInjection(text)),
  jsonLd: page.jsonLd.map((block) => removeInjectionsFromJson(block)),
});
