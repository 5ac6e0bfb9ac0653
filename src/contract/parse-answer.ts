import { z } from "zod";
import { EvaluationError } from "./error.ts";
import {
  type EvaluationAnswer,
  ReceivedEvaluation,
  ReceivedLinkBroken,
  ReceivedUrlOnly,
} from "./evaluation.ts";

/** An answer with its kind said aloud, so that nobody reads a score that is not there. */
export type ParsedAnswer =
  | { kind: "evaluated"; answer: ReceivedEvaluation }
  | { kind: "url_only"; answer: ReceivedUrlOnly }
  | { kind: "link_broken"; answer: ReceivedLinkBroken };

/** Tells the three variants apart. `lpCaptureStatus` is looked at before any score (contract, endpoint rule 1). */
export function classifyAnswer(answer: EvaluationAnswer): ParsedAnswer {
  if ("lpCaptureStatus" in answer) {
    if (answer.lpCaptureStatus === "url_only") return { kind: "url_only", answer };
    if (answer.lpCaptureStatus === "link_broken") return { kind: "link_broken", answer };
  }
  // The type cannot say it, but a full evaluation may carry a capture status too, of a word we need not know.
  return { kind: "evaluated", answer: answer as ReceivedEvaluation };
}

/** A 200 body that is not what the contract promises. Never retried: the same call would be counted again. */
export class ContractBroken extends EvaluationError {
  override name = "ContractBroken";
  /** The field at fault, for example `componentScores.visualMatch`; empty for the body as a whole. */
  readonly path: string;

  constructor(path: string, problem: string) {
    super(
      `The service's answer breaks the contract at ${path === "" ? "its top level" : `"${path}"`}: ${problem}. ` +
        `Check that api-url points to a service that speaks version 1.1 of the evaluation API.`,
    );
    this.path = path;
  }
}

const captureStatusSchema = z.looseObject({ lpCaptureStatus: z.unknown().optional() });

/**
 * Parses a 200 body of POST /api/analyze-ad: unknown fields stay, unknown words stay as text, and what the gate
 * decides from must be right.
 *
 * @throws ContractBroken with the path of the first field at fault.
 */
export function parseAnswer(body: unknown): ParsedAnswer {
  const status = parseWith(captureStatusSchema, body).lpCaptureStatus;
  if (status === "url_only") return { kind: "url_only", answer: parseWith(ReceivedUrlOnly, body) };
  if (status === "link_broken") return { kind: "link_broken", answer: parseWith(ReceivedLinkBroken, body) };
  return { kind: "evaluated", answer: parseWith(ReceivedEvaluation, body) };
}

function parseWith<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body);
  // The body itself, not zod's copy: the answer stays as it was sent, down to the order of its fields. No schema
  // of an answer transforms, so both say the same.
  if (result.success) return body as z.output<S>;
  const [issue] = result.error.issues;
  throw new ContractBroken(
    issue ? z.core.toDotPath(issue.path) : "",
    issue?.message ?? "it is not an object",
  );
}
