import { claim as claimDefinition } from "../../findings/claim.ts";
import { foldOffer as foldOfferDefinition } from "../../findings/fold_offer.ts";
import { offer as offerDefinition } from "../../findings/offer.ts";
import { collapseSpace } from "../../ground/text.ts";
import type { LedgerRow } from "../artifacts/claims.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import {
  type AdviceContext,
  type DraftFixes,
  draftFix,
  editAdStep,
  type FixDraft,
  isOtherProductPage,
} from "./fix-draft.ts";
import { fixWrongPage, usePageHeadlineInAd } from "./headline.ts";
import { reroute } from "./reroute.ts";
import { findTopText, isEditablePageText, isReliable, isSafeToCopy } from "./usable-text.ts";

const isAboutOffer = ({ finding: { kind } }: AdviceContext): boolean => kind === "offer" || kind === "fold_offer";

const fixesFor = (context: AdviceContext) => (isAboutOffer(context) ? offerDefinition : claimDefinition).fixes;

/** A claim of the ad that the page contradicts or doesn't mention; without a row of the ledger, an offer. */
export const claim: DraftFixes = (context) => {
  const sendElsewhere = reroute(context, isAboutOffer(context) ? "offer" : "body_copy");
  const row = context.finding.claim;
  if (isAboutOffer(context) && isOtherProductPage(context)) return [sendElsewhere];
  if (row === undefined) return [usePageHeadlineInAd(context), sendElsewhere];
  if (row.claim.slot === "subject") return fixWrongPage(context);
  return [
    useAdWordsOnPage(context, row) ?? addToPage(context),
    usePageWordsInAd(context, row) ?? removeFromAd(context, row) ?? usePageHeadlineInAd(context),
    sendElsewhere,
  ];
};

/** A model quotes sentences, not the words that could stand in the other side's sentence. */
const hasReplacement = ({ verdict, words, byModel }: LedgerRow): boolean =>
  verdict === "contradicted" && words !== null && byModel !== true;

/**
 * A text of one side with the other side's words for the row, and for every other contradicted claim in the same text:
 * a partly corrected text would contradict itself. Null if nothing can be replaced, or the text says both already.
 */
const replaceWords = (
  { openFindings = [] }: AdviceContext,
  row: LedgerRow,
  side: "ad" | "page",
  text: string,
): string | null => {
  const textOf = ({ claim: made, statement }: LedgerRow) => (side === "ad" ? made.source : statement)?.text;
  const others = openFindings.flatMap(({ claim: other }) =>
    other !== undefined && other !== row && textOf(other) === textOf(row) ? [other] : [],
  );
  const wordsOf = ({ claim: made, words }: LedgerRow): [string, string] =>
    side === "ad" ? [made.text, words ?? ""] : [words ?? "", made.text];
  const [own, wanted] = wordsOf(row);
  // "Pay 10%" is something else than "pay half price".
  const isShareInWords = side === "ad" && row.claim.slot === "percent" && !/\p{N}/u.test(own);
  if (!hasReplacement(row) || isShareInWords || !text.includes(own) || text.includes(wanted)) return null;
  return [row, ...others.filter(hasReplacement)].reduce((now, one) => {
    const [from, to] = wordsOf(one);
    return now.replace(from, () => to);
  }, text);
};

/** The ad's line with the page's words in place of its own. */
function usePageWordsInAd(context: AdviceContext, row: LedgerRow): FixDraft | null {
  const { claim: made, statement } = row;
  if (statement === null || !isReliable(made.source)) return null;
  const suggested = replaceWords(context, row, "ad", made.source.text);
  if (suggested === null) return null;
  const step = editAdStep(made.source, suggested);
  return draftFix(fixesFor(context).usePageWords(suggested, statement.text, step), {
    text: made.source.text,
    selector: statement.selector ?? context.evidence.page.headline?.selector ?? null,
  });
}

/** The page's statement, or else a text that says the same, with the ad's words in place of its own. */
function useAdWordsOnPage(context: AdviceContext, row: LedgerRow): FixDraft | null {
  const { claim: made } = row;
  const statement = findVisibleStatement(context, row);
  if (statement === null || !isSafeToCopy(made.source, context.evidence)) return null;
  const suggested = replaceWords(context, row, "page", statement.text);
  if (suggested === null) return null;
  return draftFix(fixesFor(context).useAdWords(statement.text, suggested, made.source.text), statement);
}

/** A title or structured data may make the statement, but visitors read the page's text. */
function findVisibleStatement({ evidence: { page } }: AdviceContext, { statement, words }: LedgerRow): Excerpt | null {
  if (isEditablePageText(statement)) return statement;
  if (words === null || !/\p{N}/u.test(words)) return null;
  return page.blocks.find((block) => isEditablePageText(block) && hasFigure(block.text, words)) ?? null;
}

/** Whether a text has the figure, and not only as a part of a larger one: "£14" is not in "£149" or "£14.90". */
function hasFigure(text: string, figure: string): boolean {
  const at = text.indexOf(figure);
  return at !== -1 && !/\p{N}$/u.test(text.slice(0, at)) && !/^[.,]?\p{N}/u.test(text.slice(at + figure.length));
}

/** The ad without the sentence that makes the claim, if other text remains. */
function removeFromAd(context: AdviceContext, { claim: made }: LedgerRow): FixDraft | null {
  const { ad, page } = context.evidence;
  const block = [ad.headline, ...ad.copy].find((text) => text?.text.includes(made.source.text));
  if (!block || !isReliable(block)) return null;
  const kept = collapseSpace(block.text.replace(made.source.text, ""));
  if (kept === "") return null;
  return draftFix(fixesFor(context).removeFromAd(kept, made.source.text, editAdStep(block, kept)), {
    text: block.text,
    selector: page.headline?.selector ?? null,
  });
}

/** The claim in a sentence of its own at the top of the page. */
function addToPage(context: AdviceContext): FixDraft | null {
  const source = context.finding.claim?.claim.source;
  const { subhead } = context.evidence.page;
  const top = isEditablePageText(subhead) ? subhead : findTopText(context);
  if (!top || source === undefined || !isReliable(source)) return null;
  if (!isSafeToCopy(source, context.evidence))
    return isAboutOffer(context) ? draftFix(offerDefinition.fixes.copyFromPicture(top.text), top) : null;
  const sentence = /[.!?…]$/u.test(source.text) ? source.text : `${source.text}.`;
  return draftFix(fixesFor(context).addToPage(top.text, `${sentence} ${top.text}`, source.text), top);
}

/** The ad's price or discount above the fold. */
export const foldOffer: DraftFixes = (context) =>
  isOtherProductPage(context)
    ? [reroute(context, "offer")]
    : [moveOfferUp(context) ?? addToPage(context), usePageHeadlineInAd(context), reroute(context, "offer")];

/** Moves the text that states it above the fold. */
function moveOfferUp(context: AdviceContext): FixDraft | null {
  const row = context.finding.claim;
  const stated = row?.statement;
  const top = findTopText(context);
  if (!stated || !top || !isEditablePageText(stated) || stated.aboveFold) return null;
  return draftFix(foldOfferDefinition.fixes.moveUp(stated.text, top.text, row.words ?? row.claim.text), stated);
}
