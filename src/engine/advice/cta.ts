import { z } from "zod";
import { cta as definition } from "../../findings/cta.ts";
import { humaniseCta } from "../../findings/fix-text.ts";
import { lexicon } from "../../ground/lexicon.ts";
import { quote } from "../../ground/text.ts";
import type { CallToAction } from "../artifacts/evidence.ts";
import json from "../lexicon/cta-suggestions.json" with { type: "json" };
import { type AdviceContext, type DraftFixes, draftFix, editAdStep, type FixDraft } from "./fix-draft.ts";
import { findTopText, isEditablePageText, isReliable, isSafeToCopy } from "./usable-text.ts";

const TextByIntent = z.record(z.string(), z.string());

/** Button labels by language and intent, and the platforms' call-to-action types by intent. */
const ctaSuggestions = lexicon(
  z.object({ labels: z.record(z.string(), TextByIntent), platformTypes: TextByIntent }),
  json,
);

/** The ad's call to action against the page's. */
export const cta: DraftFixes = (context) => [relabelButton(context) ?? addButton(context), usePageCtaInAd(context)];

/** Whether a call to action is above the fold. */
export const foldCta: DraftFixes = (context) => [moveButtonUp(context) ?? addButton(context), softenAdCta(context)];

/** A label in the page's language: the ad's label if the languages match, else the common one for its intent. */
function chooseLabel(context: AdviceContext): string | null {
  const { ad, page } = context.evidence;
  if (!ad.cta || !isReliable(ad.cta.excerpt)) return null;
  const language = page.language?.tag ?? ad.language?.tag ?? "en";
  const isOwnWords = ad.cta.excerpt.source !== "field" || !isPlatformCtaType(ad.cta.excerpt.text);
  const isReadable = isSafeToCopy(ad.cta.excerpt, context.evidence);
  if (isOwnWords && isReadable && (!ad.language || !page.language || ad.language.tag === page.language.tag))
    return ad.cta.excerpt.text.trim();
  const usual = ctaSuggestions().labels[language]?.[ad.cta.intent];
  return usual ?? (language === "en" && isReadable ? humaniseCta(ad.cta.excerpt.text) : null);
}

/** A call-to-action type of a platform, such as SHOP_NOW. */
const isPlatformCtaType = (text: string) => /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.test(text.trim());

/** The button of the finding, or else the page's primary button. */
function findButton({ finding, evidence: { page } }: AdviceContext): CallToAction | null {
  const found = page.ctas.find(({ excerpt }) => excerpt.selector !== null && excerpt.selector === finding.selector);
  const button = found ?? page.ctas[0] ?? null;
  return button && isEditablePageText(button.excerpt) ? button : null;
}

function relabelButton(context: AdviceContext): FixDraft | null {
  const button = findButton(context);
  const label = chooseLabel(context);
  if (!button || label === null) return null;
  return draftFix(definition.fixes.relabel(button.excerpt.text, label), button.excerpt);
}

function addButton(context: AdviceContext): FixDraft | null {
  const top = findTopText(context);
  const label = chooseLabel(context);
  return top && label !== null ? draftFix(definition.fixes.add(label, top.text), top) : null;
}

function moveButtonUp(context: AdviceContext): FixDraft | null {
  const button = findButton(context);
  const top = findTopText(context);
  if (!button || !top || button.excerpt.aboveFold) return null;
  return draftFix(definition.fixes.moveUp(button.excerpt.text, top.text), button.excerpt);
}

function usePageCtaInAd(context: AdviceContext): FixDraft | null {
  const { ad } = context.evidence;
  const button = findButton(context);
  if (!ad.cta || !button) return null;
  const suggested = isPlatformCtaType(ad.cta.excerpt.text)
    ? (ctaSuggestions().platformTypes[button.intent] ?? null)
    : button.excerpt.text;
  return suggested === null ? null : changeAdCta(ad.cta, suggested, button, context);
}

/** Reduces the commitment of the ad's call to action if the page offers no matching step. */
function softenAdCta(context: AdviceContext): FixDraft | null {
  const { ad } = context.evidence;
  if (!ad.cta || ad.cta.commitment === 0) return null;
  const { labels, platformTypes } = ctaSuggestions();
  const suggested = isPlatformCtaType(ad.cta.excerpt.text)
    ? platformTypes["learn"]
    : labels[ad.language?.tag ?? "en"]?.["learn"];
  return suggested === undefined ? null : changeAdCta(ad.cta, suggested, null, context);
}

function changeAdCta(
  { excerpt }: CallToAction,
  suggested: string,
  button: CallToAction | null,
  context: AdviceContext,
): FixDraft {
  const step =
    excerpt.source === "field" ? `Set the ad's call to action to ${quote(suggested)}.` : editAdStep(excerpt, suggested);
  return draftFix(definition.fixes.changeAd(suggested, button?.excerpt.text, step), {
    text: excerpt.text,
    selector: button?.excerpt.selector ?? findTopText(context)?.selector ?? null,
  });
}
