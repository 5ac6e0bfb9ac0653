import type { Area } from "./geometry.ts";

/** A block's own text, in pieces as the inline elements within it have them. */
export interface RawTextBlock {
  element: Element;
  level: number | null;
  region: string;
  pieces: TextRun[];
  /** Pictures in a heading, and what they are said to show. */
  pictures: { said: string; area: Area }[];
  /** A line break or a box of its own came since the last piece. */
  broken: boolean;
}

export interface TextRun {
  text: string;
  area: Area;
  /** Where its first line begins and its last one ends: what its neighbours are measured against. */
  starts: Area;
  ends: Area;
  style: CSSStyleDeclaration;
  parent: Element;
  /** Set apart from the piece before. */
  apart: boolean;
  /** Crossed out: what it says holds no longer. */
  struck: boolean;
}
