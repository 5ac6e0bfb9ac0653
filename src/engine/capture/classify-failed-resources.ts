import type { Box } from "../../contract/evaluator-interface.ts";
import { type FailedResource, MAX_FAILED_RESOURCES, type Snapshot } from "../artifacts/capture-schemas.ts";
import { isSameSite } from "./is-same-site.ts";
import { isFontHost } from "./known-hosts.ts";
import { explainFailure, isSilentlyStopped } from "./request-failure.ts";
import type { ResourceRequest } from "./resource-monitor.ts";
import type { ResourceUse, ResourceUses } from "./resource-uses-schema.ts";

/** An uncaught error of the page's scripts. */
export interface ScriptError {
  url: string;
  message: string;
}

/** What is known about a page's failures. */
export interface FailureFacts {
  pageUrl: string;
  fold: Snapshot["fold"];
  requests: readonly ResourceRequest[];
  uses: ResourceUses;
  errors: readonly ScriptError[];
  /** The page shows neither text nor anything else of size. */
  empty: boolean;
  /** Requests whose failure is no matter of the page, by their URL. */
  isIgnored: (url: string) => boolean;
}

type Failure = NonNullable<ReturnType<typeof explainFailure>>;

/** What is derived once, because a page may have thousands of requests. */
interface IndexedFacts extends FailureFacts {
  /** Hosts that the document takes stylesheets from and that answered, such as the site's CDN. */
  styleHosts: ReadonlySet<string>;
  /** The URLs of fonts that were loaded, without scheme. */
  loadedFonts: ReadonlySet<string>;
  /** The sources of each font's faces, without scheme and fragment. */
  faceSources: readonly { family: string; sources: ReadonlySet<string> }[];
}

function indexFacts(facts: FailureFacts): IndexedFacts {
  const { requests, uses } = facts;
  const fonts = requests.filter(({ kind, loaded }) => kind === "font" && loaded);
  return {
    ...facts,
    styleHosts: listStyleHosts(requests),
    loadedFonts: new Set(fonts.map(({ url }) => withoutScheme(url))),
    faceSources: uses.faces.map(({ family, urls }) => ({ family, sources: new Set(urls.map(withoutScheme)) })),
  };
}

const listStyleHosts = (requests: readonly ResourceRequest[]): Set<string> =>
  new Set(
    requests
      .filter(({ kind, byScript, status }) => kind === "stylesheet" && !byScript && status !== null)
      .map(({ url }) => hostOf(url)),
  );

const hostOf = (url: string): string => URL.parse(url)?.host ?? "";
/** Chrome requests http pictures of https pages over https. */
const withoutScheme = (url: string): string => url.replace(/^https?:/, "").replace(/#.*$/, "");

/** The failures that change what visitors see, the worst first. */
export function classifyFailures(given: FailureFacts): FailedResource[] {
  const facts = indexFacts(given);
  const failed = facts.requests.flatMap((request) => {
    const failure = explainFailure(request);
    return failure === null ? [] : (describeFailure(request, failure, facts) ?? []);
  });
  const scripts = failed.filter(({ kind }) => kind === "script");
  const ownScripts = scripts.filter(({ url }) => isOwn(url, facts));
  const others = failed.filter(({ kind }) => kind !== "script");
  if (!facts.empty) return order([...others, ...ownScripts]);
  // Scripts of other sites and errors are blamed only where nothing else explains the empty page.
  const blamed = [ownScripts, listScriptErrors(facts), scripts].find((some) => some.length > 0) ?? [];
  return order([...others, ...blamed.map((script) => ({ ...script, leaves: "empty" as const }))]);
}

/** One entry per script with an error, its first one. */
function listScriptErrors(facts: IndexedFacts): FailedResource[] {
  const { errors, pageUrl } = facts;
  const own = errors.filter(({ url }) => isOwn(url || pageUrl, facts) && !facts.isIgnored(url));
  const first = own.filter(({ url }, index) => own.findIndex((other) => other.url === url) === index);
  return first.slice(0, 3).map(({ url, message }) => ({
    url: url || pageUrl,
    kind: "script",
    reason: "script_error",
    status: null,
    mimeType: null,
    detail: message.slice(0, 300),
    aboveFold: false,
    box: null,
    selector: null,
  }));
}

/** The failed resource; null where visitors do not miss it. */
function describeFailure(request: ResourceRequest, failure: Failure, facts: IndexedFacts): FailedResource | null {
  const { kind, url } = request;
  const same = facts.uses.uses.filter((one) => one.kind === kind && withoutScheme(one.url) === withoutScheme(url));
  const use = same.find(({ aboveFold }) => aboveFold) ?? same[0] ?? null;
  if (!isMissed(request, failure, use, facts)) return null;
  const isMixed = use?.mixed === true && failure.reason === "unreachable";
  const isUnconfirmed = failure.reason === "unreachable" && !isMixed && !isOwn(url, facts);
  const unstyled = kind === "stylesheet" && facts.uses.unstyled && !isFontHost(url);
  const explains = isUnconfirmed ? null : findExplained(request, use, facts);
  return {
    url,
    kind,
    ...failure,
    ...(isMixed && { reason: "blocked", detail: "mixed content" }),
    ...(unstyled && { leaves: "unstyled" }),
    ...(explains !== null && { explains }),
    ...(isUnconfirmed && { unconfirmed: true }),
    aboveFold: use?.aboveFold ?? false,
    box: use?.box ?? null,
    selector: use?.selector ?? null,
  };
}

/** What the resource decides about the look of the page. A stylesheet that a script adds is a widget's. */
function findExplained(
  { kind, url, byScript }: ResourceRequest,
  use: ResourceUse | null,
  { fold }: FailureFacts,
): NonNullable<FailedResource["explains"]> | null {
  if (kind === "stylesheet") return byScript || isFontHost(url) ? null : "looks";
  return kind === "image" && use?.box && isLargeOnFold(use.box, fold) ? "pictures" : null;
}

/** As in evidence/cached-image-measures.ts: smaller pictures are icons. */
const MIN_PICTURE_SHARE = 0.015;

/** Whether a box covers as much of the first screen as a picture that is evaluated. */
export function isLargeOnFold(box: Box, fold: Snapshot["fold"]): boolean {
  const width = Math.min(box.x + box.width, fold.width) - Math.max(box.x, 0);
  const height = Math.min(box.y + box.height, fold.height) - Math.max(box.y, 0);
  return width > 0 && height > 0 && (width * height) / (fold.width * fold.height) >= MIN_PICTURE_SHARE;
}

/** Whether the page uses the resource and has no replacement for it. */
function isMissed(
  request: ResourceRequest,
  { reason }: Failure,
  use: ResourceUse | null,
  facts: IndexedFacts,
): boolean {
  switch (request.kind) {
    case "stylesheet":
      return use !== null && (facts.uses.unstyled || !request.byScript || isOwn(request.url, facts));
    case "script":
      return isScriptMissed(request, use, facts);
    case "font":
      return isOwn(request.url, facts) && isFontMissed(request.url, facts);
    case "image":
      // Chrome shows a picture whatever its media type says.
      if (use === null || (reason === "wrong_type" && !use.broken)) return false;
      return isOwn(request.url, facts) || (!request.byScript && use.noticeable);
  }
}

/** HTML in place of a classic script is executed, and fails with a syntax error. Modules and `nosniff` are stricter. */
function isScriptMissed(request: ResourceRequest, use: ResourceUse | null, { errors }: FailureFacts): boolean {
  const imported = use === null && request.byScript && !request.preloaded;
  if (use === null && !imported) return false;
  if (!request.loaded || request.nosniff || use?.module === true || imported) return true;
  return errors.some(({ url, message }) => url === request.url && message.includes("SyntaxError"));
}

/** The text is shown in another font: none of the sources of the face was loaded. */
function isFontMissed(url: string, { uses: { failedFamilies }, faceSources, loadedFonts }: IndexedFacts): boolean {
  const listed = faceSources.filter(({ sources }) => sources.has(withoutScheme(url)));
  if (listed.length === 0) return failedFamilies.length > 0;
  return listed.some(({ family, sources }) => failedFamilies.includes(family) && sources.isDisjointFrom(loadedFonts));
}

/** Of the page's site, or of a host that the document takes stylesheets from. */
const isOwn = (url: string, { pageUrl, styleHosts }: Pick<IndexedFacts, "pageUrl" | "styleHosts">): boolean =>
  isSameSite(url, pageUrl) || styleHosts.has(hostOf(url));

/** The requests that may be listed, the most important first. Scripts add pictures of other sites to measure visits. */
export function findSuspects(facts: Pick<FailureFacts, "pageUrl" | "requests" | "isIgnored">): ResourceRequest[] {
  const { requests, pageUrl, isIgnored } = facts;
  const own = { pageUrl, styleHosts: listStyleHosts(requests) };
  return requests
    .filter((one) => explainFailure(one) !== null || isSilentlyStopped(one))
    .filter(({ url, finalUrl }) => !isIgnored(url) && !isIgnored(finalUrl))
    .filter(({ kind, byScript, url }) => kind !== "image" || !byScript || isOwn(url, own))
    .toSorted((a, b) => KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind));
}

const KIND_ORDER: readonly FailedResource["kind"][] = ["stylesheet", "script", "image", "font"];

const order = (failed: readonly FailedResource[]): FailedResource[] =>
  failed
    .toSorted(
      (a, b) =>
        Number(a.leaves === undefined) - Number(b.leaves === undefined) ||
        KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind) ||
        Number(b.aboveFold) - Number(a.aboveFold),
    )
    .slice(0, MAX_FAILED_RESOURCES);
