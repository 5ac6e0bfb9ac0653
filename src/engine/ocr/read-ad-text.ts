import type { AdFrame, Creative } from "../artifacts/capture.ts";
import type { OcrReader } from "./reader.ts";

/**
 * An ad's words: those of its picture and, where it moves, of every further moment, the end card's first after the
 * opening's. What was read is dropped as a picture to read. A moment that cannot be read ends the reading: the ones
 * after it would not fare better, and each of them would take as long.
 *
 * @throws the signal's reason alone.
 */
export async function readAdText(
  creative: Creative,
  reader: OcrReader,
  signal: AbortSignal,
): Promise<{ creative: Creative; notices: string[] }> {
  const { motion } = creative;
  const { words, notice } = await reader.readWords(creative, signal);
  const read = { ...creative, legible: null, words };
  const notices = notice === null ? [] : [notice];
  if (motion === undefined) return { creative: read, notices };
  const frames = new Map<AdFrame, AdFrame>();
  for (const frame of endCardFirst(motion.frames)) {
    if (notices.length > 0) break;
    const reading = await reader.readWords({ ...creative, ...frame }, signal);
    frames.set(frame, { ...frame, words: reading.words });
    if (reading.notice !== null) notices.push(reading.notice);
  }
  const known = motion.frames.map((frame) => ({ ...(frames.get(frame) ?? frame), legible: null }));
  return { creative: { ...read, motion: { ...motion, frames: known } }, notices };
}

/** The end card first: it says who the ad is from and what to do. */
const endCardFirst = (frames: readonly AdFrame[]): AdFrame[] => [...frames.slice(-1), ...frames.slice(0, -1)];
