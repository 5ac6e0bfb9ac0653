import { describe, expect, it } from "vitest";
import { intentOf, intentOfLink } from "../../../src/engine/evidence/cta.ts";
import type { CtaIntent } from "../../../src/engine/products/evidence.ts";

/** What buttons say in several trades and languages, by what they ask for. */
const SAID: Readonly<Record<Exclude<CtaIntent, "other">, readonly string[]>> = {
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
  ],
  book: [
    "Check availability",
    "Termin buchen",
    "Prendre rendez-vous",
    "Pedir cita",
    "Prenota ora",
    "Afspraak maken",
    "Plan your visit",
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
  ],
  download: ["Get it on Google Play", "Get the report", "App laden", "Scarica l'app", "Katalog anfordern"],
  subscribe: ["Join the waitlist", "Newsletter abonnieren", "S'abonner"],
  watch: ["Watch the video", "Video ansehen", "Voir la vidéo"],
  learn: ["Mehr erfahren", "En savoir plus", "Más información", "Scopri di più", "How it works", "See more"],
};

describe("a button's words", () => {
  it.each(Object.entries(SAID).flatMap(([intent, labels]) => labels.map((label) => [label, intent])))(
    "%j ask to %s",
    (label, intent) => {
      expect(intentOf(label)).toBe(intent);
    },
  );

  it("ask the same in any case and with any arrow", () => {
    for (const [intent, labels] of Object.entries(SAID))
      for (const label of labels) expect(intentOf(`${label.toUpperCase()} »`)).toBe(intent);
  });
});

describe("a link in the text", () => {
  it("names an action, or is silent", () => {
    const asked = (text: string, href = "/x") => intentOfLink({ text, href });
    expect(asked("Donate")).toBe("donate");
    expect(asked("0800 496 0000", "tel:+448004960000")).toBe("contact");
    // Every page has links that only tell more.
    expect(asked("Read more")).toBeNull();
    expect(asked("Our collections")).toBeNull();
    expect(asked("Instagram", "https://instagram.com/acme")).toBeNull();
  });
});
