import { z } from "zod";
import { lenient, type SchemaMode, strict, stripping } from "./schema-mode.ts";
import { AD_MEDIA_TYPES, PLATFORMS, VIEWPORTS } from "./vocabulary.ts";

const optionalText = z.string().optional();

/** Google's positions of headlines; descriptions have two. */
export const MAX_PIN = 3;

/** Texts that a platform shows in turn; one with a pin is always shown, in that position. */
const rotatingTexts = <O extends boolean>(mode: SchemaMode<O>) =>
  z.array(z.union([z.string(), mode.object({ text: z.string(), pin: z.int().min(1).max(MAX_PIN) })])).optional();

/**
 * The ad copy as text. It is certain; text that OCR reads from an image is not. `ctaType` is an identifier such as
 * SHOP_NOW. `headlines` and `descriptions` are further texts that the platform shows in turn with the others, and
 * `sitelinks` the labels of links below a search ad. They are not in the published contract, and a service that does not
 * know them ignores them.
 */
export const adTextFieldsSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    headline: optionalText,
    bodyText: optionalText,
    description: optionalText,
    ctaType: optionalText,
    pageName: optionalText,
    headlines: rotatingTexts(mode),
    descriptions: rotatingTexts(mode),
    sitelinks: z.array(z.string()).optional(),
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
      .object({ ageRange: optionalText, gender: optionalText, location: optionalText, interests: optionalText })
      .optional(),
  });

/** Body of POST /api/analyze-ad, as the client sends it. */
export const EvaluationRequest = requestSchema(strict);
/**
 * The same as the service receives it: unknown fields are kept. An ad without a picture, a link and a text gets the
 * error NO_AD_ASSET.
 */
export const ReceivedEvaluationRequest = requestSchema(lenient);
/** The same with unknown fields removed. */
export const StrippedEvaluationRequest = requestSchema(stripping);

export type EvaluationRequest = z.infer<typeof EvaluationRequest>;
export type AdTextFields = NonNullable<EvaluationRequest["adData"]["adTextFields"]>;

/** The ad's texts. A call-to-action type and a page name alone are no ad. */
export const listAdTexts = (fields: AdTextFields | undefined): string[] =>
  [fields?.headline, fields?.bodyText, fields?.description].filter(
    (text): text is string => text !== undefined && text.trim() !== "",
  );

/** Whether there is an ad to evaluate: a picture or video, a link to it, or its text, which is drawn. */
export const hasAd = ({ imageUrl, adUrl, adTextFields }: EvaluationRequest["adData"]): boolean =>
  Boolean(imageUrl) || Boolean(adUrl) || listAdTexts(adTextFields).length > 0;
