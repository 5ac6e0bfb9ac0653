import type { Snapshot } from "../../src/engine/artifacts/capture-schemas.ts";
import type { PageEvidence } from "../../src/engine/artifacts/evidence.ts";

/**
 * Changes of a capture instead of its page. They apply to every captured page, whatever its markup, and need no browser.
 * The pixels stay.
 */

type Headline = NonNullable<PageEvidence["headline"]>;

/** The same page with another headline. Title, description and all other text stay. */
export function swapHeadline(page: Snapshot, { selector, box }: Headline, headline: string): Snapshot {
  const swapped = page.texts.map((text) =>
    text.selector === selector && text.box.y === box?.y ? { ...text, text: headline } : text,
  );
  return { ...page, texts: swapped };
}

/**
 * The same page without everything in its first screens that can be clicked or tapped, except its consent banner. A text
 * link has no position, so it goes with the first text that contains its label.
 */
export function removeControls(page: Snapshot, screens: number): Snapshot {
  const bottom = screens * page.fold.height;
  const isRemoved = ({ box, region }: Snapshot["controls"][number]): boolean => box.y < bottom && region !== "consent";
  const labels = [
    ...page.controls.filter(isRemoved).map(({ text }) => text),
    ...page.texts.filter(({ box }) => box.y < bottom).map(({ text }) => text),
  ];
  return {
    ...page,
    controls: page.controls.filter((control) => !isRemoved(control)),
    links: page.links.filter(({ text }) => !labels.some((label) => label.includes(text))),
  };
}
