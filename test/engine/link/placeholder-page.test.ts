import { describe, expect, it } from "vitest";
import { findRedirectAdvisories } from "../../../src/engine/link/find-link-advisories.ts";
import { findPlaceholder } from "../../../src/engine/link/placeholder-page.ts";

const SPRING = "https://acme.example/spring";
const titled = (title: string, lines: readonly string[] | null = []) =>
  findPlaceholder([SPRING], { title, heading: "", lines }).map(({ note }) => note);

describe("findPlaceholder, by title", () => {
  it.each([
    "acme.example is for sale",
    "Acme.example is for sale | HugeDomains",
    "This domain may be for sale!",
    "Buy this domain.",
    "acme.example – This website is for sale! – acme Resources and Information.",
    "Parking | This domain has expired",
    "Diese Domain steht zum Verkauf",
    "Ce nom de domaine est à vendre",
    "Este dominio está en venta",
    "Questo dominio è in vendita",
    "Deze domeinnaam is te koop",
    "Este domínio está à venda",
    "The domain name acme.example is for sale | Dan.com",
    "HugeDomains.com - AcmeShop.com is for sale (Acme Shop)",
    "Parked Domain name on Hostinger DNS system",
    "STRATO - Domain reserved",
    "Website Expired",
    "Domain Suspended",
  ])("reports a parked domain: %s", (title) =>
    expect(titled(title)).toEqual([`The domain looks parked or for sale: its title is "${title}"`]),
  );

  it.each([
    "Account Suspended",
    "This Account has been suspended.",
    "Welcome to nginx!",
    "Apache2 Ubuntu Default Page: It works",
    "HTTP Server Test Page powered by CentOS",
    "Test Page for the Apache HTTP Server",
    "IIS Windows Server",
    "IIS7",
    "Web Server's Default Page",
    "Domain Default page",
    "Index of /spring",
    "Default Parallels Plesk Panel Page",
    "Caddy works!",
    "Welcome to nginx on Debian!",
    "Microsoft Internet Information Services 8",
  ])("reports a provider's default page: %s", (title) =>
    expect(titled(title)[0]).toMatch(/^This is a default page of a web server or hosting provider/),
  );

  it.each([
    "Maintenance mode",
    "Our site is currently under maintenance",
    "Under Maintenance",
    "Wartungsarbeiten",
    "Site en maintenance",
    "Sito in manutenzione",
    "We'll be back soon!",
    "Wir sind gleich zurück",
    "ただいまメンテナンス中です",
    "Технические работы",
  ])("reports maintenance: %s", (title) =>
    expect(titled(title)[0]).toMatch(/^The site seems to be down for maintenance/),
  );

  it.each(["Coming Soon - Acme", "Acme – Opening Soon", "Under Construction", "This shop is unavailable"])(
    "reports a site that is not open: %s",
    (title) => {
      expect(titled(title)[0]).toMatch(/^The site seems to be closed or not open yet/);
      expect(titled(title, null)).toEqual([]);
    },
  );

  it.each(["Database Error", "Heroku | Application Error", "502 Bad Gateway", "WordPress › Error"])(
    "reports a server error: %s",
    (title) => {
      expect(titled(title)[0]).toMatch(/^The page shows a server error/);
      expect(titled(title, null)).toEqual([]);
    },
  );

  it.each([
    "Sorry, this item is unavailable.",
    "This offer has ended",
    "This job is no longer available | Acme",
    "This link has expired",
    "Dieser Artikel ist leider nicht mehr verfügbar",
    "Cette offre n'est plus disponible",
  ])("reports an offer that has ended: %s", (title) => {
    expect(titled(title)[0]).toMatch(/^The advertised offer seems to have ended/);
    expect(titled(title, null)).toEqual([]);
  });

  it.each(["Your lease has ended. What now?", "Has your offer expired?", "No longer lonely: a podcast"])(
    "reports nothing: %s",
    (title) => expect(titled(title)).toEqual([]),
  );

  it("reports no maintenance on a long page, which may offer it as a service", () => {
    expect(titled("Maintenance", null)).toEqual([]);
    expect(titled("Wartungsarbeiten", null)).toEqual([]);
  });

  it("reads the heading of a short page, and its text where the title is only a domain name", () => {
    const told = (title: string, heading: string, ...lines: string[]) =>
      findPlaceholder([SPRING], { title, heading, lines }).map(({ note }) => note);
    expect(told("Acme", "We'll be back soon!")).toEqual([
      `The site seems to be down for maintenance: its heading is "We'll be back soon!"`,
    ]);
    expect(told("acme.example", "acme.example", "Hello", "This domain may be for sale. Get it")).toEqual([
      'The domain looks parked or for sale: its text is "This domain may be for sale."',
    ]);
    expect(told("", "", `Fatal error: Uncaught Error in ${"lp".repeat(90)}`)[0]).toMatch(
      /^The page shows a server error/,
    );
    expect(told("Acme", "Shoes", "This domain may be for sale.")).toEqual([]);
  });

  it.each([
    "Acme – Running shoes",
    "Welcome to Caddy Shack Golf",
    "Welcome to Plesk – Hosting panel",
    "Welcome to Tomcat Bar",
    "Test page for teachers",
    "Bike maintenance",
    "Account suspended? Get help",
    "New shoes coming soon to a store near you",
    "Error-proof accounting",
    "Premium domains for sale | Acme Registrar",
    "Domain parking: what it is and how it works",
    "How to buy this domain before somebody else does",
    "My account is suspended – Help centre",
    "The house is for sale",
    "Everything is for sale | Acme",
    "Welcome to Acme",
    "Welcome to nginx: a course for beginners and operators",
    "Index of consumer prices",
    "Car maintenance | Acme Garage",
    "Maintenance plans for boilers",
    "Default risk | Acme Bank",
    "404 is for sale",
    "",
  ])("reports nothing for an ordinary page: %s", (title) => expect(titled(title)).toEqual([]));

  it("reports nothing for a title as long as a text", () => {
    expect(titled(`Index of /${"a".repeat(200)}`)).toEqual([]);
  });
});

describe("findPlaceholder, by redirect", () => {
  const led = (...way: string[]) =>
    findPlaceholder(way, { title: "", heading: "", lines: null }).map(({ kind }) => kind);
  it.each([
    "https://www.hugedomains.com/domain_profile.cfm?d=acme",
    "https://sedoparking.com/acme",
    "https://forsale.godaddy.com/forsale/acme.example",
  ])("reports a redirect to %s", (end) => expect(led(SPRING, end)).toEqual(["placeholder"]));
  it.each([
    [SPRING, "https://www.godaddy.com/domains"],
    [SPRING, "https://notsedo.com/"],
    ["https://sedo.com/de/", "https://sedo.com/us/"],
    ["https://go.sedo.com/ad", "https://sedo.com/us/"],
    ["http://127.0.0.1/a", "http://127.0.0.1/b"],
  ])("does not report %s → %s", (...way) => expect(led(...way)).toEqual([]));
});

describe("findRedirectAdvisories, dead ends", () => {
  const led = (...way: string[]) =>
    findRedirectAdvisories(way).flatMap(({ kind, note }) => (kind === "dead_end" ? [note] : []));
  it.each([
    ["https://acme.example/404", "an error page"],
    ["https://acme.example/en/404.html?from=spring", "an error page"],
    ["https://acme.example/errors/page-not-found/", "an error page"],
    ["https://acme.example/NotFound.aspx", "an error page"],
    ["https://acme.example/account/login?next=%2Fspring", "a sign-in page"],
    ["https://id.acme.example/sign-in", "a sign-in page"],
    ["https://acme.example/password", "a password page"],
    ["https://acme.example/en-gb/password", "a password page"],
  ])("reports %s as %s", (end, what) =>
    expect(led(SPRING, end)).toEqual([`A redirect ends on ${end}, which looks like ${what}`]),
  );

  it.each([
    [SPRING, "https://acme.example/lookbook/404-jeans"],
    [SPRING, "https://acme.example/404/jeans"],
    [SPRING, "https://acme.example/passwordless"],
    [SPRING, "https://acme.example/help/password"],
    [SPRING, "https://acme.example/spring-errors"],
    ["https://acme.example/login", "https://id.acme.example/login"],
    [SPRING],
  ])("does not report %s → %s", (...way) => expect(led(...way)).toEqual([]));
});
