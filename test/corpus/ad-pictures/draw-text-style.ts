import { type Declarations, rule } from "./css-rule.ts";
import type { AdDesign } from "./design-ads.ts";
import type { Fit } from "./draw-style.ts";
import { copySurface } from "./draw-surface.ts";
import { minTypeSize } from "./formats.ts";
import type { BadgeForm, ButtonForm, Corner } from "./layouts.ts";
import type { Role } from "./words.ts";

/** Fonts and type sizes. */
export function typeRules({ format, placement, typeface: { display } }: AdDesign, fit: Fit): string {
  const size = (role: Role, scale = fit.copyScale): Declarations => ({
    "font-size": `${Math.max(minTypeSize(format), (format.type[role] ?? 0) * scale).toFixed(2)}px`,
  });
  const face = {
    "font-family": display.package === undefined ? display.fallback : `Display, ${display.fallback}`,
    "font-weight": display.weight,
    "font-style": display.isItalic ? "italic" : "normal",
  };
  const bold = { "font-weight": 700, "line-height": 1.2 };
  const badgeScale = placement.badge === undefined ? fit.copyScale : fit.badgeScale;
  return [
    rule(".brand", { ...size("brand"), ...bold, "letter-spacing": ".04em" }),
    rule(".headline", {
      ...size("headline"),
      ...face,
      "line-height": 1.14,
      "letter-spacing": `${display.spacing ?? 0}em`,
    }),
    rule(".body", size("body")),
    rule(".price", { ...size("price"), ...face, "line-height": 1.1 }),
    rule(".badge", { ...size("badge", badgeScale), ...face, "line-height": 1.1 }),
    rule(".button", { ...size("button"), ...bold }),
    rule(".legal", { ...size("legal"), "line-height": 1.25 }),
  ].join("\n");
}

export function headlineRules(design: AdDesign): string {
  const { palette, layout, headlineDegrees } = design;
  const colours = rule(".headline, .price", { color: copySurface(design).headline });
  const onPaper = { background: palette.paper, color: palette.ink, "text-shadow": "none" };
  const mark = { display: "inline", padding: ".06em .28em", "box-decoration-break": "clone" };
  const headlines: Readonly<Record<AdDesign["layout"]["headline"], readonly string[]>> = {
    plain: [],
    // The margin keeps the ends of the slanted lines off the lines below and above.
    slanted: [
      rule(".headline", {
        transform: `rotate(${headlineDegrees}deg)`,
        margin: `${(0.06 * Math.abs(headlineDegrees)).toFixed(2)}em 0`,
      }),
    ],
    marked: [
      rule(".headline", { "line-height": 1.34 }),
      rule(".headline .text", { ...mark, ...onPaper, background: palette.brand, color: palette.onBrand }),
      rule(".body", { "line-height": 1.6 }),
      rule(".body .text", { ...mark, ...onPaper }),
      rule(".price .text", { ...onPaper, padding: ".06em .2em" }),
    ],
  };
  return [colours, ...headlines[layout.headline]].join("\n");
}

/** Small words, cents and currency signs. */
export const priceRules = (): string =>
  [
    rule(".price .text", { "white-space": "nowrap" }),
    rule(".price .word:not(.amount)", { "font-size": ".4em" }),
    rule(".price .cents", { "font-size": ".52em", "vertical-align": ".62em" }),
    rule(".price .sign", { "font-size": ".62em" }),
  ].join("\n");

/** The outline of a star with twelve points. */
const STAR = Array.from({ length: 24 }, (_, index) => {
  const [angle, radius] = [(index * Math.PI) / 12, index % 2 === 0 ? 50 : 43];
  return `${(50 + radius * Math.sin(angle)).toFixed(2)}% ${(50 - radius * Math.cos(angle)).toFixed(2)}%`;
}).join(", ");

/** A strip with a notch at its right end. */
const RIBBON = "0 0, 100% 0, calc(100% - .7em) 50%, 100% 100%, 0 100%";

const DISC = {
  "aspect-ratio": 1,
  width: "min-content",
  "min-width": "5.4em",
  "place-content": "center",
  "text-align": "center",
};

const BADGES: Readonly<Record<BadgeForm, Declarations>> = {
  round: { ...DISC, padding: ".8em", "border-radius": "50%" },
  star: { ...DISC, padding: "1.15em", "clip-path": `polygon(${STAR})` },
  ribbon: { padding: ".34em 1.5em .34em .6em", "clip-path": `polygon(${RIBBON})`, "white-space": "nowrap" },
  pill: { padding: ".3em .8em", "border-radius": "9em", "white-space": "nowrap" },
};

export function badgeRules({ badge, placement, palette }: AdDesign): string {
  const isDisc = badge.form === "round" || badge.form === "star";
  return [
    rule(".badge", {
      ...BADGES[badge.form],
      ...(placement.badge !== undefined && cornerOf(placement.badge, placement.legal !== undefined)),
      display: "grid",
      background: palette.accent,
      color: palette.onAccent,
      "text-shadow": "none",
      transform: `rotate(${badge.degrees}deg)`,
    }),
    rule(".badge .amount", { "font-size": isDisc ? "1.4em" : "1em" }),
  ].join("\n");
}

/** A corner at the bottom is above the legal line. */
function cornerOf(corner: Corner, hasLegal: boolean): Declarations {
  const [vertical = "top", horizontal = "left"] = corner.split("-");
  return { position: "absolute", [vertical]: vertical === "bottom" && hasLegal ? "10%" : "5%", [horizontal]: "5%" };
}

export function buttonRule(design: AdDesign): string {
  const { strong, strongEdge, onStrong, ink } = copySurface(design);
  const filled = { background: strong, color: onStrong, border: `.09em solid ${strongEdge}`, "text-shadow": "none" };
  const forms: Readonly<Record<ButtonForm, Declarations>> = {
    filled: { ...filled, "border-radius": ".3em" },
    pill: { ...filled, "border-radius": "9em" },
    outlined: { color: ink, border: `.09em solid ${ink}` },
  };
  return rule(".button", { ...forms[design.button], padding: ".55em 1.15em", "white-space": "nowrap" });
}
