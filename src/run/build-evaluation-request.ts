import type { EvaluationRequest } from "../contract/evaluation-request.ts";
import type { Asset, Entry } from "./manifest/entry.ts";

/**
 * The URL by which an evaluator fetches an ad file of the repository: a `file:` URL for the embedded engine, a public
 * URL for a service.
 *
 * @throws Error with the next step where there is no such URL.
 */
export type LocateAsset = (file: Extract<Asset, { kind: "file" }>) => string;

/** The contract's request for a manifest entry. */
export function buildRequest(entry: Entry, locateAsset: LocateAsset): EvaluationRequest {
  return {
    adData: {
      ...(entry.asset && { imageUrl: entry.asset.kind === "url" ? entry.asset.url : locateAsset(entry.asset) }),
      ...(entry.adUrl !== null && { adUrl: entry.adUrl }),
      ...(entry.platform && { platform: entry.platform }),
      ...(entry.mediaType && { mediaType: entry.mediaType }),
      ...(entry.copy && { adTextFields: entry.copy }),
    },
    landingPageData: { url: entry.landing.url },
    ...(entry.viewport && { viewport: entry.viewport }),
    ...(entry.audience && { audienceData: entry.audience }),
  };
}
