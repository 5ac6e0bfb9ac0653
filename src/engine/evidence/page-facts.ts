import { MAX_FACT_CHARS, MAX_FACTS, type PageFacts, type PageFactsByViewport } from "../../contract/page-facts.ts";
import { toVisibleText } from "../../ground/fold-text.ts";
import type { PageSnapshots, Snapshot } from "../artifacts/capture-schemas.ts";
import { isMoney } from "../artifacts/claims.ts";
import type { PageEvidence } from "../artifacts/evidence.ts";
import { listFoldImages } from "./cached-image-measures.ts";
import { findCtas } from "./find-ctas.ts";
import { findHeadline } from "./page-evidence.ts";
import { overlapsFold, readableTexts } from "./page-excerpts.ts";
import { namePicture } from "./picture-name.ts";
import { findQuantities } from "./quantities.ts";
import { removePromptInjections } from "./remove-prompt-injections.ts";

/** The facts of both viewports; a capture without the other viewport's first screen has those of one. */
export function readPageFacts({ page, alternate }: PageSnapshots, evidence: PageEvidence): PageFactsByViewport {
  const other = alternate?.firstScreen;
  return {
    [page.device]: readFirstScreen(page, evidence),
    ...(alternate && other && { [alternate.device]: readFirstScreen({ ...page, veil: null, ...other }, evidence) }),
  };
}

/** The language and the names of the site are those of the whole page: a first screen may be too short for them. */
function readFirstScreen(page: Snapshot, { brands, language }: PageEvidence): PageFacts {
  const isVisible = ({ box, covered }: Snapshot["texts"][number] | Snapshot["controls"][number]): boolean =>
    !covered && overlapsFold(box, page.fold);
  const screen = removePromptInjections({
    ...page,
    texts: page.texts.filter(isVisible),
    controls: page.controls.filter(isVisible),
  });
  const tag = language?.tag ?? null;
  const shown = [...readableTexts(screen), ...screen.controls].filter(
    ({ region }) => region !== "nav" && region !== "consent" && region !== "overlay",
  );
  const prices = shown.flatMap(({ text }) => findQuantities(text, tag).filter(isMoney));
  return {
    headline: toFact(findHeadline(screen, brands, { language: tag, names: new Set() })?.textBlock.text),
    prices: toFacts(prices.map(({ text }) => text)),
    button: toFact(findCtas(screen)[0]?.excerpt.text),
    pictures: toFacts(listFoldImages(screen).map(({ image }) => namePicture(image))),
  };
}

const toFact = (text: string | null = null): string | null =>
  text === null ? null : toVisibleText(text).slice(0, MAX_FACT_CHARS).toWellFormed().trim() || null;

const toFacts = (texts: readonly (string | null)[]): string[] =>
  [...new Set(texts.map((text) => toFact(text)).filter((text) => text !== null))].slice(0, MAX_FACTS);
