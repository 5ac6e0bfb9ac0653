/** How consent layers speak: regular expressions' sources, for Node and for the page alike. Case does not matter. */
export interface ConsentWords {
  /** The law's own words. "Privacy" alone is on every newsletter form. */
  law: string;
  /** Cookies, which are also baked. */
  cookies: string;
  /** What is said of a website's cookies, and never of a bakery's. */
  practice: string;
  /** What is asked of a visitor besides: an answer to that is none to a consent layer. */
  others: string;
  /** Buttons that give or refuse consent. */
  decisions: string;
  /** Buttons that end a notice without either. */
  closings: string;
  /** How its elements, files and frames are named. */
  names: string;
  /** Names of scripts' own that only keep cookies. */
  keeping: string;
}

const LAW = [
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

const COOKIES = [
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

const USES = [
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

const TOPICS = [
  "website|web site|browser|(your|this) (site|device|experience|visit|preferences)|traffic|analytics|technolog|third[- ]part",
  "personali[sz]|advertis|statisti[ck]|non-essential|strictly necessary",
  "webseite|erlebnis|notwendige|drittanbieter|zustimm|akzeptier|ablehn",
  "ce site|navigation|mesure|audience|publicité|refuser|accepte",
  "este sitio|navegaci|propias|de terceros|rechaz|acept",
  "questo sito|navigazione|terze parti|rifiut|accett",
];

const OTHERS = [
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

const DECISIONS = [
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

const CLOSINGS = [
  "\\b(close|dismiss|continue)\\b",
  "schlie(ß|ss)en",
  "fermer",
  "cerrar",
  "chiudi",
  "sluit",
  "[×✕✖]",
];

const NAMES = [
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

const KEEPING = [
  "document\\.cookie",
  "(get|set|read|write|create|delete|erase|remove|has)_?cookies?",
  "js[-.]cookie",
];

const any = (words: string[]): string => words.join("|");

export const CONSENT_WORDS: ConsentWords = {
  law: any(LAW),
  cookies: any(COOKIES),
  // One sentence: "We use cookies", "Cookies help us understand our traffic".
  practice: `(${any(USES)})[^.!?]{0,80}(${any(COOKIES)})|(${any(COOKIES)})[^.!?]{0,120}(${any(TOPICS)})`,
  others: any(OTHERS),
  decisions: any(DECISIONS),
  closings: any(CLOSINGS),
  names: any(NAMES),
  keeping: any(KEEPING),
};
