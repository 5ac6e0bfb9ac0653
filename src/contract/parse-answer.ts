import { z } from "zod";
import { EvaluationError } from "./error.ts";
import { type EvaluationAnswer, ReceivedEvaluation, ReceivedLinkBroken, ReceivedUrlOnly } from "./evaluation.ts";

/** An answer with its variant, so that nobody reads a score that does not exist. */
export type ParsedAnswer =
  | { kind: "evaluated"; answer: ReceivedEvaluation }
  | { kind: "url_only"; answer: ReceivedUrlOnly }
  | { kind: "link_broken"; answer: ReceivedLinkBroken };

/** Distinguishes the three variants. `lpCaptureStatus` decides before any score (contract, endpoint rule 1). */
export function classifyAnswer(answer: EvaluationAnswer): ParsedAnswer {
  if ("lpCaptureStatus" in answer) {
    if (answer.lpCaptureStatus === "url_only") return { kind: "url_only", answer };
    if (answer.lpCaptureStatus === "link_broken") return { kind: "link_broken", answer };
  }
  // The type does not show it, but a full evaluation may have a capture status, too, with a value that we do not
  // know.
  return { kind: "evaluated", answer: answer as ReceivedEvaluation };
}

const captureStatusSchema = z.looseObject({ lpCaptureStatus: z.unknown().optional() });

/**
 * Parses a 200 body of POST /api/analyze-ad. Keeps unknown fields and unknown enum values; the values that the gate
 * needs have to be valid.
 *
 * @throws EvaluationError named ContractBroken, with the path of the first invalid field. Never retried: the service
 * would count the same call again.
 */
export function parseAnswer(body: unknown): ParsedAnswer {
  const status = parseWith(captureStatusSchema, body).lpCaptureStatus;
  if (status === "url_only") return { kind: "url_only", answer: parseWith(ReceivedUrlOnly, body) };
  if (status === "link_broken") return { kind: "link_broken", answer: parseWith(ReceivedLinkBroken, body) };
  return { kind: "evaluated", answer: parseWith(ReceivedEvaluation, body) };
}

function parseWith<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body);
  // The body itself, not zod's copy, which would reorder its fields. The schemas do not transform, so the type holds.
  if (result.success) return body as z.output<S>;
  const [issue] = result.error.issues;
  const path = z.core.toDotPath(issue?.path ?? []);
  throw new EvaluationError(
    `The service's answer breaks the contract at ${path === "" ? "its top level" : `"${path}"`}: ${issue?.message}. ` +
      `Check that api-url points to a service that speaks version 1.1 of the evaluation API.`,
    { name: "ContractBroken" },
  );
}
