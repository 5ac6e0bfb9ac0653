import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import { DIMENSIONS, type Dimension } from "../../contract/vocabulary.ts";
import { getDimensionScores } from "../entries.ts";
import { renderScoreBar } from "./icons.ts";
import { DIMENSION_QUESTIONS, getBandLabel, type StatusColour } from "./labels.ts";
import { html, type Markup } from "./markup.ts";

/** The bands' own cuts: GOOD begins at 7, POOR ends below 5. */
export const getScoreColour = (score: number): StatusColour =>
  score >= 7 ? "pass" : score >= 5 ? "warn" : "fail";

/** The four scores as they counted, each with its question and its reasons. */
export function renderScores(evaluation: ReceivedEvaluation): Markup {
  const counted = getDimensionScores(evaluation);
  return html`<section class="part"><h3>Why this score</h3><div class="scores">${DIMENSIONS.map((dimension) =>
    renderScoreTile(dimension, counted[dimension], evaluation),
  )}</div>${renderScoringProfile(evaluation)}</section>`;
}

function renderScoreTile(dimension: Dimension, score: number | null, evaluation: ReceivedEvaluation): Markup {
  const { title, question } = DIMENSION_QUESTIONS[dimension];
  const { reasoning, band } = evaluation.detailedScores[dimension];
  // The band is of the score before deductions; where they took it to another, the number speaks.
  const stands = score === evaluation.detailedScores[dimension].score;
  const weight = Math.round(evaluation.appliedProfile.weights[dimension] * 100);
  return html`<div class="score"><h4>${title}<span class="num">${score === null ? "–" : score}</span></h4>${
    score === null ? null : renderScoreBar(score, getScoreColour(score))
  }<p class="question">${question} ${
    score === null
      ? html`<b>Not judged.</b>`
      : html`${stands && html`<b>${capitalize(getBandLabel(band))}</b>, `}${stands ? "counts" : "Counts"} ${weight} %.`
  }</p><p class="why" dir="auto">${stripScorePrefix(reasoning)}</p></div>`;
}

/** The embedded engine begins with band and score, which stand above it already. */
const stripScorePrefix = (reasoning: string): string =>
  reasoning.replace(/^[A-Z][a-z ]+[:,] [\d.]+ of 10\.\s*/u, "");

function renderScoringProfile({
  appliedProfile,
  alternateScores,
  analysisModel,
}: ReceivedEvaluation): Markup {
  const others = (alternateScores ?? []).map(
    ({ displayLabel, overallScore }) => html`<li>${displayLabel}: <b>${overallScore}</b></li>`,
  );
  return html`<p class="fine">Weighed as ${appliedProfile.displayLabel}: ${appliedProfile.detectionReason} Judged by ${analysisModel}.</p>${
    others.length > 0 &&
    html`<p class="fine">The weakest placement counts. The others:</p><ul class="fine">${others}</ul>`
  }`;
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
