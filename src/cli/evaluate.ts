import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type ErrorBody, EvaluationError, messageOf } from "../contract/error.ts";
import type { EvaluationAnswer } from "../contract/evaluation.ts";
import { type EvaluationRequest, ReceivedEvaluationRequest } from "../contract/request.ts";
import { escapeForLog, stringifyForLog } from "../report/escape.ts";
import { type Evaluator, openEvaluator } from "../run/compose/evaluator.ts";
import { createPictureStore } from "../run/compose/report-folder.ts";
import { Interrupted, withDeadline } from "../run/deadline.ts";
import { readSettings } from "../run/settings.ts";
import { type Flags, readFlags, settingFlags, UsageError } from "./flags.ts";
import { commandHelp } from "./help.ts";
import { readLines, untilAborted } from "./lines.ts";
import type { ExitCode, Terminal } from "./terminal.ts";

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
];

const EVALUATE_FLAGS: Flags = {
  request: { takesValue: true, describe: "File with one request as JSON; - reads standard input." },
  batch: { takesValue: true, describe: "File with one request per line (NDJSON); - reads standard input." },
  screenshots: {
    takesValue: true,
    describe: "Folder for the screenshots; the answer has their file URLs. Without it, they are data: URLs.",
  },
  "save-snapshot": {
    takesValue: true,
    describe: "Folder for a snapshot of ad and page, for adhere judge; in a batch, each id gets a subfolder.",
  },
  ...settingFlags((name) => EVALUATE_SETTINGS.includes(name)),
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

/** `adhere evaluate`: evaluates requests of the evaluation API. */
export async function evaluateCommand(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { values, positionals } = readFlags("evaluate", argv, EVALUATE_FLAGS);
  if (values["help"]) {
    terminal.out(commandHelp("evaluate", EVALUATE_FLAGS));
    return 0;
  }
  const { request, batch, screenshots } = values;
  if (positionals.length > 0 || (request === undefined) === (batch === undefined)) {
    throw new UsageError(
      "adhere evaluate needs --request FILE or --batch FILE (- for standard input). See: adhere evaluate --help",
    );
  }
  const snapshotFolder = values["save-snapshot"];
  if (snapshotFolder !== undefined && values["api-url"] !== undefined) {
    throw new UsageError("--save-snapshot works with the embedded engine only: remove --api-url.");
  }
  const settings = readSettings(
    {
      ...values,
      "api-key": values["api-key"] ?? terminal.env["ADHERE_API_KEY"],
      "ai-api-key": values["ai-api-key"] ?? terminal.env["ADHERE_AI_API_KEY"],
    },
    (name) => `--${name}`,
  );
  const evaluator = await openEvaluator({
    settings,
    env: terminal.env,
    locateRemoteAsset: (file) => file.path,
    log: (line) => terminal.err(`${escapeForLog(line)}\n`),
    ...(screenshots !== undefined && {
      storePicture: createPictureStore(path.resolve(terminal.cwd, screenshots)),
    }),
  });
  try {
    for (const notice of await evaluator.preflight(1, terminal.signal)) terminal.err(`note: ${escapeForLog(notice)}\n`);
    const saveFolder = snapshotFolder === undefined ? null : path.resolve(terminal.cwd, snapshotFolder);
    const one: EvaluateOne = (body, id) => {
      const saveTo =
        saveFolder === null ? undefined : path.join(saveFolder, ...(id === null ? [] : [toFolderName(id)]));
      const visit = { timeMs: settings.timeout * 1000, ...(saveTo !== undefined && { saveTo }) };
      return evaluateOne(body, evaluator, visit, terminal.signal);
    };
    const lines = readLines(untilAborted(openInput(request ?? batch ?? "-", terminal), terminal.signal));
    return request === undefined
      ? await runBatch(lines, { concurrency: evaluator.concurrency, isKept: saveFolder !== null }, one, terminal)
      : await runSingle(lines, one, terminal);
  } finally {
    await evaluator
      .close()
      .catch((error: unknown) => terminal.err(`Could not close the evaluator: ${escapeForLog(String(error))}\n`));
  }
}

/** An answer, or the error body that the service would return. */
type EvaluationReply = { outcome: EvaluationAnswer } | { error: ErrorBody };
/** @param id the line's id in a batch, else null */
type EvaluateOne = (body: unknown, id: string | number | null) => Promise<EvaluationReply>;

/** Replaces characters that are unsafe in file names; a hash keeps ids distinct. */
function toFolderName(id: string | number): string {
  const text = String(id);
  const safe = text.replace(/[^\w-]+/g, "-").slice(0, 80);
  return safe === text ? safe : `${safe}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;
}

async function runSingle(lines: AsyncIterable<string>, one: EvaluateOne, terminal: Terminal): Promise<ExitCode> {
  let json = "";
  for await (const line of lines) json += `${line}\n`;
  const body = terminal.signal.aborted ? { error: toErrorBody(new Interrupted()) } : parseJson(json);
  const reply = "error" in body ? body : await one(body.json, null);
  if ("outcome" in reply) {
    terminal.out(`${stringifyForLog(reply.outcome, 2)}\n`);
    return 0;
  }
  terminal.out(`${stringifyForLog(reply.error)}\n`);
  terminal.err(`adhere: ${escapeForLog(reply.error.error)}\n`);
  return 2;
}

/** Reads lines only as fast as they are evaluated, to bound memory. */
async function runBatch(
  lines: AsyncIterable<string>,
  { concurrency, isKept }: { concurrency: number; isKept: boolean },
  one: EvaluateOne,
  terminal: Terminal,
): Promise<ExitCode> {
  const running = new Set<Promise<void>>();
  const claim = isKept ? createFolderClaims() : () => null;
  let errors = 0;
  let number = 0;
  const answerLine = async (line: string, lineNumber: number) => {
    const { id, reply } = await evaluateLine(line, lineNumber, one, claim);
    if ("error" in reply) errors += 1;
    terminal.out(`${stringifyForLog({ id, ...reply })}\n`);
  };
  try {
    for await (const line of lines) {
      // The last line may be incomplete after an abort.
      if (terminal.signal.aborted) break;
      number += 1;
      if (line.trim() === "") continue;
      const work = answerLine(line, number).finally(() => running.delete(work));
      running.add(work);
      if (running.size >= concurrency) await Promise.race(running);
    }
  } finally {
    await Promise.all(running);
  }
  return errors > 0 || terminal.signal.aborted ? 2 : 0;
}

const BatchLine = z.looseObject({ id: z.union([z.string(), z.number()]).optional() });

/** Reserves a line's folder. Returns the number of the line that already has it, or null. */
type ClaimFolder = (id: string | number, lineNumber: number) => number | null;

/** Prevents two lines from writing to one folder. */
function createFolderClaims(): ClaimFolder {
  const taken = new Map<string, number>();
  return (id, lineNumber) => {
    const folder = toFolderName(id);
    const by = taken.get(folder) ?? null;
    if (by === null) taken.set(folder, lineNumber);
    return by;
  };
}

async function evaluateLine(line: string, lineNumber: number, one: EvaluateOne, claim: ClaimFolder) {
  const body = parseJson(line);
  if ("error" in body) return { id: lineNumber, reply: body };
  const named = BatchLine.safeParse(body.json);
  if (!named.success) {
    return {
      id: lineNumber,
      reply: createInvalidRequest("each NDJSON line must be an object; its optional id must be a string or a number"),
    };
  }
  const { id = lineNumber, ...request } = named.data;
  const takenBy = claim(id, lineNumber);
  if (takenBy !== null) {
    return {
      id,
      reply: createInvalidRequest(
        `lines ${takenBy} and ${lineNumber} have the same id, ${JSON.stringify(id)}, but --save-snapshot needs a folder per id: use unique ids`,
      ),
    };
  }
  return { id, reply: await one(request, id) };
}

async function evaluateOne(
  body: unknown,
  evaluator: Evaluator,
  visit: { timeMs: number; saveTo?: string },
  stop: AbortSignal,
): Promise<EvaluationReply> {
  const request = ReceivedEvaluationRequest.safeParse(body);
  if (!request.success) {
    const [issue] = request.error.issues;
    return createInvalidRequest(issue === undefined ? "not a request" : formatIssue(issue));
  }
  try {
    const { answer } = await withDeadline(visit.timeMs / 1000, stop, (signal) =>
      evaluator.evaluate(request.data satisfies EvaluationRequest, { signal, ...visit }),
    );
    return { outcome: answer };
  } catch (error) {
    return { error: toErrorBody(error) };
  }
}

const formatIssue = ({ path: at, message }: z.core.$ZodIssue): string =>
  at.length === 0 ? `it is not a request (${message})` : `${z.core.toDotPath(at)}: ${message}`;

function toErrorBody(error: unknown): ErrorBody {
  if (!(error instanceof EvaluationError)) {
    return { error: `Internal error: ${String(error)}`, errorCode: "ANALYSIS_FAILED" };
  }
  return { error: error.message, ...(error.errorCode !== undefined && { errorCode: error.errorCode }) };
}

function parseJson(json: string): { json: unknown } | { error: ErrorBody } {
  try {
    return { json: JSON.parse(json) };
  } catch (error) {
    return createInvalidRequest(`not JSON: ${messageOf(error)}`);
  }
}

const createInvalidRequest = (problem: string): { error: ErrorBody } => ({
  error: { error: `Invalid request: ${problem}.`, errorCode: "INVALID_REQUEST" },
});

async function* openInput(name: string, terminal: Terminal): AsyncGenerator<Uint8Array | string> {
  try {
    yield* name === "-" ? terminal.stdin : createReadStream(path.resolve(terminal.cwd, name));
  } catch (error) {
    throw new UsageError(`Can't read ${name}: ${messageOf(error)}`);
  }
}
