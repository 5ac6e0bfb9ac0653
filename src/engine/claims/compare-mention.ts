import { z } from "zod";
import { normaliseText } from "../../ground/fold-text.ts";
import { lexicon } from "../../ground/lexicon.ts";
import type { AdLine, LedgerRow, Mention, Statement } from "../artifacts/claims.ts";
import type { Excerpt } from "../artifacts/text-block.ts";
import assurancesJson from "../lexicon/assurances.json" with { type: "json" };
import audiencesJson from "../lexicon/audiences.json" with { type: "json" };
import oppositesJson from "../lexicon/opposites.json" with { type: "json" };
import stepsJson from "../lexicon/visitor-steps.json" with { type: "json" };
import { createRow, HEADLINE_BONUS } from "./create-row.ts";

const Ids = z.array(z.string());
const assurances = lexicon(
  z.object({ assurances: z.array(z.object({ id: z.string(), checkability: z.number(), impliedBy: Ids })) }),
  assurancesJson,
);
const steps = lexicon(z.object({ ordinary: Ids }), stepsJson);
const audiences = lexicon(z.object({ general: Ids, professions: Ids, contains: Ids }), audiencesJson);
const opposites = lexicon(
  z.object({
    slots: z.array(z.object({ id: z.string(), open: z.boolean().optional(), weekly: z.boolean().optional() })),
    equivalents: Ids,
  }),
  oppositesJson,
);

/** "About a third of our lots are certified organic": in the clause that has the words, or in an answer. */
const isInPart = ({ statement: { clauses }, stated: { phrase } }: Found): boolean => {
  const naming = clauses.filter(({ text }) => text.includes(phrase));
  return (naming.length === 0 ? clauses : naming).some(({ quantifier }) => quantifier === "part");
};

/** "families" contains "children": what is for one of them is for the other. */
const isRelated = (one: string, other: string): boolean =>
  audiences().contains.some((pair) => pair === `${one} ${other}` || pair === `${other} ${one}`);

const isOpen = (slot: string): boolean => opposites().slots.find(({ id }) => id === slot)?.open === true;

/** What a timetable says: few pages without one mention it, and a day with its date is that day alone. */
const isWeekly = (slot: string): boolean => opposites().slots.find(({ id }) => id === slot)?.weekly === true;

const hasDate = ({ quantities }: Statement): boolean => quantities.some(({ dimension }) => dimension === "date");

const findAssurance = (value: string) => assurances().assurances.find(({ id }) => id === value);

/** "No experience needed" says what "for beginners" says. */
const isEquivalent = (one: Mention, other: Mention): boolean =>
  opposites().equivalents.some((pair) => {
    const names = [one, other].map(({ slot, value }) => `${slot}:${value}`);
    return pair === names.join(" ") || pair === names.toReversed().join(" ");
  });

/** The same step, group or value, or one that implies it. */
const confirms = (claim: Mention, stated: Mention): boolean =>
  isEquivalent(claim, stated) ||
  (claim.slot === stated.slot &&
    (claim.value === stated.value ||
      (claim.slot === "audience" && isRelated(claim.value, stated.value)) ||
      (claim.slot === "assurance" && findAssurance(claim.value)?.impliedBy.includes(stated.value) === true)));

/** Another value of a slot that has one value for a product. */
const excludes = (claim: Mention, stated: Mention): boolean =>
  claim.slot === stated.slot &&
  claim.slot !== "step" &&
  claim.slot !== "audience" &&
  claim.slot !== "assurance" &&
  !isOpen(claim.slot) &&
  claim.value !== stated.value;

/** "Insurance for electricians" is none for dentists, if the page opens with it: a list further down may go on. */
const isForOtherProfession = (claim: Mention, stated: Mention, { excerpt }: Statement): boolean =>
  claim.slot === "audience" &&
  stated.slot === "audience" &&
  claim.value !== stated.value &&
  [claim, stated].every(({ value }) => audiences().professions.includes(value)) &&
  excerpt.aboveFold;

/** "3 for 2", or a voucher code. */
const isDiscount = ({ slot }: Pick<Mention, "slot">): boolean => slot === "bundle" || slot === "code";
const DISCOUNT_CHECKABILITY = 0.9;

/** How far it can be checked whether the page says so: what most pages leave unsaid costs little. */
const checkability = ({ slot, value }: Mention, { isHeadline }: AdLine): number => {
  if (isDiscount({ slot })) return DISCOUNT_CHECKABILITY;
  if (slot === "step") return steps().ordinary.includes(value) ? 0.3 : 0.9;
  if (slot === "audience") return audiences().general.includes(value) ? 0.2 : 0.8;
  if (slot === "assurance") return findAssurance(value)?.checkability ?? 0;
  return (isOpen(slot) ? 0.3 : 0.5) + (isHeadline ? HEADLINE_BONUS : 0);
};

/** "Bad back?" asks who is meant, and a page may answer in other words. */
const ASKED = 0.4;

const createClaim = (mention: Mention, line: AdLine) =>
  ({
    kind:
      mention.slot === "step" || mention.slot === "audience"
        ? mention.slot
        : isDiscount(mention)
          ? "offer"
          : "assurance",
    slot: `${mention.slot}:${mention.value}`,
    text: mention.text,
    source: line.excerpt,
    checkability: line.isPromise ? checkability(mention, line) : Math.min(checkability(mention, line), ASKED),
    leading: line.isHeadline || mention.slot === "step" || isDiscount(mention),
  }) as const;

/** A statement with the words that were found in it. */
interface Found {
  statement: Statement;
  stated: Mention;
}

/** What the page says of a step, audience or feature that the ad names; nothing where silence tells nothing. */
const compareMention = (mention: Mention, line: AdLine, statements: readonly Statement[]): LedgerRow[] => {
  const claim = createClaim(mention, line);
  const find = (test: (stated: Mention, statement: Statement) => boolean): Found[] =>
    statements.flatMap((statement) => {
      // A question assures nothing; its answer does, and has the question's words as well.
      if (statement.isQuestion && mention.slot === "assurance") return [];
      const stated = statement.mentions.find((each) => test(each, statement));
      return stated === undefined ? [] : [{ statement, stated }];
    });
  const confirming = find((stated) => confirms(mention, stated));
  // "Not for children" says the same on both sides.
  const affirmed =
    confirming.find(({ statement }) => !statement.negated) ??
    (isFeature(mention) ? confirming[0] : confirming.find(({ statement }) => repeats(statement, line)));
  const claimsAll = line.clauses.some(({ quantifier }) => quantifier === "all");
  const partial = claimsAll && confirming.every(isInPart) ? confirming[0] : undefined;
  if (affirmed !== undefined && partial === undefined) {
    const { excerpt } = affirmed.statement;
    return [createRow(claim, "kept", { statement: excerpt, words: affirmed.stated.text })];
  }
  const excluding =
    partial ??
    [
      ...confirming,
      ...find((stated, statement) => excludes(mention, stated) || isForOtherProfession(mention, stated, statement)),
    ].find(
      // "Experience required" may be the label of its answer.
      ({ statement }) => !statement.isDenied && !(isWeekly(mention.slot) && hasDate(statement)),
    );
  if (excluding === undefined && isWeekly(mention.slot)) return [];
  if (excluding === undefined) return [createRow(claim, "not_mentioned", { confidence: 0.8 })];
  const { stated } = excluding;
  return [createRow(claim, "contradicted", { confidence: 0.8, statement: quote(excluding), words: stated.text })];
};

/** "Closed" says little without the "Monday" beside it. */
const quote = ({ statement: { excerpt, context, labels }, stated }: Found): Excerpt =>
  labels.length === 0 || normaliseText(excerpt.text).includes(stated.phrase)
    ? excerpt
    : { ...excerpt, text: `${context[0]}: ${excerpt.text}` };

const repeats = (statement: Statement, line: AdLine): boolean =>
  statement.excerpt.text.toLowerCase().includes(line.excerpt.text.toLowerCase().replace(/\P{L}+$/u, ""));

/** Features are often worded with "no" and "without" themselves. */
const isFeature = ({ slot }: Mention): boolean => slot !== "step" && slot !== "audience";

/** Each step, audience and feature that the ad names, once. */
export const compareMentions = (lines: readonly AdLine[], statements: readonly Statement[]): LedgerRow[] => {
  const named = lines.flatMap((line) => line.mentions.map((mention) => ({ mention, line })));
  return named
    .filter(
      ({ mention }, at) =>
        named.findIndex((other) => other.mention.slot === mention.slot && other.mention.value === mention.value) === at,
    )
    .flatMap(({ mention, line }) => compareMention(mention, line, statements));
};
