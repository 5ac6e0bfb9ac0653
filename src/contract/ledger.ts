import { z } from "zod";
import { lenient, type SchemaMode, strict } from "./schema-mode.ts";

/**
 * The ledger: the ad's claims with what the page says about each. It is an extension of the contract: our own service
 * returns it in the field `ledger`, other services return none.
 */

export const CLAIM_KINDS = [
  "product",
  "price",
  "offer",
  "place",
  "audience",
  "time",
  "step",
  "assurance",
  "feature",
  "brand",
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const CLAIM_VERDICTS = ["kept", "kept_below_the_fold", "contradicted", "not_mentioned", "unreadable"] as const;
export type ClaimVerdict = (typeof CLAIM_VERDICTS)[number];

/** What could not be read where the verdict is `unreadable`: the page, or the words of the ad's picture. */
export const UNREAD_SIDES = ["page", "ad"] as const;

/** Where the ad makes the claim: in its text fields, or in its picture. */
export const CLAIM_SOURCES = ["field", "ocr"] as const;

/** Limits of what is sent and accepted: a service might send anything. */
export const MAX_LEDGER_ROWS = 200;
export const MAX_LEDGER_TEXT_CHARS = 1000;

const shareSchema = z.number().min(0).max(1);
const textSchema = z.string().max(MAX_LEDGER_TEXT_CHARS);

const rowSchema = <O extends boolean>(mode: SchemaMode<O>) =>
  mode.object({
    kind: mode.oneOf(CLAIM_KINDS).describe("What the claim is about."),
    text: textSchema.describe("The words of the ad that make the claim."),
    adLine: textSchema.describe("The sentence of the ad that contains them."),
    source: mode.oneOf(CLAIM_SOURCES).describe("field: the ad's text fields; ocr: its picture."),
    verdict: mode.oneOf(CLAIM_VERDICTS).describe("What the page says about it."),
    checkability: shareSchema.describe("0 to 1: numbers and names can be checked, moods cannot."),
    confidence: shareSchema.describe("Confidence in the verdict."),
    pageText: textSchema.nullable().describe("The sentence of the page that keeps or contradicts the claim, or null."),
    words: textSchema
      .nullable()
      .describe("The words of this sentence that do; null for all of it, or if there is none."),
    selector: z
      .string()
      .max(MAX_LEDGER_TEXT_CHARS)
      .nullable()
      .describe("CSS selector of the page's sentence, or null."),
    derivation: mode.optional(textSchema).describe("How the page's value was calculated."),
    unread: mode
      .optional(mode.oneOf(UNREAD_SIDES))
      .describe("With the verdict unreadable, what could not be read: the page, or the words of the ad's picture."),
  });

const ledgerSchema = <O extends boolean>(mode: SchemaMode<O>) => z.array(rowSchema(mode)).max(MAX_LEDGER_ROWS);

export const Ledger = ledgerSchema(strict);
export const ReceivedLedger = ledgerSchema(lenient);
export type Ledger = z.infer<typeof Ledger>;
export type ReceivedLedger = z.infer<typeof ReceivedLedger>;
export type ReceivedClaim = ReceivedLedger[number];

/** From here on the page has to say so. */
export const MIN_CHECKABILITY = 0.5;

/**
 * Whether the claim is a promise, which counts as kept or not: it can be checked, or is about the brand or next step.
 */
export const isPromise = ({ kind, checkability }: Pick<ReceivedClaim, "kind" | "checkability">): boolean =>
  checkability >= MIN_CHECKABILITY || kind === "brand" || kind === "step";

/** A price of the ad, surely read, of which nothing is known because no price could be read on the page. */
export const findUnreadPrice = (ledger: ReceivedLedger): ReceivedClaim | null =>
  ledger.find((row) => row.kind === "price" && row.unread === "page" && isPromise(row)) ?? null;

export interface PromiseCounts {
  kept: number;
  contradicted: number;
  notMentioned: number;
  /** Neither kept nor broken, and not a part of the total. */
  unreadable: number;
  total: number;
}

/** How many promises the page keeps. A verdict that only a newer service knows counts as unreadable. */
export function countPromises(
  ledger: readonly Pick<ReceivedClaim, "kind" | "checkability" | "verdict">[],
): PromiseCounts {
  const promises = ledger.filter(isPromise);
  const count = (...verdicts: ClaimVerdict[]) =>
    promises.filter(({ verdict }) => verdicts.some((one) => one === verdict)).length;
  const kept = count("kept", "kept_below_the_fold");
  const contradicted = count("contradicted");
  const notMentioned = count("not_mentioned");
  const total = kept + contradicted + notMentioned;
  return { kept, contradicted, notMentioned, unreadable: promises.length - total, total };
}
