import type { StatusColour } from "./labels-and-colours.ts";
import { html, type Markup } from "./markup.ts";

const ICON_PATHS = {
  fail: "M5 5 11 11M11 5 5 11",
  warn: "M8 3.6v5.2M8 11.9v.2",
  pass: "M3.8 8.4 6.7 11.3 12.2 4.9",
  skip: "M4.5 8h7",
} as const satisfies Record<StatusColour, string>;

/** Sizes and colours come from the style sheet, because the policy forbids style attributes. */
export const renderIcon = (tint: StatusColour): Markup =>
  html`<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><path d="${ICON_PATHS[tint]}"/></svg>`;

export const renderPill = (tint: StatusColour, label: string): Markup =>
  html`<span class="pill ${tint}">${renderIcon(tint)}${label}</span>`;

/** A score of 0 to 10 as a ring with its number. */
export const renderScoreRing = (score: number, tint: StatusColour): Markup =>
  html`<svg class="ring ${tint}" viewBox="0 0 44 44" aria-hidden="true"><circle class="track" cx="22" cy="22" r="19"/>
    <circle class="fill" cx="22" cy="22" r="19" pathLength="10" stroke-dasharray="${score} 10"
    transform="rotate(-90 22 22)"/><text x="22" y="22" dy=".36em">${score}</text></svg>`;

/** A score of 0 to 10 as a bar. */
export const renderScoreBar = (score: number, tint: StatusColour): Markup =>
  html`<svg class="bar ${tint}" aria-hidden="true"><rect class="track" width="100%" height="100%" rx="3"/>
    <rect class="fill" width="${score * 10}%" height="100%" rx="3"/></svg>`;

/** @param colour `#rrggbb` or shorter, checked by the caller. */
export const renderSwatch = (colour: string): Markup =>
  html`<svg class="swatch" viewBox="0 0 12 12" aria-hidden="true">
    <rect width="12" height="12" rx="3" fill="${colour}"/></svg>`;
