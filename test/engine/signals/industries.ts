import type { AdTextFields } from "../../../src/contract/evaluation-request.ts";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { type BlockFixture, createPage } from "../evidence/fixtures.ts";

/** Invented ads and pages of trades and languages that the corpus lacks. The ads rarely repeat their page's words. */
export interface IndustryCase {
  name: string;
  copy: AdTextFields;
  page: Snapshot;
}

type Line = readonly [tag: BlockFixture["tag"], text: string];

const BELOW_THE_FOLD_Y = 900;

const createCase = (
  name: string,
  copy: AdTextFields,
  url: string,
  title: string,
  top: readonly Line[],
  below: readonly Line[],
): IndustryCase => ({
  name,
  copy,
  page: createPage(
    [
      { tag: "nav", text: copy.pageName ?? "", y: 16 },
      ...top.map(([tag, text]): BlockFixture => ({ tag, text })),
      ...below.map(([tag, text], at): BlockFixture => ({ tag, text, y: BELOW_THE_FOLD_Y + 120 * at })),
    ],
    { url, requestedUrl: url, title, siteName: copy.pageName ?? null },
  ),
});

export const INDUSTRY_CASES: readonly IndustryCase[] = [
  createCase(
    "saas-helpdesk",
    {
      headline: "Answer customers before they get angry",
      bodyText: "One shared inbox for email, chat and WhatsApp. Try Quillo free for 21 days.",
      ctaType: "SIGN_UP",
      pageName: "Quillo",
    },
    "https://www.quillo.io/inbox",
    "Shared inbox software for support teams | Quillo",
    [
      ["h1", "Every conversation in one place, every reply on time"],
      ["p", "Quillo gathers mail, live chat and messengers so your support team never drops a ticket."],
      ["button", "Start my 21-day trial"],
      ["small", "No credit card needed"],
    ],
    [
      ["h2", "Faster first responses"],
      ["p", "Assign, snooze and answer together."],
      ["h2", "Plans from $19 per agent per month"],
      ["p", "Cancel at any time."],
    ],
  ),
  createCase(
    "dentist-implants",
    {
      headline: "Missing a tooth? Smile again this month",
      bodyText: "Implants from £1,950 including crown, fitted by a specialist in Leeds.",
      ctaType: "BOOK_TRAVEL",
      pageName: "Headrow Dental",
    },
    "https://headrowdental.co.uk/implants",
    "Dental implants Leeds – Headrow Dental",
    [
      ["h1", "Dental implants in central Leeds"],
      ["p", "A fixed replacement that looks and chews like your own, from £1,950 all in."],
      ["button", "Request a consultation"],
    ],
    [
      ["h2", "How the treatment works"],
      ["p", "Scan, surgery and a crown made in our own laboratory."],
      ["h2", "0% finance available"],
    ],
  ),
  createCase(
    "insurance-pet-de",
    {
      headline: "Wenn Bello zum Tierarzt muss",
      bodyText: "OP-Kosten zahlen wir ab 11,90 € im Monat, ohne Wartezeit nach Unfällen.",
      ctaType: "GET_QUOTE",
      pageName: "Pfotenschutz",
    },
    "https://www.pfotenschutz.de/hund",
    "Hunde-OP-Versicherung | Pfotenschutz",
    [
      ["h1", "Die OP-Versicherung für Ihren Hund"],
      ["p", "Wir übernehmen Operationen bis zum 4-fachen Satz. Schon ab 11,90 € monatlich."],
      ["button", "Beitrag berechnen"],
    ],
    [
      ["h2", "Was versichert ist"],
      ["p", "Narkose, Klinikaufenthalt und Nachbehandlung, Erstattung bis 8.000 € im Jahr."],
    ],
  ),
  createCase(
    "charity-refuge",
    {
      headline: "A safe bed tonight costs £18",
      bodyText: "Women fleeing violence are turned away every day. You can change that.",
      ctaType: "DONATE_NOW",
      pageName: "Haven House",
    },
    "https://havenhouse.org.uk/appeal",
    "Winter appeal | Haven House",
    [
      ["h1", "Nobody should have to choose between danger and the street"],
      ["p", "Your gift opens a refuge room. £18 pays for one night."],
      ["button", "Give £18"],
      ["button", "Give monthly"],
    ],
    [
      ["h2", "Where the money goes"],
      ["p", "87p of each pound pays for beds, counsellors and legal help."],
    ],
  ),
  createCase(
    "uni-msc",
    {
      headline: "Turn data into decisions",
      bodyText: "Part-time MSc in Data Science, taught online. September intake.",
      ctaType: "APPLY_NOW",
      pageName: "University of Ardmore",
    },
    "https://www.ardmore.ac.uk/study/msc-data-science-online",
    "MSc Data Science (online) - University of Ardmore",
    [
      ["h1", "MSc Data Science (online, part-time)"],
      ["p", "Learn statistics, machine learning and ethics while you keep working. Next start: September."],
      ["button", "Start your application"],
      ["link", "Download the brochure"],
    ],
    [
      ["h2", "Fees"],
      ["p", "£11,400 in total, payable by module."],
    ],
  ),
  createCase(
    "gym-nl",
    {
      headline: "Eerste maand voor niets",
      bodyText: "Sporten wanneer jij wilt, 24 uur per dag open. Daarna € 24,95 per maand.",
      ctaType: "SIGN_UP",
      pageName: "Fitlokaal",
    },
    "https://fitlokaal.nl/utrecht",
    "Fitlokaal Utrecht | 24 uur open",
    [
      ["h1", "De sportschool die nooit dichtgaat"],
      ["p", "Train dag en nacht in Utrecht. De eerste maand is gratis, daarna € 24,95 per maand."],
      ["button", "Word lid"],
    ],
    [
      ["h2", "Geen jaarcontract"],
      ["p", "Opzeggen kan elke maand."],
    ],
  ),
  createCase(
    "b2b-press-de",
    {
      headline: "Weniger Ausschuss beim Biegen",
      bodyText: "CNC-Abkantpressen mit Winkelmessung in Echtzeit. Sprechen Sie mit unseren Ingenieuren.",
      ctaType: "CONTACT_US",
      pageName: "Brandtner Maschinenbau",
    },
    "https://www.brandtner.at/abkantpressen",
    "Abkantpressen – Brandtner Maschinenbau GmbH",
    [
      ["h1", "Abkantpressen, die mitmessen"],
      ["p", "Der Sensor korrigiert jeden Winkel, noch während gebogen wird. Gut vom ersten Teil an."],
      ["button", "Beratung anfragen"],
    ],
    [
      ["h2", "Technische Daten"],
      ["p", "80 bis 640 Tonnen, Biegelängen bis 6 Meter."],
    ],
  ),
  createCase(
    "game",
    {
      headline: "Your village. Their raiders. Your move.",
      bodyText: "Build walls, train archers, sleep with one eye open.",
      ctaType: "INSTALL_MOBILE_APP",
      pageName: "Thornhold",
    },
    "https://thornhold.game/",
    "Thornhold – the free strategy game",
    [
      ["h1", "Defend the last village in the north"],
      ["p", "Raise your stronghold, command your warriors and outwit clans from all over the world."],
      ["button", "Get it on Google Play"],
      ["button", "Download on the App Store"],
    ],
    [
      ["h2", "Free to play"],
      ["p", "No download size over 200 MB."],
    ],
  ),
  createCase(
    "crypto",
    {
      headline: "Buy Bitcoin from £1",
      bodyText:
        "Regulated in the UK. Protected withdrawals, live prices. " +
        "Don't invest unless you're prepared to lose all the money you invest.",
      ctaType: "SIGN_UP",
      pageName: "Satoshire",
    },
    "https://satoshire.com/uk",
    "Satoshire: the simple crypto exchange",
    [
      ["h1", "Crypto without the complications"],
      ["p", "Start with as little as £1. Buy, sell and hold Bitcoin, Ether and 60 other coins."],
      ["button", "Open an account"],
    ],
    [
      ["h2", "Security first"],
      ["p", "98% of assets are kept in cold storage, insured up to $250 million."],
      ["small", "Your capital is at risk."],
    ],
  ),
  createCase(
    "tickets-es",
    {
      headline: "Tres noches de música junto al mar",
      bodyText: "Abono desde 79 €. Valencia, del 10 al 12 de julio.",
      ctaType: "GET_TICKETS",
      pageName: "Festival Salobre",
    },
    "https://www.festivalsalobre.es/",
    "Festival Salobre 2027 · Entradas",
    [
      ["h1", "Festival Salobre vuelve a la playa"],
      ["p", "Más de 40 artistas en tres escenarios frente al Mediterráneo. 10, 11 y 12 de julio."],
      ["button", "Comprar entradas"],
      ["p", "Abonos a partir de 79 €"],
    ],
    [
      ["h2", "Cartel"],
      ["p", "Nuevas confirmaciones cada viernes."],
    ],
  ),
  createCase(
    "jobs-fr",
    {
      headline: "Conduisez, rentrez chez vous le soir",
      bodyText: "Chauffeurs poids lourds en CDI, 2 450 € brut par mois et primes.",
      ctaType: "APPLY_NOW",
      pageName: "Transports Gaillac",
    },
    "https://recrutement.transports-gaillac.fr/",
    "Recrutement chauffeur PL/SPL - Transports Gaillac",
    [
      ["h1", "Nous recrutons des conducteurs régionaux"],
      ["p", "Tournées à la journée, camion attitré, 2 450 € brut mensuel."],
      ["button", "Je postule en 2 minutes"],
    ],
    [
      ["h2", "Vos avantages"],
      ["p", "Mutuelle, panier repas, treizième mois."],
    ],
  ),
  createCase(
    "realestate-it",
    {
      headline: "Vivi dove gli altri vanno in vacanza",
      bodyText: "Bilocali nuovi a Rimini da 189.000 €, consegna primavera 2027.",
      ctaType: "LEARN_MORE",
      pageName: "Residenze Marina",
    },
    "https://residenzemarina.it/",
    "Appartamenti nuovi a Rimini | Residenze Marina",
    [
      ["h1", "Appartamenti a 200 metri dalla spiaggia"],
      ["p", "Bilocali e trilocali in classe A4 con terrazza. Prezzi a partire da 189.000 €."],
      ["button", "Scopri gli appartamenti"],
      ["link", "Prenota una visita"],
    ],
    [
      ["h2", "La posizione"],
      ["p", "Il centro di Rimini è a dieci minuti in bicicletta."],
    ],
  ),
  createCase(
    "app-budget",
    {
      headline: "Where did my salary go?",
      bodyText: "See every subscription, cancel the ones you forgot.",
      ctaType: "DOWNLOAD",
      pageName: "Pennywise",
    },
    "https://pennywise.app/",
    "Pennywise | Budgeting app",
    [
      ["h1", "Take control of your spending"],
      ["p", "Link your bank, spot recurring payments and stop paying for what you don't use."],
      ["button", "Get the app"],
    ],
    [
      ["h2", "Bank-grade encryption"],
      ["p", "We never sell your data."],
    ],
  ),
  createCase(
    "mealkit-fr",
    {
      headline: "Le dîner est déjà décidé",
      bodyText: "-40 % sur vos deux premières box avec le code MIAM40.",
      ctaType: "ORDER_NOW",
      pageName: "Panier Malin",
    },
    "https://paniermalin.fr/offre",
    "Box repas à cuisiner | Panier Malin",
    [
      ["h1", "Des recettes prêtes à cuisiner en 25 minutes"],
      ["p", "Les ingrédients dosés arrivent chez vous. 40 % de réduction sur les 2 premières commandes (code MIAM40)."],
      ["button", "Choisir mes recettes"],
    ],
    [
      ["h2", "Sans engagement"],
      ["p", "Sautez une semaine quand vous voulez."],
    ],
  ),
  createCase(
    "law-en",
    {
      headline: "Hurt at work? You may be owed compensation",
      bodyText: "No win, no fee. Speak to a solicitor today.",
      ctaType: "CALL_NOW",
      pageName: "Marsh & Doyle",
    },
    "https://marshdoyle.co.uk/accident-at-work",
    "Accident at work claims | Marsh & Doyle Solicitors",
    [
      ["h1", "Injured in an accident at work?"],
      ["p", "Our injury lawyers only get paid when you do. Find out in minutes whether you can claim."],
      ["button", "Call 0800 496 0000"],
      ["button", "Start your claim"],
    ],
    [
      ["h2", "What you can claim for"],
      ["p", "Lost earnings, care and rehabilitation."],
    ],
  ),
  createCase(
    "solar-nl",
    {
      headline: "Je dak betaalt de stroomrekening",
      bodyText: "Zonnepanelen inclusief montage vanaf € 3.490.",
      ctaType: "GET_QUOTE",
      pageName: "Zonnig Dak",
    },
    "https://zonnigdak.nl/",
    "Zonnepanelen kopen? | Zonnig Dak",
    [
      ["h1", "Wek je eigen energie op"],
      ["p", "Acht panelen, omvormer en installatie voor € 3.490. Gemiddeld in zes jaar terugverdiend."],
      ["button", "Bereken je besparing"],
    ],
    [
      ["h2", "Gecertificeerde monteurs"],
      ["p", "25 jaar garantie op vermogen."],
    ],
  ),
  createCase(
    "skincare-it",
    {
      headline: "Addio pelle che tira",
      bodyText: "Crema all'olio d'oliva, 2 al prezzo di 1 fino a domenica.",
      ctaType: "SHOP_NOW",
      pageName: "Oliveto Cosmetici",
    },
    "https://olivetocosmetici.it/prodotti/crema-ricca",
    "Crema viso ricca – Oliveto Cosmetici",
    [
      ["h1", "Crema viso ricca nutriente"],
      ["p", "Nutre la pelle secca per 24 ore. Promozione 2x1, solo fino a domenica."],
      ["p", "34,00 €"],
      ["button", "Aggiungi al carrello"],
    ],
    [
      ["h2", "Ingredienti"],
      ["p", "Olio extravergine pugliese, burro di karité, vitamina E."],
    ],
  ),
  createCase(
    "bank-nl",
    {
      headline: "Sparen met 2,6 % rente",
      bodyText: "Dagelijks opneembaar. Je geld is beschermd tot € 100.000.",
      ctaType: "LEARN_MORE",
      pageName: "Noorderbank",
    },
    "https://noorderbank.nl/sparen",
    "Spaarrekening | Noorderbank",
    [
      ["h1", "Onze spaarrekening: 2,6 % per jaar"],
      ["p", "Vrij opneembaar, geen kosten. Onder het depositogarantiestelsel tot € 100.000."],
      ["button", "Rekening openen"],
    ],
    [
      ["h2", "Voor wie?"],
      ["p", "Iedereen vanaf 18 jaar."],
    ],
  ),
  createCase(
    "coffee-sub",
    {
      headline: "Mornings deserve better beans",
      bodyText: "First bag $5, then $16 every two weeks. Pause whenever.",
      ctaType: "SUBSCRIBE",
      pageName: "Driftroast",
    },
    "https://driftroast.com/pages/subscribe",
    "Coffee subscription | Driftroast",
    [
      ["h1", "Fresh coffee, roasted the day it ships"],
      ["p", "Tell us how you brew and we'll match you. Your first bag is just $5."],
      ["button", "Take the quiz"],
    ],
    [
      ["h2", "$16 a bag after that"],
      ["p", "Skip or cancel from your phone."],
    ],
  ),
  createCase(
    "webinar",
    {
      headline: "Why good engineers quit in year two",
      bodyText: "Free live session for HR leaders, 14 May, 4 pm.",
      ctaType: "REGISTER",
      pageName: "Tenure",
    },
    "https://www.tenurehq.com/events/retention",
    "Webinar: keeping technical talent | Tenure",
    [
      ["h1", "Keep the engineers you fought to hire"],
      ["p", "Join our free webinar on 14 May: three HR directors share what lowered attrition."],
      ["button", "Save my seat"],
    ],
    [
      ["h2", "Speakers"],
      ["p", "People leaders from logistics, fintech and health."],
    ],
  ),
  createCase(
    "vet-clinic-pt",
    {
      headline: "O seu gato merece calma no veterinário",
      bodyText: "Consulta felina com 15% de desconto na primeira visita.",
      ctaType: "BOOK_NOW",
      pageName: "Clínica Bigodes",
    },
    "https://clinicabigodes.pt/",
    "Clínica veterinária para gatos | Bigodes",
    [
      ["h1", "Uma clínica só para gatos"],
      ["p", "Sem cães, sem stress. 15% de desconto na primeira consulta."],
      ["button", "Marcar consulta"],
    ],
    [
      ["h2", "Equipa especializada"],
      ["p", "Medicina felina em Lisboa."],
    ],
  ),
  createCase(
    "car-insurance-fr",
    {
      headline: "Assurance auto dès 19 € par mois",
      bodyText: "Deux mois offerts pour toute souscription en ligne.",
      ctaType: "GET_QUOTE",
      pageName: "Maïa Assurances",
    },
    "https://maia-assurances.fr/auto",
    "Assurance auto en ligne – Maïa Assurances",
    [
      ["h1", "L'assurance qui s'adapte à votre conduite"],
      ["p", "À partir de 19 €/mois. 2 mois gratuits si vous souscrivez sur le site."],
      ["button", "Mon tarif en 2 minutes"],
    ],
    [
      ["h2", "Assistance 24h/24"],
      ["p", "Sans franchise kilométrique."],
    ],
  ),
  createCase(
    "ski-fr",
    {
      headline: "La neige sans la foule",
      bodyText: "Chalet 8 personnes dès 790 € la semaine, forfaits compris.",
      ctaType: "BOOK_TRAVEL",
      pageName: "Vallonniers",
    },
    "https://www.vallonniers.com/chalets",
    "Location de chalets à la montagne | Vallonniers",
    [
      ["h1", "Votre chalet dans une petite station"],
      ["p", "À partir de 790 €/semaine pour huit, remontées mécaniques incluses."],
      ["button", "Voir les disponibilités"],
    ],
    [
      [
        "p",
        "“What a wonderful week, we will be back with our whole family and our friends next year, thank you for " +
          "everything you did for us!” – The Hendersons",
      ],
    ],
  ),
  createCase(
    "storage-de",
    {
      headline: "Keller voll?",
      bodyText: "Lagerraum ab 1 m², monatlich kündbar. Der erste Monat für 1 €.",
      ctaType: "GET_QUOTE",
      pageName: "Platzda",
    },
    "https://platzda.de/hamburg",
    "Self-Storage Hamburg | Platzda",
    [
      ["h1", "Ihr Abteil in Hamburg-Altona"],
      ["p", "Trocken, videoüberwacht und rund um die Uhr zugänglich. Im ersten Monat zahlen Sie nur 1 €."],
      ["button", "Preis berechnen"],
    ],
    [],
  ),
  createCase(
    "hearing-es",
    {
      headline: "Vuelva a oír a sus nietos",
      bodyText: "Audífonos casi invisibles. Revisión sin coste.",
      ctaType: "CONTACT_US",
      pageName: "Sonora",
    },
    "https://sonora.es/audifonos",
    "Audífonos discretos | Sonora Centros Auditivos",
    [
      ["h1", "Audífonos que nadie notará"],
      ["p", "Pruébelos un mes en casa. La primera revisión es gratuita."],
      ["button", "Pedir cita"],
    ],
    [],
  ),
  createCase(
    "kitchen-en",
    {
      headline: "The knife chefs keep for twenty years",
      bodyText: "Hand-forged in Seki. $40 off this weekend with FORGE40.",
      ctaType: "SHOP_NOW",
      pageName: "Hinode",
    },
    "https://hinodeknives.com/products/gyuto",
    "Gyuto 210 mm – Hinode Knives",
    [
      ["h1", "Gyuto 210 mm chef's knife"],
      ["p", "$189"],
      ["p", "67 layers of Damascus steel, forged by hand. Take $40 off with code FORGE40 until Sunday."],
      ["button", "Add to cart"],
    ],
    [],
  ),
  createCase(
    "therapy-en",
    {
      headline: "Talk to someone who gets it",
      bodyText: "Licensed therapists by video, usually within 48 hours. From $65 a week.",
      ctaType: "GET_STARTED",
      pageName: "Stillwater",
    },
    "https://stillwater.health",
    "Online therapy | Stillwater",
    [
      ["h1", "Therapy that fits into your life"],
      ["p", "Get matched with a counsellor in two days. Sessions from $65 per week, covered by most insurers."],
      ["button", "Find my therapist"],
    ],
    [],
  ),
  createCase(
    "toy-fr",
    {
      headline: "Le cadeau qui ne finit pas à la poubelle",
      bodyText: "Jouets en bois fabriqués dans le Jura. Livraison offerte dès 49 €.",
      ctaType: "SHOP_NOW",
      pageName: "Copeaux",
    },
    "https://copeaux.fr/jouets",
    "Jouets en bois made in Jura – Copeaux",
    [
      ["h1", "Des jouets qui se transmettent"],
      ["p", "Tournés et peints à la main dans notre atelier jurassien. Frais de port offerts à partir de 49 €."],
      ["button", "Découvrir les jouets"],
    ],
    [],
  ),
];
