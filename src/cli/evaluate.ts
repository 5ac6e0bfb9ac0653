import { createHash } from "node:crypto";
import path from "node:path";
import { z } from "zod";
import { type Evaluator, openEvaluator } from "../compose/open-evaluator.ts";
import { createPictureStore } from "../compose/store-pictures.ts";
import { EvaluationError, messageOf } from "../contract/error.ts";
import type { EvaluationAnswer } from "../contract/evaluation.ts";
import { ReceivedEvaluationRequest } from "../contract/evaluation-request.ts";
import { addLedger } from "../contract/evaluation-with-ledger.ts";
import { evaluateWithPageSpeed } from "../contract/evaluation-with-page-speed.ts";
import { createInterruptedError, withDeadline } from "../run/deadline.ts";
import { forEachConcurrently } from "../run/links/for-each-concurrently.ts";
import { type CommandContext, type ExitCode, printLine } from "./command-context.ts";
import { type Command, readFlagSettings, settingFlags, UsageError } from "./flags.ts";
import { printEvaluation, SCREENSHOTS_FLAG, toReply } from "./print-evaluation.ts";
import { printNotices } from "./progress.ts";
import { readInputLines } from "./read-input-lines.ts";

const EVALUATE_SETTINGS = [
  "api-url",
  "api-key",
  "ai",
  "ai-api-key",
  "ai-options",
  "allow-private",
  "concurrency",
  "timeout",
  "chrome-path",
  "chrome-sandbox",
  "page-speed",
];

/** `adhere evaluate`: evaluates requests of the evaluation API. */
export const evaluate: Command = {
  flags: {
    request: { describe: "File with one request as JSON; - reads standard input." },
    batch: { describe: "File with one request per line (NDJSON); - reads standard input." },
    screenshots: SCREENSHOTS_FLAG,
    "save-snapshot": {
      describe: "Folder for a snapshot of ad and page, for adhere judge; in a batch, each id gets a subfolder.",
    },
    ...settingFlags((name) => EVALUATE_SETTINGS.includes(name)),
  },
  run: async ({ values, positionals }, terminal) => {
    const { request, batch, screenshots, "save-snapshot": snapshotFolder } = values;
    if (positionals.length > 0 || (request === undefined) === (batch === undefined)) {
      throw new UsageError(
        "adhere evaluate needs --request FILE or --batch FILE (- for standard input). See: adhere evaluate --help",
      );
    }
    if (snapshotFolder !== undefined && values["api-url"] !== undefined) {
      throw new UsageError("--save-snapshot works with the embedded engine only: remove --api-url.");
    }
    const settings = readFlagSettings(values, terminal.env);
    const opened = await openEvaluator({
      settings,
      env: terminal.env,
      locateRemoteAsset: (file) => file.path,
      log: (line) => printLine(terminal, line),
      ...(screenshots !== undefined && { storePicture: createPictureStore(path.resolve(terminal.cwd, screenshots)) }),
    });
    const evaluate = evaluateWithPageSpeed(opened.evaluate, (why) => printLine(terminal, why));
    const evaluator = settings["page-speed"] ? { ...opened, evaluate } : opened;
    try {
      printNotices(await evaluator.preflight(1, terminal.signal), (line) => printLine(terminal, line));
      const evaluateBody: EvaluateBody = (body, saveTo) =>
        evaluateRequest(body, evaluator, terminal.signal, { timeMs: settings.timeout * 1000, ...saveTo });
      const saveFolder = snapshotFolder && path.resolve(terminal.cwd, snapshotFolder);
      return request === undefined
        ? await runBatch(batch ?? "-", evaluator.concurrency, evaluateBody, saveFolder, terminal)
        : await runSingle(request, (body) => evaluateBody(body, saveFolder ? { saveTo: saveFolder } : {}), terminal);
    } finally {
      await evaluator
        .close()
        .catch((error: unknown) => printLine(terminal, `Could not close the evaluator: ${String(error)}`));
    }
  },
};

type EvaluateBody = (body: unknown, saveTo: { saveTo?: string }) => Promise<EvaluationAnswer>;

async function runSingle(
  file: string,
  evaluateBody: (body: unknown) => Promise<EvaluationAnswer>,
  terminal: CommandContext,
): Promise<ExitCode> {
  let json = "";
  for await (const line of readInputLines("request", file, terminal)) json += `${line}\n`;
  const reply = await toReply(async () => {
    if (terminal.signal.aborted) throw createInterruptedError(terminal.signal);
    return evaluateBody(parseJson(json));
  });
  printEvaluation(null, reply, terminal);
  if ("outcome" in reply) return 0;
  printLine(terminal, `adhere: ${reply.error.error}`);
  return 2;
}

const BatchLine = z.looseObject({ id: z.union([z.string(), z.number()]).optional() });

/** Reads lines only as fast as they are evaluated, to bound memory. */
async function runBatch(
  file: string,
  concurrency: number,
  evaluateBody: EvaluateBody,
  saveFolder: string | undefined,
  terminal: CommandContext,
): Promise<ExitCode> {
  const claimFolder = createFolderClaims();
  let errors = 0;
  const lines = numberLines(readInputLines("batch", file, terminal), terminal.signal);
  await forEachConcurrently(lines, concurrency, async ({ line, number }) => {
    let id: string | number = number;
    const reply = await toReply(async () => {
      const { id: given = number, ...request } = parseBatchLine(line);
      id = given;
      return evaluateBody(request, saveFolder ? { saveTo: path.join(saveFolder, claimFolder(id, number)) } : {});
    });
    if ("error" in reply) errors += 1;
    printEvaluation(id, reply, terminal);
  });
  return errors > 0 || terminal.signal.aborted ? 2 : 0;
}

async function* numberLines(lines: AsyncIterable<string>, signal: AbortSignal) {
  let number = 0;
  for await (const line of lines) {
    // The last line may be incomplete after an abort.
    if (signal.aborted) return;
    number += 1;
    if (line.trim() !== "") yield { line, number };
  }
}

function parseBatchLine(line: string): z.infer<typeof BatchLine> {
  const parsed = BatchLine.safeParse(parseJson(line));
  if (parsed.success) return parsed.data;
  throw createInvalidRequest("each NDJSON line must be an object; its optional id must be a string or a number");
}

/** Names the folder of each line of a batch. Throws if another line already has it. */
function createFolderClaims(): (id: string | number, lineNumber: number) => string {
  const taken = new Map<string, number>();
  return (id, lineNumber) => {
    const folder = toFolderName(String(id));
    const takenBy = taken.get(folder);
    if (takenBy !== undefined) {
      throw createInvalidRequest(
        `lines ${takenBy} and ${lineNumber} have the same id, ${JSON.stringify(id)}, but --save-snapshot needs a ` +
          "folder per id: use unique ids",
      );
    }
    taken.set(folder, lineNumber);
    return folder;
  };
}

/** Replaces characters that are unsafe in file names; a hash keeps ids distinct. */
function toFolderName(id: string): string {
  const safe = id.replace(/[^\w-]+/g, "-").slice(0, 80);
  return safe === id ? safe : `${safe}-${createHash("sha256").update(id).digest("hex").slice(0, 8)}`;
}

async function evaluateRequest(
  body: unknown,
  evaluator: Evaluator,
  stop: AbortSignal,
  visit: { timeMs: number; saveTo?: string },
): Promise<EvaluationAnswer> {
  const request = ReceivedEvaluationRequest.safeParse(body);
  if (!request.success) {
    const [issue] = request.error.issues;
    const at = z.core.toDotPath(issue?.path ?? []);
    throw createInvalidRequest(at === "" ? `it is not a request (${issue?.message})` : `${at}: ${issue?.message}`);
  }
  return addLedger(
    await withDeadline(visit.timeMs / 1000, stop, (signal) => evaluator.evaluate(request.data, { signal, ...visit })),
  );
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw createInvalidRequest(`not JSON: ${messageOf(error)}`);
  }
}

const createInvalidRequest = (problem: string): EvaluationError =>
  new EvaluationError(`Invalid request: ${problem}.`, { errorCode: "INVALID_REQUEST" });
