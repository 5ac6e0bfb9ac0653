import type { Control } from "../products/capture.ts";
import type { CallToAction, CtaIntent, Fact } from "../products/evidence.ts";
import { contrastOf } from "./colour.ts";
import { folded } from "./text.ts";

/** How much each intent asks of a visitor: 0 a look, 1 a word, 2 an account, 3 money. */
const COMMITMENT: Readonly<Record<CtaIntent, number>> = {
  learn: 0,
  watch: 0,
  other: 0,
  contact: 1,
  quote: 1,
  download: 1,
  try: 2,
  sign_up: 2,
  subscribe: 2,
  apply: 2,
  book: 3,
  buy: 3,
  donate: 3,
};

/** Call-to-action identifiers of Meta, TikTok, LinkedIn, Google and Reddit, by what they ask for. */
const IDENTIFIERS: readonly (readonly [intent: CtaIntent, pattern: RegExp])[] = [
  ["other", /^(?:NO_BUTTON|NONE|VISIT_WEBSITE|VISIT_SITE|OPEN_LINK|VISIT_STORE)$/],
  ["donate", /^DONATE/],
  ["download", /^(?:DOWNLOAD|INSTALL|USE_(?:MOBILE_)?APP|UPDATE_APP|PLAY_GAME|GET_APP|GET_THE_APP)/],
  ["quote", /(?:^|_)(?:QUOTE|ESTIMATE)/],
  [
    "contact",
    /^(?:CONTACT|CALL|MESSAGE|SEND|WHATSAPP|REQUEST_DEMO|SEE_DEMO|REQUEST_INFO|GET_DIRECTIONS|INQUIRE|ASK|CHAT|GET_IN_TOUCH)/,
  ],
  ["book", /^(?:BOOK|RESERVE|REQUEST_TIME|GET_SHOWTIMES|SCHEDULE)/],
  ["apply", /^APPLY/],
  ["try", /^(?:TRY|START_(?:FREE_)?TRIAL|FREE_TRIAL|TEST_DRIVE)/],
  ["subscribe", /^(?:SUBSCRIBE|FOLLOW|GET_UPDATES)/],
  ["watch", /^(?:WATCH|LISTEN|PLAY_|VIEW_VIDEO)/],
  [
    "sign_up",
    /^(?:SIGN_?UP|REGISTER|PRE_REGISTER|JOIN|ATTEND|GET_STARTED|GET_ACCESS|LOG_IN|UNLOCK|ENROLL|RSVP)/,
  ],
  [
    "buy",
    /^(?:SHOP|BUY|ORDER|PREORDER|PRE_ORDER|START_ORDER|ADD_TO_CART|GET_OFFER|CLAIM|GET_COUPON|GET_DEAL|REDEEM|SAVE|PURCHASE|GET_TICKETS|SELL)/,
  ],
  ["learn", /^(?:LEARN|SEE|READ|VIEW|EXPLORE|DISCOVER|SHOW|FIND|MORE|INTERESTED|GET_MORE)/],
];

/** What a button says, in the languages of Western Europe; the first that fits decides. */
const WORDING: readonly (readonly [intent: CtaIntent, pattern: RegExp])[] = [
  [
    "donate",
    /\b(?:donate|give now|spenden?|donner|faire un don|dona|donar|dona ora|doneer|doar|doe agora)\b/,
  ],
  ["sign_up", /\b(?:reserve|save|claim|secure|get) (?:my|your|a) (?:seat|spot|place)\b/],
  [
    "quote",
    /\b(?:quote|estimate|calculate|compare|berechnen?|bereken|vergleichen|calcul\w*|compar(?:er|ez|ar|a)|simul\w+|confronta|vergelijk\w*|pricing request|angebot (?:anfordern|einholen|erhalten|berechnen)|kostenvoranschlag|devis|presupuesto|cotiza\w*|preventivo|offerte aanvragen|orcamento|beitrag berechnen|preis berechnen)\b/,
  ],
  [
    "apply",
    /\b(?:apply|bewerben|bewirb|jetzt beantragen|beantragen|postuler|postulez|solicita\w*|candidati|candidar|richiedi|solliciteer|candidatar\w*)\b/,
  ],
  [
    "try",
    /\b(?:try|trial|test (?:drive|it)|testen|ausprobieren|probieren|probefahrt|essayer|essayez|essai|probar|prueba|pruebalo|prova|provare|probeer|proberen|experimenta\w*)\b/,
  ],
  [
    "contact",
    /\b(?:contact|get in touch|call (?:us|now)|talk to|speak (?:to|with)|message|demo|consultation|request (?:a )?call\w*|kontakt\w*|anrufen|rufen sie|beratung|contactez|contacter|appelez|nous joindre|contacta\w*|llama\w*|habla con|contatta\w*|chiama\w*|neem contact|bel ons|contacte|fale conosco|whatsapp)\b/,
  ],
  [
    "download",
    /\b(?:download|install|get the app|app (?:laden|holen)|herunterladen|downloaden|telecharger|telechargez|installer|descarga\w*|instala\w*|scarica\w*|baixar|baixe|descarregar)\b/,
  ],
  [
    "buy",
    /\b(?:browse|(?:see|view|explore|discover) (?:all|(?:the|our) (?:full )?(?:collection|range|products|shop|menu|sale))|stobern|(?:kollektion|sortiment) (?:entdecken|ansehen)|decouvrir la (?:collection|gamme)|parcourir|buy|shop|order|add to (?:cart|bag|basket)|in den warenkorb|checkout|purchase|pre-?order|get (?:yours|it now|the (?:deal|offer)|offer|\d+ ?%)|claim|grab|redeem|shop(?:pen)?|kaufen|bestellen|bestelle|sichern|zum (?:shop|angebot)|sparen|acheter|achetez|commander|commandez|j'en profite|profite[rz]?|ajouter au panier|compra\w*|comprar|pide\w*|pedir|anadir (?:al carrito|a la cesta)|aprovecha\w*|acquista\w*|ordina\w*|aggiungi al carrello|approfitta\w*|koop|kopen|bestel|in winkelwagen|adicionar ao carrinho|encomend\w*|save now|choose|select|(?:aus)?wahlen|choisi\w*|elige|elegir|scegli|kies|escolh\w*|get tickets?|tickets? (?:kaufen|sichern))\b/,
  ],
  [
    "book",
    /\b(?:book|reserve|reservation|schedule|check availability|arrange|verfugbarkeit|disponibilit\w*|disponibilidad|beschikbaarheid|make an appointment|buchen?|termin|reservieren|tisch reservieren|reserver|reservez|prendre rendez|rendez-?vous|reserva\w*|agenda\w*|pide cita|prenota\w*|boek|boeken|reserveren|reserveer|afspraak|marcar|marque)\b/,
  ],
  [
    "subscribe",
    /\b(?:subscribe|newsletter|notify me|get updates|abonnieren|abonner|abonnez|s'abonner|suscrib\w*|suscripcion|iscriviti alla newsletter|abbonati|abonneer|subscrev\w*|assine|assinar)\b/,
  ],
  [
    "watch",
    /\b(?:watch|play (?:video|trailer)|listen|see (?:it in action|how it works)|ansehen|video|anhoren|regarder|regardez|ecouter|ver (?:el )?video|escucha\w*|guarda|ascolta|bekijk (?:de )?video|assist\w+)\b/,
  ],
  [
    "sign_up",
    /\b(?:sign ?up|register|join|get started|start (?:now|today|here|for free|free|selling|learning|saving|building|your|my)|start|create (?:an? |your )?(?:free )?account|open (?:an? |your )?account|enrol\w*|get access|become a member|claim your spot|anmelden|registrier\w*|loslegen|jetzt starten|starten|mitglied werden|konto eroffnen|s'inscrire|inscri\w+|inscription|commencer|commencez|rejoindre|rejoignez|creer (?:un|mon) compte|demarrer|registra\w*|unete|apuntate|empieza\w*|empezar|comienza|crea(?:r)? (?:tu |una )?cuenta|abr(?:ir|a|e) (?:(?:a |tu |una |uma )?(?:sua )?)?(?:conta|cuenta)|conto aprire|apri (?:un |il )?conto|konto (?:eroffnen|erstellen)|iscriviti|registrati|inizia\w*|comincia|unisciti|crea (?:un )?account|aanmelden|inschrijven|aan de slag|begin|word lid|registe-se|comecar|comece|junte-se|cri(?:e|ar) (?:a sua |uma )?conta)\b/,
  ],
  [
    "learn",
    /\b(?:learn|discover|explore|read|more|see|view|find|show|take a look|check (?:it )?out|details?|how it works|why|meet|tell me|mehr|entdecken?|ansehen|anschauen|erfahren|kennenlernen|weiter|zu den|decouvrir|decouvrez|savoir plus|voir|en savoir|descubr\w*|conoce\w*|saber mas|ver|explora\w*|scopri\w*|vedi|esplora|leggi|ontdek\w*|bekijk\w*|meer|lees|descobr\w*|saiba mais|ver mais|conheca)\b/,
  ],
];

/** The page's furniture: pressed to find one's way, never what an ad leads to. */
const FURNITURE =
  /^(?:menu|menue|search|suche|suchen|rechercher|buscar|cerca|zoeken|close|schliessen|fermer|cerrar|chiudi|sluiten|next|previous|prev|back|zuruck|weiter zum inhalt|skip.*|(?:view |my |your )?(?:cart|basket|bag|warenkorb|panier|carrito|carrello|winkelwagen)(?: ?\(?\d+\)?)?|log ?in|sign ?in|anmeldung|einloggen|connexion|iniciar sesion|accedi|inloggen|entrar|my account|account|konto|mein konto|home|faq|help|hilfe|en|de|fr|es|it|nl|pt|facebook|instagram|twitter|x|linkedin|youtube|tiktok|share|teilen|partager|accept.*|reject.*|decline.*|akzeptieren.*|ablehnen.*|toggle.*|ok|\d+|[+\-<>×x…]*)$/;

/** A link to a profile elsewhere, whatever its icon is labelled. */
const SOCIAL = /\b(?:facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|github|xing|profile)\b/;

/** Meta's identifiers are in capitals with underscores; anything else is read as a button's words. */
const intentOfIdentifier = (type: string): CtaIntent | null =>
  /^[A-Z][A-Z0-9_]*$/.test(type)
    ? (IDENTIFIERS.find(([, pattern]) => pattern.test(type))?.[0] ?? null)
    : null;

const intentOfWords = (text: string): CtaIntent =>
  WORDING.find(([, pattern]) => pattern.test(folded(text)))?.[0] ?? "other";

/** What a button or a call-to-action identifier asks for. */
export const intentOf = (text: string): CtaIntent =>
  intentOfIdentifier(text.trim()) ?? intentOfWords(text.replaceAll("_", " "));

/** A call to action out of the fact that states it. */
export const callToAction = (fact: Fact): CallToAction => {
  const intent = intentOf(fact.text);
  return { fact, intent, commitment: COMMITMENT[intent] };
};

/** Smaller than this a control is a link in passing, not what the page asks for. */
const LEAST_HEIGHT = 32;
const MOST_WORDS = 8;

/** Whether a control can be a call to action at all: outside consent and footer, with words that are not furniture. */
export const mayCall = (control: Control): boolean => {
  const text = folded(control.text);
  return (
    control.region !== "consent" &&
    control.region !== "footer" &&
    text !== "" &&
    text.split(" ").length <= MOST_WORDS &&
    !FURNITURE.test(text) &&
    !SOCIAL.test(text) &&
    (control.filled || intentOfWords(text) !== "other")
  );
};

/** How much a control looks like the page's call: area times contrast, and less for what looks like something else. */
export const pull = (control: Control): number => {
  const area = control.box.width * control.box.height;
  const contrast = Math.min(7, contrastOf(control.colour, control.background)) / 7;
  const painted = control.filled && control.box.height >= LEAST_HEIGHT ? 1 : 0.2;
  const spoken = intentOfWords(control.text) === "other" ? 0.4 : 1;
  const placed = control.region === "nav" || control.region === "overlay" ? 0.4 : 1;
  return area * contrast * painted * spoken * placed;
};
