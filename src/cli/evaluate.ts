import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type ErrorBody, EvaluationError } from "../contract/error.ts";
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
  request: { takesValue: true, describe: "A file with one request as JSON; - reads standard input." },
  batch: { takesValue: true, describe: "A file with one request a line (NDJSON); - reads standard input." },
  screenshots: {
    takesValue: true,
    describe: "A folder for the pictures; the answer names them by file URL. Without it they are data: URLs.",
  },
  "save-snapshot": {
    takesValue: true,
    describe:
      "A folder in which to keep what was seen (of a batch: a folder in it for each line's id), for adhere judge.",
  },
  ...settingFlags((name) => EVALUATE_SETTINGS.includes(name)),
  help: { takesValue: false, short: "h", describe: "Show this help." },
};

/** `adhere evaluate`: the evaluation API's POST in a terminal. */
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
  const keepIn = values["save-snapshot"];
  if (keepIn !== undefined && values["api-url"] !== undefined) {
    throw new UsageError(
      "--save-snapshot keeps what the embedded engine sees; a service keeps it to itself. Leave out --api-url.",
    );
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
    for (const notice of await evaluator.preflight(1, terminal.signal))
      terminal.err(`note: ${escapeForLog(notice)}\n`);
    const keeper = keepIn === undefined ? null : path.resolve(terminal.cwd, keepIn);
    const one: EvaluateOne = (body, id) => {
      const saveTo =
        keeper === null ? undefined : path.join(keeper, ...(id === null ? [] : [toFolderName(id)]));
      const visit = { timeMs: settings.timeout * 1000, ...(saveTo !== undefined && { saveTo }) };
      return evaluateOne(body, evaluator, visit, terminal.signal);
    };
    const lines = readLines(untilAborted(openInput(request ?? batch ?? "-", terminal), terminal.signal));
    return request === undefined
      ? await runBatch(lines, { concurrency: evaluator.concurrency, isKept: keeper !== null }, one, terminal)
      : await runSingle(lines, one, terminal);
  } finally {
    await evaluator
      .close()
      .catch((error: unknown) => terminal.err(`Not closed: ${escapeForLog(String(error))}\n`));
  }
}

/** An answer, or the Error body that the service would give. */
type EvaluationReply = { outcome: EvaluationAnswer } | { error: ErrorBody };
/** @param id The line's, in a batch. */
type EvaluateOne = (body: unknown, id: string | number | null) => Promise<EvaluationReply>;

/** An id may be any text: what a file system or a shell would stumble over is replaced, and a hash keeps ids apart. */
function toFolderName(id: string | number): string {
  const text = String(id);
  const safe = text.replace(/[^\w-]+/g, "-").slice(0, 80);
  return safe === text ? safe : `${safe}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;
}

async function runSingle(
  lines: AsyncIterable<string>,
  one: EvaluateOne,
  terminal: Terminal,
): Promise<ExitCode> {
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

/** Lines are read no faster than they are evaluated, so that a batch of any length fits in memory. */
async function runBatch(
  lines: AsyncIterable<string>,
  { concurrency, isKept }: { concurrency: number; isKept: boolean },
  one: EvaluateOne,
  terminal: Terminal,
): Promise<ExitCode> {
  const underWay = new Set<Promise<void>>();
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
      // What was cut off by the stop is no line.
      if (terminal.signal.aborted) break;
      number += 1;
      if (line.trim() === "") continue;
      const work = answerLine(line, number).finally(() => underWay.delete(work));
      underWay.add(work);
      if (underWay.size >= concurrency) await Promise.race(underWay);
    }
  } finally {
    await Promise.all(underWay);
  }
  return errors > 0 || terminal.signal.aborted ? 2 : 0;
}

const BatchLine = z.looseObject({ id: z.union([z.string(), z.number()]).optional() });

/** Takes a line's folder for it; answers with the line that has it already, if any. */
type ClaimFolder = (id: string | number, lineNumber: number) => number | null;

/** Two lines in one folder would leave the ad of the one and the page of the other. */
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
      reply: createInvalidRequest("an NDJSON line is an object whose id, if any, is text or a number"),
    };
  }
  const { id = lineNumber, ...request } = named.data;
  const takenBy = claim(id, lineNumber);
  if (takenBy !== null) {
    return {
      id,
      reply: createInvalidRequest(
        `line ${lineNumber} has the id of line ${takenBy}, ${JSON.stringify(id)}, and --save-snapshot keeps a folder for each id. Give every line its own`,
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

/** The body as a whole has no path. */
const formatIssue = ({ path: at, message }: z.core.$ZodIssue): string =>
  at.length === 0 ? `it is no request (${message})` : `${z.core.toDotPath(at)}: ${message}`;

function toErrorBody(error: unknown): ErrorBody {
  if (!(error instanceof EvaluationError)) {
    return { error: `Adhere itself failed: ${String(error)}`, errorCode: "ANALYSIS_FAILED" };
  }
  return { error: error.message, ...(error.errorCode !== undefined && { errorCode: error.errorCode }) };
}

function parseJson(json: string): { json: unknown } | { error: ErrorBody } {
  try {
    return { json: JSON.parse(json) };
  } catch (error) {
    return createInvalidRequest(`not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

const createInvalidRequest = (problem: string): { error: ErrorBody } => ({
  error: { error: `The request cannot be read: ${problem}.`, errorCode: "INVALID_REQUEST" },
});

async function* openInput(name: string, terminal: Terminal): AsyncGenerator<Uint8Array | string> {
  try {
    yield* name === "-" ? terminal.stdin : createReadStream(path.resolve(terminal.cwd, name));
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
