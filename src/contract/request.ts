import { z } from "zod";
import { lenient, type SchemaMode, strict, stripping } from "./schema-mode.ts";
import { AD_MEDIA_TYPES, PLATFORMS, VIEWPORTS } from "./vocabulary.ts";

const optionalText = z.string().optional();

/** The ad copy as text: certain, where copy read from a picture is not. `ctaType` is an identifier such as SHOP_NOW. */
export const adTextFieldsSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    headline: optionalText,
    bodyText: optionalText,
    description: optionalText,
    ctaType: optionalText,
    pageName: optionalText,
  });

const requestSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    adData: mode.object({
      imageUrl: optionalText,
      adUrl: optionalText,
      platform: z.enum(PLATFORMS).optional(),
      mediaType: z.enum(AD_MEDIA_TYPES).optional(),
      adTextFields: adTextFieldsSchema(mode).optional(),
    }),
    landingPageData: mode.object({ url: z.string() }),
    viewport: z.enum(VIEWPORTS).optional(),
    audienceData: mode
      .object({
        ageRange: optionalText,
        gender: optionalText,
        location: optionalText,
        interests: optionalText,
      })
      .optional(),
  });

/** Body of POST /api/analyze-ad, as we send it. */
export const EvaluationRequest = requestSchema(strict);
/** The same as we receive it: unknown fields are kept. That one of imageUrl and adUrl is there is NO_AD_ASSET's to say. */
export const ReceivedEvaluationRequest = requestSchema(lenient);
/** The contract's fields alone. */
export const StrippedEvaluationRequest = requestSchema(stripping);

export type EvaluationRequest = z.infer<typeof EvaluationRequest>;
export type AdTextFields = NonNullable<EvaluationRequest["adData"]["adTextFields"]>;
