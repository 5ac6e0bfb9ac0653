import type { FindingKind } from "../artifacts/judgement.ts";
import { availability } from "./availability.ts";
import { brand } from "./brand.ts";
import { cta, foldCta } from "./cta.ts";
import type { DraftFixes } from "./draft-fixes.ts";
import { foldPromise, headline, product } from "./headline.ts";
import { heroImage, imagery } from "./image.ts";
import { language } from "./language.ts";
import { machineText } from "./machine-text.ts";
import { foldOffer, offer } from "./offer.ts";
import { overlay } from "./overlay.ts";
import { palette } from "./palette.ts";
import { tone } from "./tone.ts";

/** Who drafts the fixes of each kind of finding. A kind that is not listed gets none. */
export const FIX_DRAFTERS: Partial<Record<FindingKind, DraftFixes>> = {
  headline,
  product,
  offer,
  availability,
  cta,
  brand,
  language,
  palette,
  hero_image: heroImage,
  imagery,
  fold_promise: foldPromise,
  fold_offer: foldOffer,
  fold_cta: foldCta,
  overlay,
  tone,
  machine_text: machineText,
};
