import type { Snapshot } from "../artifacts/capture.ts";
import type { CallToAction, Offer, PageType } from "../artifacts/evidence.ts";
import { findTypes } from "./json-ld.ts";
import { normaliseText } from "./normalise-text.ts";

const ERROR_TITLE =
  /^(?:(?:error )?404(?: error)?|(?:404 )?(?:page )?not found|seite nicht gefunden|page (?:introuvable|non trouvee)|pagina (?:no encontrada|non trovata|niet gevonden|nao encontrada)|oops)\b/;

const ARTICLE_TYPE = /^(?:Article|NewsArticle|BlogPosting|TechArticle|Recipe)$/;
const PRODUCT_TYPE =
  /^(?:Product|ProductGroup|SoftwareApplication|MobileApplication|WebApplication|VideoGame|Course|Event|Book)$/;
const LISTING_TYPE = /^(?:CollectionPage|ItemList|SearchResultsPage|OfferCatalog)$/;

/** A page with more prices is a listing. */
const MAX_PRODUCT_PAGE_PRICES = 4;
/** Minimum words of running text of an article. */
const MIN_ARTICLE_WORDS = 600;

/** Page types by call to action, for pages without products and articles. */
const PAGE_TYPE_BY_INTENT: Partial<Record<CallToAction["intent"], PageType>> = {
  sign_up: "lead",
  try: "lead",
  quote: "lead",
  contact: "lead",
  apply: "lead",
  subscribe: "lead",
  download: "lead",
  donate: "donation",
  book: "booking",
};

const isHomeUrl = (url: string): boolean => URL.canParse(url) && /^\/?(?:index\.\w+)?$/.test(new URL(url).pathname);

/** Classifies the page by its structured data, then by its offers and calls to action. */
export const classifyPage = (page: Snapshot, ctas: readonly CallToAction[], offers: readonly Offer[]): PageType => {
  if (ERROR_TITLE.test(normaliseText(page.title))) return "error";
  const types = findTypes(page.jsonLd);
  const prices = offers.filter(({ type }) => type === "price" || type === "from_price").length;
  if (types.some((type) => LISTING_TYPE.test(type)) || prices > MAX_PRODUCT_PAGE_PRICES) return "list";
  if (types.some((type) => PRODUCT_TYPE.test(type))) return "product";
  if (types.some((type) => ARTICLE_TYPE.test(type))) return "article";
  const intents = ctas.map(({ intent }) => intent);
  if (intents.includes("buy") && prices > 0) return "product";
  // The first of several intents decides: a hotel's page may offer an account as well.
  const asking = intents.flatMap((intent) => PAGE_TYPE_BY_INTENT[intent] ?? [])[0];
  if (asking !== undefined) return asking;
  if (isHomeUrl(page.url)) return "home";
  const words = page.texts.filter(({ tag }) => tag === "p").reduce((sum, { text }) => sum + text.split(" ").length, 0);
  return words > MIN_ARTICLE_WORDS ? "article" : "other";
};
