/** Badges are rotated by about 12 degrees; beyond this limit lettering is decoration. */
const MAX_SLANT_DEGREES = 30;
/** Tesseract reads lettering with a smaller slant. */
const MIN_SLANT_DEGREES = 3;
/** By how much lines must stand out more along the slant than along the horizontal. */
const MIN_UNEVENNESS_GAIN = 1.08;
/** Number of rows: about a tenth of a line of text, as a badge has about five lines. */
const PROJECTION_ROWS = 48;

/**
 * The angle in degrees, clockwise, at which the ink lies in lines: there the rows' ink is most uneven, because lines
 * alternate with spaces. 0 where the horizontal is as good.
 *
 * @param height The height of the area with the ink, in the same pixels.
 */
export function detectSlant(ink: readonly (readonly [x: number, y: number])[], height: number): number {
  const step = Math.max(1, height / PROJECTION_ROWS);
  const level = rowUnevenness(ink, 0, step);
  let best = { degrees: 0, value: level * MIN_UNEVENNESS_GAIN };
  for (let degrees = -MAX_SLANT_DEGREES; degrees <= MAX_SLANT_DEGREES; degrees += 1) {
    if (Math.abs(degrees) < MIN_SLANT_DEGREES) continue;
    const value = rowUnevenness(ink, degrees, step);
    if (value > best.value) best = { degrees, value };
  }
  return best.degrees;
}

function rowUnevenness(ink: readonly (readonly [number, number])[], degrees: number, step: number): number {
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const rows = new Map<number, number>();
  for (const [x, y] of ink) {
    const row = Math.round((y * cosine - x * sine) / step);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of rows.values()) sum += count * count;
  return sum;
}
