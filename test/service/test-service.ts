import { rmSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { EvaluationWithLedger } from "../../src/contract/evaluation-with-ledger.ts";
import { UsageInfo } from "../../src/contract/usage-quota.ts";
import { SCOPES, type Scope } from "../../src/contract/vocabulary.ts";
import type { PlanName } from "../../src/service/accounts/plans.ts";
import { type AdminCommand, type AdminResult, executeAdminCommand } from "../../src/service/execute-admin-command.ts";
import { dispatchAdminCommand } from "../../src/service/route-admin-command.ts";
import { readServiceSettings, type ServiceSettings, storageLocation } from "../../src/service/settings.ts";
import { type RunningService, startService } from "../../src/service/start-service.ts";
import { openDatabase } from "../../src/service/store/database.ts";
import { sampleRequest } from "../contract/samples.ts";
import { type Postgres, startPostgres } from "../doubles/postgres.ts";

/**
 * A running service on loopback, on either database. The landing URL decides how an evaluation ends
 * (doubles/evaluators.ts).
 */
export interface TestService extends AsyncDisposable {
  url: string;
  settings: ServiceSettings;
  log: string[];
  running: RunningService;
  admin(command: AdminCommand): Promise<AdminResult>;
  /** Creates an account and an API key for it. */
  createKey(given?: {
    limit?: number;
    scopes?: readonly Scope[];
    plan?: PlanName;
    expiresAt?: string;
    email?: string;
  }): Promise<string>;
  get(path: string, key?: string, headers?: Record<string, string>): Promise<HttpResult>;
  /** Prometheus metrics, from their own port. */
  readMetrics(): Promise<string>;
  /** GET /api/check-usage. */
  readUsage(key?: string, headers?: Record<string, string>): Promise<UsageInfo>;
  /** POST /api/analyze-ad for a page; see landingUrlFor. */
  analyze(
    page: string,
    key?: string,
    options?: { headers?: Record<string, string>; signal?: AbortSignal },
  ): Promise<HttpResult>;
  post(body: string, headers?: Record<string, string>): Promise<HttpResult>;
}

export interface HttpResult {
  status: number;
  headers: Headers;
  body: unknown;
}

const ErrorCodeBody = z.object({ errorCode: z.string() });

/** The error code of an error response. */
export const errorCodeOf = (body: unknown): string => ErrorCodeBody.parse(body).errorCode;

/** Parses a response with a full evaluation. */
export const parseEvaluation = ({ body }: HttpResult): EvaluationWithLedger => EvaluationWithLedger.parse(body);

const EvaluationIdBody = z.object({ evaluationId: z.string() });

/** The evaluation id of a full evaluation or a url_only answer. */
export const evaluationIdOf = ({ body }: HttpResult): string => EvaluationIdBody.parse(body).evaluationId;

export const STORAGES = ["embedded", "postgres"] as const;
export type StorageKind = (typeof STORAGES)[number];

/** Workers evaluate with doubles/evaluators.ts. */
export const TEST_ENVIRONMENT = {
  ...process.env,
  ADHERE_EVALUATORS: path.resolve(import.meta.dirname, "../doubles/evaluators.ts"),
};

/** Starts a service with flags of `adhere serve`. */
export async function startTestService(
  storage: { kind: "embedded" } | { kind: "postgres"; url: string },
  flags: Readonly<Record<string, string>> = {},
  { env = TEST_ENVIRONMENT, now }: { env?: Readonly<Record<string, string | undefined>>; now?: () => Date } = {},
): Promise<TestService> {
  const directory = await mkdtemp(path.join(os.tmpdir(), "adhere-service-"));
  const settings = readServiceSettings(
    {
      port: "0",
      "operations-port": "0",
      data: directory,
      workers: "1",
      slots: "4",
      ...(storage.kind === "postgres" && { "database-url": storage.url }),
      ...flags,
    },
    {},
  );
  if (storage.kind === "embedded" && !("data" in flags)) await cp(await makeStorageTemplate(), directory, COPY_OPTIONS);
  const log: string[] = [];
  const service = await startService({
    settings,
    env,
    writeLog: (line) => void log.push(line),
    ...(now !== undefined && { now }),
  });
  return createTestService(service, settings, log, directory);
}

const COPY_OPTIONS = { recursive: true };
let storageTemplate: Promise<string> | undefined;

/** A new embedded database, which every test service copies because creating one takes seconds. */
const makeStorageTemplate = (): Promise<string> =>
  (storageTemplate ??= (async () => {
    const directory = await mkdtemp(path.join(os.tmpdir(), "adhere-fresh-"));
    process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
    await (await openDatabase({ directory })).close();
    return directory;
  })());

function createTestService(
  running: RunningService,
  settings: ServiceSettings,
  log: string[],
  directory: string,
): TestService {
  let accounts = 0;
  const admin = (command: AdminCommand) =>
    dispatchAdminCommand(command, { data: settings.data, "database-url": settings["database-url"] }, {});
  const ask = async (path: string, init: RequestInit = {}): Promise<HttpResult> => {
    const response = await fetch(running.url + path, init);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  const bearer = (key: string | undefined): Record<string, string> =>
    key === undefined ? {} : { authorization: `Bearer ${key}` };
  const post = (body: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    ask("/api/analyze-ad", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      ...(signal && { signal }),
    });
  const get = (path: string, key?: string, headers: Record<string, string> = {}) =>
    ask(path, { headers: { ...bearer(key), ...headers } });
  return {
    url: running.url,
    settings,
    log,
    running,
    admin,
    createKey: async ({
      limit,
      scopes = SCOPES,
      plan = "scale",
      expiresAt,
      email = `owner${++accounts}@x.example`,
    } = {}) => {
      await admin({
        do: "accounts create",
        email,
        plan,
        ...(limit !== undefined && { monthlyLimit: limit }),
      });
      const made = await admin({
        do: "keys create",
        account: email,
        name: "test",
        scopes: [...scopes],
        ...(expiresAt !== undefined && { expiresAt }),
      });
      return made.rows[0]?.["key"] ?? "";
    },
    get,
    analyze: (page, key, { headers = {}, signal } = {}) =>
      post(JSON.stringify(sampleRequest({ landingPageData: { url: page } })), { ...bearer(key), ...headers }, signal),
    readMetrics: async () => (await fetch(`${running.operationsUrl}/metrics`)).text(),
    readUsage: async (key, headers) => UsageInfo.parse((await get("/api/check-usage", key, headers)).body),
    post,
    [Symbol.asyncDispose]: async () => {
      await running.close(2000);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** One PostgreSQL server per test file, with a database per test service. */
export function createTestStorages(): {
  of(kind: StorageKind): Promise<{ kind: "embedded" } | { kind: "postgres"; url: string }>;
  postgres(): Promise<Postgres>;
  close(): Promise<void>;
} {
  let server: Promise<Postgres> | undefined;
  const postgres = () => (server ??= startPostgres());
  return {
    postgres,
    of: async (kind) => (kind === "embedded" ? { kind } : { kind, url: await (await postgres()).database() }),
    close: async () => {
      if (server !== undefined) await (await server)[Symbol.asyncDispose]();
    },
  };
}

/** Opens the service's database directly. */
export async function withDatabase<T>(
  settings: ServiceSettings,
  look: (db: Awaited<ReturnType<typeof openDatabase>>["db"]) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(storageLocation(settings));
  try {
    return await look(database.db);
  } finally {
    await database.close();
  }
}

export { executeAdminCommand as administer };
