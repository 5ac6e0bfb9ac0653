import { describe, expect, it } from "vitest";
import type { CtaIntent } from "../../../src/engine/artifacts/evidence.ts";
import { classifyIntent, classifyLink, createCallToAction } from "../../../src/engine/evidence/classify-cta.ts";
import { metaExcerpt } from "../../../src/engine/evidence/page-excerpts.ts";

/** Button labels of several trades and languages, by intent. */
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
  quote: ["Get my price", "Beitrag berechnen", "Mon devis en 2 minutes", "Bereken je premie", "Value my home"],
  contact: ["Talk to sales", "Book a demo", "Rückruf anfordern", "Hablemos", "Neem contact op", "Enquire now"],
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
  learn: ["Mehr erfahren", "En savoir plus", "Más información", "Scopri di più", "How it works", "See more", "Läs mer"],
};

describe("a button's label", () => {
  it.each(Object.entries(LABELS_BY_INTENT).flatMap(([intent, labels]) => labels.map((label) => [label, intent])))(
    "%j ask to %s",
    (label, intent) => {
      expect(classifyIntent(label)).toBe(intent);
    },
  );

  it("has the same intent in any case and with any arrow", () => {
    for (const [intent, labels] of Object.entries(LABELS_BY_INTENT))
      for (const label of labels) expect(classifyIntent(`${label.toUpperCase()} »`)).toBe(intent);
  });
});

describe("the word “book”", () => {
  it.each(["Fernway Books", "Our new book", "The Harbour Book Club", "Artisan expérimenté"])(
    "is not a booking as a noun, and names have no intent: %j",
    (label) => expect(classifyIntent(label)).toBe("other"),
  );

  it("is bought as a noun", () => expect(classifyIntent("Buy the book")).toBe("buy"));
});

describe("a label with several intents", () => {
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
  ])("%j has the intents %j", (text, intents) => {
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
  ])("has one intent: %j", (text) => {
    expect(asked(text)).toHaveLength(1);
  });
});

describe("a text link", () => {
  it("has an intent only if it names an action", () => {
    const asked = (text: string, href = "/x") => classifyLink({ text, href });
    expect(asked("Donate")).toBe("donate");
    expect(asked("0800 496 0000", "tel:+448004960000")).toBe("contact");
    // Informational links are on every page.
    expect(asked("Read more")).toBeNull();
    expect(asked("Our collections")).toBeNull();
    expect(asked("Instagram", "https://instagram.com/acme")).toBeNull();
  });
});
