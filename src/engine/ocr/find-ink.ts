import type { GreyRaster } from "../artifacts/capture-schemas.ts";

/** A connected area of ink: a letter, a digit, a mark or a part of one. Pixels; right and bottom are exclusive. */
export interface InkArea {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const widthOf = ({ left, right }: InkArea): number => right - left;
export const heightOf = ({ top, bottom }: InkArea): number => bottom - top;
export const middleOf = ({ left, right, top, bottom }: InkArea): { x: number; y: number } => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** The smallest area around at least one area. */
export const around = (areas: readonly InkArea[]): InkArea => ({
  left: Math.min(...areas.map(({ left }) => left)),
  top: Math.min(...areas.map(({ top }) => top)),
  right: Math.max(...areas.map(({ right }) => right)),
  bottom: Math.max(...areas.map(({ bottom }) => bottom)),
});

export interface Ink {
  areas: { area: InkArea; pixels: number; label: number }[];
  /** The label of the area of each pixel; 0 where there is no ink. */
  labels: Int32Array;
}

/** The connected areas of pixels for which `isInk` holds; diagonal neighbours are connected. */
export function findInk({ width, height, grey }: GreyRaster, isInk: (shade: number) => boolean): Ink {
  const labels = new Int32Array(width * height);
  const areas: Ink["areas"] = [];
  const open: number[] = [];
  const visit = (at: number, label: number): void => {
    if (labels[at] !== 0 || !isInk(grey[at] ?? 0)) return;
    labels[at] = label;
    open.push(at);
  };
  for (let start = 0; start < width * height; start += 1) {
    const label = areas.length + 1;
    visit(start, label);
    const area = { left: width, top: height, right: 0, bottom: 0 };
    let pixels = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      area.left = Math.min(area.left, x);
      area.right = Math.max(area.right, x + 1);
      area.top = Math.min(area.top, y);
      area.bottom = Math.max(area.bottom, y + 1);
      pixels += 1;
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
          visit(row * width + column, label);
    }
    if (pixels > 0) areas.push({ area, pixels, label });
  }
  return { areas, labels };
}
