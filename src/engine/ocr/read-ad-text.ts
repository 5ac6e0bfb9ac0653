import type { AdFrame, Creative } from "../artifacts/capture-schemas.ts";
import type { OcrReader } from "./reader.ts";

/**
 * Reads the words of an ad: of its picture, and of every further frame of a video or animation. The rasters for OCR are
 * dropped afterwards. A frame that cannot be read ends the reading, because the next ones would fail in the same way
 * and take as long.
 *
 * @throws the signal's reason only.
 */
export async function readAdText(
  creative: Creative,
  reader: OcrReader,
  signal: AbortSignal,
): Promise<{ creative: Creative; notices: string[] }> {
  const { motion } = creative;
  const { words, notice } = await reader.readWords(creative, signal);
  const read = { ...creative, legible: null, words };
  const notices = new Set(notice === null ? [] : [notice]);
  if (motion === undefined) return { creative: read, notices: [...notices] };
  const frames = new Map<AdFrame, AdFrame>();
  let isReadable = words !== null;
  for (const frame of endCardFirst(motion.frames)) {
    if (!isReadable) break;
    const reading = await reader.readWords({ ...creative, ...frame }, signal);
    frames.set(frame, { ...frame, words: reading.words });
    isReadable = reading.words !== null;
    if (reading.notice !== null) notices.add(reading.notice);
  }
  const known = motion.frames.map((frame) => ({ ...(frames.get(frame) ?? frame), legible: null }));
  return { creative: { ...read, motion: { ...motion, frames: known } }, notices: [...notices] };
}

/** The end card is read first, because it shows the advertiser and the call to action. */
const endCardFirst = (frames: readonly AdFrame[]): AdFrame[] => [...frames.slice(-1), ...frames.slice(0, -1)];
