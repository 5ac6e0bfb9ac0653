import { z } from "zod";
import { type Door, reading, sifting, writing } from "./door.ts";
import { AD_MEDIA_TYPES, PLATFORMS, VIEWPORTS } from "./vocabulary.ts";

const text = z.string().optional();

/** The ad copy as text: certain, where copy read from a picture is not. `ctaType` is an identifier such as SHOP_NOW. */
export const adTextFields = <O extends boolean>(door: Door<O>) =>
  door.object({ headline: text, bodyText: text, description: text, ctaType: text, pageName: text });

const request = <O extends boolean>(door: Door<O>) =>
  door.object({
    adData: door.object({
      imageUrl: text,
      adUrl: text,
      platform: z.enum(PLATFORMS).optional(),
      mediaType: z.enum(AD_MEDIA_TYPES).optional(),
      adTextFields: adTextFields(door).optional(),
    }),
    landingPageData: door.object({ url: z.string() }),
    viewport: z.enum(VIEWPORTS).optional(),
    audienceData: door.object({ ageRange: text, gender: text, location: text, interests: text }).optional(),
  });

/** Body of POST /api/analyze-ad, as we send it. */
export const EvaluationRequest = request(writing);
/** The same as we receive it: unknown fields are kept. That one of imageUrl and adUrl is there is NO_AD_ASSET's to say. */
export const EvaluationRequestRead = request(reading);
/** The contract's fields alone. */
export const EvaluationRequestKnown = request(sifting);

export type EvaluationRequest = z.infer<typeof EvaluationRequest>;
export type AdTextFields = NonNullable<EvaluationRequest["adData"]["adTextFields"]>;
