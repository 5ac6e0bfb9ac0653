import type { Area } from "./geometry.ts";

/** The text of one block element, as runs of its inline elements. */
export interface RawTextBlock {
  element: Element;
  level: number | null;
  region: string;
  runs: TextRun[];
  /** Pictures in a heading, with their text alternatives. */
  pictures: { text: string; area: Area }[];
  /** A line break or a box of its own has followed the last run. */
  hasBreak: boolean;
}

export interface TextRun {
  text: string;
  area: Area;
  firstLine: Area;
  lastLine: Area;
  style: CSSStyleDeclaration;
  parent: Element;
  /** A break precedes the run. */
  afterBreak: boolean;
  struck: boolean;
}
