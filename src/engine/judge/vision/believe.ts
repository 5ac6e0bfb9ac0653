import { DIMENSIONS, type Dimension } from "../../../contract/vocabulary.ts";
import type { Dossier, NumberedFact } from "./facts.ts";
import { stands } from "./quotes.ts";
import { ASKED_KINDS, type AskedKind, type Reply } from "./reply.ts";

/** What of an answer stands up to the evidence. */
export interface Believed {
  /** Null where nothing that the model quoted stands in the facts. */
  dimensions: Record<Dimension, BelievedDimension | null>;
  checks: Partial<Record<AskedKind, BelievedCheck>>;
}

export interface BelievedDimension {
  /** 0 to 1, as the score stage places it: a fifth a band, a quarter of that a position. */
  share: number;
  notes: string[];
}

export interface BelievedCheck {
  answer: Exclude<Reply["checks"][number]["answer"], "not_applicable">;
  ad: NumberedFact | null;
  page: NumberedFact | null;
  adQuote: string;
  pageQuote: string;
}

const FROM_BELOW = ["VERY_POOR", "POOR", "MODERATE", "GOOD", "EXCEPTIONAL"] as const;
/** What is said of looks needs no words of the page; what is said of words does. */
const OF_LOOKS: ReadonlySet<Dimension> = new Set<Dimension>(["visualMatch"]);
export const KINDS_OF_LOOKS: ReadonlySet<AskedKind> = new Set<AskedKind>([
  "palette",
  "hero_image",
  "imagery",
  "tone",
  "fold_cta",
]);

/** The middle of a position's quarter of its band, as a share of the whole scale. */
export const shareOf = ({
  band,
  position,
}: Pick<Reply["dimensions"][Dimension], "band" | "position">): number =>
  (FROM_BELOW.indexOf(band) + (position - 0.5) / 4) / FROM_BELOW.length;

/** What can be said of pictures only. */
const OF_PICTURES: ReadonlySet<string> = new Set(["visualMatch", "palette", "hero_image", "imagery"]);

/**
 * Holds an answer to the facts: what quotes something that stands nowhere is not believed.
 *
 * @param pictured Whether the ad's picture was shown: else nothing is known of its looks.
 */
export function believe(reply: Reply, dossier: Dossier, pictured: boolean): Believed {
  const facts = new Map([...dossier.ad, ...dossier.page].map((fact) => [fact.id, fact]));
  const dimensions = Object.fromEntries(
    DIMENSIONS.map((dimension) => [
      dimension,
      pictured || !OF_PICTURES.has(dimension)
        ? believedDimension(dimension, reply.dimensions[dimension], facts)
        : null,
    ]),
  ) as Believed["dimensions"];
  const checks: Believed["checks"] = {};
  for (const kind of ASKED_KINDS) {
    const check = reply.checks.find((one) => one.kind === kind && (pictured || !OF_PICTURES.has(kind)));
    const believed = check === undefined ? null : believedCheck(check, facts);
    if (believed !== null) checks[kind] = believed;
  }
  return { dimensions, checks };
}

/** Whether anything of an answer stands. */
export const isHollow = ({ dimensions }: Believed): boolean =>
  DIMENSIONS.every((dimension) => dimensions[dimension] === null || OF_LOOKS.has(dimension));

type Facts = ReadonlyMap<string, NumberedFact>;

function believedDimension(
  dimension: Dimension,
  said: Reply["dimensions"][Dimension],
  facts: Facts,
): BelievedDimension | null {
  const quoting = said.observations.filter(({ fact, quote }) => fact.trim() !== "" || quote.trim() !== "");
  const true_ = quoting.filter(({ fact, quote }) => quotes(fact, quote, facts) !== null);
  const invented = quoting.length - true_.length;
  if (invented > true_.length || (true_.length === 0 && !OF_LOOKS.has(dimension))) return null;
  const notes = said.observations
    .filter((one) => true_.includes(one) || !quoting.includes(one))
    .map(({ note }) => plainNote(note));
  return { share: shareOf(said), notes: notes.filter((note) => note !== "") };
}

function believedCheck(check: Reply["checks"][number], facts: Facts): BelievedCheck | null {
  const { kind, answer, adFact, adQuote, pageFact, pageQuote } = check;
  const [ad, page] = [quotes(adFact, adQuote, facts, "A"), quotes(pageFact, pageQuote, facts, "L")];
  const invented = (ad === null && adQuote.trim() !== "") || (page === null && pageQuote.trim() !== "");
  if (answer === "not_applicable" || invented) return null;
  // To be there or to differ is to be seen on both sides; to be missing, on the ad's.
  const proven = ad !== null && (answer === "missing" || page !== null);
  return proven || KINDS_OF_LOOKS.has(kind) ? { answer, ad, page, adQuote, pageQuote } : null;
}

function quotes(id: string, quote: string, facts: Facts, letter = ""): NumberedFact | null {
  const fact = facts.get(id.trim().toUpperCase());
  return fact?.id.startsWith(letter) && stands(quote, fact) ? fact : null;
}

const LONGEST_NOTE = 160;

/** A note is for people: one with an address, a selector or markup in it was not asked for. */
function plainNote(note: string): string {
  const line = note.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  if (/https?:|www\.|[<>{}]|(?:^|\s)[#.][\w-]+\s*>|\[[\w-]+=/iu.test(line)) return "";
  return line.length <= LONGEST_NOTE
    ? line.replace(/\.+$/u, "")
    : `${line.slice(0, LONGEST_NOTE - 1).trimEnd()}…`;
}
