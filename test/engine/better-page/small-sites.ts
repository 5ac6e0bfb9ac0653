/** Small sites with an ad that leads to the wrong page, written before the search was tuned. */

export interface SitePage {
  /** The headline. */
  name: string;
  lines: readonly string[];
  button?: string;
  /** Paths that this page links to, besides the site's navigation. */
  links?: readonly string[];
  jsonLd?: unknown;
}

export interface SmallSite {
  brand: string;
  language: string;
  /** Paths in the navigation of every page. */
  navigation: readonly string[];
  pages: Readonly<Record<string, SitePage>>;
  sitemap?: readonly string[];
  landing: string;
  /** Landing pages of other ads. */
  otherPages?: readonly { path: string; text: string }[];
  ad: { headline: string; bodyText: string; ctaText: string };
  /** The path that keeps the ad's promises; null where the site has none. */
  right: string | null;
}

const about = (brand: string): SitePage => ({
  name: `About ${brand}`,
  lines: [`${brand} is a family business. We answer every letter ourselves.`],
});
const contact: SitePage = { name: "Contact us", lines: ["Write to us or call, Monday to Friday."] };

const furniture = {
  brand: "Holm & Vik",
  language: "en",
  navigation: ["/", "/desks", "/chairs", "/lamps", "/about", "/contact"],
  pages: {
    "/": { name: "Furniture that lasts", lines: ["Desks, chairs and lamps from our own workshop."] },
    "/desks": {
      name: "Desks",
      lines: ["Solid wood desks for the home office."],
      links: ["/desks/oak", "/desks/oak-xl", "/desks/walnut"],
    },
    "/desks/oak": {
      name: "Oak desk",
      lines: ["€ 320", "Solid oak, 140 cm wide.", "Free delivery within ten days."],
      button: "Add to cart",
    },
    "/desks/oak-xl": {
      name: "Oak desk XL",
      lines: ["€ 420", "Solid oak, 180 cm wide.", "Free delivery within ten days."],
      button: "Add to cart",
    },
    "/desks/walnut": { name: "Walnut desk", lines: ["€ 510", "Oiled walnut, 160 cm wide."], button: "Add to cart" },
    "/chairs": {
      name: "Chairs",
      lines: ["Office chairs and stools, from € 180."],
      links: ["/chairs/swivel"],
    },
    "/chairs/swivel": { name: "Swivel chair", lines: ["€ 240", "Wool cover, five castors."], button: "Add to cart" },
    "/lamps": { name: "Lamps", lines: ["Desk lamps in brass, € 95."] },
    "/about": about("Holm & Vik"),
    "/contact": contact,
  },
} as const;

const nursery = {
  brand: "Bergmann Gärten",
  language: "de",
  navigation: ["/", "/obstbaeume", "/rosen", "/stauden", "/ratgeber", "/kontakt"],
  pages: {
    "/": {
      name: "Pflanzen aus eigener Anzucht",
      lines: ["Obstbäume, Rosen und Stauden, frisch aus unserer Gärtnerei."],
    },
    "/obstbaeume": { name: "Obstbäume", lines: ["Apfel, Birne und Kirsche."], links: ["/apfelbaum", "/birnbaum"] },
    "/apfelbaum": {
      name: "Apfelbaum ‘Rubinette’",
      lines: ["39,90 €", "Halbstamm, zwei Jahre alt.", "Anwachsgarantie von 24 Monaten."],
      button: "In den Warenkorb",
    },
    "/birnbaum": {
      name: "Birnbaum ‘Conference’",
      lines: ["44,90 €", "Halbstamm, zwei Jahre alt."],
      button: "In den Warenkorb",
    },
    "/rosen": { name: "Rosen", lines: ["Kletterrosen und Beetrosen ab 18,50 €."], links: ["/kletterrose"] },
    "/kletterrose": {
      name: "Kletterrose ‘Santana’",
      lines: ["24,50 €", "Rot, öfterblühend."],
      button: "In den Warenkorb",
    },
    "/stauden": { name: "Stauden", lines: ["Mehrjährige Pflanzen für jeden Garten."] },
    "/ratgeber": { name: "Ratgeber", lines: ["Wie man Obstbäume schneidet."] },
    "/kontakt": { name: "Kontakt", lines: ["Schreiben Sie uns."] },
    "/versand": { name: "Versand", lines: ["Wir liefern in ganz Deutschland für 6,90 €."] },
  },
} as const;

const gym = {
  brand: "Northside Climbing",
  language: "en",
  navigation: ["/", "/visit", "/classes", "/kids", "/team"],
  pages: {
    "/": { name: "Climb in the heart of Leeds", lines: ["Two halls, a cafe and 1,200 square metres of wall."] },
    "/visit": { name: "Plan your visit", lines: ["Day pass $18, open until 10 pm."] },
    "/classes": { name: "Classes", lines: ["Courses for all levels."], links: ["/classes/intro", "/classes/lead"] },
    "/classes/intro": {
      name: "Beginner climbing course",
      lines: ["$75 for three evenings.", "Shoes and harness included.", "Groups of six."],
      button: "Book your place",
    },
    "/classes/lead": {
      name: "Lead climbing course",
      lines: ["$120 for four evenings.", "Bring your own harness."],
      button: "Book your place",
    },
    "/kids": { name: "Kids’ club", lines: ["Every Saturday, $22 a child."], links: ["/birthday"] },
    "/birthday": { name: "Birthday parties", lines: ["Two hours of climbing and cake for ten children, $210."] },
    "/team": { name: "Our team", lines: ["Twelve coaches."] },
    "/jobs": { name: "Jobs", lines: ["We are looking for a coach."] },
    "/terms": { name: "Terms", lines: ["The small print."] },
  },
} as const;

const software = {
  brand: "Ledgerly",
  language: "en",
  navigation: ["/", "/features", "/pricing", "/blog", "/docs"],
  pages: {
    "/": {
      name: "Accounting for small teams",
      lines: ["Invoices, taxes and reports in one place."],
      button: "Get started",
    },
    "/features": {
      name: "Features",
      lines: ["Everything a small company needs."],
      links: ["/features/payroll", "/features/invoices"],
    },
    "/features/payroll": {
      name: "Payroll in ten minutes",
      lines: ["$6 per employee a month.", "Files your payroll taxes in all 50 states.", "No setup fee."],
      button: "Start free trial",
    },
    "/features/invoices": {
      name: "Invoices that get paid",
      lines: ["Send unlimited invoices.", "$9 a month."],
      button: "Start free trial",
    },
    "/pricing": { name: "Pricing", lines: ["Starter $9 a month. Team $29 a month."], button: "Start free trial" },
    "/blog": { name: "Blog", lines: ["News from Ledgerly."], links: ["/blog/payroll-mistakes"] },
    "/blog/payroll-mistakes": { name: "Five payroll mistakes", lines: ["What to avoid when you pay your employees."] },
    "/docs": { name: "Help", lines: ["How to use Ledgerly."] },
    "/security": { name: "Security", lines: ["Your data is encrypted."] },
    "/careers": { name: "Careers", lines: ["Join us."] },
  },
} as const;

const hotel = {
  brand: "Auberge du Lac",
  language: "fr",
  navigation: ["/", "/chambres", "/restaurant", "/offres", "/acces"],
  pages: {
    "/": { name: "Une maison au bord du lac", lines: ["Douze chambres et un restaurant, ouverts toute l’année."] },
    "/chambres": { name: "Nos chambres", lines: ["Chambre double dès 140 € la nuit."] },
    "/restaurant": { name: "Le restaurant", lines: ["Menu du soir à 48 €."] },
    "/offres": { name: "Offres", lines: ["Séjours à thème."], links: ["/offres/spa", "/offres/ski"] },
    "/offres/spa": {
      name: "Week-end spa à deux",
      lines: ["390 € pour deux nuits.", "Massage de 50 minutes inclus.", "Petit déjeuner inclus."],
      button: "Réserver",
    },
    "/offres/ski": { name: "Semaine de ski", lines: ["980 € pour six nuits.", "Forfait inclus."], button: "Réserver" },
    "/acces": { name: "Accès", lines: ["À vingt minutes de la gare."] },
    "/seminaires": { name: "Séminaires", lines: ["Deux salles pour vos réunions."] },
    "/equipe": { name: "L’équipe", lines: ["Toute la maison."] },
    "/mentions": { name: "Mentions légales", lines: ["Éditeur du site."] },
  },
} as const;

const events = {
  brand: "Tasting Room",
  language: "en",
  navigation: ["/", "/events", "/gift-cards", "/venues"],
  pages: {
    "/": { name: "Evenings with good wine", lines: ["Tastings in Bristol, Bath and Cardiff."] },
    "/events": {
      name: "All events",
      lines: ["Our programme."],
      links: ["/event?id=11", "/event?id=12", "/event?id=13"],
    },
    "/event?id=11": {
      name: "Natural wine tasting in Bristol",
      lines: ["14 March, £45.", "Eight wines and cheese."],
      button: "Book tickets",
    },
    "/event?id=12": {
      name: "Natural wine tasting in Cardiff",
      lines: ["21 March, £42.", "Eight wines and cheese."],
      button: "Book tickets",
    },
    "/event?id=13": {
      name: "Sherry night in Bath",
      lines: ["28 March, £38.", "Six sherries and tapas."],
      button: "Book tickets",
    },
    "/gift-cards": { name: "Gift cards", lines: ["From £25."] },
    "/venues": { name: "Venues", lines: ["Where we pour."] },
    "/team": { name: "Team", lines: ["Who pours."] },
    "/faq": { name: "Questions", lines: ["Can I change my booking? Yes, until the day before."] },
    "/press": { name: "Press", lines: ["Pictures and texts."] },
  },
} as const;

const shoes = {
  brand: "Zancada",
  language: "es",
  navigation: ["/", "/hombre", "/mujer", "/ofertas", "/tiendas"],
  pages: {
    "/": { name: "Zapatillas para cada camino", lines: ["Correr, caminar, entrenar."] },
    "/hombre": { name: "Hombre", lines: ["Zapatillas de hombre."], links: ["/p/brisa-hombre"] },
    "/mujer": { name: "Mujer", lines: ["Zapatillas de mujer."], links: ["/p/brisa-mujer", "/p/sierra-mujer"] },
    "/p/brisa-hombre": {
      name: "Brisa, zapatillas de correr para hombre",
      lines: ["89 €", "Suela de espuma."],
      button: "Comprar",
    },
    "/p/brisa-mujer": {
      name: "Brisa, zapatillas de correr para mujer",
      lines: ["79 €", "Suela de espuma.", "Envío gratis."],
      button: "Comprar",
    },
    "/p/sierra-mujer": {
      name: "Sierra, botas de montaña para mujer",
      lines: ["129 €", "Impermeables."],
      button: "Comprar",
    },
    "/ofertas": { name: "Ofertas", lines: ["Hasta un 20 % de descuento en calcetines."] },
    "/tiendas": { name: "Tiendas", lines: ["Madrid, Valencia y Bilbao."] },
    "/envios": { name: "Envíos", lines: ["Tres días laborables."] },
    "/contacto": { name: "Contacto", lines: ["Escríbenos."] },
  },
} as const;

/** Sites with a page that keeps what the ad promises. */
export const SITES_WITH_RIGHT_PAGE: Readonly<Record<string, SmallSite>> = {
  "a product, linked by its category": {
    ...furniture,
    landing: "/chairs",
    ad: { headline: "Oak desk, € 320", bodyText: "Solid oak, 140 cm wide. Free delivery.", ctaText: "Shop now" },
    right: "/desks/oak",
  },
  "a larger product of the same name": {
    ...furniture,
    landing: "/desks/oak",
    ad: { headline: "Oak desk XL, € 420", bodyText: "180 cm of solid oak.", ctaText: "Shop now" },
    right: "/desks/oak-xl",
  },
  "a smaller product of the same name": {
    ...furniture,
    landing: "/desks/oak-xl",
    ad: { headline: "Oak desk for € 320", bodyText: "140 cm of solid oak for your home office.", ctaText: "Shop now" },
    right: "/desks/oak",
  },
  "the home page instead of a product": {
    ...nursery,
    landing: "/",
    ad: {
      headline: "Apfelbaum ‘Rubinette’ für 39,90 €",
      bodyText: "Halbstamm, zwei Jahre alt, mit 24 Monaten Anwachsgarantie.",
      ctaText: "Jetzt kaufen",
    },
    right: "/apfelbaum",
  },
  "another product in German": {
    ...nursery,
    landing: "/apfelbaum",
    ad: { headline: "Kletterrose ‘Santana’, 24,50 €", bodyText: "Rot und öfterblühend.", ctaText: "Jetzt kaufen" },
    right: "/kletterrose",
  },
  "a course that only the sitemap names": {
    ...gym,
    pages: { ...gym.pages, "/classes": { name: "Classes", lines: ["Courses for all levels. Ask at the desk."] } },
    sitemap: Object.keys(gym.pages),
    landing: "/visit",
    ad: {
      headline: "Beginner climbing course: $75",
      bodyText: "Three evenings, shoes and harness included.",
      ctaText: "Book now",
    },
    right: "/classes/intro",
  },
  "another course": {
    ...gym,
    landing: "/classes/lead",
    ad: {
      headline: "Learn to climb for $75",
      bodyText: "Our beginner course: three evenings, shoes and harness included.",
      ctaText: "Book now",
    },
    right: "/classes/intro",
  },
  "a feature of a software": {
    ...software,
    landing: "/pricing",
    ad: {
      headline: "Payroll for $6 per employee",
      bodyText: "We file your payroll taxes in all 50 states. No setup fee.",
      ctaText: "Start free trial",
    },
    right: "/features/payroll",
  },
  "an offer in French": {
    ...hotel,
    landing: "/chambres",
    ad: {
      headline: "Week-end spa à deux : 390 €",
      bodyText: "Deux nuits, massage de 50 minutes et petit déjeuner inclus.",
      ctaText: "Réserver",
    },
    right: "/offres/spa",
  },
  "an event in another city, by a query": {
    ...events,
    landing: "/event?id=11",
    ad: {
      headline: "Natural wine tasting in Cardiff",
      bodyText: "21 March, £42: eight wines and cheese.",
      ctaText: "Book tickets",
    },
    right: "/event?id=12",
  },
  "the same model for women": {
    ...shoes,
    landing: "/p/brisa-hombre",
    ad: { headline: "Brisa para mujer: 79 €", bodyText: "Zapatillas de correr con envío gratis.", ctaText: "Comprar" },
    right: "/p/brisa-mujer",
  },
  "a page that another ad leads to": {
    ...gym,
    navigation: ["/", "/visit"],
    landing: "/visit",
    otherPages: [{ path: "/birthday", text: "Birthday parties at the wall" }],
    ad: {
      headline: "A birthday party on the wall: $210",
      bodyText: "Two hours of climbing and cake for ten children.",
      ctaText: "Book now",
    },
    right: "/birthday",
  },
};

/** Sites without a page that keeps what the ad promises. */
export const SITES_WITHOUT: Readonly<Record<string, SmallSite>> = {
  "a price that no page has": {
    ...furniture,
    landing: "/chairs",
    ad: { headline: "Oak desk, € 249", bodyText: "Solid oak, 140 cm wide.", ctaText: "Shop now" },
    right: null,
  },
  "a product that is not sold": {
    ...furniture,
    landing: "/chairs",
    ad: { headline: "Leather sofa, € 1,290", bodyText: "Three seats, full-grain leather.", ctaText: "Shop now" },
    right: null,
  },
  "another product at the ad's price": {
    ...nursery,
    landing: "/rosen",
    ad: { headline: "Kirschbaum für 39,90 €", bodyText: "Süßkirsche, Halbstamm.", ctaText: "Jetzt kaufen" },
    right: null,
  },
  "a course with other terms": {
    ...gym,
    landing: "/visit",
    ad: {
      headline: "Beginner climbing course: $49",
      bodyText: "Five evenings, all gear included.",
      ctaText: "Book now",
    },
    right: null,
  },
  "an event in a city without one": {
    ...events,
    landing: "/event?id=11",
    ad: { headline: "Natural wine tasting in Exeter", bodyText: "4 April, £42.", ctaText: "Book tickets" },
    right: null,
  },
  "an offer that has ended": {
    ...hotel,
    landing: "/chambres",
    ad: { headline: "Week-end spa à deux : 290 €", bodyText: "Deux nuits, massage inclus.", ctaText: "Réserver" },
    right: null,
  },
};

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The HTML of a page. */
export function renderPage({ brand, language, navigation, pages }: SmallSite, path: string): string {
  const page = pages[path];
  if (page === undefined) throw new Error(`there is no ${path}`);
  const link = (to: string) => `<a href="${to}">${escapeHtml(pages[to]?.name ?? to)}</a>`;
  return `<!doctype html><html lang="${language}"><head><title>${escapeHtml(`${page.name} | ${brand}`)}</title>
<meta property="og:site_name" content="${escapeHtml(brand)}">
${page.jsonLd === undefined ? "" : `<script type="application/ld+json">${JSON.stringify(page.jsonLd)}</script>`}
<style>body{margin:0;font:18px sans-serif;color:#222}header,main,footer{padding:24px 48px}h1{font-size:44px}
nav a{margin-right:16px}.button{display:inline-block;padding:14px 28px;background:#14532d;color:#fff}</style></head>
<body><header><a href="/"><strong>${escapeHtml(brand)}</strong></a><nav>${navigation.map(link).join(" ")}</nav></header>
<main><h1>${escapeHtml(page.name)}</h1>${page.lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}
${page.button === undefined ? "" : `<a class="button" href="#order">${escapeHtml(page.button)}</a>`}
<ul>${(page.links ?? []).map((to) => `<li>${link(to)}</li>`).join("")}</ul></main>
<footer><p>© 2026 ${escapeHtml(brand)}</p></footer></body></html>`;
}
