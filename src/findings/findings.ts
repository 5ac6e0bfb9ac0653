import { availability } from "./availability.ts";
import { brand } from "./brand.ts";
import { brokenResource } from "./broken_resource.ts";
import { claim } from "./claim.ts";
import { cta } from "./cta.ts";
import type { FindingDefinition } from "./definition.ts";
import { foldCta } from "./fold_cta.ts";
import { foldOffer } from "./fold_offer.ts";
import { foldPromise } from "./fold_promise.ts";
import { headline } from "./headline.ts";
import { heroImage } from "./hero_image.ts";
import { imagery } from "./imagery.ts";
import { language } from "./language.ts";
import { machineText } from "./machine_text.ts";
import { offer } from "./offer.ts";
import { overlay } from "./overlay.ts";
import { palette } from "./palette.ts";
import { product } from "./product.ts";
import { tone } from "./tone.ts";

/**
 * Every kind of finding, in the order in which people see them. To add a kind, add its file and a line here. A kind has
 * a page in the docs, is a SARIF rule, and can be accepted in a manifest.
 */
export const FINDINGS = {
  broken_resource: brokenResource,
  headline,
  product,
  offer,
  claim,
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
} satisfies Record<string, FindingDefinition>;

export type FindingKind = keyof typeof FINDINGS;

export const isFindingKind = (name: string): name is FindingKind => Object.hasOwn(FINDINGS, name);

export const FINDING_KINDS: readonly FindingKind[] = Object.keys(FINDINGS).filter(isFindingKind);

export const getFinding = (kind: FindingKind): FindingDefinition => FINDINGS[kind];
