import { toVisibleText } from "../../ground/fold-text.ts";
import type { Control, Snapshot } from "../artifacts/capture-schemas.ts";
import type { CallToAction } from "../artifacts/evidence.ts";
import {
  classifyLink,
  createCallToAction,
  ctaProminence,
  isCtaCandidate,
  isHeroSearch,
  isPopUpControl,
} from "./classify-cta.ts";
import { locateOnPage, metaExcerpt, overlapsFold, PAGE_CONFIDENCE } from "./page-excerpts.ts";

/**
 * The page's calls to action, most prominent first. Those of pop-ups are excluded, because visitors close them, and
 * the same pop-up is on any page of the site.
 */
export const findCtas = (page: Snapshot): CallToAction[] => {
  const heading = page.texts.find(({ level, box }) => level === 1 && overlapsFold(box, page.fold));
  const below = heading === undefined ? Number.POSITIVE_INFINITY : heading.box.y + heading.box.height;
  const controls = page.controls.filter(
    (control) =>
      (isCtaCandidate(control) || isHeroSearch(control, below)) &&
      !isPopUpControl(control, page) &&
      control.box.width > 1 &&
      control.box.height > 1,
  );
  const most = Math.max(Number.MIN_VALUE, ...controls.map(ctaProminence));
  // Calls to action above the fold come first.
  const rank = (control: Control): number =>
    ctaProminence(control) / most + (overlapsFold(control.box, page.fold) ? 1 : 0);
  return [...controls]
    .sort((one, other) => rank(other) - rank(one))
    .map((control) =>
      createCallToAction(
        {
          text: toVisibleText(control.text),
          confidence: PAGE_CONFIDENCE,
          source: "page",
          prominence: ctaProminence(control) / most,
          ...locateOnPage(control, page),
        },
        control.href,
      ),
    );
};

/** Calls to action that are only text links, each intent once. */
export const findTextLinkCtas = (page: Snapshot): CallToAction[] => {
  const linkCtas = page.links.flatMap((link) => {
    const intent = classifyLink(link);
    return intent === null ? [] : [{ ...createCallToAction(metaExcerpt(link.text || link.href, "page")), intent }];
  });
  return linkCtas.filter(({ intent }, at) => linkCtas.findIndex((other) => other.intent === intent) === at);
};
