import type { FailedResource } from "../artifacts/capture-schemas.ts";
import type { ResourceRequest } from "./resource-monitor.ts";

type Failure = Pick<FailedResource, "reason" | "status" | "mimeType" | "detail">;

/** A sign-in, a proxy's sign-in, too many requests, a country: about the visit, not about the page. */
const VISIT_STATUSES: ReadonlySet<number> = new Set([401, 407, 429, 451]);
/** Object stores answer so where a file is missing or private. Any other 403 may be a refusal of automated visits. */
const STORE_REFUSAL_TYPE = /^(?:application|text)\/xml$/;
/** Requests that were stopped, and failures of this machine or its network. */
const VISIT_ERROR =
  /^ERR_(?:ABORTED|BLOCKED_BY_CLIENT|INTERNET_DISCONNECTED|NETWORK_|PROXY_|INSUFFICIENT_|OUT_OF_MEMORY|CACHE_)/;
/** Rules of Chrome and its extensions, not of the page. */
const VISIT_BLOCKS: ReadonlySet<string> = new Set(["inspector", "subresource-filter"]);
const BLOCK_NAMES: Readonly<Record<string, string>> = {
  "mixed-content": "mixed content",
  csp: "Content Security Policy",
};

/** Why a request failed; null where it succeeded, has not ended, or failed because of the visit. */
export function explainFailure(request: ResourceRequest): Failure | null {
  const { status, mimeType, netError, blockedReason, corsError, refusal } = request;
  const because = (reason: Failure["reason"], detail: string | null): Failure => ({ reason, status, mimeType, detail });
  if (request.loaded) return isWrongType(request) ? because("wrong_type", null) : null;
  if (blockedReason !== null) {
    if (VISIT_BLOCKS.has(blockedReason)) return null;
    return because("blocked", BLOCK_NAMES[blockedReason] ?? blockedReason.replaceAll("-", " "));
  }
  if (corsError !== null) return because("blocked", "CORS");
  if (refusal !== null) {
    const [reason = "", code = ""] = refusal.split(" ");
    // What the user's own proxy refuses, visitors may get.
    const isOfHost = /^(?:dns|connect)$/.test(reason) && !code.startsWith("PROXY_");
    return isOfHost ? { ...because("unreachable", code), status: null, mimeType: null } : null;
  }
  if (status !== null && status >= 400) return isRefusedVisit(status, mimeType) ? null : because("http_error", null);
  if (netError === null || VISIT_ERROR.test(netError)) return null;
  if (netError === "ERR_BLOCKED_BY_ORB") return because("blocked", netError);
  // The guard's proxy could not connect; for HTTPS Chrome says no more.
  const hasNoHost = netError === "ERR_TUNNEL_CONNECTION_FAILED";
  return because("unreachable", hasNoHost ? "no connection to its host" : netError);
}

const isRefusedVisit = (status: number, mimeType: string | null): boolean =>
  VISIT_STATUSES.has(status) || (status === 403 && !STORE_REFUSAL_TYPE.test(mimeType ?? ""));

/** A media type that may be refused for the kind. An absent one is guessed. */
export function isWrongType({ kind, mimeType }: Pick<ResourceRequest, "kind" | "mimeType">): boolean {
  if (mimeType === null || mimeType === "") return false;
  if (kind === "stylesheet") return mimeType !== "text/css";
  return /^(?:text\/html|application\/xhtml\+xml)$/.test(mimeType);
}

/** Chrome stops a stylesheet with the wrong media type and `nosniff` without a word about the response. */
export const isSilentlyStopped = ({ kind, loaded, status, netError }: ResourceRequest): boolean =>
  kind === "stylesheet" && !loaded && status === null && netError === "ERR_ABORTED";
