import { EvaluationError } from "../contract/error.ts";
import { formatAdCount } from "../report/format-count.ts";
import { joinFirst } from "../run/format-message.ts";
import type { Entry, Landing, VisitOverride } from "../run/manifest/entry.ts";
import type { Settings } from "../run/settings.ts";
import { findReplacedUrls, type VisitTarget } from "../run/visit/parse-visit-target.ts";
import { createHeaderLookup, listSentHeaders, PREVIEW_KEY, type RequestHeaders } from "../run/visit/request-headers.ts";
import { isAtOrBelow, type RewriteRule, rewriteUrl, stripTrailingSlash } from "../run/visit/rewrite-rules.ts";
import { createSecretMask, listParameters, type SecretMask } from "../run/visit/secret-mask.ts";
import type { SiteServer } from "../site/serve-site.ts";

/** The deployment for `preview`, or why there is none. */
export type PreviewDeployment = { url: string; note: string } | { missing: EvaluationError };

/** Waits for a deployment of the checked commit. Never rejects. */
export type FindPreview = (environment: string, seconds: number, signal: AbortSignal) => Promise<PreviewDeployment>;

export type VisitSettings = Pick<
  Settings,
  "site" | "rewrite" | "preview" | "preview-timeout" | "request-headers" | "api-url" | "mode"
>;

export interface ResolveVisitOptions {
  settings: VisitSettings;
  cwd: string;
  signal: AbortSignal;
  /** Absent outside GitHub. */
  findPreview?: FindPreview;
}

/** The entries with their visit URLs, and the local servers behind them. */
export interface ResolvedVisits {
  entries: Entry[];
  /** Notices about what is visited instead of which URL. */
  notices: readonly string[];
  /** The request headers for a visit, by its first URL. */
  headersFor: (url: string) => Readonly<Record<string, string>>;
  /** Masks the queries of visited URLs, and request headers. */
  hideSecrets: SecretMask;
  close(): Promise<void>;
}

/**
 * Serves the built folders, finds the deployment, and sets the visit URL of every entry that a rule matches.
 *
 * @throws EvaluationError if `site`, `rewrite`, `preview` or `request-headers` cannot be used.
 */
export async function resolveVisitUrls(
  entries: readonly Entry[],
  options: ResolveVisitOptions,
): Promise<ResolvedVisits> {
  const { settings } = options;
  rejectUnsupportedByService(settings);
  const rules: OverrideRule[] = settings.rewrite.rules.map((rule) => {
    return { rule, by: "rewrite", description: `at ${rule.to.origin}${rule.to.path}` };
  });
  const sites: SiteServer[] = [];
  const close = async () => {
    await Promise.all(sites.map((site) => site.close()));
  };
  try {
    for (const target of settings.site.targets) {
      rules.push(...(await createSiteRules(target, entries, rules, options.cwd, sites)));
    }
    const preview = await createPreviewRules(entries, rules, options);
    const allRules = [...rules, ...preview.rules];
    const { headers } = settings["request-headers"];
    const parameters = allRules.flatMap(({ rule }) => ("to" in rule ? listParameters(rule.to.query) : []));
    return {
      hideSecrets: createSecretMask(parameters, listSentHeaders(headers)),
      entries: entries.map((entry) => applyOverride(entry, allRules)),
      notices: [...new Set(sites.flatMap((site) => site.notices)), ...describeVisits(allRules, entries)],
      headersFor: createHeaderLookup(addPreviewHeaders(headers, preview.origin)),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A rule and its setting; with an error if the deployment does not exist. */
interface OverrideRule {
  rule: RewriteRule | { from: RewriteRule["from"]; missing: EvaluationError };
  by: "site" | "rewrite" | "preview";
  /** For notices: `at https://preview.example`. */
  description: string;
}

function rejectUnsupportedByService({ mode, site, preview, "api-url": service, ...settings }: VisitSettings): void {
  const headers = settings["request-headers"].headers;
  if (Object.hasOwn(headers, PREVIEW_KEY) && preview.target === null) {
    throw new EvaluationError(
      'request-headers has headers for "preview", but preview is not set. Set preview, or name the origin that ' +
        "the headers are for.",
    );
  }
  if (service === undefined || mode === "links") return;
  const remedy = "Remove api-url, so that the embedded engine visits the pages from this machine.";
  if (site.targets.length > 0 && !isLocalhost(service)) {
    throw new EvaluationError(
      `site serves its folder on this machine, where the service at ${new URL(service).origin} cannot reach it. ` +
        `${remedy}`,
    );
  }
  if (Object.keys(headers).length > 0) {
    throw new EvaluationError(`request-headers cannot be passed to a service. ${remedy}`);
  }
}

const isLocalhost = (url: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(new URL(url).hostname);

async function createSiteRules(
  target: VisitTarget,
  entries: readonly Entry[],
  before: readonly OverrideRule[],
  cwd: string,
  sites: SiteServer[],
): Promise<OverrideRule[]> {
  const replaced = findReplacedUrls(target, "site", entries, listClaimedUrls(before));
  // Loaded lazily, because most runs need no server.
  const { serveSite } = await import("../site/serve-site.ts");
  const served = new Map<string, SiteServer>();
  // A folder that no landing URL uses is still opened, so that a missing folder is reported.
  for (const base of new Set(replaced.length === 0 ? [""] : replaced.map((place) => place.path))) {
    const site = await serveSite({ folder: target.name, cwd, base });
    sites.push(site);
    served.set(base, site);
  }
  return replaced.flatMap((from): OverrideRule[] => {
    const site = served.get(from.path);
    if (site === undefined) return [];
    const to = { origin: site.origin, path: from.path, query: "" };
    return [{ rule: { from, to }, by: "site", description: `in ${target.name}, served on this machine` }];
  });
}

async function createPreviewRules(
  entries: readonly Entry[],
  before: readonly OverrideRule[],
  { settings, signal, findPreview }: ResolveVisitOptions,
): Promise<{ rules: OverrideRule[]; origin: string | null }> {
  const { target } = settings.preview;
  if (target === null || findPreview === undefined) return { rules: [], origin: null };
  const replaced = findReplacedUrls(target, "preview", entries, listClaimedUrls(before));
  const found = await findPreview(target.name, settings["preview-timeout"], signal);
  if ("missing" in found) {
    const rules = replaced.map(
      (from): OverrideRule => ({ rule: { from, ...found }, by: "preview", description: "nowhere" }),
    );
    return { rules, origin: null };
  }
  const url = new URL(found.url);
  const rules = replaced.map((from): OverrideRule => {
    const path = `${stripTrailingSlash(url.pathname)}${from.path}`;
    const to = { origin: url.origin, path, query: url.search.slice(1) };
    return { rule: { from, to }, by: "preview", description: `at ${url.origin}, ${found.note}` };
  });
  return { rules, origin: url.origin };
}

const listClaimedUrls = (rules: readonly OverrideRule[]): RewriteRule["from"][] => rules.map(({ rule }) => rule.from);

/** The first matching rule applies. */
function applyOverride(entry: Entry, rules: readonly OverrideRule[]): Entry {
  const override = <T extends { landing: Landing }>(page: T): T => {
    const matching = findOverrideRule(page, rules);
    const visit = matching === undefined ? null : createOverride(page, matching);
    return visit === null ? page : { ...page, landing: { ...page.landing, visit } };
  };
  const { links } = entry;
  return { ...override(entry), ...(links && { links: links.map(override) }) };
}

function findOverrideRule({ landing }: { landing: Landing }, rules: readonly OverrideRule[]): OverrideRule | undefined {
  const { origin, pathname } = new URL(landing.url);
  return rules.find(({ rule }) => isAtOrBelow(rule.from, { origin, path: pathname }));
}

function createOverride({ landing }: { landing: Landing }, { rule, by }: OverrideRule): VisitOverride | null {
  if ("missing" in rule) return { missing: rule.missing };
  const url = rewriteUrl(landing.url, rule);
  return url === null ? null : { url, by };
}

/** Notices for each rule, and for entries that no rule matches. */
function describeVisits(rules: readonly OverrideRule[], entries: readonly Entry[]): string[] {
  if (rules.length === 0) return [];
  const chosen = entries.map((entry) => findOverrideRule(entry, rules));
  const own = entries.filter((_, index) => chosen[index] === undefined);
  const described = rules.flatMap((override) => {
    const { rule, by, description } = override;
    const count = chosen.filter((one) => one === override).length;
    const from = `${rule.from.origin}${rule.from.path}`;
    if (count === 0) return [`No landing URL is at ${from}, so ${by} has no effect on it.`];
    if ("missing" in rule) return [rule.missing.message];
    return [`${from} is visited ${description} (${formatAdCount(count)}).`];
  });
  const origins = [...new Set(own.map(({ landing }) => new URL(landing.url).origin))];
  const where = joinFirst(origins, 3);
  const rest =
    own.length === 0
      ? []
      : [`Visited at the landing URL, because no rule matches: ${where} (${formatAdCount(own.length)}).`];
  return [...described, ...rest];
}

function addPreviewHeaders(headers: RequestHeaders, origin: string | null): RequestHeaders {
  const { [PREVIEW_KEY]: own, ...rest } = headers;
  return own === undefined || origin === null ? rest : { ...rest, [origin]: { ...own, ...rest[origin] } };
}
