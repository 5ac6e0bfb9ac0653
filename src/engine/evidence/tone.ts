import type { Tone } from "../artifacts/evidence.ts";
import { foldText, toVisibleText } from "./normalise-text.ts";

/** Words of a plain list, as whole words of folded text. */
const words = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${list.trim().replace(/\s+/g, "|")})(?![\\p{L}\\d])`, "gu");

const PLEASANT = words(`
  love loved lovely enjoy happy happier happiness joy joyful delight delicious beautiful beautifully perfect perfectly great best better amazing awesome
  wonderful fantastic brilliant excellent easy easily simple effortless free fresh comfort comfortable cozy cosy relax smile fun exciting magic dream dreams
  favorite favourite trusted reliable safe warm bright smart win winning success successful celebrate welcome thank thanks inspire inspired
  liebe lieben geniessen genuss glucklich freude schon schone schoner schonste perfekt perfekte toll tolle beste besten besser einfach leicht frisch bequem
  gemutlich entspannt lacheln spass traum traume lecker willkommen danke sicher zuverlassig erfolg
  aime aimer adorer bonheur heureux heureuse joie beau belle parfait parfaite meilleur meilleurs meilleure facile simple frais confortable plaisir sourire reve bienvenue merci delicieux
  amor amar disfruta disfrutar feliz alegria hermoso bonito perfecto mejor mejores facil sencillo fresco comodo sonrisa sueno bienvenido gracias delicioso
  ama amare gioia felice bello bella perfetto perfetta migliore migliori facile semplice fresco comodo sorriso sogno benvenuto grazie delizioso
  heerlijk geniet genieten blij mooi beste perfect makkelijk fris comfortabel welkom feliz alegria melhor perfeito`);

const UNPLEASANT = words(`
  pain painful hate hard difficult problem problems worry worries worried risk risks risky fear scared danger dangerous debt loss lose losing lost stress stressful
  struggle struggling tired sick ill bad worse worst fail failed failure expensive waste wasted wasting broken dead death crisis threat warning mistake mistakes
  schmerz schmerzen problem probleme sorge sorgen risiko angst gefahr schulden verlust stress mude krank schlecht schlimm teuer kaputt fehler warnung
  douleur probleme problemes souci risque peur danger dette perte fatigue malade mauvais pire cher erreur
  dolor problema problemas preocupacion riesgo miedo peligro deuda perdida cansado enfermo malo peor caro error
  dolore problema problemi rischio paura pericolo debito perdita stanco malato peggio caro errore pijn probleem zorgen gevaar schuld fout`);

/** What presses by itself. */
const URGENT =
  /\b(?:hurry|last (?:chance|days?|call|minute)|limited(?: time)?|while (?:stocks?|supplies) last|ends?|ending|only \d+ left|don'?t (?:miss|wait)|before (?:it'?s|it is|they'?re|they are) (?:gone|too late)|going fast|almost gone|won'?t last|final (?:hours?|days?|call|sale)|act (?:now|fast)|selling fast|expires?|deadline|immediately|nur noch|letzte (?:chance|tage)|begrenzt|solange (?:der )?vorrat|endet|beeil\w*|vite|derniers? (?:jours?|chance)|derniere chance|limitee?|depechez|ultim[ao]s? (?:dias?|oportunidad|plazas|unidades)|date prisa|limitad[ao]|subito|ultim[aio] (?:giorni|occasione|posti)|affrettati|limitat[ao]|laatste (?:kans|dagen)|op=op|ultima chance)\b/gu;

/** What any call or price tag says: "Shop now", "now 19 €", "heute bestellt, morgen da". */
const PROMPT =
  /\b(?:now|today|tonight|jetzt|heute|sofort|maintenant|aujourd'hui|ahora|hoy|adesso|oggi|nu|vandaag|agora|hoje)\b(?!\s*(?:only |nur |just )?[$€£¥]?\s?\d)/gu;
const PROMPT_SHARE = 0.3;

/** Even a line of three words has to press more than once to press as hard as words can. */
const FULL_PRESSURE = 3;
/** In longer texts: one urgent word in so many. */
const PRESSURE_WORDS = 12;

const CASUAL =
  /\b(?:hey|hi|wow|yeah|yep|gonna|wanna|gotta|cool|awesome|guys|folks|stuff|kinda|omg|lol|oops|yay|yum|super|mega|krass|geil|hallo|du|dein\w*|dich|dir|euch|eure?\w*|salut|coucou|tu|ton|ta|tes|toi|tuo|tua|tuoi|ti|hola|oye|genial|mola|ciao|dai|hoi|leuk|jij|jouw|\p{L}+(?:n't|'re|'ll|'ve|'m))(?![\p{L}])/gu;

const FORMAL =
  /\b(?:provide[sd]?|ensure[sd]?|solutions?|professional(?:s|ly)?|expertise|accordance|regarding|therefore|furthermore|require[sd]?|comprehensive|compliance|compliant|enterprise|consult(?:ation|ing)?|inquire|kindly|vous|votre|vos|usted(?:es)?|lei|uw|losungen|umfassend\w*|gewahrleist\w*|kompetent\w*|unternehmen|professionell\w*|accompagnons|solutions|soluciones|profesional(?:es)?|soluzioni|professionale)(?![\p{L}])/gu;

/** Who says "du" or "vous" has chosen, and goes on as he began: each counts like several words of a register. */
const FAMILIAR =
  /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|eure?\p{L}*|tu|toi|ton|ta|tes|tuo|tua|tuoi|jij|jouw|teu|tua)(?!\p{L})/gu;
const POLITE = /(?<!\p{L})(?:vous|votre|vos|usted(?:es)?|uw)(?!\p{L})/gu;
const ADDRESS = 2;

/** German's polite form is told by its capital within a sentence. */
const POLITE_GERMAN = /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr(?:e[nmrs]?)?)(?!\p{L})/gu;

const YOU =
  /(?<!\p{L})(?:you|your|yours|yourself|you'\p{L}+|du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*|sie|ihnen|ihre?\p{L}?|tu|te|toi|ton|ta|tes|vous|votre|vos|ti|tus|usted|ustedes|tuo|tua|tuoi|tue|vostr\p{L}|je|jij|jouw|jullie|uw|voce|teu|tua|seu|sua)(?!\p{L})/u;

const EMOJI = /\p{Extended_Pictographic}/gu;
/** Words in capitals, from four letters on or beside another: "LED" and "EUR" are spelt so, "BUY NOW" is shouted. */
const SHOUT =
  /(?<![\p{L}\d])(?:\p{Lu}{4,}|(?<=(?<![\p{L}\d])\p{Lu}{3,}\s)\p{Lu}{3,}|\p{Lu}{3,}(?=\s\p{Lu}{3,}(?![\p{L}\d])))(?![\p{L}\d])/gu;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A balance of two counts, -1 to 1, that needs several words to reach its ends. */
const balance = (more: number, less: number): number => (more - less) / (more + less + 2);

/**
 * How a run of texts speaks; null below `least` words. Unknown words say nothing: in a language without a word list the
 * measures that rest on one stay in their middle on both sides.
 */
export const toneOf = (texts: readonly string[], least = 3): Tone | null => {
  const seen = texts.map(toVisibleText).filter((text) => text !== "");
  const whole = seen.join("\n");
  const low = foldText(seen.join(" . "));
  const total = count(low, /[\p{L}\p{N}]+(?:['-]\p{L}+)*/gu);
  if (total < least) return null;
  const sentences = seen.flatMap((text) => text.split(/[.!?…]+(?:\s|$)/u)).filter((part) => /\p{L}/u.test(part));
  const addressed = sentences.filter((sentence) => YOU.test(foldText(sentence))).length;
  const shouts = count(whole, /!/g) + count(whole, SHOUT) + count(whole, EMOJI);
  return {
    sentiment: balance(count(low, PLEASANT), count(low, UNPLEASANT)),
    urgency: Math.min(
      1,
      (count(low, URGENT) + PROMPT_SHARE * count(low, PROMPT)) / Math.max(FULL_PRESSURE, total / PRESSURE_WORDS),
    ),
    formality:
      0.5 +
      balance(
        count(low, FORMAL) + ADDRESS * (count(whole, POLITE_GERMAN) + count(low, POLITE)),
        count(low, CASUAL) + ADDRESS * count(low, FAMILIAR) + count(whole, EMOJI),
      ) /
        2,
    wordsPerSentence: total / Math.max(1, sentences.length),
    secondPersonShare: addressed / Math.max(1, sentences.length),
    emphasis: (shouts / total) * 100,
    wordCount: total,
  };
};
