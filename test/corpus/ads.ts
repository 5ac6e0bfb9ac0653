import type { AdTextFields, EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import type { Viewport } from "../../src/contract/vocabulary.ts";
import { type Brief, type BriefAd, withPercent } from "./briefs.ts";

/** An ad of a brief. */
export interface CorpusAd {
  /** `kestrel-shoes/paraphrase`. */
  id: string;
  brief: Brief;
  ad: BriefAd;
  viewport: Viewport;
  /** Size of the creative in pixels. */
  size: { width: number; height: number };
}

const STORY_SIZE = { width: 1080, height: 1920 };
const CREATIVE_SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  meta: { width: 1080, height: 1080 },
  facebook: { width: 1080, height: 1080 },
  instagram: STORY_SIZE,
  tiktok: STORY_SIZE,
  linkedin: { width: 1200, height: 628 },
  google: { width: 1200, height: 628 },
  reddit: { width: 1080, height: 1080 },
};
const MOBILE_PLATFORMS = new Set(["meta", "facebook", "instagram", "tiktok"]);

export function adsOf(brief: Brief): CorpusAd[] {
  return brief.ads.map((ad) => ({
    id: `${brief.id}/${ad.kind}`,
    brief,
    ad,
    viewport: MOBILE_PLATFORMS.has(ad.platform) ? "mobile" : "desktop",
    size: CREATIVE_SIZES[ad.platform] ?? { width: 1080, height: 1080 },
  }));
}

/** The percentage in the ad: the brief's, or another for mutations. */
export const statedPercent = ({ brief, ad }: CorpusAd, percent = brief.offer?.percent): number | undefined =>
  ad.halfInWords ? 50 : percent;

export function adTextFieldsOf(ad: CorpusAd, stated?: number): AdTextFields {
  const percent = statedPercent(ad, stated);
  return {
    headline: withPercent(ad.ad.headline, percent),
    bodyText: withPercent(ad.ad.body, percent),
    ctaType: ad.ad.cta,
    pageName: ad.brief.brand,
  };
}

export interface RequestOptions {
  /** Null: the ad is only its image. */
  fields: AdTextFields | null;
  url: string;
  imageUrl?: string;
}

export function evaluationRequestOf(
  ad: CorpusAd,
  { fields, url, imageUrl = "https://ads.example/ad.png" }: RequestOptions,
): EvaluationRequest {
  return {
    adData: { imageUrl, platform: ad.ad.platform, ...(fields && { adTextFields: fields }) },
    landingPageData: { url },
    viewport: ad.viewport,
  };
}
