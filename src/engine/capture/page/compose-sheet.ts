import type { Box } from "../../../contract/port.ts";

/** A sheet on which parts of pictures lie. All boxes in pixels. */
export interface Sheet {
  width: number;
  height: number;
  pieces: SheetPiece[];
}

interface SheetPiece {
  /** Which of the pictures. */
  picture: number;
  from: Box;
  to: Box;
  /** Of the picture: painted over. */
  covered: Box[];
}

/** Good enough to read the small print by. */
const JPEG_QUALITY = 0.82;

/** Runs in the studio's blank page. Self-contained: its source text is what travels. */
export async function composeSheet(sources: string[], { width, height, pieces }: Sheet, quality: number) {
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
    const [across, down] = [to.width / from.width, to.height / from.height];
    context.fillStyle = "#808080";
    for (const box of covered) {
      const [x, y] = [to.x + (box.x - from.x) * across, to.y + (box.y - from.y) * down];
      context.fillRect(x - 2, y - 2, box.width * across + 4, box.height * down + 4);
    }
    context.restore();
  }
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
  const encoded = new Uint8Array(await blob.arrayBuffer());
  let binary = "";
  for (let at = 0; at < encoded.length; at += 32_768) {
    binary += String.fromCharCode(...encoded.subarray(at, at + 32_768));
  }
  return { width, height, bytes: btoa(binary) };
}

export const composeSheetScript = (sources: string[], sheet: Sheet): string =>
  `(${composeSheet})(${JSON.stringify(sources)}, ${JSON.stringify(sheet)}, ${JPEG_QUALITY})`;
