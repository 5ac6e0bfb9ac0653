import type { ReceivedEvaluation } from "../../contract/evaluation.ts";
import type { Box, Picture } from "../../contract/evaluator-interface.ts";
import type { Viewport } from "../../contract/vocabulary.ts";
import type { EntryResult } from "../../result/check-report.ts";
import { type Comparison, isActionable } from "../select-fixes-and-risks.ts";
import { getComparisonLabel, type StatusColour } from "./labels-and-colours.ts";
import { html, type Markup } from "./markup.ts";

/** An outlined box in a screenshot: the numbers of its comparisons, coloured by the worst of them. */
interface PictureOutline {
  box: Box;
  numbers: number[];
  tint: StatusColour;
}

const COLOUR_ORDER: readonly StatusColour[] = ["fail", "warn", "skip", "pass"];

type Side = "ad" | "landingPage";

type ShownPicture = Picture & { url: string };

/** The URL of a picture, or null if it is not shown. */
export type FindPictureUrl = (picture: Picture) => string | null;

/** The screenshots of ad and page side by side; null if none is shown. */
export function renderSideBySide(
  entry: EntryResult,
  evaluation: ReceivedEvaluation | null,
  findPictureUrl: FindPictureUrl,
) {
  const show = (picture: Picture | undefined): ShownPicture | null => {
    const url = picture === undefined ? null : findPictureUrl(picture);
    return picture === undefined || url === null ? null : { ...picture, url };
  };
  const pictures = entry.attachments?.pictures ?? {};
  const [ad, landingPage, alternate] = [show(pictures.ad), show(pictures.landingPage), show(pictures.alternate)];
  const renderPage = (picture: ShownPicture, alt: string, outlines: readonly PictureOutline[]) =>
    renderPane(describeViewport("The page", picture), alt, picture, outlines);
  const alt = `The landing page of ${entry.id}`;
  const panes = [
    ad && renderPane("The ad", `The ad ${entry.id}`, ad, collectOutlines(entry, evaluation, "ad")),
    landingPage && renderPage(landingPage, alt, collectOutlines(entry, evaluation, "landingPage")),
  ].filter((one) => one !== null);
  if (panes.length === 0) return null;
  return html`<div class="panes panes-${panes.length}">${panes}</div>${
    alternate &&
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

/** Pictures that are narrower, such as skyscraper banners, are scrolled. A story of 9:16 is not. */
const MAX_STILL_RATIO = 1.8;

function renderPane(title: string, alt: string, picture: ShownPicture, outlines: readonly PictureOutline[]): Markup {
  const { width, height, scale, foldHeight } = picture;
  const fold =
    foldHeight !== undefined && height > foldHeight * scale * 1.05 ? ((foldHeight * scale) / height) * 100 : null;
  const { offsets, below } = placeTags(outlines, picture);
  const frames = [
    ...outlines.map((outline) => renderOutline(outline, offsets.get(outline) ?? [], picture)),
    fold !== null && renderFoldLine(fold),
  ];
  const shot = html`<div class="shot ${outlines.length > 0 ? "tagged" : "plain"}"><img src="${picture.url}"
    width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async">
    ${frames.some(Boolean) && html`<svg class="frames" aria-hidden="true">${frames}</svg>`}</div>${
      below > 0 && html`<svg class="below" width="1" height="${below}" aria-hidden="true"></svg>`
    }`;
  const kind = picture.viewport === "mobile" ? "phone" : picture.viewport === "desktop" ? "desktop" : "ad";
  const caption = html`${title}${fold !== null && html` · dashed line: the fold`}`;
  return html`<figure class="pane ${kind}"><figcaption>${caption}</figcaption>${
    fold !== null || height > width * MAX_STILL_RATIO
      ? html`<div class="scroller" tabindex="0" role="region" aria-label="${title}: ${alt}, scrollable">${shot}</div>`
      : html`<div class="still">${shot}</div>`
  }</figure>`;
}

const toPercent = (part: number, whole: number): string =>
  `${Math.round(Math.min(100, Math.max(0, (part / whole) * 100)) * 100) / 100}%`;

/** A tag with the number of a comparison, in CSS pixels. The margin of the style sheet has room for it. */
const TAG = { width: 20, height: 18, step: 20, x: -24 } as const;
/**
 * The narrowest that the style sheets show a screenshot, on screens and on paper, in CSS pixels: tags that do not
 * overlap here never do.
 */
const MIN_DISPLAY_WIDTH = 140;

/** Where the tags of a picture are, in CSS pixels. */
interface TagPlaces {
  /** The distance of each tag below the top of its outline. */
  offsets: ReadonlyMap<PictureOutline, readonly number[]>;
  /** The room that they need below the picture, such as that of a flat banner. */
  below: number;
}

/**
 * Places the tags of each outline in the margin beside the picture, so that they cover neither the picture nor each
 * other.
 */
function placeTags(outlines: readonly PictureOutline[], { width, height, scale }: Picture): TagPlaces {
  const getTop = ({ box }: PictureOutline) => (Math.max(0, box.y) * scale * MIN_DISPLAY_WIDTH) / width;
  let next = 0;
  const offsets = new Map(
    outlines
      .toSorted((a, b) => getTop(a) - getTop(b))
      .map((outline) => [
        outline,
        outline.numbers.map(() => {
          const y = Math.max(getTop(outline), next);
          next = y + TAG.step;
          return Math.round(y - getTop(outline));
        }),
      ]),
  );
  return { offsets, below: Math.max(0, Math.ceil(next - (height * MIN_DISPLAY_WIDTH) / width)) };
}

function renderOutline({ box, numbers, tint }: PictureOutline, tops: readonly number[], picture: Picture): Markup {
  const { width, height, scale } = picture;
  const [left, top] = [toPercent(box.x * scale, width), toPercent(box.y * scale, height)];
  const right = Math.min(width, (box.x + box.width) * scale);
  const bottom = Math.min(height, (box.y + box.height) * scale);
  const [across, down] = [
    toPercent(right - Math.max(0, box.x * scale), width),
    toPercent(bottom - Math.max(0, box.y * scale), height),
  ];
  const rect = html`x="${left}" y="${top}" width="${across}" height="${down}"`;
  const tags = numbers.map((number, index) => renderTag(number, tops[index] ?? 0));
  return html`<g class="frame ${tint}" data-n="${numbers.join(" ")}"><rect class="halo" ${rect} rx="3"/>
    <rect ${rect} rx="3"/><svg x="0" y="${top}" width="1" height="1" overflow="visible">${tags}</svg></g>`;
}

const renderTag = (number: number, top: number): Markup =>
  html`<rect class="tag" x="${TAG.x}" y="${top}" width="${TAG.width}" height="${TAG.height}" rx="3"/>
    <text x="${TAG.x + TAG.width / 2}" y="${top + 13}">${number}</text>`;

const renderFoldLine = (percentage: number): Markup => {
  const y = `${Math.round(percentage * 100) / 100}%`;
  return html`<g class="fold"><line x1="0" x2="100%" y1="${y}" y2="${y}"/></g>`;
};
