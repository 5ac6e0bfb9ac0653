import type { Protocol } from "puppeteer-core";
import { parseMediaType } from "../../ground/media-type.ts";
import type { FailedResource } from "../artifacts/capture-schemas.ts";
import { classifyFailures, findSuspects, isLargeOnFold, type ScriptError } from "./classify-failed-resources.ts";
import { isAddedByHost } from "./known-hosts.ts";
import type { PageReading } from "./page-reading-schema.ts";
import { pageScript } from "./page-scripts.ts";
import { explainFailure, isSilentlyStopped, isWrongType } from "./request-failure.ts";
import type { ResourceRequest } from "./resource-monitor.ts";
import { ResourceUses } from "./resource-uses-schema.ts";
import { nullIfScriptFailed, type Tab } from "./tab.ts";
import { type TimeBudget, withTimeout } from "./timeout-helpers.ts";

/** How long the examination may take, ms. */
const MAX_EXAMINATION_MS = 2500;
/** Resources that are requested again, and how long that may take, ms. */
const MAX_RETRIES = 12;
const MAX_RETRY_MS = 1500;
/** Suspects that the page is searched for. */
const MAX_SUSPECTS = 200;
/** Errors of scripts that are read, and how long that may take, ms. */
const MAX_ERRORS = 50;
const MAX_ERRORS_MS = 500;
/**
 * Time for what follows, ms: the screenshot has been taken, but has yet to be decoded, and is taken again where a layer
 * has opened. Failures are not worth losing the capture.
 */
const CAPTURE_RESERVE_MS = 4000;

/**
 * What the page in its present state uses and did not get. Pages without a suspect cost nothing; an examination that
 * takes too long finds nothing.
 *
 * @param isIgnored URLs of requests that the evaluation itself refuses.
 */
export async function findFailedResources(
  tab: Tab,
  reading: PageReading,
  { isIgnored, budget }: { isIgnored: (url: string) => boolean; budget: TimeBudget },
): Promise<FailedResource[]> {
  const ms = Math.min(MAX_EXAMINATION_MS, budget.remainingMs(CAPTURE_RESERVE_MS));
  if (ms === 0) return [];
  const examined = await withTimeout(
    ms,
    examine(tab, reading, (url) => isIgnored(url) || isAddedByHost(url)),
  );
  return examined.done ? examined.value : [];
}

async function examine(tab: Tab, reading: PageReading, isIgnored: (url: string) => boolean): Promise<FailedResource[]> {
  const { url: pageUrl, fold } = reading;
  const requests = tab.resources.of(tab.network.documentId);
  const suspects = findSuspects({ requests, pageUrl, isIgnored }).slice(0, MAX_SUSPECTS);
  const blank = isBlank(reading);
  if (suspects.length === 0 && !blank) return [];
  const uses = await nullIfScriptFailed(
    tab.runScript(pageScript("readResources", suspects.map(toSuspect)), NullableResourceUses),
  );
  if (uses === null) return [];
  const empty = blank && !uses.embeds;
  const isHtmlScript = (one: ResourceRequest) => one.kind === "script" && one.loaded;
  const errors = empty || suspects.some(isHtmlScript) ? await readScriptErrors(tab) : [];
  const facts = { pageUrl, fold, uses, errors, empty, isIgnored };
  const sound = requests.filter((one) => one.loaded && explainFailure(one) === null);
  const blamed = classifyFailures({ ...facts, requests: [...sound, ...suspects.map(assumeStopped)] });
  const retried = await retryRequests(
    tab,
    blamed.flatMap(({ url, kind }) => suspects.find((one) => one.url === url && one.kind === kind) ?? []),
  );
  return classifyFailures({ ...facts, requests: [...sound, ...retried] });
}

/** No text but that of banners and pop-ups, and no picture of size: a script may have failed to render the page. */
const isBlank = ({ texts, images, fold }: PageReading): boolean =>
  texts.every(({ text, region }) => text.trim() === "" || region === "consent" || region === "overlay") &&
  !images.some(({ kind, src, box }) => (kind !== "background" || src !== null) && isLargeOnFold(box, fold));

/** A reading that is not as expected is not used; it must not fail the capture. */
const NullableResourceUses = ResourceUses.nullable().catch(null);

const toSuspect = ({ url, kind }: ResourceRequest) => ({ url, kind });

/** A stopped stylesheet counts as failed until it is requested again. */
const assumeStopped = (request: ResourceRequest): ResourceRequest =>
  isSilentlyStopped(request) ? { ...request, netError: "ERR_FAILED" } : request;

/**
 * Requests failed resources once more, so that a failure of a moment is not reported: a server may refuse the many
 * requests of a page at once. What is not requested again is left out, unless a rule or its media type is the failure.
 *
 * @param requests the most important first.
 */
async function retryRequests(tab: Tab, requests: readonly ResourceRequest[]): Promise<ResourceRequest[]> {
  const isFinal = ({ blockedReason, corsError, loaded }: ResourceRequest) =>
    blockedReason !== null || corsError !== null || loaded;
  const retryable = new Set(requests.filter((one) => !isFinal(one)).slice(0, MAX_RETRIES));
  const results = await Promise.all(
    requests.map((one) => (isFinal(one) ? one : retryable.has(one) ? retryRequest(tab, one) : null)),
  );
  return results.filter((one) => one !== null);
}

/** The request with the result of its repetition; null where there is none in time. */
async function retryRequest(tab: Tab, request: ResourceRequest): Promise<ResourceRequest | null> {
  const { session, frameId } = tab;
  const options = { disableCache: true, includeCredentials: true };
  const asking = session.send("Network.loadNetworkResource", { frameId, url: request.url, options });
  const asked = await withTimeout(
    MAX_RETRY_MS,
    tab.untilClosed(asking).catch(() => null),
  );
  const resource = asked.done ? (asked.value?.resource ?? null) : null;
  if (resource?.stream !== undefined) session.send("IO.close", { handle: resource.stream }).catch(() => {});
  return resource === null ? null : applyRetry(request, resource);
}

/** The second answer tells more where the browser stopped the first request, or a server now limits requests. */
function applyRetry(request: ResourceRequest, again: Protocol.Network.LoadNetworkResourcePageResult): ResourceRequest {
  const status = again.httpStatusCode ?? null;
  if (!again.success && (status === null || status === request.status)) return request;
  const headers = new Map(
    Object.entries(again.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  const mimeType = parseMediaType(headers.get("content-type"));
  const result = { ...request, loaded: again.success && (status ?? 0) < 400, status, mimeType };
  // What now arrives with the wrong type was refused before, or would be.
  const isStillRefused = result.loaded && isWrongType(result) && !isSilentlyStopped(request);
  return isStillRefused ? request : result;
}

/**
 * The uncaught errors of the page's scripts. Chrome keeps them and reports them when asked, so that nothing listens
 * while the page runs, which pages can notice.
 */
async function readScriptErrors(tab: Tab): Promise<ScriptError[]> {
  const { session } = tab;
  const errors: ScriptError[] = [];
  const onError = ({ exceptionDetails: thrown }: Protocol.Runtime.ExceptionThrownEvent) => {
    if (errors.length >= MAX_ERRORS) return;
    const message = (thrown.exception?.description ?? thrown.text).split("\n")[0] ?? "";
    const url = thrown.url ?? thrown.stackTrace?.callFrames[0]?.url ?? "";
    errors.push({ url: url.slice(0, 2000), message: message.slice(0, 1000) });
  };
  session.on("Runtime.exceptionThrown", onError);
  const reporting = session.send("Runtime.enable").then(() => session.send("Runtime.disable"));
  await withTimeout(
    MAX_ERRORS_MS,
    tab.untilClosed(reporting).catch(() => null),
  );
  session.off("Runtime.exceptionThrown", onError);
  return errors;
}
