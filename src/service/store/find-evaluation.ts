import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type EvaluationAnswer, ReceivedEvaluation, ReceivedUrlOnly } from "../../contract/evaluation.ts";
import { ReceivedLedger } from "../../contract/ledger.ts";
import { EvaluationView } from "../evaluation-view.ts";
import type { QueryRunner } from "./database.ts";
import { evaluations } from "./schema.ts";

/** A stored evaluation as pages show it. */
export interface StoredEvaluation {
  id: string;
  title: string | null;
  landingPageUrl: string;
  platform: string | null;
  createdAt: Date;
  answer: Exclude<EvaluationAnswer, { lpCaptureStatus: "link_broken" }>;
  ledger: ReceivedLedger | undefined;
  /** Null for evaluations of earlier versions. */
  view: EvaluationView | null;
}

/** An answer of whatever version stored it. */
const StoredAnswer = z.union([ReceivedUrlOnly, ReceivedEvaluation.extend({ ledger: ReceivedLedger.optional() })]);

/** @returns null if the account has no such evaluation. */
export async function findEvaluation(db: QueryRunner, accountId: string, id: string): Promise<StoredEvaluation | null> {
  const [row] = await db
    .select()
    .from(evaluations)
    .where(and(eq(evaluations.id, id), eq(evaluations.accountId, accountId)));
  if (row === undefined) return null;
  const { title, landingPageUrl, platform, createdAt } = row;
  const answer = StoredAnswer.parse(row.answer);
  const ledger = "ledger" in answer ? ReceivedLedger.optional().parse(answer.ledger) : undefined;
  return {
    id,
    title,
    landingPageUrl,
    platform,
    createdAt,
    answer,
    ledger,
    view: EvaluationView.nullable().parse(row.view),
  };
}
