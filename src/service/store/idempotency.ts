import { hash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { EvaluationRequest } from "../../contract/evaluation-request.ts";
import { IDEMPOTENCY_SECONDS } from "../../contract/idempotency.ts";
import { HttpError } from "../http-error.ts";
import { type Db, type QueryRunner, queryRows } from "./database.ts";
import { evaluations, idempotencyKeys, reservations } from "./schema.ts";

/** A request that its caller may send again without being counted twice (draft-ietf-httpapi-idempotency-key-header). */
export interface IdempotentRequest {
  /** Whose quota it counts against. */
  subject: string;
  /** The caller's Idempotency-Key. */
  key: string;
  requestHash: string;
}

export const hashRequest = (request: EvaluationRequest): string => hash("sha256", JSON.stringify(request));

/**
 * The answer of the evaluation that was stored for the same request; null where there is none. What was not stored,
 * such as link_broken, was not counted either, and is evaluated again.
 *
 * @throws HttpError 409 while the request is being evaluated, 422 if the key stands for another request.
 */
export async function findStoredAnswer(db: QueryRunner, { subject, key, requestHash }: IdempotentRequest) {
  const [found] = await db
    .select({
      requestHash: idempotencyKeys.requestHash,
      answer: evaluations.answer,
      isRunning: sql<boolean>`${reservations.id} is not null`,
    })
    .from(idempotencyKeys)
    .leftJoin(evaluations, eq(evaluations.id, idempotencyKeys.evaluationId))
    .leftJoin(reservations, eq(reservations.id, idempotencyKeys.leaseId))
    .where(and(eq(idempotencyKeys.subject, subject), eq(idempotencyKeys.key, key), sql`not ${IS_EXPIRED}`));
  // Its evaluation failed, or its process was killed.
  if (found === undefined || (found.answer === null && !found.isRunning)) return null;
  if (found.requestHash !== requestHash) {
    const message = "This Idempotency-Key was sent with another request. Use a new key for each request.";
    throw new HttpError(422, message, { errorCode: "IDEMPOTENCY_KEY_REUSED" });
  }
  if (found.answer === null) throw stillEvaluating();
  return found.answer;
}

/**
 * Takes the key for the holder of a lease, so that no other process evaluates the request meanwhile. It is free again
 * once the lease has ended without a stored evaluation.
 *
 * @throws HttpError 409 if another process has it.
 */
export async function claimKey(db: Db, { subject, key, requestHash }: IdempotentRequest, leaseId: string) {
  const [claimed] = await queryRows(
    db,
    sql`insert into ${idempotencyKeys} (subject, key, request_hash, lease_id)
        values (${subject}, ${key}, ${requestHash}, ${leaseId})
        on conflict (subject, key) do update
          set request_hash = excluded.request_hash, lease_id = excluded.lease_id, evaluation_id = null,
            created_at = now()
          where ${IS_EXPIRED} or ${idempotencyKeys.leaseId} = excluded.lease_id or (
            ${idempotencyKeys.evaluationId} is null
            and not exists (select 1 from ${reservations} where ${reservations.id} = ${idempotencyKeys.leaseId})
          )
        returning 1`,
  );
  if (claimed === undefined) throw stillEvaluating();
}

/**
 * Remembers the evaluation. Call it in the transaction that stores it.
 *
 * @throws HttpError 409 if the lease expired while the database was unavailable, and another process has taken the key.
 */
export async function finishKey(
  tx: Pick<Db, "update">,
  { subject, key }: IdempotentRequest,
  leaseId: string,
  evaluationId: string,
): Promise<void> {
  const isOurs = and(
    eq(idempotencyKeys.subject, subject),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.leaseId, leaseId),
  );
  const finished = await tx.update(idempotencyKeys).set({ evaluationId }).where(isOurs).returning();
  if (finished.length === 0) throw stillEvaluating();
}

export const deleteExpiredKeys = (db: Pick<Db, "delete">): Promise<unknown> =>
  db.delete(idempotencyKeys).where(IS_EXPIRED);

const IS_EXPIRED = sql`${idempotencyKeys.createdAt} < now() - make_interval(secs => ${IDEMPOTENCY_SECONDS})`;

const RETRY_AFTER_SECONDS = 3;
const stillEvaluating = () =>
  new HttpError(409, "The first request with this Idempotency-Key is still being evaluated. Retry later.", {
    errorCode: "IDEMPOTENCY_KEY_IN_USE",
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
