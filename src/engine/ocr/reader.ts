import { messageOf } from "../../contract/error.ts";
import { scaleBox } from "../artifacts/box-geometry.ts";
import type { Creative, OcrWord } from "../artifacts/capture-schemas.ts";
import type { OcrAnswer } from "./ocr-answer.ts";
import { createOcrThread, type PictureReader } from "./ocr-thread.ts";

export interface OcrReader {
  /**
   * Reads the words of an ad that was decoded legibly.
   *
   * @returns the words line by line, with boxes in the ad's own pixels, null where the picture could not be read; and
   *   what went wrong, for people.
   * @throws the signal's reason only.
   */
  readWords(creative: Creative, signal: AbortSignal): Promise<{ words: OcrWord[] | null; notice: string | null }>;
  /** The readings in progress fail. */
  close(): Promise<void>;
}

const GIVE_COPY_ADVICE = "Give the ad's text as copy (adTextFields).";

/** @param pictures Default: a thread of this process. */
export function createOcrReader(pictures: PictureReader = createOcrThread()): OcrReader {
  return {
    readWords: async ({ legible, width }, signal) => {
      if (legible === null) return { words: null, notice: null };
      try {
        const answer = await pictures.readPicture(legible, signal);
        const scale = width / legible.width;
        const words = answer.words.map((word) => ({ ...word, box: scaleBox(word.box, scale) }));
        return { words, notice: findNotice(answer) };
      } catch (error) {
        signal.throwIfAborted();
        const notice = `The ad's picture could not be read (${messageOf(error)}). ${GIVE_COPY_ADVICE}`;
        return { words: null, notice };
      }
    },
    close: () => pictures.close(),
  };
}

function findNotice({ lines, unreadLines, words, missingPackage }: OcrAnswer): string | null {
  if (unreadLines > 0)
    return (
      `${unreadLines} of ${lines} lines of the ad's picture are in a script that Adhere does not read, or too ` +
      `blurred. ${GIVE_COPY_ADVICE}`
    );
  if (missingPackage === null || words.length === 0) return null;
  return (
    `The words of the ad's picture were read without a model of their language, so accents and currency signs may be ` +
    `wrong. Install ${missingPackage} with npm, or give the ad's text as copy (adTextFields).`
  );
}
