import { accentPalette } from "./accent_palette.ts";
import { checkAvailability } from "./availability.ts";
import { brandColour } from "./brand_colour.ts";
import { brandName } from "./brand_name.ts";
import { checkClaims } from "./claims.ts";
import { claimsKept } from "./claims_kept.ts";
import { ctaIntent } from "./cta_intent.ts";
import type { FindingCheck, Signal } from "./define-signal.ts";
import { emphasis } from "./emphasis.ts";
import { foldClaims } from "./fold_claims.ts";
import { foldCta } from "./fold_cta.ts";
import { foldPromise } from "./fold_promise.ts";
import { formOfAddress } from "./form_of_address.ts";
import { formality } from "./formality.ts";
import { headlineEcho } from "./headline_echo.ts";
import { heroImage } from "./hero_image.ts";
import { imageryStyle } from "./imagery_style.ts";
import { checkLanguage } from "./language.ts";
import { lightAndSaturation } from "./light_and_saturation.ts";
import { pageType } from "./page_type.ts";
import { productTerms } from "./product_terms.ts";
import { checkTone } from "./tone.ts";
import { unobstructed } from "./unobstructed.ts";
import { urgency } from "./urgency.ts";

/** All signals and checks, in the order in which their findings are shown. Weights: `SIGNAL_WEIGHTS`. */
export const SIGNALS_AND_CHECKS: readonly (Signal | FindingCheck)[] = [
  headlineEcho,
  checkClaims,
  claimsKept,
  checkAvailability,
  productTerms,
  brandName,
  checkLanguage,
  ctaIntent,
  foldPromise,
  foldClaims,
  foldCta,
  pageType,
  unobstructed,
  accentPalette,
  heroImage,
  imageryStyle,
  brandColour,
  lightAndSaturation,
  checkTone,
  urgency,
  formality,
  formOfAddress,
  emphasis,
];
