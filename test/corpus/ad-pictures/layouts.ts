import type { Shape } from "./formats.ts";
import type { Rectangle } from "./photographs.ts";
import type { Role } from "./words.ts";

/** Where the elements of a layout are in formats of one shape. Areas are in percent of the ad's sides. */
export interface Placement {
  copy: Rectangle;
  /** Where the copy gathers in its area. */
  gather: "start" | "center" | "end";
  /** The copy is a column unless it is a row. */
  isRow?: boolean;
  /** The photograph's area. Default: the whole ad. */
  photo?: Rectangle;
  /** A plain area under the copy. */
  panel?: Rectangle;
  /** A corner for the badge. Without one it is a part of the copy. */
  badge?: Corner;
  /** The legal line's area. Without one it is a part of the copy. */
  legal?: Rectangle;
}

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";
export type BadgeForm = "round" | "star" | "ribbon" | "pill";
export type ButtonForm = "filled" | "pill" | "outlined";
/** Where the photograph is darkened or lightened under text. */
export type Veil = "all" | "top" | "bottom" | "left";

export interface Layout {
  name: string;
  /** The order of the copy's parts. */
  order: readonly Role[];
  align: "left" | "center";
  veil: Veil;
  /** The colours of the panel. */
  panel: "paper" | "brand" | "accent";
  headline: "plain" | "slanted" | "marked";
  /** Whether the panel has a thin frame. */
  isFramed?: boolean;
  /** Whether the layout is nothing without a price. */
  needsPrice?: boolean;
  badges: readonly [BadgeForm, ...BadgeForm[]];
  buttons: readonly [ButtonForm, ...ButtonForm[]];
  placements: { readonly [shape in Shape]?: Placement };
}

const BRAND_FIRST = ["brand", "headline", "body", "price", "badge", "button", "legal"] as const;

export const LAYOUTS: readonly Layout[] = [
  {
    name: "copy at the top",
    order: BRAND_FIRST,
    align: "left",
    veil: "top",
    panel: "paper",
    headline: "plain",
    badges: ["round", "star"],
    buttons: ["filled", "pill"],
    placements: {
      square: { copy: [7, 7, 80, 56], gather: "start", badge: "bottom-right", legal: [7, 93, 84, 4] },
      story: { copy: [8, 9, 84, 50], gather: "start", badge: "bottom-right", legal: [8, 95, 84, 3] },
      tower: { copy: [8, 4, 84, 66], gather: "start", badge: "bottom-right" },
    },
  },
  {
    name: "copy at the bottom",
    order: ["headline", "body", "price", "button", "legal", "brand"],
    align: "left",
    veil: "bottom",
    panel: "paper",
    headline: "plain",
    badges: ["pill", "round", "ribbon"],
    buttons: ["outlined", "filled"],
    placements: {
      square: { copy: [7, 26, 82, 68], gather: "end", badge: "top-left" },
      story: { copy: [8, 34, 84, 58], gather: "end", badge: "top-right" },
      landscape: { copy: [5, 20, 74, 74], gather: "end", badge: "top-right" },
      tower: { copy: [8, 24, 84, 73], gather: "end", badge: "top-left" },
    },
  },
  {
    name: "centred",
    order: ["brand", "headline", "body", "price", "button"],
    align: "center",
    veil: "all",
    panel: "paper",
    headline: "plain",
    badges: ["ribbon", "round"],
    buttons: ["outlined", "pill"],
    placements: {
      square: { copy: [9, 14, 82, 72], gather: "center", badge: "top-right", legal: [9, 93, 82, 4] },
      story: { copy: [9, 16, 82, 66], gather: "center", badge: "top-right", legal: [9, 94, 82, 3] },
      landscape: { copy: [14, 8, 72, 80], gather: "center", badge: "top-right", legal: [9, 93, 82, 5] },
    },
  },
  {
    name: "card",
    order: ["headline", "body", "price", "button", "legal"],
    align: "left",
    veil: "all",
    panel: "paper",
    headline: "plain",
    badges: ["round", "star", "pill"],
    buttons: ["filled", "outlined"],
    placements: {
      square: { panel: [6, 38, 88, 56], copy: [10, 41, 80, 50], gather: "center", badge: "top-right" },
      story: { panel: [7, 50, 86, 42], copy: [12, 52, 76, 38], gather: "center", badge: "top-left" },
      landscape: { panel: [4, 8, 54, 84], copy: [7, 11, 48, 78], gather: "center", badge: "top-right" },
      tower: { panel: [5, 36, 90, 62], copy: [10, 38, 80, 58], gather: "center", badge: "top-left" },
    },
  },
  {
    name: "split",
    order: BRAND_FIRST,
    align: "left",
    veil: "all",
    panel: "brand",
    headline: "plain",
    badges: ["star", "round"],
    buttons: ["filled", "pill"],
    placements: {
      square: {
        photo: [0, 0, 100, 42],
        panel: [0, 42, 100, 58],
        copy: [7, 45, 86, 52],
        gather: "center",
        badge: "top-right",
      },
      story: {
        photo: [0, 0, 100, 46],
        panel: [0, 46, 100, 54],
        copy: [8, 48, 84, 48],
        gather: "center",
        badge: "top-right",
      },
      landscape: {
        photo: [54, 0, 46, 100],
        panel: [0, 0, 54, 100],
        copy: [4, 6, 46, 88],
        gather: "center",
        badge: "bottom-right",
      },
      tower: {
        photo: [0, 0, 100, 30],
        panel: [0, 30, 100, 70],
        copy: [8, 32, 84, 66],
        gather: "center",
        badge: "top-right",
      },
    },
  },
  {
    name: "large price",
    needsPrice: true,
    order: ["headline", "price", "body", "button"],
    align: "left",
    veil: "left",
    panel: "paper",
    headline: "plain",
    badges: ["ribbon", "star"],
    buttons: ["filled", "pill"],
    placements: {
      square: { copy: [7, 14, 70, 72], gather: "center", badge: "bottom-right", legal: [7, 93, 84, 4] },
      story: { copy: [8, 14, 76, 62], gather: "center", badge: "bottom-right", legal: [8, 95, 84, 3] },
      landscape: { copy: [5, 8, 56, 80], gather: "center", badge: "top-right", legal: [5, 92, 70, 5] },
    },
  },
  {
    name: "slanted headline",
    order: ["headline", "body", "price", "button"],
    align: "center",
    veil: "all",
    panel: "paper",
    headline: "slanted",
    badges: ["star", "round"],
    buttons: ["filled", "pill"],
    placements: {
      square: { copy: [10, 14, 80, 66], gather: "center", badge: "bottom-right", legal: [7, 93, 84, 4] },
      story: { copy: [9, 14, 82, 58], gather: "center", badge: "bottom-right", legal: [7, 95, 84, 3] },
      landscape: { copy: [4, 10, 66, 78], gather: "center", badge: "top-right", legal: [5, 93, 66, 5] },
    },
  },
  {
    name: "marked headline",
    order: ["headline", "price", "body", "button"],
    align: "left",
    veil: "bottom",
    panel: "paper",
    headline: "marked",
    badges: ["pill", "round", "ribbon"],
    buttons: ["filled", "outlined"],
    placements: {
      square: { copy: [6, 20, 86, 72], gather: "end", badge: "top-right", legal: [6, 95, 88, 3] },
      story: { copy: [7, 30, 86, 60], gather: "end", badge: "top-right", legal: [7, 95, 86, 3] },
      landscape: { copy: [5, 10, 76, 78], gather: "end", badge: "top-right", legal: [5, 93, 76, 5] },
      tower: { copy: [6, 26, 88, 70], gather: "end", badge: "top-left" },
    },
  },
  {
    name: "framed card",
    isFramed: true,
    order: ["brand", "headline", "body", "price", "button", "legal"],
    align: "center",
    veil: "all",
    panel: "paper",
    headline: "plain",
    badges: ["round", "pill"],
    buttons: ["outlined", "pill"],
    placements: {
      square: { panel: [12, 18, 76, 64], copy: [16, 23, 68, 54], gather: "center", badge: "bottom-right" },
      story: { panel: [9, 26, 82, 46], copy: [13, 30, 74, 38], gather: "center", badge: "bottom-right" },
      landscape: { panel: [18, 9, 64, 82], copy: [21, 15, 58, 70], gather: "center", badge: "top-right" },
    },
  },
  {
    name: "band",
    order: ["headline", "price", "body", "button"],
    align: "left",
    veil: "top",
    panel: "accent",
    headline: "plain",
    badges: ["star", "round", "ribbon"],
    buttons: ["filled", "outlined"],
    placements: {
      square: {
        panel: [0, 48, 100, 52],
        copy: [6, 51, 88, 41],
        gather: "center",
        badge: "top-left",
        legal: [6, 94, 88, 4],
      },
      story: {
        panel: [0, 58, 100, 42],
        copy: [8, 60, 84, 32],
        gather: "center",
        badge: "top-left",
        legal: [8, 95, 84, 3],
      },
      landscape: {
        panel: [0, 46, 100, 54],
        copy: [5, 48, 90, 42],
        gather: "center",
        badge: "top-right",
        legal: [5, 92, 90, 6],
      },
    },
  },
  {
    name: "strip on the photograph",
    order: ["brand", "headline", "price", "badge", "button"],
    align: "left",
    veil: "all",
    panel: "paper",
    headline: "plain",
    badges: ["pill", "ribbon"],
    buttons: ["filled", "pill", "outlined"],
    placements: { strip: { copy: [3, 6, 94, 88], gather: "center", isRow: true } },
  },
  {
    name: "strip beside the photograph",
    order: ["headline", "price", "badge", "button", "brand"],
    align: "left",
    veil: "all",
    panel: "brand",
    headline: "plain",
    badges: ["ribbon", "pill"],
    buttons: ["filled", "pill"],
    placements: {
      strip: { photo: [0, 0, 22, 100], panel: [22, 0, 78, 100], copy: [24, 6, 73, 88], gather: "center", isRow: true },
    },
  },
];
