import { mixColours } from "../colours.ts";
import type { AdDesign } from "./design-ads.ts";
import { minTypeSize } from "./formats.ts";
import type { Corner, Veil } from "./layouts.ts";
import type { Area } from "./photographs.ts";
import type { Role } from "./words.ts";

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
  const { format, placement, layout } = design;
  return [
    `*{box-sizing:border-box;margin:0}`,
    `body{position:relative;width:${format.width}px;height:${format.height}px;overflow:hidden;background:#888;`,
    `font-family:${textFamily(design)};font-weight:400;line-height:1.3}`,
    `.photo,.veil,.panel,.copy,.legal{position:absolute}`,
    `.photo{${inset(placement.photo)};overflow:hidden}`,
    `.veil{${inset(placement.photo)};background:${veilImage(layout.veil, veilColour(design), fit.veil)}}`,
    placement.panel === undefined ? "" : panelRule(design, placement.panel),
    copyRule(design),
    `.word{white-space:nowrap}`,
    typeRules(design, fit),
    headlineRules(design),
    priceRules(),
    badgeRules(design),
    buttonRules(design),
    legalRules(design, fit),
  ].join("\n");
}

const inset = ([x, y, width, height]: Area = [0, 0, 100, 100]): string =>
  `left:${x}%;top:${y}%;width:${width}%;height:${height}%`;

const textFamily = ({ typeface: { text } }: AdDesign): string =>
  text.package === undefined ? text.fallback : `Text,${text.fallback}`;

/** The colours of text and of a filled button on what is under the copy. */
function surfaceOf({ placement, layout, palette, photoInk }: AdDesign) {
  const accent = { strong: palette.accent, onStrong: palette.onAccent };
  if (placement.panel === undefined) {
    const ink = photoInk === "black" ? "#101010" : "#ffffff";
    return { ...accent, ink, headline: photoInk === "bright" ? palette.bright : ink, ground: "transparent" };
  }
  const surfaces = {
    paper: { ...accent, ink: palette.ink, headline: palette.ink, ground: palette.paper },
    brand: { ...accent, ink: palette.onBrand, headline: palette.onBrand, ground: palette.brand },
    accent: {
      strong: palette.brand,
      onStrong: palette.onBrand,
      ink: palette.onAccent,
      headline: palette.onAccent,
      ground: palette.accent,
    },
  };
  return surfaces[layout.panel];
}

/** Dark under light text, and light under dark text, as `r,g,b`. */
const veilColour = ({ photoInk }: AdDesign): string => (photoInk === "black" ? "255,255,255" : "8,10,18");

function veilImage(veil: Veil, colour: string, opacity: number): string {
  const [full, none] = [`rgba(${colour},${opacity})`, `rgba(${colour},0)`];
  const images: Record<Veil, string> = {
    all: full,
    top: `linear-gradient(to bottom,${full} 0 55%,${none} 90%)`,
    bottom: `linear-gradient(to top,${full} 0 60%,${none} 95%)`,
    left: `linear-gradient(to right,${full} 0 72%,${none})`,
  };
  return images[veil];
}

function panelRule(design: AdDesign, panel: Area): string {
  const { ground, ink } = surfaceOf(design);
  const frame = design.layout.name === "framed card" ? `outline:2px solid ${ink};outline-offset:-2.4vmin;` : "";
  return `.panel{${inset(panel)};background:${ground};${frame}}`;
}

function copyRule(design: AdDesign): string {
  const { placement, layout, hasShadow, photoInk } = design;
  const onPhoto = placement.panel === undefined;
  const [items, gap] = placement.isRow
    ? ["center", "2.4%"]
    : [layout.align === "left" ? "flex-start" : "center", "2.6vmin"];
  const glow = photoInk === "black" ? "rgba(255,255,255,.7)" : "rgba(0,0,0,.55)";
  return (
    `.copy{${inset(placement.copy)};display:flex;flex-direction:${placement.isRow ? "row" : "column"};` +
    `justify-content:${placement.gather};align-items:${items};gap:${gap};text-align:${layout.align};` +
    `color:${surfaceOf(design).ink};${onPhoto && hasShadow ? `text-shadow:0 .04em .16em ${glow}` : ""}}` +
    (placement.isRow ? `.headline{flex:1}.brand,.price,.badge,.button{flex:none}` : "")
  );
}

function typeRules(design: AdDesign, { copyScale, badgeScale }: Fit): string {
  const { format, placement } = design;
  const { display } = design.typeface;
  const sizeOf = (role: Role, scale = copyScale): number =>
    Math.max(minTypeSize(format), (format.type[role] ?? 0) * scale);
  const badgeSize = sizeOf("badge", placement.badge === undefined ? copyScale : badgeScale);
  const family = display.package === undefined ? display.fallback : `Display,${display.fallback}`;
  const face = `font-family:${family};font-weight:${display.weight};font-style:${display.isItalic ? "italic" : "normal"}`;
  return [
    `.brand{font-size:${sizeOf("brand")}px;font-weight:700;letter-spacing:.04em;line-height:1.2}`,
    `.headline{font-size:${sizeOf("headline")}px;line-height:1.14;${face};letter-spacing:${display.spacing ?? 0}em}`,
    `.body{font-size:${sizeOf("body")}px}`,
    `.price{font-size:${sizeOf("price")}px;line-height:1.1;${face}}`,
    `.badge{font-size:${badgeSize}px;line-height:1.1;${face}}`,
    `.button{font-size:${sizeOf("button")}px;font-weight:700;line-height:1.2}`,
    `.legal{font-size:${sizeOf("legal")}px;line-height:1.25}`,
  ].join("\n");
}

function headlineRules(design: AdDesign): string {
  const { headline } = surfaceOf(design);
  const { palette, layout, headlineDegrees } = design;
  const colour = `.headline,.price{color:${headline}}`;
  if (layout.headline === "slanted") return `${colour}.headline{transform:rotate(${headlineDegrees}deg)}`;
  if (layout.headline === "plain") return colour;
  const mark = `display:inline;padding:.06em .28em;box-decoration-break:clone;text-shadow:none`;
  return (
    `.headline{line-height:1.34!important}.headline .text{${mark};background:${palette.brand};color:${palette.onBrand}}` +
    `.body{line-height:1.6}.body .text{${mark};background:${palette.paper};color:${palette.ink}}` +
    `.price .text{padding:.06em .2em;background:${palette.paper};color:${palette.ink};text-shadow:none}`
  );
}

const priceRules = (): string =>
  [
    `.price .text{white-space:nowrap}`,
    `.price .word:not(.amount){font-size:.4em}`,
    `.price .cents{font-size:.52em;vertical-align:.62em}`,
    `.price .sign{font-size:.62em}`,
  ].join("\n");

/** Twelve points. */
const STAR = Array.from({ length: 24 }, (_, index) => {
  const [angle, radius] = [(index * Math.PI) / 12, index % 2 === 0 ? 50 : 43];
  return `${(50 + radius * Math.sin(angle)).toFixed(2)}% ${(50 - radius * Math.cos(angle)).toFixed(2)}%`;
}).join(",");

function badgeRules(design: AdDesign): string {
  const { badge, placement, palette } = design;
  const disc = "aspect-ratio:1;width:min-content;min-width:5.4em;place-content:center;text-align:center";
  const forms = {
    round: `${disc};padding:.8em;border-radius:50%`,
    star: `${disc};padding:1.15em;clip-path:polygon(${STAR})`,
    ribbon: `padding:.34em 1.5em .34em .6em;clip-path:polygon(0 0,100% 0,calc(100% - .7em) 50%,100% 100%,0 100%)`,
    pill: `padding:.3em .8em;border-radius:9em`,
  };
  const isDisc = badge.form === "round" || badge.form === "star";
  return (
    `.badge{display:grid;background:${palette.accent};color:${palette.onAccent};${forms[badge.form]};text-shadow:none;` +
    `${placement.badge === undefined ? "" : cornerStyle(placement.badge)};transform:rotate(${badge.degrees}deg)}` +
    (isDisc ? `.badge .amount{font-size:1.4em}` : `.badge .text{white-space:nowrap}`)
  );
}

function cornerStyle(corner: Corner): string {
  const [vertical = "top", horizontal = "left"] = corner.split("-");
  return `position:absolute;${vertical}:5%;${horizontal}:5%`;
}

function buttonRules(design: AdDesign): string {
  const { strong, onStrong, ink } = surfaceOf(design);
  const isOutlined = design.button === "outlined";
  const fill = isOutlined
    ? `border:.09em solid ${ink};color:${ink}`
    : `background:${strong};color:${onStrong};text-shadow:none;border:.09em solid ${mixColours(strong, "#000000", 0.06)}`;
  const radius = design.button === "pill" ? "9em" : isOutlined ? "0" : ".3em";
  return `.button{padding:.55em 1.15em;border-radius:${radius};${fill};white-space:nowrap}`;
}

function legalRules(design: AdDesign, { veil }: Fit): string {
  const { legal, panel } = design.placement;
  if (legal === undefined) return `.legal{position:static}`;
  const isOnPanel = panel !== undefined && legal[1] >= panel[1] && legal[1] + legal[3] <= panel[1] + panel[3];
  if (isOnPanel) return `.legal{${inset(legal)};color:${surfaceOf(design).ink}}`;
  const colour = design.photoInk === "black" ? "#101010" : "#ffffff";
  // Its own veil, because it may stand where the photograph has none.
  const patch = `background:rgba(${veilColour(design)},${veil});box-shadow:0 0 0 .3em rgba(${veilColour(design)},${veil})`;
  const [x, y, width, height] = legal;
  return (
    `.legal{left:${x}%;bottom:${100 - y - height}%;max-width:${width}%;color:${colour};${veil === 0 ? "" : patch};` +
    `text-align:${design.layout.align}}`
  );
}
