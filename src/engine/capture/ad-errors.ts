import { EvaluationError } from "../../contract/error.ts";

/** The ad's file is not an image or video that a browser can decode. */
export class UndecodableAd extends EvaluationError {
  override name = "UndecodableAd";

  constructor(message: string, cause?: unknown) {
    super(message, { errorCode: "AD_UNAVAILABLE", httpStatus: 400, cause });
  }
}

/** The page that an ad link leads to could not be captured. */
export class AdScreenshotFailed extends EvaluationError {
  override name = "AdScreenshotFailed";

  constructor(url: string, why: string, cause?: unknown) {
    super(`Couldn't capture the ad at ${url}: ${why}. Use the URL or path of the ad's image or video instead.`, {
      errorCode: "AD_SCREENSHOT_FAILED",
      httpStatus: 400,
      cause,
    });
  }
}

/** The ad could not be drawn from its text. */
export class AdDrawingFailed extends EvaluationError {
  override name = "AdDrawingFailed";

  constructor(why: string, cause?: unknown) {
    super(`Couldn't draw the ad from its text: ${why}. Run again, or give a picture of the ad.`, { cause });
  }
}
