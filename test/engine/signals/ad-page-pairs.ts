import type { AdTextFields } from "../../../src/contract/evaluation-request.ts";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { createPage } from "../evidence/fixtures.ts";

/** An ad and its page. `wording`: whether the ad quotes its page or paraphrases it. */
export interface AdPagePair {
  name: string;
  wording: "quoted" | "paraphrased";
  copy: AdTextFields;
  page: Snapshot;
}

const createSite = (
  host: string,
  siteName: string,
  title: string,
  description: string,
  blocks: Parameters<typeof createPage>[0],
): Snapshot =>
  createPage(
    [{ tag: "nav", text: siteName, y: 16 }, ...blocks, { tag: "footer", text: `© 2026 ${siteName}`, y: 2600 }],
    {
      url: `https://${host}/`,
      requestedUrl: `https://${host}/`,
      siteName,
      title,
      description,
    },
  );

export const AD_PAGE_PAIRS: readonly AdPagePair[] = [
  {
    name: "running shoes",
    wording: "quoted",
    copy: {
      headline: "Spring sale: 20 % off trail running shoes",
      bodyText: "Grip that holds on wet rock. Until 31 May at Fellgang.",
      ctaType: "SHOP_NOW",
      pageName: "Fellgang",
    },
    page: createSite(
      "fellgang.example.com",
      "Fellgang",
      "Trail running shoes in the spring sale | Fellgang",
      "Shoes for wet rock and long climbs.",
      [
        { tag: "h1", text: "Spring sale: 20 % off trail running shoes" },
        { tag: "p", text: "Our grippiest soles for wet rock and mud. Offer ends 31 May." },
        { tag: "button", text: "Shop trail shoes" },
        { tag: "h2", text: "Built for the fells", y: 900 },
        { tag: "p", text: "Tested by mountain runners through three winters, resoled for free.", y: 980 },
      ],
    ),
  },
  {
    name: "sofas",
    wording: "paraphrased",
    copy: {
      headline: "Your new couch, half price until Sunday",
      bodyText: "Deep seats, washable covers, delivered in a week.",
      ctaType: "SHOP_NOW",
      pageName: "Havnly",
    },
    page: createSite(
      "havnly.example.com",
      "Havnly",
      "Sofa event | Havnly",
      "Comfortable sofas with covers you can wash.",
      [
        { tag: "h1", text: "50% off every sofa in our weekend event" },
        { tag: "p", text: "Comfy, deep settees with machine-washable covers. Ends Sunday." },
        { tag: "button", text: "Browse sofas" },
        { tag: "h2", text: "Delivery within seven days", y: 900 },
        { tag: "p", text: "Two people carry it in, put it together and take the packaging away.", y: 980 },
      ],
    ),
  },
  {
    name: "accounting software",
    wording: "paraphrased",
    copy: {
      headline: "Bookkeeping that does itself",
      bodyText: "Connect your bank and let Ledgerly sort every receipt. Free for 30 days.",
      ctaType: "SIGN_UP",
      pageName: "Ledgerly",
    },
    page: createSite(
      "ledgerly.example.com",
      "Ledgerly",
      "Ledgerly: accounting on autopilot",
      "Automatic accounting for freelancers and small businesses.",
      [
        { tag: "h1", text: "Accounting on autopilot" },
        {
          tag: "p",
          text:
            "Ledgerly reads your receipts, matches your bank and files them for you. " +
            "30-day free trial, no card needed.",
        },
        { tag: "button", text: "Start free trial" },
        { tag: "h2", text: "Made for freelancers", y: 900 },
        { tag: "p", text: "Invoices, taxes and expenses in one quiet place.", y: 980 },
      ],
    ),
  },
  {
    name: "Matratzen",
    wording: "paraphrased",
    copy: {
      headline: "Endlich wieder durchschlafen",
      bodyText: "Die Matratze von Wolkenruh passt sich Ihrem Körper an. 100 Nächte Probeschlafen, ab 299 €.",
      ctaType: "SHOP_NOW",
      pageName: "Wolkenruh",
    },
    page: createSite(
      "wolkenruh.example.com",
      "Wolkenruh",
      "Matratzen für erholsamen Schlaf | Wolkenruh",
      "Matratzen, die sich anpassen, mit Probeschlafen.",
      [
        { tag: "h1", text: "Die Matratze, auf der Sie besser schlafen" },
        { tag: "p", text: "Sieben Zonen passen sich jedem Körper an. Schlafen Sie 100 Nächte zur Probe." },
        { tag: "p", text: "ab 299,00 €" },
        { tag: "button", text: "Matratze auswählen" },
        { tag: "h2", text: "Kostenloser Versand und Rückversand", y: 900 },
        { tag: "p", text: "Wir liefern bis in das Schlafzimmer und nehmen die alte Matratze mit.", y: 980 },
      ],
    ),
  },
  {
    name: "voyages",
    wording: "quoted",
    copy: {
      headline: "Une semaine en Corse à partir de 399 €",
      bodyText: "Vol et hôtel compris, départs de Paris et de Lyon.",
      ctaType: "BOOK_TRAVEL",
      pageName: "Cap Azur Voyages",
    },
    page: createSite(
      "capazur.example.com",
      "Cap Azur Voyages",
      "Séjours en Corse | Cap Azur Voyages",
      "Vols et hôtels en Corse, départ de Paris ou Lyon.",
      [
        { tag: "h1", text: "Une semaine en Corse à partir de 399 €" },
        { tag: "p", text: "Vol et hôtel compris, au départ de Paris et de Lyon, de mai à octobre." },
        { tag: "button", text: "Réserver mon séjour" },
        { tag: "h2", text: "Nos hôtels les pieds dans l'eau", y: 900 },
        { tag: "p", text: "Calvi, Ajaccio, Porto-Vecchio : choisissez votre plage.", y: 980 },
      ],
    ),
  },
  {
    name: "dentist",
    wording: "paraphrased",
    copy: {
      headline: "Afraid of the dentist? You are not alone",
      bodyText: "Gentle, unhurried care for nervous patients in Leeds.",
      ctaType: "BOOK_NOW",
      pageName: "Quiet Street Dental",
    },
    page: createSite(
      "quietstreetdental.example.com",
      "Quiet Street Dental",
      "Gentle dentistry in Leeds",
      "A dental practice for anxious patients in Leeds.",
      [
        { tag: "h1", text: "Gentle dental care for nervous patients" },
        {
          tag: "p",
          text: "Longer appointments, sedation if you want it, and nobody rushing you, in the middle of Leeds.",
        },
        { tag: "button", text: "Book an appointment" },
        { tag: "h2", text: "What happens at your first visit", y: 900 },
        { tag: "p", text: "We talk first. Nothing is done until you say so.", y: 980 },
      ],
    ),
  },
  {
    name: "curso de inglés",
    wording: "paraphrased",
    copy: {
      headline: "Habla inglés con confianza en tres meses",
      bodyText: "Clases en directo con profesores nativos. Primera clase gratis.",
      ctaType: "LEARN_MORE",
      pageName: "Lingo Norte",
    },
    page: createSite(
      "lingonorte.example.com",
      "Lingo Norte",
      "Cursos de inglés en línea | Lingo Norte",
      "Aprende a hablar inglés con profesores nativos.",
      [
        { tag: "h1", text: "Cursos de inglés para hablar sin miedo" },
        {
          tag: "p",
          text:
            "Profesores nativos, grupos pequeños y clases en directo cada tarde. " +
            "En tres meses notarás la diferencia.",
        },
        { tag: "button", text: "Reserva tu clase gratis" },
        { tag: "h2", text: "Así funciona", y: 900 },
        { tag: "p", text: "Haz la prueba de nivel, elige tu horario y empieza el lunes.", y: 980 },
      ],
    ),
  },
  {
    name: "caffè",
    wording: "quoted",
    copy: {
      headline: "Il caffè tostato ieri, a casa tua domani",
      bodyText: "Miscele artigianali con spedizione gratuita e -15 % sul primo ordine.",
      ctaType: "SHOP_NOW",
      pageName: "Torrefazione Bruna",
    },
    page: createSite(
      "torrefazionebruna.example.com",
      "Torrefazione Bruna",
      "Caffè artigianale | Torrefazione Bruna",
      "Caffè appena tostato, spedito ogni giorno.",
      [
        { tag: "h1", text: "Caffè tostato ieri, a casa tua domani" },
        {
          tag: "p",
          text: "15% di sconto sul primo ordine e spedizione gratuita su tutte le miscele artigianali.",
        },
        { tag: "button", text: "Acquista ora" },
        { tag: "h2", text: "Le nostre miscele", y: 900 },
        { tag: "p", text: "Dolce, intenso o decaffeinato: tre caratteri, una sola tostatura lenta.", y: 980 },
      ],
    ),
  },
  {
    name: "solar",
    wording: "paraphrased",
    copy: {
      headline: "Cut your power bill with the sun",
      bodyText: "Panels on your roof, no money down. See what your house could save.",
      ctaType: "GET_QUOTE",
      pageName: "Brightroof",
    },
    page: createSite(
      "brightroof.example.com",
      "Brightroof",
      "Home solar from Brightroof",
      "Solar panels for your home with zero upfront cost.",
      [
        { tag: "h1", text: "Solar panels that lower your electricity bills" },
        { tag: "p", text: "We design and fit rooftop solar for your home with nothing to pay up front." },
        { tag: "button", text: "Get a free quote" },
        { tag: "h2", text: "From survey to sunshine in six weeks", y: 900 },
        { tag: "p", text: "Our own electricians do the work and stand by it for twenty-five years.", y: 980 },
      ],
    ),
  },
  {
    name: "donation",
    wording: "paraphrased",
    copy: {
      headline: "A child in Malawi is walking two hours for water",
      bodyText: "£15 gives one family a safe well for life.",
      ctaType: "DONATE_NOW",
      pageName: "Wellspring Aid",
    },
    page: createSite(
      "wellspringaid.example.org",
      "Wellspring Aid",
      "Clean water for Malawi | Wellspring Aid",
      "Help families in Malawi build wells.",
      [
        { tag: "h1", text: "Help a village in Malawi drink clean water" },
        {
          tag: "p",
          text: "Children walk for hours to fetch it. Your £15 brings a family a well of their own.",
        },
        { tag: "button", text: "Donate £15" },
        { tag: "h2", text: "Where your money goes", y: 900 },
        { tag: "p", text: "Ninety pence of every pound goes to drilling, pumps and training.", y: 980 },
      ],
    ),
  },
  {
    name: "recruiting",
    wording: "quoted",
    copy: {
      headline: "Nurses wanted: no night shifts, full pay",
      bodyText: "Join our day clinic in Aarhus. Apply in two minutes.",
      ctaType: "APPLY_NOW",
      pageName: "Klinik Havblik",
    },
    page: createSite(
      "havblik.example.com",
      "Klinik Havblik",
      "Jobs for nurses | Klinik Havblik",
      "Work as a nurse in our day clinic.",
      [
        { tag: "h1", text: "Nurses wanted: no night shifts, full pay" },
        {
          tag: "p",
          text: "Our day clinic in Aarhus is looking for four nurses who want their evenings back.",
        },
        { tag: "button", text: "Apply now" },
        { tag: "h2", text: "What we offer", y: 900 },
        { tag: "p", text: "Six weeks of holiday, a pension, and a roster made three months ahead.", y: 980 },
      ],
    ),
  },
  {
    name: "dog food",
    wording: "paraphrased",
    copy: {
      headline: "What if dinner was the best part of your dog's day?",
      bodyText: "Fresh meals cooked for your pup, portioned by our vets. 2 weeks free.",
      ctaType: "GET_OFFER",
      pageName: "Bowl & Bark",
    },
    page: createSite(
      "bowlandbark.example.com",
      "Bowl & Bark",
      "Fresh dog food, delivered | Bowl & Bark",
      "Freshly cooked food for dogs, planned by vets.",
      [
        { tag: "h1", text: "Fresh food your dog will run home for" },
        { tag: "p", text: "Gently cooked meals in vet-planned portions, at your door every other week." },
        { tag: "p", text: "Try it: 14 days free" },
        { tag: "button", text: "Claim your free box" },
        { tag: "h2", text: "Real meat, real vegetables", y: 900 },
        { tag: "p", text: "No powders, no mystery. You could eat it, and our founder did.", y: 980 },
      ],
    ),
  },
  {
    name: "webinar",
    wording: "paraphrased",
    copy: {
      headline: "Why your best engineers quit (and how to stop it)",
      bodyText: "Live session with 3 CTOs. Save your seat 👇",
      ctaType: "REGISTER",
      pageName: "Tenure",
    },
    page: createSite("tenurehq.example.com", "Tenure", "Retention webinar — Tenure", "An hour on keeping people.", [
      { tag: "small", text: "LIVE WEBINAR · 12 MARCH" },
      { tag: "h1", text: "Keeping senior developers: what three CTOs learned the hard way" },
      {
        tag: "p",
        text:
          "Most teams lose their strongest people within two years. " +
          "Join us for a frank hour on what makes them leave.",
      },
      { tag: "button", text: "Reserve my spot" },
      { tag: "h2", text: "Speakers", y: 900 },
    ]),
  },
  {
    name: "hotel",
    wording: "paraphrased",
    copy: {
      headline: "2 nights in Porto, breakfast included, from €149",
      bodyText: "River views and a rooftop pool. Book by Sunday.",
      ctaType: "BOOK_TRAVEL",
      pageName: "Casa do Rio Hotels",
    },
    page: createSite(
      "casadorio.example.com",
      "Casa do Rio",
      "Weekend offer | Casa do Rio Porto",
      "Two-night breaks in Porto",
      [
        { tag: "h1", text: "A weekend by the Douro" },
        {
          tag: "p",
          text:
            "Stay two nights with breakfast from €149 per room. " +
            "Our rooftop pool looks over the river to the old town of Porto.",
        },
        { tag: "button", text: "Check availability" },
      ],
    ),
  },
  {
    name: "Kfz-Versicherung",
    wording: "paraphrased",
    copy: {
      headline: "Kfz-Versicherung zu teuer?",
      bodyText: "In 3 Minuten vergleichen und bis zu 850 € sparen.",
      ctaType: "GET_QUOTE",
      pageName: "Tarifwolf",
    },
    page: createSite(
      "tarifwolf.example.com",
      "Tarifwolf",
      "Autoversicherung vergleichen | Tarifwolf",
      "Über 300 Tarife im Vergleich",
      [
        { tag: "h1", text: "Autoversicherung vergleichen und wechseln" },
        {
          tag: "p",
          text: "Finden Sie unter 300 Tarifen den günstigsten für Ihr Auto und sparen Sie bis zu 850 € im Jahr.",
        },
        { tag: "button", text: "Jetzt vergleichen" },
        { tag: "p", text: "Wir kündigen für Sie und kümmern uns um alles andere.", y: 950 },
      ],
    ),
  },
  {
    name: "groene stroom",
    wording: "paraphrased",
    copy: {
      headline: "Stap over en krijg €200 welkomstkorting",
      bodyText: "Groene stroom uit Nederland, één jaar vast.",
      ctaType: "SIGN_UP",
      pageName: "Zonwind",
    },
    page: createSite(
      "zonwind.example.com",
      "Zonwind",
      "Overstappen naar Zonwind",
      "Groene energie van Nederlandse bodem",
      [
        { tag: "h1", text: "Overstappen op groene energie" },
        {
          tag: "p",
          text:
            "Kies voor stroom van Nederlandse windmolens en ontvang €200 korting als welkom. " +
            "Je tarief staat een jaar vast.",
        },
        { tag: "button", text: "Bereken je maandbedrag" },
      ],
    ),
  },
  {
    name: "conta bancária",
    wording: "paraphrased",
    copy: {
      headline: "Conta grátis, sem letras pequenas",
      bodyText: "Abra a sua conta em 5 minutos, sem comissões.",
      ctaType: "SIGN_UP",
      pageName: "Banco Lume",
    },
    page: createSite(
      "bancolume.example.com",
      "Banco Lume",
      "Conta à ordem sem comissões | Banco Lume",
      "A conta simples",
      [
        { tag: "h1", text: "A conta que não lhe cobra nada" },
        {
          tag: "p",
          text:
            "Zero comissões de manutenção e cartão de débito grátis. " +
            "Abra online em minutos com o seu cartão de cidadão.",
        },
        { tag: "button", text: "Abrir conta" },
      ],
    ),
  },
  {
    name: "flats",
    wording: "paraphrased",
    copy: {
      headline: "New 2-bed flats in Deptford",
      bodyText: "From £425,000. Move in this autumn.",
      ctaType: "LEARN_MORE",
      pageName: "Quay & Co",
    },
    page: createSite("quayandco.example.com", "Quay & Co", "The Ropeworks, SE8", "Two-bedroom apartments in Deptford", [
      { tag: "h1", text: "The Ropeworks" },
      {
        tag: "p",
        text:
          "Forty-two apartments by Deptford Creek, with one, two and three bedrooms. Prices start from £425,000. " +
          "Ready autumn 2027.",
      },
      { tag: "button", text: "Arrange a viewing" },
    ]),
  },
];

export const findPair = (name: string): AdPagePair => {
  const found = AD_PAGE_PAIRS.find((pair) => pair.name === name);
  if (found === undefined) throw new Error(`No pair is named ${name}.`);
  return found;
};
