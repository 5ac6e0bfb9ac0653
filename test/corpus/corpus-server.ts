import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import { type Brief, readBriefs } from "./briefs.ts";
import { mapColours, mixColours, rotateHue } from "./colours.ts";
import { fillTemplate } from "./fill-template.ts";
import { findMutation, type Mutation } from "./mutations.ts";
import { packageFolder, pictureOf } from "./pictures.ts";
import { findTemplate, type Template } from "./templates.ts";

/** A version of a brief's page: `base`, or a mutation's id. */
export interface PageVersion {
  brief: Brief;
  version: string;
}

export interface CorpusServer {
  port: number;
  /** Each version has its own host, so that all are at the root path. */
  urlOf: (page: PageVersion) => string;
  close: () => Promise<void>;
}

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  html: "text/html; charset=utf-8",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  ico: "image/x-icon",
  woff2: "font/woff2",
  woff: "font/woff",
  mp4: "video/mp4",
};

/** Serves all versions of all pages at `http://<version>.<brief>.localhost:<port>/`. */
export async function serveCorpus(): Promise<CorpusServer> {
  const briefs = new Map(readBriefs().map((brief) => [brief.id, brief]));
  const server = createServer((request, response) => {
    try {
      respond(request, response, briefs);
    } catch (problem) {
      response.writeHead(500, { "content-type": "text/plain" }).end(String(problem));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    urlOf: ({ brief, version }) => `http://${version}.${brief.id}.localhost:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function respond(request: IncomingMessage, response: ServerResponse, briefs: ReadonlyMap<string, Brief>): void {
  const [version = "", id = ""] = (request.headers.host ?? "").split(".");
  const brief = briefs.get(id);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://corpus.invalid");
  if (brief === undefined) {
    response.writeHead(404).end();
    return;
  }
  const mutation = findMutation(version);
  if (pathname === "/") {
    response.writeHead(200, { "content-type": MEDIA_TYPES["html"] }).end(pageMarkup({ brief, version }));
    return;
  }
  const found = findAsset(pathname, searchParams, brief, mutation);
  if (found === null) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": found.mediaType, "cache-control": "max-age=600" }).end(found.body);
}

/** The HTML of a page version. */
export function pageMarkup({ brief, version }: PageVersion): string {
  const mutation = findMutation(version);
  const content = { brief, percent: brief.offer?.percent, inWords: false };
  const $ = fillTemplate(mutation?.content?.(content) ?? content);
  mutation?.markup?.($, brief);
  $("[data-slot],[data-done]").removeAttr("data-slot").removeAttr("data-done");
  rewriteExternalUrls($);
  const markup = $.html();
  const turned = mutation?.hue === undefined ? markup : mapColours(markup, hueRotation(mutation.hue));
  return mutation?.renameIds ? renameIds(turned, templateIdsOf(brief)) : turned;
}

/** Digest of everything that affects how a page looks: HTML, style sheet and hero image. */
export function fingerprint(page: PageVersion): string {
  const mutation = findMutation(page.version);
  const hash = createHash("sha256").update(pageMarkup(page));
  hash.update(templateStyles(page.brief, mutation));
  hash.update(pictureOf(page.brief, "hero", mutation?.hue ?? 0).body);
  return hash.digest("hex");
}

// ── external resources of the templates ─────────────────────────────────────────────────────────────────

const LOCAL_URLS: readonly [RegExp, (url: URL) => string][] = [
  [/cdn\.jsdelivr\.net\/npm\/bootstrap@/, () => "/_npm/bootstrap/dist/js/bootstrap.bundle.min.js"],
  [/npm\/bootstrap-icons@/, () => "/_npm/bootstrap-icons/font/bootstrap-icons.css"],
  [/use\.fontawesome\.com/, () => "/_npm/@fortawesome/fontawesome-free/js/all.min.js"],
  [/simple-line-icons/, () => "/_npm/simple-line-icons/css/simple-line-icons.css"],
  [
    /simpleLightbox\.min\.(js|css)/,
    ({ pathname }) => `/_npm/simplelightbox/dist/simple-lightbox.min.${pathname.split(".").at(-1)}`,
  ],
  [/fonts\.googleapis\.com\/css/, ({ search }) => `/_fonts${search}`],
];

/** Rewrites external URLs to paths of this server, and removes elements whose resource is not served. */
function rewriteExternalUrls($: CheerioAPI): void {
  for (const attribute of ["src", "href"]) {
    $<Element, string>(`[${attribute}^="http"], [${attribute}^="//"]`).each((_, element) => {
      const url = new URL(element.attribs[attribute] ?? "", "https://corpus.invalid");
      const mapped = LOCAL_URLS.find(([pattern]) => pattern.test(url.href));
      if (mapped) $(element).attr(attribute, mapped[1](url)).removeAttr("crossorigin");
      else if (element.name === "a") $(element).attr("href", "#!");
      else $(element).remove();
    });
  }
}

function findAsset(
  pathname: string,
  query: URLSearchParams,
  brief: Brief,
  mutation: Mutation | null,
): { mediaType: string; body: string | Buffer } | null {
  const rename = (text: string): string => (mutation?.renameIds ? renameIds(text, templateIdsOf(brief)) : text);
  if (pathname === "/_fonts") return { mediaType: MEDIA_TYPES["css"] ?? "", body: fontStyles(query.getAll("family")) };
  if (pathname.startsWith("/_pic/")) return pictureOf(brief, pathname.slice(6), mutation?.hue ?? 0);
  if (pathname === "/css/styles.css")
    return { mediaType: MEDIA_TYPES["css"] ?? "", body: rename(templateStyles(brief, mutation)) };
  const file = pathname.startsWith("/_npm/") ? npmFile(pathname.slice(6)) : templateFile(brief, pathname);
  const mediaType = MEDIA_TYPES[pathname.split(".").at(-1) ?? ""];
  if (file === null || mediaType === undefined || !isFile(file)) return null;
  const body = readFileSync(file);
  return { mediaType, body: pathname.startsWith("/js/") ? rename(body.toString()) : body };
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

const resolveWithin = (folder: string, rest: string): string | null => {
  const file = path.join(folder, rest);
  return file.startsWith(folder + path.sep) ? file : null;
};

const templateFile = ({ template }: Brief, pathname: string): string | null =>
  resolveWithin(path.join(packageFolder(`startbootstrap-${template}`), "dist"), decodeURI(pathname));

const SERVED_PACKAGES = [
  "bootstrap",
  "bootstrap-icons",
  "@fortawesome/fontawesome-free",
  "simple-line-icons",
  "simplelightbox",
];

function npmFile(place: string): string | null {
  const name = [...SERVED_PACKAGES, ...Object.values(FONT_PACKAGES)].find((known) => place.startsWith(`${known}/`));
  return name === undefined ? null : resolveWithin(servedPackageFolder(name), place.slice(name.length + 1));
}

/** Font packages do not export their package.json. */
const servedPackageFolder = (name: string): string =>
  name.startsWith("@fontsource/") ? path.join(import.meta.dirname, "../../node_modules", name) : packageFolder(name);

const FONT_PACKAGES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "Lato",
    "Montserrat",
    "Raleway",
    "Lora",
    "Roboto Slab",
    "Merriweather",
    "Merriweather Sans",
    "Source Sans Pro",
    "Nunito",
    "Varela Round",
    "Catamaran",
    "Kanit",
    "Mulish",
    "Newsreader",
    "Tinos",
    "DM Sans",
  ].map((family) => [family, `@fontsource/${family.toLowerCase().replaceAll(" ", "-")}`]),
);

/** The style sheet of Google Fonts, with the same families from npm. */
function fontStyles(families: readonly string[]): string {
  return families
    .flatMap((asked) => {
      const [family = "", variants = ""] = asked.split(":");
      const name = FONT_PACKAGES[family];
      if (name === undefined) return [];
      const weights = new Set(["400", ...(variants.match(/[1-9]00/g) ?? [])]);
      return [...weights].map((weight) => {
        const file = path.join(servedPackageFolder(name), `${weight}.css`);
        return isFile(file) ? readFileSync(file, "utf8").replaceAll("url(./", `url(/_npm/${name}/`) : "";
      });
    })
    .join("\n");
}

// ── colours and names ───────────────────────────────────────────────────────────────────────────────────────

/** The template's style sheet in the brief's colours, including darker shades. */
function templateStyles(brief: Brief, mutation: Mutation | null): string {
  const template = findTemplate(brief.template);
  const file = path.join(packageFolder(`startbootstrap-${template.id}`), "dist/css/styles.css");
  const own = brandColourMap(template, brief);
  const turned = mutation?.hue === undefined ? (hex: string) => hex : hueRotation(mutation.hue);
  return mapColours(readFileSync(file, "utf8"), (hex) => turned(own.get(hex.toLowerCase()) ?? hex)).replace(
    /url\(["']?https?:[^)]*\)/g,
    "url(/_pic/hero)",
  );
}

function brandColourMap(template: Template, { colours }: Brief): Map<string, string> {
  const map = new Map<string, string>();
  for (const [own, index] of Object.entries(template.palette)) {
    map.set(own, colours[index]);
    // Bootstrap's hover, active and border shades: `mix(black, colour, 15 | 20 | 25 %)`.
    for (const share of [0.1, 0.15, 0.2, 0.25])
      map.set(mixColours(own, "#000000", share), mixColours(colours[index], "#000000", share));
  }
  return map;
}

const hueRotation = (degrees: number) => (hex: string) => rotateHue(hex, degrees);

function templateIdsOf(brief: Brief): string[] {
  const markup = readFileSync(path.join(packageFolder(`startbootstrap-${brief.template}`), "dist/index.html"), "utf8");
  return [...new Set([...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ""))];
}

/** Renames ids (`#mainNav` → `#z-mainNav`) in attributes, selectors and script strings. */
function renameIds(text: string, ids: readonly string[]): string {
  return ids.reduce(
    (changed, id) =>
      changed
        .replaceAll(
          new RegExp(`(\\s(?:id|for|aria-controls|aria-labelledby|aria-describedby)=")${id}"`, "g"),
          `$1z-${id}"`,
        )
        .replaceAll(new RegExp(`#${id}(?![\\w-])`, "g"), `#z-${id}`)
        .replaceAll(new RegExp(`(getElementById\\(['"])${id}(['"])`, "g"), `$1z-${id}$2`),
    text,
  );
}

if (import.meta.main) {
  const server = await serveCorpus();
  process.stdout.write(
    `${readBriefs()
      .map((brief) => server.urlOf({ brief, version: "base" }))
      .join("\n")}\n`,
  );
}
