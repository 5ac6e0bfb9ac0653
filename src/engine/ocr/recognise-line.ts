import type { GreyRaster } from "../artifacts/capture-schemas.ts";
import type { OnnxModel } from "./onnx-model.ts";

/** Height of the lines that the recogniser was trained on. */
export const RECOGNITION_HEIGHT_PX = 48;

/** A character of a line. */
export interface ReadCharacter {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** The middle of the character as a share of the line's width. */
  position: number;
}

/** Grey in all three colours, from -1 to 1. */
function toColourPlanes({ grey }: GreyRaster): Float32Array {
  const planes = new Float32Array(3 * grey.length);
  for (const [at, shade] of grey.entries()) planes.fill((shade / 255 - 0.5) / 0.5, at, at + 1);
  planes.copyWithin(grey.length, 0, grey.length).copyWithin(2 * grey.length, 0, grey.length);
  return planes;
}

/**
 * Reads a straight line of 48 pixels of height.
 *
 * @param characters The recogniser's alphabet, in its order.
 */
export async function recogniseLine(
  line: GreyRaster,
  recogniser: OnnxModel,
  characters: readonly string[],
): Promise<ReadCharacter[]> {
  const { data, shape } = await recogniser.run(toColourPlanes(line), [1, 3, line.height, line.width]);
  const [, steps = 0, classes = 0] = shape;
  const read: ReadCharacter[] = [];
  let last = BLANK;
  for (let step = 0; step < steps; step += 1) {
    const { index, confidence } = findMostLikely(data, step * classes, classes);
    // A character that is wider than one step is repeated; two equal ones have a blank between them (CTC).
    if (index !== BLANK && index !== last)
      read.push({ text: characters[index - 1] ?? "", confidence, position: (step + 0.5) / steps });
    last = index;
  }
  return read;
}

const BLANK = 0;

function findMostLikely(data: Float32Array, from: number, classes: number): { index: number; confidence: number } {
  let index = BLANK;
  for (let at = 1; at < classes; at += 1) if ((data[from + at] ?? 0) > (data[from + index] ?? 0)) index = at;
  return { index, confidence: data[from + index] ?? 0 };
}
