import { AMBIGUOUS, GOODS } from "./goods-words.ts";
import type { LanguageProfile } from "./languages.ts";
import { normaliseText } from "./normalise-text.ts";
import { SUBJECTS } from "./subject-words.ts";

/**
 * Words that say the same in advertising, by the idea they share: English, German, French, Spanish, Italian, Dutch,
 * Portuguese. General language only: no idea here knows a page, a brand or a template. An idea is marked with a tilde,
 * so that it is no word's stem.
 */

/** What any ad may say of anything: shared, these tell little. */
const COMMONPLACE: Readonly<Record<string, string>> = {
  anything:
    "everything anything something thing things alles etwas dinge tout toutes chose choses todo todos cosa cosas tutto qualcosa cose alles iets dingen tudo coisa coisas",
  product:
    "product products item items article articles piece pieces produkt produkte artikel stuck stucke produit produits piece producto productos articulo articulos prodotto prodotti articolo articoli producten stuks produto produtos artigo artigos",
  need: "need needs want wants brauchen brauchst wunschen besoin veux necesitas necesita quieres bisogno vuoi nodig wilt precisa quer",
  choice:
    "choose choice choices pick picks wahl wahlen aussuchen choix choisir elegir eleccion scelta scegliere keuze kiezen escolha escolher",
  make: "made make makes making gemacht fait hecho fatto gemaakt feito",
  discount:
    "discount discounted save saving savings deal deals sale off offer offers bargain reduced reduction promo promotion rabatt rabatte sparen spare angebot angebote aktion ausverkauf reduziert soldes solde remise economisez economiser offre offres descuento descuentos ahorra ahorrar oferta ofertas rebajas sconto sconti risparmia risparmiare offerta offerte saldi korting kortingen bespaar besparen aanbieding aanbiedingen uitverkoop desconto descontos poupe poupar promocao saldos",
  free: "free gratis kostenlos kostenlose kostenloser kostenlosen kostenfrei umsonst gratuit gratuite gratuits gratuitement offert offerte gratuito gratuita gratuitos gratuiti",
  buy: "buy shop order purchase get grab kaufen kauf bestellen bestelle shoppen acheter achetez commander commandez achat comprar compra pedir pide acquista acquistare ordina ordinare kopen koop bestel encomendar",
  reserve:
    "book booking reserve reservation buchen buche buchung reservieren reservez reserver reservar reserva prenota prenotare prenotazione boek boeken reserveren",
  start:
    "start begin started launch kickoff starten beginnen loslegen beginne commencer commencez demarrer demarrez empieza empezar comienza comenzar inizia iniziare comincia comeca comecar",
  tryout:
    "try test trial testen teste probieren ausprobieren essayer essayez essai probar prueba prova provare proberen probeer proefperiode experimentar experimenta",
  join: "join signup register subscribe anmelden registrieren abonnieren inscrire inscrivez rejoindre rejoignez abonner apuntate unete registrate suscribete iscriviti unisciti abbonati aanmelden inschrijven inscreve registe subscreve",
  learn:
    "learn discover explore find see erfahren entdecken entdecke finden decouvrir decouvrez savoir descubre descubrir conoce scopri scoprire ontdek ontdekken descobre descobrir",
  fresh:
    "new latest brandnew neu neue neuer neues neuen neueste nouveau nouvelle nouveaux nouvelles nuevo nueva nuevos nuevas nuovo nuova nuovi nuove nieuw nieuwe novo nova novos novas",
  best: "best finest top perfect perfekt perfekte ideal beste besten bester meilleur meilleure meilleurs parfait mejor mejores perfecto migliore migliori perfetto perfecte melhor melhores perfeito",
  good: "great good amazing awesome lovely love gut gute toll tolle schon schone super bon bonne bueno buena bello bella goed goede mooi bom boa",
  easy: "easy easily simple simply effortless einfach leicht muhelos facile simplement facil sencillo semplice gemakkelijk makkelijk eenvoudig simples",
  quick:
    "fast quick quickly instant instantly rapid schnell schnelle sofort rapide vite rapidement rapido rapida snel snelle direct rapidamente",
  day: "day days daily everyday tag tage taglich taglichen jour jours quotidien dia dias diario giorno giorni quotidiano dag dagen dagelijks",
  week: "week weeks weekend weekly woche wochen wochenende semaine semaines semana semanas settimana settimane",
  hour: "hour hours stunde stunden heure heures hora horas ora ore uur uren timme timmar",
  month:
    "month months monthly monat monate monaten monatlich mois mensuel mensuelle mes meses mensual mese mesi mensile maand maanden maandelijks manad manaden maned maneden",
  user: "user users nutzer benutzer utilisateur utilisateurs usuario usuarios utente utenti gebruiker gebruikers",
  year: "year years yearly annual jahr jahre jahrlich annee ans anno anni ano anos jaar",
  online: "online web internet shop store website onlineshop boutique tienda negozio winkel loja",
  people:
    "people customer customers client clients kunden menschen personnes personas clienti persone klanten mensen pessoas clientes",
  life: "life live living leben vie vivre vida vivir vita vivere leven viver",
  world: "world welt monde mundo mondo wereld",
  time: "time times zeit moment minute minutes temps tiempo tempo tijd",
  more: "more mehr plus mas piu meer mais extra",
  welcome: "welcome willkommen bienvenue bienvenido bienvenidos benvenuto welkom bemvindo",
  season:
    "spring summer autumn fall winter season seasonal fruhling fruhjahr sommer herbst saison printemps ete automne hiver primavera verano otono invierno autunno inverno lente zomer herfst verao outono",
  quality: "quality premium qualitat hochwertig hochwertige qualite calidad qualita kwaliteit qualidade",
  collection:
    "collection range selection line kollektion auswahl sortiment gamme coleccion gama collezione gamma collectie colecao",
  price: "price prices pricing cost costs preis preise prix precio precios prezzo prezzi prijs prijzen preco precos",
  ship: "delivery delivered ship shipped shipping lieferung versand geliefert livraison livre envio entrega spedizione consegna verzending bezorging levering",
  half: "half halb halbe halben halber moitie mitad meta helft metade",
};

/** Ordinary words of any line on anything: each is itself, and shared it tells as little as a commonplace. */
const ORDINARY =
  "go goes going gone come comes coming take takes taking keep keeps put puts give gives let use uses using used turn turned turns change changes open opens look looks feel feels bring brings away tonight never always " +
  "ever place ones forgot forget nobody everyone together another next right ready real really actually finally whole different ago longer enough instead means start " +
  "gehen geht kommen kommt nehmen nimmt bringen bringt lassen lasst bleiben bleibt bekommen geben immer nie wieder endlich wirklich zusammen statt genug bereit platz " +
  "aller venir prendre mettre donner laisser rester toujours jamais encore enfin vraiment ensemble assez pret place fois vont vient " +
  "ir venir tomar poner dar dejar siempre nunca juntos otra otro vez listo verdad mientras vuelve hace hacer " +
  "andare venire prendere mettere lasciare sempre mai ancora insieme altro altra volta pronto davvero finalmente fare " +
  "gaan gaat komen komt nemen zetten geven laten altijd nooit weer samen echt eindelijk genoeg klaar wanneer " +
  "levar trazer deixar sempre junto outra outro";

/** How much a commonplace tells beside a word of substance. */
const COMMONPLACE_WEIGHT = 0.3;

interface Idea {
  idea: string;
  weight: number;
  /** A word of the language's, not a name or a rarity. */
  known: boolean;
  goods?: string;
  /** Of a compound: the ideas of its head, and of its front where that is known. */
  parts?: readonly string[];
}

/** A short stem is many words' in another language ("cors" of "corso" and of "Corse"). */
const LEAST_STEM = 5;

const formsOf = (word: string, tongue: LanguageProfile): string[] => [
  word,
  ...[tongue.stem(word)].filter((stem) => stem.length >= LEAST_STEM),
];

const compile = (tongue: LanguageProfile): ReadonlyMap<string, Idea> => {
  const ideas = new Map<string, Idea>();
  const add = (lists: Readonly<Record<string, string>>, weight: number, areGoods = false): void => {
    for (const [idea, list] of Object.entries(lists))
      for (const word of list.split(" ").map(normaliseText))
        for (const form of formsOf(word, tongue))
          if (!ideas.has(form))
            ideas.set(form, {
              idea: `~${idea}`,
              weight,
              known: true,
              ...(areGoods && !AMBIGUOUS.has(word) && !AMBIGUOUS.has(form) && { goods: idea }),
            });
  };
  add(COMMONPLACE, COMMONPLACE_WEIGHT);
  add(GOODS, 1, true);
  add(SUBJECTS, 1);
  for (const word of ORDINARY.split(" "))
    if (!ideas.has(word)) ideas.set(word, { idea: tongue.stem(word), weight: COMMONPLACE_WEIGHT, known: true });
  return ideas;
};

/** A compound's shortest parts: before "Schuh" of "Laufschuh", and the head itself. */
const LEAST_FRONT = 3;
const LEAST_HEAD = 4;

/** What joins a compound's parts: "Versicherung-s-schutz", "Katze-n-futter". */
const JOINT = /(?:es|en|er|s|n)$/;

/**
 * What a compound is a kind of, by its longest known end: "Winterjacke" is a jacket, "Sparpreis" is no trip; and what it is
 * for, where its front is known.
 */
const partsOf = (word: string, ideas: ReadonlyMap<string, Idea>): Pick<Idea, "goods" | "parts"> => {
  for (let at = LEAST_FRONT; at <= word.length - LEAST_HEAD; at += 1) {
    const head = ideas.get(word.slice(at));
    if (head === undefined) continue;
    const before = word.slice(0, at);
    const front = ideas.get(before) ?? ideas.get(before.replace(JOINT, ""));
    const parts = [front, head].flatMap((part) => part?.idea ?? []);
    return { ...(head.goods !== undefined && { goods: head.goods }), parts };
  }
  return {};
};

const compiled = new WeakMap<LanguageProfile, ReadonlyMap<string, Idea>>();

/** The idea a word stands for in a tongue; the stem itself, at full weight, where no synonym is known. */
export const ideaOf = (word: string, stem: string, tongue: LanguageProfile): Idea => {
  const ideas = compiled.get(tongue) ?? compile(tongue);
  compiled.set(tongue, ideas);
  const known = ideas.get(word) ?? ideas.get(stem);
  if (known !== undefined) return known;
  return { idea: stem, weight: 1, known: false, ...(tongue.writesCompounds && partsOf(word, ideas)) };
};
