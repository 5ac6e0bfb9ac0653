import type { Box } from "../../../contract/port.ts";
import { toBase64 } from "./base64.ts";

/** A sheet composed of parts of pictures. All boxes are in pixels. */
export interface Sheet {
  width: number;
  height: number;
  pieces: SheetPiece[];
}

interface SheetPiece {
  /** Index of the picture. */
  picture: number;
  from: Box;
  to: Box;
  /** Boxes of the picture that are painted over. */
  covered: Box[];
}

/** High enough to read small print. */
const JPEG_QUALITY = 0.82;

/** Runs in the image canvas's blank page. */
async function composeSheet(
  sources: string[],
  { width, height, pieces }: Sheet,
  quality: number,
  encode: typeof toBase64,
) {
  const pictures = await Promise.all(
    sources.map(async (source) => createImageBitmap(await (await fetch(source)).blob())),
  );
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  for (const { picture, from, to, covered } of pieces) {
    const bitmap = pictures[picture];
    if (bitmap === undefined) continue;
    context.save();
    context.beginPath();
    context.rect(to.x, to.y, to.width, to.height);
    context.clip();
    context.drawImage(bitmap, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height);
    const [scaleX, scaleY] = [to.width / from.width, to.height / from.height];
    context.fillStyle = "#808080";
    for (const box of covered) {
      const [x, y] = [to.x + (box.x - from.x) * scaleX, to.y + (box.y - from.y) * scaleY];
      context.fillRect(x - 2, y - 2, box.width * scaleX + 4, box.height * scaleY + 4);
    }
    context.restore();
  }
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
  return { width, height, bytes: encode(new Uint8Array(await blob.arrayBuffer())) };
}

export const composeSheetScript = (sources: string[], sheet: Sheet): string =>
  `(${composeSheet})(${JSON.stringify(sources)}, ${JSON.stringify(sheet)}, ${JPEG_QUALITY}, ${toBase64})`;
