import type { Box } from "../../contract/evaluator-interface.ts";
import type { Colour, Raster } from "../artifacts/capture-schemas.ts";

/**
 * The background colour of a text over a picture, sampled from the screenshot: the most frequent colour of its box,
 * because letters fill less of their box than the space around them.
 *
 * @param scale Raster pixels per CSS pixel.
 * @returns null where the box lies outside the raster.
 */
export function sampleBackgroundColour(raster: Raster, box: Box, scale: number): Colour | null {
  const left = Math.max(0, Math.floor(box.x * scale));
  const top = Math.max(0, Math.floor(box.y * scale));
  const right = Math.min(raster.width, Math.ceil((box.x + box.width) * scale));
  const bottom = Math.min(raster.height, Math.ceil((box.y + box.height) * scale));
  const cells = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * raster.width + x) * 4;
      const [red = 0, green = 0, blue = 0] = raster.rgba.subarray(at, at + 3);
      // Eight levels per channel: finer differences in a photograph look like one colour.
      const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
      const cell = cells.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
      cell.count += 1;
      cell.red += red;
      cell.green += green;
      cell.blue += blue;
      cells.set(key, cell);
    }
  }
  let mostFrequent = { count: 0, red: 0, green: 0, blue: 0 };
  for (const cell of cells.values()) if (cell.count > mostFrequent.count) mostFrequent = cell;
  if (mostFrequent.count === 0) return null;
  const { count, red, green, blue } = mostFrequent;
  return `#${[red, green, blue].map((sum) => toHexByte(sum / count)).join("")}`;
}

const toHexByte = (channel: number): string => Math.round(channel).toString(16).padStart(2, "0");
