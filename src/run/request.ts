import type { EvaluationRequest } from "../contract/request.ts";
import type { Asset, Entry } from "./entry.ts";

/**
 * Names an ad file of the repository so that the evaluator can fetch it: a `file:` URL for the embedded engine, a
 * public URL for a service elsewhere.
 *
 * @throws Error that says what to do where no such URL exists.
 */
export type LocateAsset = (file: Extract<Asset, { kind: "file" }>) => string;

/** The contract's request for a manifest entry. */
export function buildRequest(entry: Entry, locateAsset: LocateAsset): EvaluationRequest {
  return {
    adData: {
      ...(entry.asset && {
        imageUrl: entry.asset.kind === "url" ? entry.asset.url : locateAsset(entry.asset),
      }),
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
