import type { Box } from "../../contract/port.ts";

/** The box in the pixels of a picture that is `scale` times as large. */
export const scaleBox = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});
