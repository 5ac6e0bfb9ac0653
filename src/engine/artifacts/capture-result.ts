import { z } from "zod";

import { ReceivedEvaluationRequest } from "../../contract/evaluation-request.ts";
import { creativeSchema, pageSnapshotsSchema, type ReadPictureFile } from "./capture-schemas.ts";
import { LinkVerdict } from "./link-verdict.ts";

/** The captured ad. */
const capturedAdSchema = (files: ReadPictureFile) =>
  z.object({
    creative: creativeSchema(files),
    /** What could not be captured or read of the ad, one sentence each, for people. */
    notices: z.array(z.string().max(20_000)).max(100),
  });
export type CapturedAd = z.infer<ReturnType<typeof capturedAdSchema>>;

/** Why Chrome has no page to evaluate. */
const BrowserFailure = z.object({ download: z.boolean(), timedOut: z.boolean() });
export type BrowserFailure = z.infer<typeof BrowserFailure>;

/** Everything that was captured for one request. All later stages depend on it alone, without network and browser. */
export const captureResultSchema = (files: ReadPictureFile) =>
  z.object({
    request: ReceivedEvaluationRequest,
    verdict: LinkVerdict,
    glance: BrowserFailure.nullable(),
    /** Null where the page could not be captured. */
    capture: pageSnapshotsSchema(files).nullable(),
    /** Null where the link is broken, so that the ad was not awaited. */
    ad: capturedAdSchema(files).nullable(),
  });
export type CaptureResult = z.infer<ReturnType<typeof captureResultSchema>>;
