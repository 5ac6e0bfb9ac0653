/**
 * Third-party landing page templates: selectors of their hero, and what a marketer would remove before publishing.
 * fill-template.ts finds everything else.
 */
export interface Template {
  /** The npm package is `startbootstrap-<id>`. */
  id: string;
  /** The template's colours, and the index of the brief's colour that replaces each. */
  palette: Record<string, 0 | 1>;
  brand: string | null;
  /** An image that shows the brand; replaced by a generated logo. */
  logo?: string;
  headline: string;
  /** Null: a new element after the headline. */
  sub: string | null;
  /** The element that shows the offer. Default: a new one after the subheading. */
  offer?: string;
  cta: string | null;
  more?: string;
  /** Elements that the call to action replaces. */
  ctaInstead?: string;
  /** Elements whose CSS background is the hero image. */
  backdrop?: string;
  image?: string;
  /** Translucent layer over the backdrop. */
  scrim?: "dark" | "light";
  /** Background of the hero, which the ad's design follows. */
  heroBackground: "picture" | "dark" | "light" | "brand" | "gradient";
  /** Whether the hero image is above the fold. */
  heroPicture: { mobile: boolean; desktop: boolean };
  quotes?: readonly [text: string, who: string];
  removed?: string;
}

const ON_BOTH_VIEWPORTS = { mobile: true, desktop: true };
const ON_NO_VIEWPORT = { mobile: false, desktop: false };

export const TEMPLATES: readonly Template[] = [
  {
    id: "landing-page",
    palette: { "#0d6efd": 0 },
    brand: ".navbar-brand",
    headline: "header h1",
    sub: null,
    cta: "header #submitButton",
    backdrop: "header.masthead, .call-to-action",
    heroBackground: "picture",
    heroPicture: ON_BOTH_VIEWPORTS,
    quotes: [".testimonial-item p", ".testimonial-item h5"],
  },
  {
    id: "new-age",
    palette: { "#2937f0": 0, "#9f1ae2": 1 },
    brand: ".navbar-brand",
    headline: "header h1",
    sub: "header p.lead",
    cta: null,
    ctaInstead: "header .d-flex.flex-column.flex-lg-row, #download .d-flex",
    backdrop: ".cta",
    heroBackground: "light",
    heroPicture: ON_NO_VIEWPORT,
    quotes: ["aside .h2", "aside .none"],
    removed: "aside img, .modal, video, #features .masthead-device-mockup",
  },
  {
    id: "creative",
    palette: { "#f4623a": 0 },
    brand: ".navbar-brand",
    headline: "header h1",
    sub: "header p",
    cta: "header .btn",
    backdrop: "header.masthead",
    heroBackground: "picture",
    heroPicture: ON_BOTH_VIEWPORTS,
    removed: "#portfolio",
  },
  {
    id: "agency",
    palette: { "#ffc800": 0 },
    brand: null,
    logo: ".navbar-brand img",
    headline: "header .masthead-heading",
    sub: "header .masthead-subheading",
    cta: "header .btn",
    backdrop: "header.masthead",
    heroBackground: "picture",
    heroPicture: ON_BOTH_VIEWPORTS,
    removed: "#portfolio, #team, .modal, div.py-5:has(.img-brand), .timeline-inverted:last-child",
  },
  {
    id: "grayscale",
    palette: { "#64a19d": 0 },
    brand: ".navbar-brand",
    headline: "header h1",
    sub: "header h2",
    cta: "header .btn",
    backdrop: "header.masthead, .signup-section",
    heroBackground: "picture",
    heroPicture: ON_BOTH_VIEWPORTS,
    removed: ".contact-section .row",
  },
  {
    id: "coming-soon",
    palette: { "#2a5555": 0 },
    brand: null,
    headline: "h1",
    sub: ".masthead-content p",
    cta: "#submitButton",
    backdrop: "body",
    heroBackground: "brand",
    heroPicture: { mobile: false, desktop: true },
    removed: "video",
  },
  {
    id: "stylish-portfolio",
    palette: { "#1d809f": 0, "#ecb807": 1 },
    brand: ".sidebar-brand a",
    headline: "header h1",
    sub: "header h3 em",
    cta: "header .btn",
    backdrop: "header.masthead, .callout",
    scrim: "light",
    heroBackground: "picture",
    heroPicture: ON_BOTH_VIEWPORTS,
    removed: ".map",
  },
  {
    id: "business-casual",
    palette: { "#e6a756": 0 },
    brand: ".site-heading-lower, .navbar-brand",
    headline: ".intro .section-heading-lower",
    sub: ".intro p",
    offer: ".intro .section-heading-upper",
    cta: ".intro .btn",
    backdrop: "body",
    image: ".intro-img",
    heroBackground: "picture",
    heroPicture: ON_BOTH_VIEWPORTS,
    removed: ".site-heading-upper, .cta .section-heading-upper",
  },
  {
    id: "one-page-wonder",
    palette: { "#ee0979": 0, "#ff6a00": 1 },
    brand: ".navbar-brand",
    headline: "header h1",
    sub: "header h2",
    cta: "header .btn",
    heroBackground: "gradient",
    heroPicture: ON_NO_VIEWPORT,
  },
  {
    id: "business-frontpage",
    palette: { "#0d6efd": 0 },
    brand: ".navbar-brand",
    headline: "header h1",
    sub: "header p",
    cta: "header .btn-primary",
    more: "header .btn-outline-light",
    heroBackground: "dark",
    heroPicture: ON_NO_VIEWPORT,
    quotes: [".card .flex-shrink-0 + .ms-4 p", ".card .flex-shrink-0 + .ms-4 .small"],
    removed: "section:has(.display-4)",
  },
  {
    id: "freelancer",
    palette: { "#1abc9c": 0 },
    brand: ".navbar-brand",
    headline: "header h1",
    sub: "header p",
    cta: null,
    image: ".masthead-avatar",
    heroBackground: "brand",
    heroPicture: ON_BOTH_VIEWPORTS,
    removed: ".portfolio-modal, .portfolio .row > :nth-child(n+4)",
  },
  {
    id: "shop-item",
    palette: { "#0d6efd": 0 },
    brand: ".navbar-brand",
    headline: "h1",
    sub: "p.lead",
    offer: ".fs-5.mb-5",
    cta: "section .flex-shrink-0",
    image: "section:first-of-type .row > :first-child img",
    heroBackground: "light",
    heroPicture: ON_BOTH_VIEWPORTS,
    removed: ".dropdown-menu, form.d-flex, .text-warning",
  },
  {
    id: "heroic-features",
    palette: { "#0d6efd": 0 },
    brand: ".navbar-brand",
    headline: "header h1",
    sub: "header p",
    cta: "header .btn",
    heroBackground: "light",
    heroPicture: ON_NO_VIEWPORT,
  },
  {
    id: "small-business",
    palette: { "#0d6efd": 0 },
    brand: ".navbar-brand",
    headline: "h1",
    sub: "h1 + p",
    cta: ".col-lg-5 .btn",
    image: ".col-lg-7 img",
    heroBackground: "light",
    heroPicture: ON_BOTH_VIEWPORTS,
  },
  {
    id: "modern-business",
    palette: { "#0d6efd": 0 },
    brand: ".navbar-brand",
    headline: "header h1",
    sub: "header p",
    cta: "header .btn-primary",
    more: "header .btn-outline-light",
    image: "header img",
    heroBackground: "dark",
    heroPicture: { mobile: false, desktop: true },
    quotes: [".fst-italic", ".fst-italic + div .fw-bold"],
    removed: ".dropdown, .card-footer, .badge",
  },
  {
    id: "full-width-pics",
    palette: { "#0d6efd": 0 },
    brand: ".navbar-brand",
    logo: "header img",
    headline: "header h1",
    sub: "header p",
    cta: null,
    backdrop: ".bg-image-full",
    heroBackground: "picture",
    heroPicture: ON_BOTH_VIEWPORTS,
  },
];

export function findTemplate(id: string): Template {
  const found = TEMPLATES.find((template) => template.id === id);
  if (!found) throw new Error(`No template is called ${id}.`);
  return found;
}
