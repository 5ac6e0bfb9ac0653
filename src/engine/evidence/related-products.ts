import type { Snapshot } from "../artifacts/capture.ts";
import { normaliseText, toVisibleText } from "./normalise-text.ts";

type PageText = Snapshot["texts"][number];

/** What stands over the other things that a shop would sell as well, in the words of shops' own themes. */
const SECTION_TITLE_PATTERNS: Readonly<Record<string, string>> = {
  en: "(?:you|we think you)(?: may| might| could| will|'?ll)?(?: also)? (?:like|love|enjoy|need)|(?:customers|people|others|shoppers)(?: who \\w+(?: this| it)?)?(?: also)? (?:bought|viewed|like|liked|loved)|(?:related|similar|recommended|other) (?:products|items|styles|articles|posts|listings)|(?:products|items) related to|recommended (?:for you|with)|(?:frequently|often) bought together|complete (?:the|your) (?:look|set|outfit|room)|(?:pairs?|goes) (?:well |best |perfectly )?with|recently viewed|shop the look|more (?:from|like) th",
  de: "ahnliche (?:produkte|artikel|angebote)|das konnte (?:dir|ihnen|dich|sie) (?:auch )?(?:gefallen|interessieren)|(?:wird )?(?:oft|haufig) zusammen gekauft|kunden (?:kauften|haben|interessierten)|(?:passend dazu|dazu passt|passt (?:gut )?dazu|passendes zubehor)|zuletzt angesehen|(?:weitere|andere) (?:produkte|artikel|modelle)|empfehlungen fur|unsere empfehlungen",
  fr: "vous (?:aimerez|pourriez)|(?:produits|articles) (?:similaires|associes|lies|apparentes|recommandes|complementaires)|souvent achetes ensemble|completez (?:le|votre) (?:look|tenue)|(?:vus|consultes) recemment|(?:nos|les) clients (?:ont|aiment)|a decouvrir aussi|recommande pour vous",
  es: "(?:tambien )?te (?:puede|pueden|podria|podrian)(?: tambien)? (?:gustar|interesar)|productos (?:relacionados|similares|recomendados)|(?:comprados|comprado) juntos|completa (?:el|tu) (?:look|conjunto)|vistos recientemente|(?:los )?clientes tambien",
  it: "(?:ti )?potrebbe(?:ro)?(?: anche)? (?:piacerti|interessarti|piacere|interessare)|prodotti (?:correlati|simili|consigliati)|spesso (?:acquistati|comprati) insieme|completa il (?:look|set)|visti di recente|chi ha (?:comprato|acquistato|visto)",
  nl: "misschien vind je|(?:dit vind je|vind je) ook|(?:anderen|klanten)(?: \\w+)? (?:bekeken|kochten|kozen)|(?:gerelateerde|vergelijkbare|soortgelijke) (?:producten|artikelen)|vaak samen gekocht|aanbevolen|bekijk ook|(?:past|passen) (?:goed )?bij|recent bekeken|maak je look",
  pt: "(?:voce |tu )?(?:tambem )?(?:pode|podera|vai)(?: tambem)? (?:gostar|interessar)|produtos (?:relacionados|semelhantes|recomendados)|comprados juntos|vistos recentemente|quem (?:comprou|viu)",
  pl: "(?:zobacz|sprawdz) (?:tez|rowniez|takze)|(?:podobne|powiazane|polecane) (?:produkty|artykuly)|moze (?:ci|cie) (?:sie )?|(?:inni|klienci)(?: \\w+)? kupili|czesto kupowane|produkty powiazane",
  nordic:
    "(?:andra|andre) (?:kopte|kobte|kjopte|kunder)|(?:liknande|lignende|relaterade|relaterede|relaterte) (?:produkter|varor|varer)|du kanske|(?:maske|kanskje) (?:ogsa|vil)|passar (?:bra )?(?:till|ihop)|ofte kobt sammen|kops ofta",
};

const RELATED_SECTION_TITLE = new RegExp(`^(?:${Object.values(SECTION_TITLE_PATTERNS).join("|")})`, "u");
const MAX_TITLE_CHARS = 60;

/** Plain words drop the apostrophe of "you'll" and keep its letters. */
const isRelatedSectionTitle = ({ text, region }: PageText): boolean =>
  text.length <= MAX_TITLE_CHARS &&
  region !== "nav" &&
  region !== "footer" &&
  RELATED_SECTION_TITLE.test(normaliseText(toVisibleText(text)));

/** Another section begins: with a heading of the title's own rank, or one as large where the title is no heading. */
const endsSection = (title: PageText, { level, fontPx, region }: PageText): boolean =>
  region === "footer" ||
  (level !== null && (title.level === null ? fontPx >= title.fontPx : level <= title.level));

/** What holds both a title and what follows it: nothing outside belongs to it. Empty where nobody looked. */
const commonAncestorPath = ({ within = [] }: PageText, next: PageText | undefined): readonly number[] => {
  const parted = within.findIndex((element, at) => element !== next?.within?.[at]);
  return parted < 0 ? within : within.slice(0, parted);
};

const isInsideAncestor = (holder: readonly number[], { within }: PageText): boolean =>
  within === undefined || holder.every((element, at) => element === within[at]);

/**
 * A page's copy without the other things that are offered beside its own ("You may also like"): their names and prices say
 * nothing of what the page is about. What comes before anything else is the page's own, whatever it is called.
 */
export const withoutRelatedProducts = (texts: Snapshot["texts"]): Snapshot["texts"] => {
  let open: { title: PageText; holder: readonly number[] } | null = null;
  let begun = false;
  return texts.filter((text, at) => {
    if (open !== null && (endsSection(open.title, text) || !isInsideAncestor(open.holder, text))) open = null;
    if (open === null && begun && isRelatedSectionTitle(text))
      open = { title: text, holder: commonAncestorPath(text, texts[at + 1]) };
    begun ||= text.level !== null && text.level <= 2;
    return open === null;
  });
};
