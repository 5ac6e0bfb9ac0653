import { EvaluationError } from "../../contract/error.ts";

/** The ad's file is no picture or video that a browser can show. */
export class UndecodableAd extends EvaluationError {
  override name = "UndecodableAd";

  constructor(message: string, cause?: unknown) {
    super(message, { errorCode: "NO_AD_ASSET", httpStatus: 400, cause });
  }
}

/** A link to an ad led to nothing that could be pictured. */
export class AdScreenshotFailed extends EvaluationError {
  override name = "AdScreenshotFailed";

  constructor(url: string, why: string, cause?: unknown) {
    super(`The ad at ${url} could not be pictured: ${why}. Give the ad's image or video itself instead.`, {
      errorCode: "AD_SCREENSHOT_FAILED",
      httpStatus: 400,
      cause,
    });
  }
}
