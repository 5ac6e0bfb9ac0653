import type { Dimension } from "../../contract/vocabulary.ts";
import type { Signal } from "../compare/signal.ts";

/** The value of `analysisModel` for an evaluation by rules. Raise its version with every change that moves scores. */
export const RULES_ANALYSIS_MODEL = "adhere-heuristic-1";

/** The weight of every signal. The weights of one dimension sum to 1. */
export const SIGNAL_WEIGHTS = {
  messageMatch: {
    headline_echo: 0.35,
    offer_slots: 0.25,
    product_terms: 0.2,
    cta_intent: 0.15,
    brand_name: 0.05,
  },
  aboveTheFoldContinuity: {
    fold_promise: 0.35,
    fold_offer: 0.25,
    fold_cta: 0.2,
    page_type: 0.1,
    unobstructed: 0.1,
  },
  visualMatch: {
    accent_palette: 0.35,
    hero_image: 0.25,
    imagery_style: 0.15,
    brand_colour: 0.15,
    light_and_saturation: 0.1,
  },
  toneAlignment: {
    sentiment: 0.2,
    urgency: 0.2,
    formality: 0.2,
    readability: 0.15,
    emphasis: 0.15,
    person: 0.1,
  },
} as const satisfies Record<Dimension, Record<string, number>>;

for (const [dimension, weights] of Object.entries(SIGNAL_WEIGHTS)) {
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0);
  if (Math.abs(sum - 1) > 1e-9) throw new Error(`The signal weights of ${dimension} sum to ${sum}, not to 1.`);
}

/** Declares a signal with its weight from the table. */
export const defineSignal = <D extends Dimension>(
  dimension: D,
  id: Extract<keyof (typeof SIGNAL_WEIGHTS)[D], string>,
  measure: Signal["measure"],
): Signal => ({ id, dimension, weight: Number(SIGNAL_WEIGHTS[dimension][id]), measure });
