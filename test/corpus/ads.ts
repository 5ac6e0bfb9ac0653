import type { AdTextFields, EvaluationRequest } from "../../src/contract/request.ts";
import type { Viewport } from "../../src/contract/vocabulary.ts";
import { type Brief, type BriefAd, withPercent } from "./briefs.ts";

/** One ad of a brief. */
export interface Ad {
  /** `kestrel-shoes/paraphrase`. */
  id: string;
  brief: Brief;
  ad: BriefAd;
  viewport: Viewport;
  /** Pixels of its creative. */
  size: { width: number; height: number };
}

const STORY = { width: 1080, height: 1920 };
const SIZES: Readonly<Record<string, { width: number; height: number }>> = {
  meta: { width: 1080, height: 1080 },
  facebook: { width: 1080, height: 1080 },
  instagram: STORY,
  tiktok: STORY,
  linkedin: { width: 1200, height: 628 },
  google: { width: 1200, height: 628 },
  reddit: { width: 1080, height: 1080 },
};
const PHONES = new Set(["meta", "facebook", "instagram", "tiktok"]);

export function adsOf(brief: Brief): Ad[] {
  return brief.ads.map((ad) => ({
    id: `${brief.id}/${ad.kind}`,
    brief,
    ad,
    viewport: PHONES.has(ad.platform) ? "mobile" : "desktop",
    size: SIZES[ad.platform] ?? { width: 1080, height: 1080 },
  }));
}

/** The percentage that an ad states: the brief's, or another one's for mutations. */
export const percentOf = ({ brief, ad }: Ad, percent = brief.offer?.percent): number | undefined =>
  ad.halfInWords ? 50 : percent;

export function fieldsOf(ad: Ad, stated?: number): AdTextFields {
  const percent = percentOf(ad, stated);
  return {
    headline: withPercent(ad.ad.headline, percent),
    bodyText: withPercent(ad.ad.body, percent),
    ctaType: ad.ad.cta,
    pageName: ad.brief.brand,
  };
}

export interface Asking {
  /** Without it the ad is its picture alone. */
  fields: AdTextFields | null;
  url: string;
  imageUrl?: string;
}

export function requestOf(
  ad: Ad,
  { fields, url, imageUrl = "https://ads.example/ad.png" }: Asking,
): EvaluationRequest {
  return {
    adData: { imageUrl, platform: ad.ad.platform, ...(fields && { adTextFields: fields }) },
    landingPageData: { url },
    viewport: ad.viewport,
  };
}
