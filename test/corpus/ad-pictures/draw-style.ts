import { type Declarations, rule } from "./css-rule.ts";
import type { AdDesign } from "./design-ads.ts";
import { copySurface, inkOnPhoto, veilColour, veilImage } from "./draw-surface.ts";
import { badgeRules, buttonRule, headlineRules, priceRules, typeRules } from "./draw-text-style.ts";
import type { Rectangle } from "./photographs.ts";

/** How a design is adapted until every word is in its place and legible. */
export interface Fit {
  /** Factors of the type sizes of the copy, and of a badge in a corner. */
  copyScale: number;
  badgeScale: number;
  /** The veil's opacity, from 0 to 1. */
  veil: number;
}

/** The style sheet of an ad. */
export function adStyle(design: AdDesign, fit: Fit): string {
  const { placement, layout, photoInk } = design;
  return [
    rule("*", { "box-sizing": "border-box", margin: 0 }),
    bodyRule(design),
    rule(".photo, .veil, .panel, .copy", { position: "absolute" }),
    rule(".photo", { ...inset(placement.photo), overflow: "hidden" }),
    rule(".veil", { ...inset(placement.photo), background: veilImage(layout.veil, photoInk, fit.veil) }),
    panelRule(design),
    copyRules(design),
    rule(".word", { "white-space": "nowrap" }),
    typeRules(design, fit),
    headlineRules(design),
    priceRules(),
    badgeRules(design),
    buttonRule(design),
    legalRule(design, fit),
  ].join("\n");
}

const inset = ([x, y, width, height]: Rectangle = [0, 0, 100, 100]): Declarations => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${width}%`,
  height: `${height}%`,
});

function bodyRule({ format, typeface: { text } }: AdDesign): string {
  return rule("body", {
    position: "relative",
    width: `${format.width}px`,
    height: `${format.height}px`,
    overflow: "hidden",
    "font-family": text.package === undefined ? text.fallback : `Text, ${text.fallback}`,
    "line-height": 1.3,
  });
}

function panelRule(design: AdDesign): string {
  const { panel } = design.placement;
  if (panel === undefined) return "";
  const { ground, ink } = copySurface(design);
  const frame = { outline: `2px solid ${ink}`, "outline-offset": "-2.4vmin" };
  return rule(".panel", { ...inset(panel), background: ground, ...(design.layout.isFramed && frame) });
}

function copyRules(design: AdDesign): string {
  const { placement, layout, hasShadow, photoInk } = design;
  const arrangement = placement.isRow
    ? { "flex-direction": "row", "align-items": "center", gap: "2.4%" }
    : {
        "flex-direction": "column",
        "align-items": layout.align === "left" ? "flex-start" : "center",
        gap: "2.6vmin",
      };
  const shadow = photoInk === "black" ? "rgba(255,255,255,.7)" : "rgba(0,0,0,.55)";
  const onPhoto = placement.panel === undefined;
  return [
    rule(".copy", {
      ...inset(placement.copy),
      ...arrangement,
      display: "flex",
      "justify-content": placement.gather,
      "text-align": layout.align,
      color: copySurface(design).ink,
      ...(onPhoto && hasShadow && { "text-shadow": `0 .04em .16em ${shadow}` }),
    }),
    placement.isRow ? rule(".copy > *", { flex: "none" }) + rule(".copy > .headline", { flex: 1 }) : "",
  ].join("\n");
}

function legalRule(design: AdDesign, { veil }: Fit): string {
  const { placement, layout, photoInk } = design;
  const { legal, panel } = placement;
  if (legal === undefined) return "";
  const [x, y, width, height] = legal;
  const isOnPanel = panel !== undefined && y >= panel[1] && y + height <= panel[1] + panel[3];
  // Its own veil, because the photograph's may not reach it.
  const patch = veilColour(photoInk, veil);
  return rule(".legal", {
    position: "absolute",
    left: `${x}%`,
    bottom: `${100 - y - height}%`,
    "max-width": `${width}%`,
    "text-align": layout.align,
    color: isOnPanel ? copySurface(design).ink : inkOnPhoto(photoInk),
    ...(!isOnPanel && veil > 0 && { background: patch, "box-shadow": `0 0 0 .3em ${patch}` }),
  });
}
