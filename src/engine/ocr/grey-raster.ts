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

/** The raster in another size. Where it gets smaller, each pixel is the mean of those that it stands for. */
export function resizeRaster(raster: GreyRaster, width: number, height: number): GreyRaster {
  const [stepX, stepY] = [raster.width / width, raster.height / height];
  const [across, down] = [Math.max(1, Math.round(stepX)), Math.max(1, Math.round(stepY))];
  return createGreyRaster(width, height, (x, y) => {
    let sum = 0;
    for (let row = 0; row < down; row += 1)
      for (let column = 0; column < across; column += 1)
        sum += interpolateGrey(
          raster,
          (x + (column + 0.5) / across) * stepX - 0.5,
          (y + (row + 0.5) / down) * stepY - 0.5,
        );
    return Math.round(sum / (across * down));
  });
}
