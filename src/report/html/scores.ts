import type { EvaluationRead } from "../../contract/evaluation.ts";
import { DIMENSIONS, type Dimension } from "../../contract/vocabulary.ts";
import { dimensionScores } from "../entries.ts";
import { bar } from "./marks.ts";
import { html, type Markup } from "./markup.ts";
import { bandWord, QUESTIONS, type Tint } from "./words.ts";

/** The bands' own cuts: GOOD begins at 7, POOR ends below 5. */
export const scoreTint = (score: number): Tint => (score >= 7 ? "pass" : score >= 5 ? "warn" : "fail");

/** The four scores as they counted, each with its question and its reasons. */
export function scores(evaluation: EvaluationRead): Markup {
  const counted = dimensionScores(evaluation);
  return html`<section class="part"><h3>Why this score</h3><div class="scores">${DIMENSIONS.map((dimension) =>
    scoreTile(dimension, counted[dimension], evaluation),
  )}</div>${profile(evaluation)}</section>`;
}

function scoreTile(dimension: Dimension, score: number | null, evaluation: EvaluationRead): Markup {
  const { title, question } = QUESTIONS[dimension];
  const { reasoning, band } = evaluation.detailedScores[dimension];
  // The band is of the score before deductions; where they took it to another, the number speaks.
  const stands = score === evaluation.detailedScores[dimension].score;
  const weight = Math.round(evaluation.appliedProfile.weights[dimension] * 100);
  return html`<div class="score"><h4>${title}<span class="num">${score === null ? "–" : score}</span></h4>${
    score === null ? null : bar(score, scoreTint(score))
  }<p class="question">${question} ${
    score === null
      ? html`<b>Not judged.</b>`
      : html`${stands && html`<b>${capital(bandWord(band))}</b>, `}${stands ? "counts" : "Counts"} ${weight} %.`
  }</p><p class="why" dir="auto">${reasonsOnly(reasoning)}</p></div>`;
}

/** The embedded engine begins with band and score, which stand above it already. */
const reasonsOnly = (reasoning: string): string =>
  reasoning.replace(/^[A-Z][a-z ]+[:,] [\d.]+ of 10\.\s*/u, "");

function profile({ appliedProfile, alternateScores, analysisModel }: EvaluationRead): Markup {
  const others = (alternateScores ?? []).map(
    ({ displayLabel, overallScore }) => html`<li>${displayLabel}: <b>${overallScore}</b></li>`,
  );
  return html`<p class="fine">Weighed as ${appliedProfile.displayLabel}: ${appliedProfile.detectionReason} Judged by ${analysisModel}.</p>${
    others.length > 0 &&
    html`<p class="fine">The weakest placement counts. The others:</p><ul class="fine">${others}</ul>`
  }`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
