import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import { DIMENSIONS, type Dimension } from "../../contract/vocabulary.ts";
import { capitalise } from "../../ground/text.ts";
import { DIMENSION_NAMES, getDimensionScores } from "../dimension-scores.ts";
import { DIMENSION_QUESTIONS, getBandLabel, type StatusColour } from "./labels-and-colours.ts";
import { html, type Markup } from "./markup.ts";
import { renderScoreBar } from "./visual-indicators.ts";

/** Follows the bands: GOOD starts at 7, POOR ends below 5. */
const getScoreColour = (score: number): StatusColour => (score >= 7 ? "pass" : score >= 5 ? "warn" : "fail");

/** The four scores, each with its question and reasoning. */
export function renderScores(evaluation: ReceivedEvaluation): Markup {
  const scores = getDimensionScores(evaluation);
  return html`<section class="part"><h3>Why this score</h3><div class="scores">${DIMENSIONS.map((dimension) =>
    renderScoreTile(dimension, scores[dimension], evaluation),
  )}</div>${renderScoringProfile(evaluation)}</section>`;
}

function renderScoreTile(dimension: Dimension, score: number | null, evaluation: ReceivedEvaluation): Markup {
  const { reasoning, band } = evaluation.detailedScores[dimension];
  // The band belongs to the score before deductions, so it is shown only if nothing was deducted.
  const showsBand = score === evaluation.detailedScores[dimension].score;
  const { title } = DIMENSION_NAMES[dimension];
  const weight = Math.round(evaluation.appliedProfile.weights[dimension] * 100);
  return html`<div class="score"><h4>${title}<span class="num">${score === null ? "–" : score}</span></h4>${
    score === null ? null : renderScoreBar(score, getScoreColour(score))
  }<p class="question">${DIMENSION_QUESTIONS[dimension]} ${
    score === null
      ? html`<b>Not evaluated.</b>`
      : html`${showsBand && html`<b>${capitalise(getBandLabel(band))}</b>, `}
          ${showsBand ? "weight" : "Weight"} ${weight}%.`
  }</p><p class="why" dir="auto">${stripScorePrefix(reasoning)}</p></div>`;
}

/** The embedded engine's reasoning starts with band and score, which the tile shows already. */
const stripScorePrefix = (reasoning: string): string => reasoning.replace(/^[A-Z][a-z ]+[:,] [\d.]+ of 10\.\s*/u, "");

function renderScoringProfile({ appliedProfile, alternateScores, analysisModel }: ReceivedEvaluation): Markup {
  const others = (alternateScores ?? []).map(
    ({ displayLabel, overallScore }) => html`<li>${displayLabel}: <b>${overallScore}</b></li>`,
  );
  const { displayLabel, detectionReason } = appliedProfile;
  return html`<p class="fine">Weights: ${displayLabel}. ${detectionReason} Evaluated by ${analysisModel}.</p>${
    others.length > 0 &&
    html`<p class="fine">The lowest-scoring placement counts. The others:</p><ul class="fine">${others}</ul>`
  }`;
}
