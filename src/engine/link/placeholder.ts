import { getDomain, getHostname } from "tldts";
import type { LinkAdvisory } from "../products/link.ts";
import { fold, segmentsOf } from "./not-found.ts";
import { shortened } from "./sight.ts";

// Pages that answer 200 and are not what anybody advertises. Each may be meant (a broker advertises domains, a portal its
// sign-in), so nothing here decides: it is said, and a person looks.

const NONE: readonly LinkAdvisory[] = [];

/**
 * What answers in the advertised page's place: a parked domain, a hosting provider's own page, a site under maintenance.
 *
 * @param way Addresses passed through, the submitted one first and the last one last.
 * @param title The document's; empty where none was read.
 */
export function placeholder(way: readonly string[], title: string): readonly LinkAdvisory[] {
  const note = (way.length > 1 ? parkedNote(way) : null) ?? titleNote(title);
  return note === null ? NONE : [{ kind: "placeholder", note }];
}

/** A redirect that ends on an error's address, a sign-in or a password: a page is there, and visitors are turned away. */
export function deadEnd(way: readonly string[]): readonly LinkAdvisory[] {
  if (way.length < 2) return NONE;
  const [start = "", end = ""] = [way[0], way.at(-1)];
  const found = DEAD_ENDS.find(({ where }) => where.test(pathOf(end)) && !where.test(pathOf(start)));
  if (found === undefined) return NONE;
  return [{ kind: "dead_end", note: `A redirect leads to ${shortened(end)}, the address of ${found.what}` }];
}

const pathOf = (url: string): string => new URL(url).pathname;

/** Whole segments of a path: "/lookbook/404-jeans" and "/passwordless" are pages. */
const DEAD_ENDS = [
  {
    what: "an error page",
    where:
      /\/(?:404|410|error[-_]?(?:page|404)?|(?:page[-_]?)?not[-_]?found(?:[-_]?404)?|404[-_]?(?:error|not[-_]?found))(?:\.\w{2,5})?\/?$/i,
  },
  { what: "a sign-in", where: /\/(?:log[-_]?in|sign[-_]?in|sso)(?:\.\w{2,5})?\/?$/i },
  // Where Shopify sends the visitors of a shop that is not open.
  { what: "a page that asks for a password", where: /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/password\/?$/i },
] as const;

/** Who parks domains and sells them, by registrable domain. */
const PARKING: ReadonlySet<string> = new Set([
  "above.com",
  "afternic.com",
  "bodis.com",
  "buydomains.com",
  "dan.com",
  "domainmarket.com",
  "efty.com",
  "hugedomains.com",
  "parkingcrew.net",
  "parklogic.com",
  "sedo.com",
  "sedoparking.com",
  "undeveloped.com",
]);
/** Hosts of sellers that have other business besides. */
const SALES: ReadonlySet<string> = new Set(["forsale.godaddy.com"]);

function parkedNote(way: readonly string[]): string | null {
  const [start = "", end = ""] = [way[0], way.at(-1)];
  const domain = getDomain(end);
  if (domain === null || domain === getDomain(start)) return null;
  const host = getHostname(end) ?? "";
  if (!PARKING.has(domain) && !SALES.has(host)) return null;
  return `A redirect leads to ${shortened(end)}, where domains are parked or sold`;
}

function titleNote(title: string): string | null {
  if (title.length > LONGEST || !HINT.test(title)) return null;
  const folded = fold(title);
  const quoted = `its title is "${shortened(title)}"`;
  if (segmentsOf(folded).some((segment) => PARKED.test(segment.trim()))) {
    return `The domain looks parked or for sale: ${quoted}`;
  }
  if (PROVIDERS.test(folded)) return `A server's or hosting provider's own page answers: ${quoted}`;
  if (MAINTENANCE.test(folded)) return `The site seems to be down for maintenance: ${quoted}`;
  return null;
}

/** Longer titles are headlines. */
const LONGEST = 120;

/** Most titles hold none of these, and what follows costs ten times as much. */
const HINT =
  /dom(?:ain|ein|[ií]ni)|sale\b|parked|web ?site|web address|suspended|welcome to|(?:default|test) page|\biis|index of|ma(?:in|n)t|manuten|onderhoud|wartung|gewartet/i;

const whole = (...phrases: readonly string[]): RegExp =>
  new RegExp(`^(?:${phrases.map(fold).join("|")})[.!]*$`, "u");

/** A segment of a title. A sentence of its own each: "Domain parking" and "Domains for sale" head articles and shops. */
const PARKED = whole(
  "(?:(?:this|the) (?:premium )?(?:domain|web ?site|web address)(?: name)?|(?:[a-z0-9-]+\\.)+[a-z]{2,}) (?:is|may be|might be|could be) (?:now |currently )?(?:for sale|parked|available for (?:sale|purchase)|parked (?:at|by|with|free).*)",
  "(?:buy|get|purchase) this domain(?: name)?",
  "(?:this|the) domain(?: name)? (?:has |is )?expired",
  "(?:diese|die) domain (?:steht zum verkauf|ist (?:zu verkaufen|geparkt|abgelaufen)|kann gekauft werden)",
  "(?:ce|le) (?:nom de )?domaine est (?:à vendre|en vente|parqué|expiré)",
  "(?:este|el) dominio (?:está|se encuentra) (?:en venta|a la venta|aparcado)",
  "(?:questo|il) dominio è (?:in vendita|parcheggiato|scaduto)",
  "(?:deze|dit) domein(?:naam)? (?:is|staat) (?:te koop|geparkeerd)",
  "este domínio está (?:à venda|estacionado)",
);

/** A whole title. */
const PROVIDERS = whole(
  "(?:this |your )?(?:account|web ?site|site)(?: (?:has been|is))?(?: temporarily)? suspended",
  "welcome to (?:nginx|caddy|centos|openresty|plesk|tomcat).{0,20}",
  "apache2? (?:\\w+ )?default page.{0,20}",
  "(?:http server )?test page (?:for|powered by) .{1,60}",
  "iis windows(?: server)?|iis ?\\d+(?:\\.\\d)?",
  "(?:web ?server'?s |domain )?default page|default (?:web ?site|parallels plesk(?: panel)?) page",
  "index of /.{0,80}",
);

const MAINTENANCE = whole(
  "(?:(?:our|this|the) )?(?:web ?site |site |shop |store )?(?:is )?(?:currently )?(?:under|down for|in|undergoing) (?:scheduled )?maintenance(?: mode)?",
  "(?:site |scheduled )?maintenance(?: mode)?",
  "wartungsarbeiten|wartungsmodus|(?:(?:die |unsere )?(?:seite|website) )?(?:im wartungsmodus|wird gewartet)",
  "(?:site |page )?en (?:cours de )?maintenance|(?:sitio |página )?en mantenimiento|(?:sito )?in manutenzione|(?:website )?in onderhoud|(?:site )?em manutenção",
);
