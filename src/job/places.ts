import type { Detour, Entry } from "../check/entry.ts";
import { headersFor, PREVIEW_KEY, type RequestHeaders } from "../check/request-headers.ts";
import { covers, type Rewrite, rewritten, withoutSlash } from "../check/rewrite.ts";
import type { Settings } from "../check/settings.ts";
import { placesOf, type StandIn, UnclearOrigin } from "../check/stand-in.ts";
import { EvaluationError } from "../contract/error.ts";
import { ads } from "../report/progress.ts";
import { UnusableFolder } from "../site/folder.ts";
import type { Site } from "../site/serve.ts";

/** The deployment that `preview` asks for, or why there is none to visit. */
export type Preview = { url: string; note: string } | { missing: EvaluationError };

/** Finds and awaits a deployment of the checked commit: whoever knows GitHub hands it in. Rejects for nothing. */
export type FindPreview = (environment: string, seconds: number, signal: AbortSignal) => Promise<Preview>;

export type PlaceSettings = Pick<
  Settings,
  "site" | "rewrite" | "preview" | "preview-timeout" | "request-headers" | "api-url" | "mode"
>;

export interface PlaceOptions {
  settings: PlaceSettings;
  cwd: string;
  signal: AbortSignal;
  /** Absent where nobody knows of deployments: in a terminal. */
  findPreview?: FindPreview;
}

/** Where a run's entries are visited, made ready. */
export interface Places {
  entries: Entry[];
  /** What is visited for what, for people. */
  notices: readonly string[];
  /** What a visit that begins at an address carries. */
  headersFor: (url: string) => Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** `site`, `rewrite`, `preview` or `request-headers` cannot be followed as they stand. */
export class PlaceMistake extends EvaluationError {
  override name = "PlaceMistake";
}

/**
 * Serves the built folder, finds the deployment, and tells every entry what is visited for it. Nothing that these settings
 * do not name is visited in a landing URL's place.
 *
 * @throws PlaceMistake
 */
export async function openPlaces(entries: readonly Entry[], options: PlaceOptions): Promise<Places> {
  const { settings } = options;
  requireOwnEngine(settings);
  const detours: Way[] = settings.rewrite.rules.map((rule) => {
    return { rule, by: "rewrite", where: `at ${rule.to.origin}${rule.to.path}` };
  });
  const sites: Site[] = [];
  const close = async () => {
    await Promise.all(sites.map((site) => site.close()));
  };
  try {
    for (const standIn of settings.site.standIns) {
      detours.push(...(await waysToSite(standIn, entries, detours, options.cwd, sites)));
    }
    const preview = await waysToPreview(entries, detours, options);
    const ways = [...detours, ...preview.ways];
    return {
      entries: entries.map((entry) => redirected(entry, ways)),
      notices: [...new Set(sites.flatMap((site) => site.notices)), ...noticesOf(ways, entries)],
      headersFor: headersFor(withPreview(settings["request-headers"].headers, preview.origin)),
      close,
    };
  } catch (error) {
    await close();
    throw error instanceof UnclearOrigin ? new PlaceMistake(error.message, { cause: error }) : error;
  }
}

/** A rule and where it comes from; without a destination where that did not come. */
interface Way {
  rule: Rewrite | { from: Rewrite["from"]; missing: EvaluationError };
  by: "site" | "rewrite" | "preview";
  /** Where that is, for people: `at https://preview.example`. */
  where: string;
}

function requireOwnEngine({ mode, site, preview, "api-url": service, ...settings }: PlaceSettings): void {
  const headers = settings["request-headers"].headers;
  if (Object.hasOwn(headers, PREVIEW_KEY) && preview.standIn === null) {
    throw new PlaceMistake(
      'request-headers has headers for "preview", but no preview is asked for. Set preview, or name the origin that they are for.',
    );
  }
  if (service === undefined || mode === "links") return;
  const remedy = "Leave api-url out, so that the embedded engine visits the pages from here.";
  if (site.standIns.length > 0 && !isHere(service)) {
    throw new PlaceMistake(
      `site serves its folder on this machine, where the service at ${new URL(service).origin} cannot reach it. ${remedy}`,
    );
  }
  if (Object.keys(headers).length > 0) {
    throw new PlaceMistake(`request-headers cannot be handed to a service, and would not be sent. ${remedy}`);
  }
}

const isHere = (url: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(new URL(url).hostname);

async function waysToSite(
  standIn: StandIn,
  entries: readonly Entry[],
  before: readonly Way[],
  cwd: string,
  sites: Site[],
): Promise<Way[]> {
  const places = placesOf(standIn, "site", entries, taken(before));
  const served = new Map<string, Site>();
  // A folder that nothing leads to is still looked at: one that is not there is a mistake all the same.
  for (const base of new Set(places.length === 0 ? [""] : places.map((place) => place.path))) {
    const site = await serve(standIn.what, cwd, base);
    sites.push(site);
    served.set(base, site);
  }
  return places.flatMap((from): Way[] => {
    const site = served.get(from.path);
    if (site === undefined) return [];
    const to = { origin: site.origin, path: from.path, query: "" };
    return [{ rule: { from, to }, by: "site", where: `in ${standIn.what}, served here` }];
  });
}

/** Loaded where a folder is to be served: most runs serve none. */
async function serve(folder: string, cwd: string, base: string): Promise<Site> {
  const { serveFolder } = await import("../site/serve.ts");
  try {
    return await serveFolder({ folder, cwd, base });
  } catch (error) {
    throw error instanceof UnusableFolder ? new PlaceMistake(error.message, { cause: error }) : error;
  }
}

async function waysToPreview(
  entries: readonly Entry[],
  before: readonly Way[],
  { settings, signal, findPreview }: PlaceOptions,
): Promise<{ ways: Way[]; origin: string | null }> {
  const { standIn } = settings.preview;
  if (standIn === null || findPreview === undefined) return { ways: [], origin: null };
  const places = placesOf(standIn, "preview", entries, taken(before));
  const found = await findPreview(standIn.what, settings["preview-timeout"], signal);
  if ("missing" in found) {
    const ways = places.map((from): Way => ({ rule: { from, ...found }, by: "preview", where: "nowhere" }));
    return { ways, origin: null };
  }
  const url = new URL(found.url);
  const above = { origin: url.origin, path: withoutSlash(url.pathname), query: url.search.slice(1) };
  const ways = places.map((from): Way => {
    const to = { ...above, path: `${above.path}${from.path}` };
    return { rule: { from, to }, by: "preview", where: `at ${url.origin}, ${found.note}` };
  });
  return { ways, origin: url.origin };
}

const taken = (ways: readonly Way[]): Rewrite["from"][] => ways.map(({ rule }) => rule.from);

/** The first way that is for a landing URL is taken, and only that one. */
function redirected(entry: Entry, ways: readonly Way[]): Entry {
  const way = wayOf(entry, ways);
  const visit = way === undefined ? null : detour(entry, way);
  return visit === null ? entry : { ...entry, landing: { ...entry.landing, visit } };
}

function wayOf({ landing }: Entry, ways: readonly Way[]): Way | undefined {
  const { origin, pathname } = new URL(landing.url);
  return ways.find(({ rule }) => covers(rule.from, { origin, path: pathname }));
}

function detour({ landing }: Entry, { rule, by }: Way): Detour | null {
  if ("missing" in rule) return { missing: rule.missing };
  const url = rewritten(landing.url, rule);
  return url === null ? null : { url, by };
}

/** Who is visited where, and who is not: nothing is visited by accident. */
function noticesOf(ways: readonly Way[], entries: readonly Entry[]): string[] {
  if (ways.length === 0) return [];
  const chosen = entries.map((entry) => wayOf(entry, ways));
  const own = entries.filter((_, index) => chosen[index] === undefined);
  const told = ways.flatMap((way) => {
    const count = chosen.filter((one) => one === way).length;
    const from = `${way.rule.from.origin}${way.rule.from.path}`;
    if (count === 0) return [`No landing URL is at ${from}: what ${way.by} says of it moves nothing.`];
    if ("missing" in way.rule) return [way.rule.missing.message];
    return [`${from} is visited ${way.where} (${ads(count)}).`];
  });
  const origins = [...new Set(own.map(({ landing }) => new URL(landing.url).origin))];
  const rest =
    own.length === 0
      ? []
      : [`Visited where the ad leads, since nothing is said of it: ${some(origins)} (${ads(own.length)}).`];
  return [...told, ...rest];
}

const some = (words: readonly string[]): string =>
  words.length > 3 ? `${words.slice(0, 3).join(", ")} and ${words.length - 3} more` : words.join(", ");

function withPreview(headers: RequestHeaders, origin: string | null): RequestHeaders {
  const { [PREVIEW_KEY]: own, ...rest } = headers;
  return own === undefined || origin === null ? rest : { ...rest, [origin]: { ...own, ...rest[origin] } };
}
