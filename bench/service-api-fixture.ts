import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { createAccount } from "../src/service/accounts/accounts.ts";
import { createKey } from "../src/service/accounts/keys.ts";
import { accountQuota } from "../src/service/principal.ts";
import { reserveUnit } from "../src/service/quota/quota.ts";
import type { StorageLocation } from "../src/service/settings.ts";
import { openDatabase } from "../src/service/store/database.ts";
import { storeEvaluation } from "../src/service/store/evaluations.ts";
import { sampleEvaluation, sampleFix, sampleRequest } from "../test/contract/samples.ts";

const EVALUATION_COUNT = 200;
const FIXES_PER_EVALUATION = 3;

/** Creates an account with a history and an API key. */
export async function seedAccount(storage: StorageLocation): Promise<{ key: string; evaluationId: string }> {
  const database = await openDatabase(storage);
  const { db } = database;
  try {
    const account = await createAccount(db, { email: "owner@x.example", plan: "enterprise" });
    const { text } = await createKey(db, account, {
      name: "bench",
      scopes: ["analyze", "usage", "history", "fixes"],
    });
    const quota = accountQuota(account, new Date());
    let evaluationId = "";
    for (let n = 0; n < EVALUATION_COUNT; n++) {
      const lease = { id: randomUUID(), quota, release: async () => undefined, markSpent: () => undefined };
      await reserveUnit(db, lease.id, quota, 60);
      evaluationId = randomUUID();
      const fixes = Array.from({ length: FIXES_PER_EVALUATION }, () => sampleFix({ id: randomUUID() }));
      const record = { accountId: account.id, request: sampleRequest(), idempotent: null, view: null };
      await storeEvaluation(db, lease, record, sampleEvaluation({ evaluationId, fixes }));
    }
    return { key: text, evaluationId };
  } finally {
    await database.close();
  }
}

export interface ServerProcess extends AsyncDisposable {
  url: string;
}

/** Starts a server process that prints a JSON line with its `url` when it listens. */
export async function startServerProcess(
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, argv, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await readListeningUrl(child);
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function readListeningUrl(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const { url }: { url?: string } = JSON.parse(line);
    if (url === undefined) continue;
    child.stdout?.resume();
    return url;
  }
  throw new Error("The server process ended before it listened.");
}

export const SERVICE_ARGV = [path.join(import.meta.dirname, "..", "src", "cli", "main.ts"), "serve", "--port", "0"];
export const REFERENCE_PROGRAM = path.join(import.meta.dirname, "service-api-reference.ts");
