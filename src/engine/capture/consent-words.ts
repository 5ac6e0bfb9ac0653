/** How consent layers speak: regular expressions' sources, for Node and for the page alike. Case does not matter. */
export interface ConsentWords {
  /** The law's own words. "Privacy" alone is on every newsletter form. */
  law: string;
  /** What such a layer's buttons say. */
  answers: string;
  /** How its elements and frames are named. */
  names: string;
}

const LAW = [
  "cookie",
  "gdpr",
  "dsgvo",
  "rgpd",
  "\\bccpa\\b",
  "consent",
  "einwilligung",
  "datenschutz",
  "traceurs",
  "consentement",
  "confidentialité",
  "consentimiento",
  "galletas",
  "consenso",
  "toestemming",
  "samtycke",
  "samtykke",
  "informasjonskapsler",
  "kakor",
  "evästee",
  "ciasteczk",
  "zgod",
  "souhlas",
  "hozzájárul",
  "süti",
  "çerez",
  "piškotk",
  "küpsis",
  "sīkdat",
  "slapuk",
  "куки",
  "файл",
];

const ANSWERS = [
  "\\b(accept|agree|allow|reject|decline|deny|refuse|consent|manage|preferences|settings|options|customi[sz]e|only necessary|got it|ok(ay)?|understood|continue without|do not sell)\\b",
  "akzept",
  "zustimm",
  "ablehn",
  "einverstanden",
  "einstellung",
  "erlaub",
  "notwendig",
  "verstanden",
  "auswahl",
  "accepte",
  "refuse",
  "paramét",
  "personnalis",
  "continuer sans",
  "d'accord",
  "acepta",
  "rechaza",
  "configura",
  "permitir",
  "aceitar",
  "recusar",
  "rejeitar",
  "accett",
  "rifiut",
  "personalizza",
  "impostazioni",
  "weiger",
  "instellingen",
  "toestaan",
  "godkänn",
  "neka",
  "avvisa",
  "inställning",
  "godta",
  "avvis",
  "tillad",
  "afvis",
  "hyväksy",
  "hylkää",
  "akceptuj",
  "odrzuć",
  "ustawienia",
  "přijmout",
  "odmítnout",
  "elfogad",
  "elutasít",
  "kabul",
  "reddet",
  "прийня",
  "принять",
  "отклон",
];

const NAMES = [
  "cookie",
  "consent",
  "gdpr",
  "ccpa",
  "\\bcmp\\b",
  "onetrust",
  "privacy-?(banner|notice|manager|mgmt)",
  "usercentrics",
  "didomi",
  "sp_message",
  "truste",
];

export const CONSENT_WORDS: ConsentWords = {
  law: LAW.join("|"),
  answers: ANSWERS.join("|"),
  names: NAMES.join("|"),
};

/** Whether a text of a frame is that of a consent layer. */
export function asksForConsent(text: string): boolean {
  return new RegExp(CONSENT_WORDS.law, "i").test(text) && new RegExp(CONSENT_WORDS.answers, "i").test(text);
}
