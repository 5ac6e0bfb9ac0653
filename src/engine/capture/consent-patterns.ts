/** How consent layers speak: regular expressions' sources, for Node and for the page alike. Case does not matter. */
export interface ConsentPatterns {
  /** The law's own words. "Privacy" alone is on every newsletter form. */
  privacyLaw: string;
  /** Cookies, which are also baked. */
  cookies: string;
  /** What is said of a website's cookies, and never of a bakery's. */
  cookieUsage: string;
  /** What is asked of a visitor besides: an answer to that is none to a consent layer. */
  ageGate: string;
  /** Buttons that give or refuse consent. */
  consentButton: string;
  /** Buttons that end a notice without either. */
  closeButton: string;
  /** How its elements, files and frames are named. */
  elementName: string;
  /** Names of scripts' own that only keep cookies. */
  cookieHelperName: string;
}

const PRIVACY_LAW_TERMS = [
  "gdpr",
  "dsgvo",
  "rgpd",
  "\\bccpa\\b",
  "\\bconsent",
  "einwilligung",
  "datenschutz",
  "traceurs",
  "confidentialité",
  "consentimiento",
  "consenso",
  "toestemming",
  "samtycke",
  "samtykke",
  "informasjonskapsler",
  "suostumu",
  "zgod",
  "souhlas",
  "hozzájárul",
];

const COOKIE_TERMS = [
  "cookie",
  "galletas",
  "kakor",
  "evästee",
  "ciasteczk",
  "süti",
  "çerez",
  "piškotk",
  "küpsis",
  "sīkdat",
  "slapuk",
  "куки",
];

const USAGE_VERBS = [
  "\\b(use[sd]?|using|utili[sz]es?|stores?|sets?|places?)\\b",
  "\\b(verwend|nutz(en|t|ung)|setz(en|t)|einsatz)",
  "\\b(utilis|dépos|dépôt)",
  "\\b(usamos|usa|utiliza|utilizamos|empleamos)\\b",
  "\\b(usiamo|usa|utilizza|utilizziamo|impiega)\\b",
  "\\bgebruik",
  "\\banvänd",
  "\\b(bruger|bruker|anvender)\\b",
  "käyttä",
  "\\b(używa|stosuj|korzysta|wykorzyst)",
  "použív",
  "használ",
  "folos",
  "kullan",
  "использу",
];

const COOKIE_PURPOSES = [
  "website|web site|browser|(your|this) (site|device|experience|visit|preferences)|traffic|analytics|technolog|third[- ]part",
  "personali[sz]|advertis|statisti[ck]|non-essential|strictly necessary",
  "webseite|erlebnis|notwendige|drittanbieter|zustimm|akzeptier|ablehn",
  "ce site|navigation|mesure|audience|publicité|refuser|accepte",
  "este sitio|navegaci|propias|de terceros|rechaz|acept",
  "questo sito|navigazione|terze parti|rifiut|accett",
];

const AGE_GATE_PHRASES = [
  "\\bage (verification|gate|check|restriction)",
  "\\b(over|under|at least|older than|are you) (16|18|19|20|21)\\b",
  "\\b(16|18|19|20|21) ?(\\+|years|jahre|ans|años|anni)",
  "of legal (drinking |smoking )?age",
  "volljährig",
  "mayor de edad",
  "majeur",
  "maggiorenne",
  "adult[- ](only|content|material|website)",
];

const CONSENT_BUTTON_LABELS = [
  "\\b(accept|agree|allow|reject|decline|deny|refuse|opt[- ]?out|consent|only necessary|necessary only|essential only|got it|ok(ay)?|understood|i understand|continue without|do not sell)\\b",
  "akzept",
  "zustimm",
  "ablehn",
  "einverstanden",
  "erlaub",
  "notwendig",
  "verstanden",
  "accepte",
  "refuse",
  "continuer sans",
  "d['’]accord",
  "j['’]ai compris",
  "acept",
  "rechaz",
  "permitir",
  "entendido",
  "de acuerdo",
  "aceitar",
  "recusar",
  "rejeitar",
  "accett",
  "rifiut",
  "ho capito",
  "weiger",
  "toestaan",
  "akkoord",
  "godkänn",
  "neka",
  "avvisa",
  "godta",
  "avvis",
  "tillad",
  "afvis",
  "hyväksy",
  "hylkää",
  "akceptuj",
  "odrzuć",
  "przyjmuję",
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

const CONSENT_CLOSE_LABELS = [
  "\\b(close|dismiss|continue)\\b",
  "schlie(ß|ss)en",
  "fermer",
  "cerrar",
  "chiudi",
  "sluit",
  "[×✕✖]",
];

const CONSENT_ELEMENT_NAMES = [
  "cookie[-_ ]?(bot|yes|first|hub|script|pro|info|law|consent|banner|bar|notice|notification|note|message|modal|popup|overlay|dialog|wall|layer|disclaimer|policy|accept|warning|alert|settings|preferences|manager|control|compliance)",
  "(accept|allow|eu)[-_ ]?cookies?",
  "consent",
  "gdpr",
  "dsgvo",
  "ccpa",
  "\\bcmp\\b",
  "onetrust",
  "privacy[-_]?(banner|notice|manager|mgmt|wall|popup|modal)",
  "usercentrics",
  "didomi",
  "sp_message",
  "truste",
  "iubenda",
  "axeptio",
  "tarteaucitron",
  "borlabs",
  "complianz",
  "quantcast",
];

const COOKIE_HELPER_NAMES = [
  "document\\.cookie",
  "(get|set|read|write|create|delete|erase|remove|has)_?cookies?",
  "js[-.]cookie",
];

const anyOf = (words: string[]): string => words.join("|");

export const CONSENT_PATTERNS: ConsentPatterns = {
  privacyLaw: anyOf(PRIVACY_LAW_TERMS),
  cookies: anyOf(COOKIE_TERMS),
  // One sentence: "We use cookies", "Cookies help us understand our traffic".
  cookieUsage: `(${anyOf(USAGE_VERBS)})[^.!?]{0,80}(${anyOf(COOKIE_TERMS)})|(${anyOf(COOKIE_TERMS)})[^.!?]{0,120}(${anyOf(COOKIE_PURPOSES)})`,
  ageGate: anyOf(AGE_GATE_PHRASES),
  consentButton: anyOf(CONSENT_BUTTON_LABELS),
  closeButton: anyOf(CONSENT_CLOSE_LABELS),
  elementName: anyOf(CONSENT_ELEMENT_NAMES),
  cookieHelperName: anyOf(COOKIE_HELPER_NAMES),
};
