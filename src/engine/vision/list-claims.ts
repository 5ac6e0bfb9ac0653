import { isPromise } from "../../contract/ledger.ts";
import type { LedgerRow } from "../artifacts/claims.ts";
import type { AdEvidence, PageEvidence } from "../artifacts/evidence.ts";
import type { Excerpt, Term } from "../artifacts/text-block.ts";

/** A row of the ledger with the id by which the model names its claim: C1, C2, … */
export interface NumberedClaim {
  id: string;
  row: LedgerRow;
  /** The text sent to the model, possibly truncated. */
  text: string;
}

const MAX_CLAIMS = 20;
const MAX_CLAIM_CHARS = 40;

/** Claims that the model may settle come first, then those that it may dispute. */
const VERDICT_ORDER: readonly LedgerRow["verdict"][] = [
  "not_mentioned",
  "unreadable",
  "kept",
  "kept_below_the_fold",
  "contradicted",
];

/** The promises in the ledger's order, without those in text that is withheld from the model. */
export function numberClaims(ledger: readonly LedgerRow[], withheld: readonly Excerpt[]): NumberedClaim[] {
  const sent = ledger
    .filter((row) => isPromise(row.claim) && !withheld.some(({ text }) => isPartOf(row.claim.source, text)))
    .toSorted((one, other) => VERDICT_ORDER.indexOf(one.verdict) - VERDICT_ORDER.indexOf(other.verdict))
    .slice(0, MAX_CLAIMS);
  return ledger
    .filter((row) => sent.includes(row))
    .map((row, at) => ({ id: `C${at + 1}`, row, text: row.claim.text.slice(0, MAX_CLAIM_CHARS) }));
}

const isPartOf = ({ text }: Excerpt, whole: string): boolean => whole.includes(text) || text.includes(whole);

/** The claim's own words say more than those around it. */
const OWN_WORD_FACTOR = 3;
/**
 * The further facts that settle claims, although they may be below the fold: what the ledger quotes, and for a claim
 * that the rules didn't find the text with most of its words and of the words around it.
 */
export function findRelevantFacts<T extends { fact: Excerpt }>(
  claims: readonly NumberedClaim[],
  candidates: readonly T[],
  { ad, page }: { ad: AdEvidence; page: PageEvidence },
): T[] {
  const concepts = new Map(
    page.blocks.map((block) => [block.text, new Set(block.terms.map(({ concept }) => concept))]),
  );
  const find = ({ row: { claim, statement } }: NumberedClaim): T | undefined => {
    if (statement !== null) return candidates.find(({ fact }) => fact.text.includes(statement.text));
    const own = claim.text.toLowerCase();
    const terms = findTermsAround(claim.source, ad).map(({ concept, word, weight }) => ({
      concept,
      weight: own.includes(word.toLowerCase()) ? weight * OWN_WORD_FACTOR : weight,
    }));
    const shared = ({ fact }: T): number =>
      terms.reduce((sum, { concept, weight }) => sum + (concepts.get(fact.text)?.has(concept) ? weight : 0), 0);
    const [best] = candidates.toSorted((one, other) => shared(other) - shared(one));
    return best !== undefined && shared(best) > 0 ? best : undefined;
  };
  return [...new Set(claims.map(find).filter((fact) => fact !== undefined))];
}

function findTermsAround({ text }: Excerpt, { headline, copy, lines = [] }: AdEvidence): readonly Term[] {
  const line = lines.find(({ excerpt }) => excerpt.text === text);
  return (line ?? [headline, ...copy].find((block) => block?.text === text))?.terms ?? [];
}
