import type { StatusColour } from "../../report/html/labels-and-colours.ts";
import { html, type Markup } from "../../report/html/markup.ts";
import { renderPill, renderScoreRing } from "../../report/html/visual-indicators.ts";
import type { HistoryResult, HistoryRow } from "../store/search-history.ts";

/** The check's own default: the lowest score that passes. */
export const THRESHOLD = 7;

export const RESULT_LABELS: Record<HistoryResult, string> = {
  passed: `Scores ${THRESHOLD} or more`,
  below: `Scores below ${THRESHOLD}`,
  link_broken: "Link broken",
  not_captured: "Page not captured",
};

const RESULT_COLOURS: Record<HistoryResult, StatusColour> = {
  passed: "pass",
  below: "fail",
  link_broken: "fail",
  not_captured: "warn",
};

/** How an evaluation ended, in a list. */
export const renderResult = ({ result, score }: Pick<HistoryRow, "result" | "score">): Markup =>
  score === null
    ? renderPill(RESULT_COLOURS[result], RESULT_LABELS[result])
    : html`${renderScoreRing(score, RESULT_COLOURS[result])}<span class="sr">${score} of 10</span>`;
