import type { GreyRaster } from "../artifacts/capture-schemas.ts";

/** Smaller differences are texture. Without them Tesseract is faster and lettering stands out more. */
const TEXTURE_CONTRAST = 16;

/**
 * Renders whatever differs from its surroundings, lighter or darker, as dark on white: 255 where a pixel equals the
 * mean of the square around it, 0 where it differs strongly. Lettering on photographs and gradients becomes readable.
 * So does texture, which is filtered by the words' confidence.
 *
 * @param reach Half the side of the square in pixels. The strokes of letters must be thinner.
 */
export function localContrast(raster: GreyRaster, reach: number): GreyRaster {
  const { width, height, grey } = raster;
  const sums = integralImage(raster);
  const out = new Uint8Array(grey.length);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const at = (column: number, row: number) => sums[row * (width + 1) + column] ?? 0;
      const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
      const mean = sum / ((right - left) * (bottom - top));
      out[y * width + x] =
        255 - Math.min(255, 2 * Math.max(0, Math.abs((grey[y * width + x] ?? 0) - mean) - TEXTURE_CONTRAST));
    }
  }
  return { width, height, grey: out };
}

/**
 * Sums of all pixels above and to the left, so that any rectangle's sum takes four look-ups. 255 × 2.5 million pixels
 * fit into 32 bits.
 */
function integralImage({ width, height, grey }: GreyRaster): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += grey[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}
