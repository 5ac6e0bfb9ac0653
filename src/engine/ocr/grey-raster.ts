import type { GreyRaster } from "../artifacts/capture-schemas.ts";

export const greyAt = ({ width, height, grey }: GreyRaster, x: number, y: number): number =>
  grey[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;

/** Binary PGM, the simplest format that Leptonica, and so Tesseract, reads. */
export function toPgm({ width, height, grey }: GreyRaster): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const bytes = new Uint8Array(head.length + grey.length);
  bytes.set(head);
  bytes.set(grey, head.length);
  return bytes;
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
