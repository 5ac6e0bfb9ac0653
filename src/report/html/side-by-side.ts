import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import type { Box, Picture } from "../../contract/evaluator-interface.ts";
import type { Viewport } from "../../contract/vocabulary.ts";
import type { EntryResult } from "../../run/result.ts";
import { type Comparison, isActionable } from "../select-fixes-and-risks.ts";
import { getComparisonLabel, type StatusColour } from "./labels-and-colours.ts";
import { html, type Markup } from "./markup.ts";
import { toDataUrl } from "./select-pictures.ts";

/** An outlined box in a screenshot: the numbers of its comparisons, coloured by the worst of them. */
interface PictureOutline {
  box: Box;
  numbers: number[];
  tint: StatusColour;
}

const COLOUR_ORDER: readonly StatusColour[] = ["fail", "warn", "skip", "pass"];

type Side = "ad" | "landingPage";

/** The embedded screenshots of ad and page side by side; null if there are none. */
export function renderSideBySide(
  entry: EntryResult,
  evaluation: ReceivedEvaluation | null,
  embedded: ReadonlySet<Picture>,
) {
  const { ad, landingPage, alternate } = entry.attachments?.pictures ?? {};
  const isEmbedded = (picture: Picture | undefined): picture is Picture =>
    picture !== undefined && embedded.has(picture);
  const renderPage = (picture: Picture, alt: string, outlines: readonly PictureOutline[]) =>
    renderPane(describeViewport("The page", picture), alt, picture, outlines);
  const alt = `The landing page of ${entry.id}`;
  const panes = [
    isEmbedded(ad) && renderPane("The ad", `The ad ${entry.id}`, ad, collectOutlines(entry, evaluation, "ad")),
    isEmbedded(landingPage) && renderPage(landingPage, alt, collectOutlines(entry, evaluation, "landingPage")),
  ].filter((one) => one !== false);
  if (panes.length === 0) return null;
  return html`<div class="panes panes-${panes.length}">${panes}</div>${
    isEmbedded(alternate) &&
    html`<details class="more alternate"><summary>${describeViewport("The page", alternate)}</summary>${renderPage(
      alternate,
      describeViewport(alt, alternate),
      [],
    )}</details>`
  }`;
}

const VIEWPORT_LABELS = { mobile: " on a phone", desktop: " on a desktop" } as const satisfies Record<Viewport, string>;

const describeViewport = (what: string, { viewport }: Picture): string =>
  `${what}${viewport === undefined ? "" : VIEWPORT_LABELS[viewport]}`;

/** The outlines of one side. Comparisons of the same box share an outline. */
function collectOutlines(entry: EntryResult, evaluation: ReceivedEvaluation | null, side: Side): PictureOutline[] {
  const picture = entry.attachments?.pictures[side];
  if (evaluation === null || picture === undefined) return [];
  const outlines: PictureOutline[] = [];
  for (const [index, comparison] of evaluation.elementComparisons.entries()) {
    const box = entry.attachments?.outlines[index]?.[side];
    if (!box || !overlapsPicture(box, picture)) continue;
    const same = outlines.find((outline) => isSameBox(outline.box, box));
    const tint = getComparisonColour(comparison);
    if (same === undefined) outlines.push({ box, numbers: [index + 1], tint });
    else {
      same.numbers.push(index + 1);
      if (COLOUR_ORDER.indexOf(tint) < COLOUR_ORDER.indexOf(same.tint)) same.tint = tint;
    }
  }
  // The worst is drawn last, on top of the others.
  return outlines.toSorted((a, b) => COLOUR_ORDER.indexOf(b.tint) - COLOUR_ORDER.indexOf(a.tint));
}

function getComparisonColour(comparison: Comparison): StatusColour {
  const { tint } = getComparisonLabel(comparison);
  return isActionable(comparison) && comparison.severity === "LOW" ? "warn" : tint;
}

const overlapsPicture = (box: Box, { width, height, scale }: Picture): boolean =>
  box.width > 0 &&
  box.height > 0 &&
  box.x < width / scale &&
  box.y < height / scale &&
  box.x + box.width > 0 &&
  box.y + box.height > 0;

const isSameBox = (a: Box, b: Box): boolean =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 3 &&
  Math.max(Math.abs(a.width - b.width), Math.abs(a.height - b.height)) < 6;

function renderPane(title: string, alt: string, picture: Picture, outlines: readonly PictureOutline[]): Markup {
  const { width, height, scale, foldHeight } = picture;
  const tall = foldHeight !== undefined && height > foldHeight * scale * 1.05;
  const fold = tall ? ((foldHeight * scale) / height) * 100 : null;
  const frames = [...outlines.map((outline) => renderOutline(outline, picture)), fold !== null && renderFoldLine(fold)];
  const shot = html`<div class="shot"><img src="${toDataUrl(picture)}" width="${width}" height="${height}" alt="${alt}"
    loading="lazy" decoding="async">
    ${frames.some(Boolean) && html`<svg class="frames" aria-hidden="true">${frames}</svg>`}</div>`;
  const kind = picture.viewport === "mobile" ? "phone" : picture.viewport === "desktop" ? "desktop" : "ad";
  return html`<figure class="pane ${kind}"><figcaption>${title}</figcaption>${
    tall
      ? html`<div class="scroller" tabindex="0" role="region" aria-label="${title}: ${alt}, scrollable">${shot}</div>`
      : html`<div class="still">${shot}</div>`
  }</figure>`;
}

const toPercent = (part: number, whole: number): string =>
  `${Math.round(Math.min(100, Math.max(0, (part / whole) * 100)) * 100) / 100}%`;

/** Approximate width of a screenshot in the report on a desktop, in CSS pixels. */
const estimateDisplayWidth = (viewport: Viewport | undefined): number => (viewport === "desktop" ? 640 : 280);

function renderOutline({ box, numbers, tint }: PictureOutline, { width, height, scale, viewport }: Picture): Markup {
  const [left, top] = [toPercent(box.x * scale, width), toPercent(box.y * scale, height)];
  const right = Math.min(width, (box.x + box.width) * scale);
  const bottom = Math.min(height, (box.y + box.height) * scale);
  const [across, down] = [
    toPercent(right - Math.max(0, box.x * scale), width),
    toPercent(bottom - Math.max(0, box.y * scale), height),
  ];
  const label = numbers.join(" · ");
  // Above the box, or inside it if there is no room above.
  const labelOffset = (box.y * scale * estimateDisplayWidth(viewport)) / width > 20 ? -18 : 0;
  const rect = html`x="${left}" y="${top}" width="${across}" height="${down}"`;
  return html`<g class="frame ${tint}" data-n="${numbers.join(" ")}"><rect class="halo" ${rect} rx="3"/>
    <rect ${rect} rx="3"/><svg x="${left}" y="${top}" width="1" height="1" overflow="visible">
    <rect class="tag" x="-1" y="${labelOffset - 1}" width="${10 + label.length * 6.6}" height="18" rx="3"/>
    <text x="${4 + label.length * 3.3}" y="${labelOffset + 12.5}">${label}</text></svg></g>`;
}

const renderFoldLine = (percentage: number): Markup => {
  const y = `${Math.round(percentage * 100) / 100}%`;
  return html`<g class="fold"><line x1="0" x2="100%" y1="${y}" y2="${y}"/>
    <svg x="100%" y="${y}" width="1" height="1" overflow="visible">
    <rect class="tag" x="-122" y="-9" width="118" height="18" rx="9"/>
    <text x="-63" y="4">above the fold</text></svg></g>`;
};
