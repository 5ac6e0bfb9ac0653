import { scaleBox } from "./artifacts/box-geometry.ts";
import type { Snapshot } from "./artifacts/capture-schemas.ts";
import type { AdCaptureContext } from "./capture-ad.ts";
import { readVideoTexts } from "./evidence/ad-media-evidence.ts";
import { startsWithIntentVerb } from "./evidence/classify-cta.ts";
import { explainUnreadPage } from "./evidence/explain-unread-page.ts";

/** Below this, a line of the page's picture may be misread, and is left out. */
const MIN_LINE_CONFIDENCE = 0.8;
/** The height of a line's letters in em, with capitals and descenders. */
const LINE_HEIGHT_EM = 0.93;

interface PagePictureContext extends Pick<AdCaptureContext, "ocrReader"> {
  capturer: Pick<AdCaptureContext["capturer"], "decode">;
}

const MAX_BUTTON_WORDS = 4;

/** A few words that begin with an action: "Order now". */
const isButtonLabel = (text: string): boolean =>
  text.trim().split(/\s+/u).length <= MAX_BUTTON_WORDS && startsWithIntentVerb(text);

/**
 * Adds what OCR reads in the screenshot of a page that consists of pictures. Only the capture decides whether it runs,
 * so that the same page is read for every ad. Without OCR, or where it fails, the page stays as it is.
 *
 * @throws the signal's reason only.
 */
export async function readPagePicture(
  page: Snapshot,
  { capturer, ocrReader }: PagePictureContext,
  signal: AbortSignal,
): Promise<Snapshot> {
  if (ocrReader === null || explainUnreadPage(page) === null) return page;
  const { bytes, mediaType, scale } = page.screenshot;
  try {
    const picture = await capturer.decode(bytes, mediaType, { signal, legible: true });
    const { words } = await ocrReader.readWords(picture, signal);
    const lines = readVideoTexts({ ...picture, legible: null, words }) ?? [];
    const read = lines.flatMap(({ text, confidence, box }) =>
      box === null || confidence < MIN_LINE_CONFIDENCE ? [] : [{ text, box: scaleBox(box, 1 / scale) }],
    );
    const selector = page.images[0]?.selector ?? "body";
    const texts = read.map(({ text, box }): Snapshot["texts"][number] => ({
      ...{ tag: "img", text, box, selector, drawn: true, region: "main", covered: false, level: null },
      ...{ fontPx: box.height / LINE_HEIGHT_EM, fontWeight: 400, colour: "#000000", background: "#ffffff" },
    }));
    if (texts.length === 0) return page;
    const buttons = texts.filter(({ text }) => isButtonLabel(text));
    const controls = buttons.map(
      ({ drawn: _, level: __, fontWeight: ___, ...placed }): Snapshot["controls"][number] => ({
        ...{ ...placed, href: null, filled: true, badge: true },
      }),
    );
    return {
      ...page,
      readByOcr: true,
      texts: [...page.texts, ...texts.filter((text) => !buttons.includes(text))],
      controls: [...page.controls, ...controls],
    };
  } catch {
    signal.throwIfAborted();
    return page;
  }
}
