import type { GreyRaster } from "../artifacts/capture-schemas.ts";

export const greyAt = ({ width, height, grey }: GreyRaster, x: number, y: number): number =>
  grey[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;

/** Binary PGM, the simplest format that Leptonica, and so Tesseract, reads. */
export function toPgm({ width, height, grey }: GreyRaster): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
}

/** @param shade The brightness of each pixel. */
export function createGreyRaster(width: number, height: number, shade: (x: number, y: number) => number): GreyRaster {
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) grey[y * width + x] = shade(x, y);
  }
  return { width, height, grey };
}

/** The brightness between pixels, interpolated from the four around the point. */
export function interpolateGrey(raster: GreyRaster, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const upper = greyAt(raster, left, top) * (1 - right) + greyAt(raster, left + 1, top) * right;
  const lower = greyAt(raster, left, top + 1) * (1 - right) + greyAt(raster, left + 1, top + 1) * right;
  return Math.round(upper * (1 - down) + lower * down);
}

/** The raster at half its size. */
export const halveRaster = (raster: GreyRaster): GreyRaster =>
  createGreyRaster(Math.floor(raster.width / 2), Math.floor(raster.height / 2), (x, y) =>
    interpolateGrey(raster, 2 * x + 0.5, 2 * y + 0.5),
  );

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
  const { width, height } = raster;
  const sums = integralImage(raster);
  const sumAt = (column: number, row: number) => sums[row * (width + 1) + column] ?? 0;
  return createGreyRaster(width, height, (x, y) => {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
    const sum = sumAt(right, bottom) - sumAt(left, bottom) - sumAt(right, top) + sumAt(left, top);
    const mean = sum / ((right - left) * (bottom - top));
    return 255 - Math.min(255, 2 * Math.max(0, Math.abs(greyAt(raster, x, y) - mean) - TEXTURE_CONTRAST));
  });
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
