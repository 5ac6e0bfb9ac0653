import { describe, expect, it } from "vitest";
import type { CtaIntent } from "../../../src/engine/artifacts/evidence.ts";
import { classifyIntent, classifyLink, createCallToAction } from "../../../src/engine/evidence/cta.ts";
import { metaExcerpt } from "../../../src/engine/evidence/page-excerpts.ts";

/** What buttons say in several trades and languages, by what they ask for. */
const LABELS_BY_INTENT: Readonly<Record<Exclude<CtaIntent, "other">, readonly string[]>> = {
  buy: [
    "Get my bag",
    "Pick your box",
    "Add to bag",
    "Shop now →",
    "In den Warenkorb",
    "Fassungen auswählen",
    "Ajouter au panier",
    "Je commande",
    "Comprar entradas",
    "Aggiungi al carrello",
    "Koop tickets",
    "Claim my discount",
    "Köp nu",
    "Compre agora",
    "Quiero mi descuento",
  ],
  browse: [
    "Modelle ansehen",
    "Zu den Zimmern",
    "View the collection",
    "See open positions",
    "Search flights",
    "Wohnungen suchen",
    "See pricing",
    "Find a dealer",
    "Voir les chambres",
    "Ver casas libres",
    "Scopri le camere",
    "Bekijk alle vacatures",
  ],
  apply: [
    "Apply now",
    "Order your card",
    "Start your application",
    "Jetzt bewerben",
    "Kreditkarte bestellen",
    "Je postule en 2 minutes",
    "Solicita tu tarjeta",
    "Candidati ora",
    "Check your eligibility",
  ],
  try: [
    "Start my trial",
    "Kostenlos testen",
    "Probetraining vereinbaren",
    "J'essaie gratuitement",
    "Prueba gratis",
    "Claim my free week",
    "Experimente grátis",
    "Testa gratis",
  ],
  book: [
    "Check availability",
    "Termin buchen",
    "Prendre rendez-vous",
    "Pedir cita",
    "Prenota ora",
    "Afspraak maken",
    "Plan your visit",
    "Boka tid",
    "Agende agora",
    "Bookings",
  ],
  quote: [
    "Get my price",
    "Beitrag berechnen",
    "Mon devis en 2 minutes",
    "Bereken je premie",
    "Value my home",
  ],
  contact: [
    "Talk to sales",
    "Book a demo",
    "Rückruf anfordern",
    "Hablemos",
    "Neem contact op",
    "Enquire now",
  ],
  donate: ["Give £10 a month", "Jetzt helfen", "Je donne", "Haz tu donativo", "Steun ons", "Sponsor a child"],
  sign_up: [
    "Build my dog's plan",
    "Save my seat",
    "Konto eröffnen",
    "Créer mon compte",
    "Empieza gratis",
    "Iscriviti",
    "Meld je aan",
    "Word lid",
    "Inscreva-se agora",
    "Cadastre-se",
    "Quiero mi plaza",
    "Bli medlem",
    "Bliv medlem",
    "Devenir membre",
  ],
  download: ["Get it on Google Play", "Get the report", "App laden", "Scarica l'app", "Katalog anfordern"],
  subscribe: ["Join the waitlist", "Newsletter abonnieren", "S'abonner"],
  watch: ["Watch the video", "Video ansehen", "Voir la vidéo"],
  learn: [
    "Mehr erfahren",
    "En savoir plus",
    "Más información",
    "Scopri di più",
    "How it works",
    "See more",
    "Läs mer",
  ],
};

describe("a button's words", () => {
  it.each(
    Object.entries(LABELS_BY_INTENT).flatMap(([intent, labels]) => labels.map((label) => [label, intent])),
  )("%j ask to %s", (label, intent) => {
    expect(classifyIntent(label)).toBe(intent);
  });

  it("ask the same in any case and with any arrow", () => {
    for (const [intent, labels] of Object.entries(LABELS_BY_INTENT))
      for (const label of labels) expect(classifyIntent(`${label.toUpperCase()} »`)).toBe(intent);
  });
});

describe("a book", () => {
  it.each(["Fernway Books", "Our new book", "The Harbour Book Club", "Artisan expérimenté"])(
    "is no booking, nor a name an ask: %j",
    (label) => expect(classifyIntent(label)).toBe("other"),
  );

  it("is bought", () => expect(classifyIntent("Buy the book")).toBe("buy"));
});

describe("a label of several asks", () => {
  const asked = (text: string) => {
    const { intent, secondaryIntents = [] } = createCallToAction(metaExcerpt(text));
    return [intent, ...secondaryIntents];
  };

  it.each([
    ["Réserver un cours d'essai", ["try", "book"]],
    ["Book a free demo", ["contact", "book"]],
    ["Schedule your trial", ["try", "book"]],
    ["Réserver ma place", ["sign_up", "book"]],
    ["Enroll now for $297", ["sign_up", "buy"]],
    ["Join for 12 € a month", ["sign_up", "buy"]],
  ])("%j asks for %j", (text, intents) => {
    expect(asked(text)).toEqual(intents);
  });

  it.each([
    "Get a quote",
    "Get your quote",
    "Start your application",
    "Claim my free week",
    "Sign up and save $20",
    "Join and get $10 off",
    "Shop the latest styles",
    "Offerte aanvragen",
    "Learn more",
  ])("asks for one thing: %j", (text) => {
    expect(asked(text)).toHaveLength(1);
  });
});

describe("a link in the text", () => {
  it("names an action, or is silent", () => {
    const asked = (text: string, href = "/x") => classifyLink({ text, href });
    expect(asked("Donate")).toBe("donate");
    expect(asked("0800 496 0000", "tel:+448004960000")).toBe("contact");
    // Every page has links that only tell more.
    expect(asked("Read more")).toBeNull();
    expect(asked("Our collections")).toBeNull();
    expect(asked("Instagram", "https://instagram.com/acme")).toBeNull();
  });
});
