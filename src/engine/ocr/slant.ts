/** Badges are turned by a dozen degrees; beyond this, lettering is decoration. */
const MOST_DEGREES = 30;
/** Below this the reader needs no help. */
const LEAST_DEGREES = 3;
/** So much clearer must lines stand out along the slant than along the level. */
const CLEARER = 1.08;
/** Rows are counted so finely: a tenth of a line of type, where a badge holds five. */
const ROWS = 48;

/**
 * The angle in degrees (clockwise) along which ink lies in lines: there the rows' ink is most uneven, for lines
 * alternate with the space between them. 0 where the level is as good.
 *
 * @param height of what the ink stands on, in the same pixels.
 */
export function slantOf(ink: readonly (readonly [x: number, y: number])[], height: number): number {
  const step = Math.max(1, height / ROWS);
  const level = unevenness(ink, 0, step);
  let best = { degrees: 0, value: level * CLEARER };
  for (let degrees = -MOST_DEGREES; degrees <= MOST_DEGREES; degrees += 1) {
    if (Math.abs(degrees) < LEAST_DEGREES) continue;
    const value = unevenness(ink, degrees, step);
    if (value > best.value) best = { degrees, value };
  }
  return best.degrees;
}

function unevenness(ink: readonly (readonly [number, number])[], degrees: number, step: number): number {
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
