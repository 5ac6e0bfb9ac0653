import type { FindingKind } from "../artifacts/judgement.ts";
import { availability } from "./availability.ts";
import { brand } from "./brand.ts";
import { cta, foldCta } from "./cta.ts";
import type { FindingAdvice } from "./finding-advice.ts";
import { foldPromise, headline, product } from "./headline.ts";
import { heroImage, imagery } from "./image.ts";
import { language } from "./language.ts";
import { machineText } from "./machine-text.ts";
import { foldOffer, offer } from "./offer.ts";
import { overlay } from "./overlay.ts";
import { palette } from "./palette.ts";
import { tone } from "./tone.ts";

/** The advice for each kind of finding. A missing kind is a type error. */
export const ADVICE_BY_KIND = {
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
} satisfies Record<FindingKind, FindingAdvice>;

export function adviceFor(kind: FindingKind): FindingAdvice {
  return ADVICE_BY_KIND[kind];
}
