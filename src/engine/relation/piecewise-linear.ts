/** A function that interpolates linearly between the given points, in order of x, and is constant beyond them. */
export const piecewiseLinear =
  (...points: readonly (readonly [x: number, y: number])[]) =>
  (x: number): number => {
    const [first] = points;
    if (first === undefined || x <= first[0]) return first?.[1] ?? 0;
    for (const [at, [right, high]] of points.entries()) {
      const [left, low] = points[at - 1] ?? first;
      if (x <= right) return right === left ? high : low + ((high - low) * (x - left)) / (right - left);
    }
    return points.at(-1)?.[1] ?? 0;
  };
