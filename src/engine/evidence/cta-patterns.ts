import type { CtaIntent } from "../artifacts/evidence.ts";

/** What calls to action say, by what they ask for: platforms' identifiers, and the words of buttons. */

/** Call-to-action identifiers of Meta, TikTok, LinkedIn, Google and Reddit; the first that fits decides. */
export const PLATFORM_CTA_PATTERNS: readonly (readonly [intent: CtaIntent, pattern: RegExp])[] = [
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
  [
    "browse",
    /^(?:SEE_MENU|VIEW_(?:MENU|PRODUCTS?|CATALOG\w*|COLLECTION|ITEMS?|SHOP|INVENTORY)|BROWSE|EXPLORE_PRODUCTS?)/,
  ],
  ["learn", /^(?:LEARN|SEE|READ|VIEW|EXPLORE|DISCOVER|SHOW|FIND|MORE|INTERESTED|GET_MORE)/],
];

/** After "see", "view", "entdecken": what tells a story instead of laying things out to choose from. */
const STORY_WORDS =
  "how|why|what|more|details?|info\\w*|it|us|about|terms|in action|video|film|trailer|story|stories|mehr|wie|warum|geschichte|plus|comment|pourquoi|histoire|mas|como|historia|di piu|come|perche|storia|hoe|meer|waarom|verhaal|mais";

const wholeWords = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "u");

/** To look for something among many: the page's very call where a headline leads to it, furniture at the top of any page. */
const SEARCH_VERBS = "(?:search|suche|suchen|rechercher|buscar|cerca|zoeken|pesquisar|procurar)";
export const BARE_SEARCH_LABEL = new RegExp(`^${SEARCH_VERBS}(?: now)?$|^jetzt suchen$`);

const FINANCIAL_PRODUCT =
  "(?:(?:free|credit|debit|bank|virtual|prepaid|new) )*(?:card|loan|mortgage|account|overdraft)";

type IntentPatterns = readonly (readonly [intent: CtaIntent, pattern: RegExp])[];

/** What a button says, folded, in the languages of Western Europe: what is asked for, by its own name or verb. */
export const SPECIFIC_INTENT_PATTERNS: IntentPatterns = [
  [
    "donate",
    wholeWords(
      "donate|donations?|give (?:[$£€]?\\d+|now|today|monthly|once|here|what you can)|make a (?:gift|donation)|sponsor (?:a|now|me)|spenden?|jetzt helfen|helfen sie|faire un don|je donne|donner|donnez|parrain\\p{L}*|dona|donar|dono|donativo|haz(?:te)? (?:un donativo|una donacion|socio|socia)|colabora|fai una donazione|dona ora|sostieni(?:ci)?|doneer|doneren|steun ons|doar|doe agora|faca uma doacao|ge en gava|skank en gava|stott oss|stot os",
    ),
  ],
  [
    "sign_up",
    wholeWords(
      "(?:reserve|save|claim|secure|get) (?:my|your|a) (?:seat|spot|place)|(?:platz|teilnahme) sichern|reserver (?:ma|une|votre) place|(?:reservar?|quiero|consigue|asegura) (?:tu|mi|una) plaza|riserva il (?:tuo )?posto|reserveer (?:je|een) plek",
    ),
  ],
  [
    "quote",
    wholeWords(
      "quotes?|estimate|calculate|calculator|compare|(?:get|check|see|find) (?:my|your|a) (?:price|rate|premium|valuation)|berechnen?|\\p{L}*rechner|bereken(?:en)?|vergleichen|calcul\\p{L}*|calcola\\p{L}*|value my (?:home|house|car|property)|compar(?:er|ez|ar|a)|simul\\p{L}+|confronta|vergelijk\\p{L}*|pricing request|angebot (?:anfordern|einholen|erhalten|berechnen)|kostenvoranschlag|devis|presupuesto|cotiza\\p{L}*|preventivo|offerte aanvragen|orcamento|tasacion|immobilie bewerten|estimer",
    ),
  ],
  [
    "apply",
    wholeWords(
      `apply|application|check (?:my |your )?eligibility|see if (?:you|i) qualify|join (?:our|the) team|work with us|(?:order|get|request|claim) (?:my|your|the|a) ${FINANCIAL_PRODUCT}|(?:\\p{L}*karte|kredit|konto) (?:bestellen|beantragen|anfordern|sichern)|bewerben|bewirb|beantragen|postuler|postulez|je postule|demander (?:ma|la|votre|une) carte|solicita\\p{L}*|pide tu (?:tarjeta|prestamo)|candidati|candidar(?:si|te)?|invia (?:la )?candidatura|richiedi|solliciteer|solliciteren|aanvragen|candidatar\\p{L}*|candidate-se|ansok\\p{L}*|ansog|sok (?:nu|jobbet|tjansten)`,
    ),
  ],
  [
    "try",
    wholeWords(
      "try|trial|test (?:drive|it)|(?:claim|get|start) (?:my|your|a) free (?:day|week|month|class|lesson)|(?:day|guest|free) pass|testen|teste|ausprobieren|probieren|probefahrt|probetraining|probestunde|probemonat|essayer|essayez|essai|j'essaie|probar|prueba|pruebalo|prova|provare|probeer|proberen|proefles|proefperiode|experimenta\\p{L}*|^experimente|testa|provtrana|prov(?:a|a pa)? gratis",
    ),
  ],
  [
    "contact",
    wholeWords(
      "contact|get in touch|call (?:us|now|me|back)|call ?back|talk to|speak (?:to|with)|message|chat|demo|demonstration|vorfuhrung|demostracion|dimostrazione|demonstratie|consultation|request (?:a )?call\\p{L}*|ask (?:us|a|our|an)|enquire|enquiry|inquire|inquiry|write to us|kontakt\\p{L}*|anrufen|ruckruf|rufen sie|beratung|beraten lassen|anfragen?|contactez|contacter|appelez|nous joindre|etre rappele|rappelez|parlons|contacta\\p{L}*|llama\\p{L}*|habla con|hablemos|contatta\\p{L}*|chiama\\p{L}*|richiamami|parla con|neem contact|bel ons|bel me|contacte|fale con(?:n)?osco|fale com|entre em contac?to|whatsapp",
    ),
  ],
  [
    "download",
    wholeWords(
      "download|install|get (?:it on|the app|the (?:free )?(?:guide|e-?book|report|checklist|template|brochure|whitepaper|toolkit))|app ?store|google play|play (?:now|free|for free)|request (?:a|the|your) (?:brochure|catalogue)|app (?:laden|holen)|herunterladen|downloaden|\\p{L}*katalog anfordern|telecharge\\p{L}*|installer|jouer|spielen|descarga\\p{L}*|instala\\p{L}*|juega|scarica\\p{L}*|gioca|speel nu|baixar|baixe|descarregar|ladda (?:ner|ned)|last ned|hent (?:app\\p{L}*|na|gratis)",
    ),
  ],
  [
    "buy",
    wholeWords(
      "buy|shop|order|add to (?:cart|bag|basket)|in den warenkorb|checkout|purchase|pre-?order|get (?:yours|mine|it now|the (?:deal|offer|look)|offer|\\d+ ?%|tickets?|your tickets?)|claim|grab|redeem|shop(?:pen)?|kaufen|kauf|bestellen|bestelle|sichern|zum (?:shop|angebot)|sparen|acheter|achetez|j'achete|commande[rz]?|je commande|j'en profite|profite[rz]?|ajouter au panier|compra\\p{L}*|comprar|pid[eo]\\p{L}*(?! cita)|pedir(?! cita)|haz tu pedido|anadir (?:al carrito|a la cesta)|aprovecha\\p{L}*|acquista\\p{L}*|ordina\\p{L}*|aggiungi al carrello|approfitta\\p{L}*|koop|kopen|bestel|in winkelwagen|kop|kopa|kob|kjop|handla|handle na|bestall|lagg i (?:varukorg|kundvagn)\\p{L}*|compre|aproveit\\p{L}*|garant[ae] (?:o|a|ja|agora)|peca (?:o|a|ja|agora)|adicionar ao carrinho|encomend\\p{L}*|save now|choose|select|pick (?:your|my|a|the)|(?:aus)?wahlen|wahle\\p{L}*|aussuchen|choisi\\p{L}*|elige|elegir|scegli|kies|escolh\\p{L}*|tickets?|billets|entradas|biglietti|karten (?:kaufen|sichern)",
    ),
  ],
  [
    "book",
    wholeWords(
      "(?<!(?<!\\p{L})(?:the|this|that|our|a|free|new) )book(?! (?:clubs?|shops?|stores?|fairs?|series)(?!\\p{L}))|bookings?|reserve|reservation|schedule|check (?:availability|dates|rates)|availability|arrange|appointment|plan (?:my|your|a) (?:stay|visit|trip)|verfugbarkeit|disponibilit\\p{L}*|disponibilidad|beschikbaarheid|buchen?|termin\\p{L}*|reservieren|reserver|reservez|prendre rendez|rendez-?vous|prendre rdv|reserva\\p{L}*|agenda\\p{L}*|pide cita|pedir cita|cita|prenota\\p{L}*|boek|boeken|reserveren|reserveer|afspraak|marcar|marque|agende|boka|bokning|bestil(?:l)? (?:tid|time|bord)|reservera",
    ),
  ],
  [
    "subscribe",
    wholeWords(
      "subscribe|subscription|newsletter|notify me|get updates|waitlist|waiting list|abonnieren|abonnier\\p{L}*|warteliste|abonner|abonnez|s'abonner|je m'abonne|suscrib\\p{L}*|suscripcion|iscriviti alla newsletter|abbonati|abonneer|abonneren|subscrev\\p{L}*|assine|assinar|prenumerera\\p{L}*",
    ),
  ],
  [
    "watch",
    wholeWords(
      "watch|stream(?:en)?|play (?:video|trailer)|listen|see (?:it in action|how it works)|(?:video|film|trailer|folge|demo) (?:ansehen|anschauen)|video|anhoren|regarder|regardez|ecouter|ver (?:el )?video|escucha\\p{L}*|guarda (?:il|la|un|ora)|ascolta|bekijk (?:de |het )?(?:video|film)|assist\\p{L}+",
    ),
  ],
  [
    "browse",
    wholeWords(
      `(?:see|view|explore|discover|browse|show|check out) (?:me |my |all |the |our |your |full |latest |new |open |available |current )*(?!(?:${STORY_WORDS})(?!\\p{L}))\\p{L}{3,}[\\p{L} ]*` +
        "|browse|pricing|configure|customi[sz]e|find (?:a|an|your|my|our|the) \\p{L}+(?! out)" +
        `|${SEARCH_VERBS}(?: \\p{L}+)*|\\p{L}{4,} suchen` +
        "|stobern|durchstobern|konfigurieren|zu den \\p{L}+|zur (?:kollektion|auswahl|ubersicht|speisekarte|karte)|preise|speisekarte" +
        `|(?!(?:${STORY_WORDS}|jetzt|hier|video|film|trailer|folge)(?!\\p{L}))\\p{L}{4,} (?:ansehen|anschauen|entdecken|anzeigen|finden|zeigen)` +
        `|(?:voir|decouvrir|decouvrez|explorer|parcourir|consulter|trouver|trouvez) (?:les |nos |la |notre |le |l'|tous |toutes |des |un |une |mon |ma |votre |tout )*(?!(?:${STORY_WORDS}|les|la|le|los|las|el|ora|nu|alles)(?!\\p{L}))\\p{L}{4,}` +
        `|(?:ver|descubr\\p{L}+|explora\\p{L}*|conoce|consulta\\p{L}*|encuentra|busca) (?:los |las |el |la |nuestr\\p{L}+ |tod[oa]s |tu |un |una |mi )*(?!(?:${STORY_WORDS}|les|la|le|los|las|el|ora|nu|alles)(?!\\p{L}))\\p{L}{4,}` +
        `|(?:vedi|scopri|guarda|esplora|consulta|sfoglia|trova) (?:i |le |gli |la |il |lo |l'|tutt\\p{L}+ |nostr\\p{L}+ |un |una |tuo |tua )*(?!(?:${STORY_WORDS}|les|la|le|los|las|el|ora|nu|alles)(?!\\p{L}))\\p{L}{4,}` +
        `|(?:bekijk|ontdek|zoek|vind) (?:de |het |alle |onze |ons |jouw |je |een )*(?!(?:${STORY_WORDS}|les|la|le|los|las|el|ora|nu|alles)(?!\\p{L}))\\p{L}{4,}` +
        `|(?:ver|descubra|explore|conheca) (?:os |as |o |a |todos |todas )*(?!(?:${STORY_WORDS}|les|la|le|los|las|el|ora|nu|alles)(?!\\p{L}))\\p{L}{4,}`,
    ),
  ],
  [
    "sign_up",
    wholeWords(
      "sign ?up|register|registration|join|get started|start(?: (?:now|today|here|for free|free|selling|learning|saving|building|your|my))?|create (?:an? |your |my )?(?:free )?account|open (?:an? |your |my )?account|enrol\\p{L}*|get access|become a member|membership|attend|rsvp|activate|unlock|anmelden|registrier\\p{L}*|loslegen|jetzt starten|starten|einschreiben|teilnehmen|mitmachen|mitglied werden|konto eroffnen|konto erstellen|s'inscrire|je m'inscris|inscri\\p{L}+|inscrev\\p{L}+|inscription|cadastr\\p{L}+|commencer|commencez|rejoindre|rejoignez|creer (?:un|mon) compte|ouvrir (?:un|mon) compte|demarrer|je me lance|registra\\p{L}*|unete|apuntate|matricul\\p{L}*|empieza\\p{L}*|empezar|comienza|crea(?:r)? (?:tu |una |mi )?cuenta|abr(?:ir|a|e) (?:(?:a |tu |una |uma )?(?:sua )?)?(?:conta|cuenta)|conto aprire|apri (?:un |il )?conto|iscriviti|iscrizione|registrati|inizia\\p{L}*|comincia|unisciti|crea (?:un )?account|aanmelden|meld je aan|inschrijven|schrijf je in|aan de slag|begin|word lid|bliv? medlem|(?:devenir|devenez) membre|hazte miembro|diventa (?:socio|membro)|anmal dig|tilmeld\\p{L}*|meld deg|skapa konto|kom i ?gang|registe-se|comecar|comece|junte-se|cri(?:e|ar) (?:a sua |uma )?conta",
    ),
  ],
  [
    "learn",
    wholeWords(
      "learn|discover|explore|read|more|see|view|find|show|take a look|check (?:it )?out|details?|how it works|why|meet|tell me|mehr|entdecken?|ansehen|anschauen|erfahren|kennenlernen|weiter|zu den|so funktioniert'?s?|decouvrir|decouvrez|savoir plus|voir|en savoir|descubr\\p{L}*|conoce\\p{L}*|saber mas|mas info\\p{L}*|ver|explora\\p{L}*|scopri\\p{L}*|vedi|esplora|leggi|ontdek\\p{L}*|bekijk\\p{L}*|meer|lees|piu info\\p{L}*|descobr\\p{L}*|saiba mais|ver mais|conheca|las mer|les mer|laes mere",
    ),
  ],
];

/** Verbs of any ask, with the thing that is asked for: "Get my bag", "Build my dog's plan". */
const GENERIC_INTENT_PATTERNS: IntentPatterns = [
  [
    "buy",
    wholeWords(
      "(?:get|grab|take|treat|gift) (?:my|mine|your|yours|yourself|the|our|one|this|these|it)|nimm|je (?:le|la|les) veux|lo quiero|lo voglio|quiero (?:mi|el|la|los|las|un|una)",
    ),
  ],
  [
    "sign_up",
    wholeWords(
      "(?:build|create|design|make|plan|set ?up|launch|begin|continue|get) [\\p{L}' ]+|erstellen|gestalten|einrichten|creer|composer|crear|crea|creare|maak",
    ),
  ],
];

/** The first that fits decides: what is asked for ("quote", "trial") before the verb that any ask may use ("get", "start"). */
export const INTENT_PATTERNS: IntentPatterns = [...SPECIFIC_INTENT_PATTERNS, ...GENERIC_INTENT_PATTERNS];

/** With these an ask of any kind begins, so that they add none of their own to the thing that is asked for. */
export const GENERIC_OPENING_VERB = /^(?:get|start|begin|claim|grab|unlock|activate|continue|choose|select) /;

/** A sum to be paid, and the words that make it one to be saved or won. */
export const MONEY_AMOUNT = /[$£€] ?\d|\d ?(?:[$£€]|(?:eur|usd|gbp|chf|kr)(?!\p{L}))/u;
export const SAVINGS_AMOUNT =
  /(?<!\p{L})(?:off|sav(?:e|ings?)|free|win|discount|credit|bonus|back|cashback|rabatt|spar\p{L}*|gewinn\p{L}*|gratis|gratuit\p{L}*|remise|descuento|sconto|korting|desconto)(?!\p{L})|- ?[$£€]/u;

/** Addresses where apps and extensions are had. */
export const APP_STORE_URL =
  /^(?:https?:\/\/(?:apps\.apple\.com\/|itunes\.apple\.com\/(?:[a-z]{2}\/)?app\/|play\.google\.com\/store\/apps|apps\.microsoft\.com\/|(?:www\.)?microsoft\.com\/(?:[a-z-]+\/)?(?:store\/(?:apps|productid|r|p)|p)\/|galaxystore\.samsung\.com\/|galaxy\.store\/|apps\.samsung\.com\/|appgallery\.(?:cloud\.)?huawei\.com\/|chromewebstore\.google\.com\/|addons\.mozilla\.org\/)|(?:itms-apps|market|ms-windows-store|samsungapps):)/i;

/** Addresses at which someone answers; one without a recipient only shares the page. */
export const DIRECT_CONTACT_URL =
  /^(?:(?:tel|sms|callto):|mailto:[^?]|whatsapp:\/\/send\/?\?(?:.*&)?phone=|https?:\/\/(?:wa\.me\/[^?]|api\.whatsapp\.com\/send\/?\?(?:.*&)?phone=|m\.me\/[^?]))/i;

/** The page's furniture: pressed to find one's way, never what an ad leads to. */
export const NAVIGATION_LABEL =
  /^(?:menu|menue|search|suche|suchen|rechercher|buscar|cerca|zoeken|close|schliessen|fermer|cerrar|chiudi|sluiten|next|previous|prev|back|(?:go )?back to (?!school).*|return to .*|zuruck|zuruck (?:zu|zur|zum) .*|retour (?:a|au|aux) .*|volver (?:a|al) .*|torna (?:a|al|alla|alle) .*|terug naar .*|voltar (?:a|ao|para) .*|weiter zum inhalt|skip.*|(?:view |my |your )?(?:cart|basket|bag|warenkorb|panier|carrito|carrello|winkelwagen)(?: ?\(?\d+\)?)?|log ?in|sign ?in|anmeldung|einloggen|connexion|se connecter|iniciar sesion|accedi|inloggen|entrar|my account|account|konto|mein konto|home|start ?seite|faq|help|hilfe|en|de|fr|es|it|nl|pt|facebook|instagram|twitter|x|linkedin|youtube|tiktok|share|teilen|partager|accept.*|reject.*|decline.*|akzeptieren.*|ablehnen.*|toggle.*|ok|\d+|[+\-<>×x…]*)$/;

/** A link to a profile elsewhere, whatever its icon is labelled. */
export const SOCIAL_PROFILE_LABEL =
  /\b(?:facebook|instagram|twitter|linkedin|youtube|tiktok|pinterest|github|xing|profile)\b/;
