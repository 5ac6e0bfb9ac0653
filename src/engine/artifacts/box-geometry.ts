import type { Box } from "../../contract/evaluator-interface.ts";

/** Whether the centre of a box lies in another one. */
export const isCentreInside = ({ x, y, width, height }: Box, outer: Box): boolean => {
  const [centreX, centreY] = [x + width / 2, y + height / 2];
  return (
    centreX >= outer.x && centreX <= outer.x + outer.width && centreY >= outer.y && centreY <= outer.y + outer.height
  );
};

/** The box in the pixels of a picture that is `scale` times as large. */
export const scaleBox = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

/** The smallest box around several ones. */
export function uniteBoxes(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
