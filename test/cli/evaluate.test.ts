import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { EvaluationRequest } from "../../src/contract/evaluation-request.ts";
import { sampleEvaluation, sampleLinkBroken, sampleRequest } from "../contract/samples.ts";
import { type ServiceOptions, startService } from "../doubles/service.ts";
import * as acts from "../doubles/service-behaviours.ts";
import { runCli, type TerminalOptions } from "./fake-terminal.ts";

const requestFor = (url: string): EvaluationRequest => sampleRequest({ landingPageData: { url } });
const at = (name: string) => `https://shop.example/${name}`;
const ndjson = (...lines: unknown[]) =>
  lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");
const answersIn = (stdout: string) =>
  stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

async function createSetup(options: ServiceOptions = {}) {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-evaluate-"));
  const service = await startService(options);
  onTestFinished(async () => {
    await service.close();
    await rm(cwd, { recursive: true, force: true });
  });
  const evaluate = (argv: string[], terminal: TerminalOptions = {}) =>
    runCli(["evaluate", "--api-url", service.url, ...argv], { cwd, ...terminal });
  return { cwd, service, evaluate };
}

test("a request from standard input: the 200 body on stdout, unchanged", async () => {
  const { service, evaluate } = await createSetup();
  const told = await evaluate(["--request", "-"], { stdin: JSON.stringify(sampleRequest(), null, 2) });
  expect(told).toMatchObject({ exitCode: 0, stderr: "" });
  expect(told.stdout).toBe(`${JSON.stringify(sampleEvaluation(), null, 2)}\n`);
  expect(JSON.parse(service.requests.at(-1)?.body ?? "")).toEqual(sampleRequest());
});

test("a request from a file, and an answer that is no evaluation is an answer, too", async () => {
  const { cwd, evaluate } = await createSetup({ otherwise: acts.linkBroken() });
  await writeFile(path.join(cwd, "request.json"), `\ufeff${JSON.stringify(sampleRequest())}`);
  const told = await evaluate(["--request", "request.json"]);
  expect(told.exitCode).toBe(0);
  expect(JSON.parse(told.stdout)).toEqual(sampleLinkBroken());
});

test("fields of a newer contract go on as they are, an id among them", async () => {
  const { service, evaluate } = await createSetup({
    otherwise: acts.evaluates(),
    queue: [acts.usage(), acts.evaluates()],
  });
  const newer = { ...sampleRequest(), id: "mine", more: { a: 1 } };
  expect((await evaluate(["--request", "-"], { stdin: JSON.stringify(newer) })).exitCode).toBe(0);
  expect(JSON.parse(service.requests.at(-1)?.body ?? "")).toEqual(newer);
});

const refused: [string, string, RegExp, string][] = [
  ["what is no JSON", "{", /not JSON/u, "INVALID_REQUEST"],
  ["nothing", "", /not JSON/u, "INVALID_REQUEST"],
  ["a list", "[]", /Invalid request/u, "INVALID_REQUEST"],
  ["no landing page", '{"adData":{}}', /landingPageData/u, "INVALID_REQUEST"],
  [
    "a platform that is none",
    '{"adData":{"platform":"x"},"landingPageData":{"url":"https://x.example"}}',
    /adData\.platform/u,
    "INVALID_REQUEST",
  ],
];

test.each(refused)(
  "%s exits 2 with the Error body on stdout and the message on stderr",
  async (_, stdin, says, errorCode) => {
    const { service, evaluate } = await createSetup();
    const told = await evaluate(["--request", "-"], { stdin });
    expect(told.exitCode).toBe(2);
    expect(JSON.parse(told.stdout)).toEqual({ error: expect.stringMatching(says), errorCode });
    expect(told.stderr).toMatch(says);
    expect(service.evaluations()).toBe(0);
  },
);

test("the service's refusal is the Error body", async () => {
  const { evaluate } = await createSetup({ otherwise: acts.userLimit() });
  const told = await evaluate(["--request", "-"], { stdin: JSON.stringify(sampleRequest()) });
  expect(told.exitCode).toBe(2);
  expect(JSON.parse(told.stdout)).toEqual({
    error: expect.stringContaining("monthly evaluation limit"),
    errorCode: "USER_RATE_LIMIT_EXCEEDED",
  });
});

test("a file that cannot be read is told in a sentence", async () => {
  const { evaluate } = await createSetup();
  for (const flag of ["--request", "--batch"]) {
    for (const [name, says] of [
      ["nowhere.json", /ENOENT/u],
      [".", /EISDIR/u],
    ] as const) {
      const told = await evaluate([flag, name]);
      expect(told).toMatchObject({ exitCode: 2, stdout: "" });
      expect(told.stderr).toMatch(
        new RegExp(`^adhere: Can't read ${flag} ${name.replace(".", "\\.")}: .*${says.source}.*\n$`, "u"),
      );
    }
  }
});

test("a batch's answers have the given id or the line's number, and an invalid line has an error", async () => {
  const { service, evaluate } = await createSetup({ byLanding: { [at("dead")]: acts.linkBroken() } });
  const told = await evaluate(["--batch", "-"], {
    stdin: ndjson(
      { id: "first", ...requestFor(at("a")) },
      "",
      requestFor(at("dead")),
      "   ",
      "{ no json",
      { id: 0, ...requestFor(at("b")) },
      { id: { deep: 1 }, ...requestFor(at("c")) },
      '"text"',
      { id: "incomplete", adData: {} },
    ).concat(`${JSON.stringify(requestFor(at("last")))}\r`),
  });
  expect(told.exitCode).toBe(2);
  const lines = new Map(answersIn(told.stdout).map((line) => [line.id, line]));
  expect([...lines.keys()].map(String).sort()).toEqual(["0", "10", "3", "5", "7", "8", "first", "incomplete"]);
  expect(lines.get("first")).toEqual({ id: "first", outcome: sampleEvaluation() });
  expect(lines.get(3)).toMatchObject({ outcome: { lpCaptureStatus: "link_broken" } });
  expect(lines.get(0)).toHaveProperty("outcome");
  expect(lines.get(10)).toHaveProperty("outcome");
  for (const id of [5, 7, 8, "incomplete"]) {
    expect(lines.get(id)).toEqual({ id, error: { error: expect.any(String), errorCode: "INVALID_REQUEST" } });
  }
  expect(service.evaluations()).toBe(4);
  // The id is ours: it is not sent.
  expect(service.requests.map(({ body }) => body).join("")).not.toContain('"id"');
});

test("a batch in which every line is answered exits 0, an empty one too", async () => {
  const { cwd, evaluate } = await createSetup();
  await writeFile(path.join(cwd, "requests.ndjson"), ndjson(requestFor(at("a")), requestFor(at("b"))));
  const told = await evaluate(["--batch", "requests.ndjson"]);
  expect(told.exitCode).toBe(0);
  expect(answersIn(told.stdout)).toHaveLength(2);
  expect(await evaluate(["--batch", "-"])).toEqual({ exitCode: 0, stdout: "", stderr: "" });
});

test("answers come in the order finished, each as soon as it is there", async () => {
  const slow = acts.holds(acts.evaluates());
  const { evaluate } = await createSetup({ byLanding: { [at("slow")]: slow.act } });
  const told = await evaluate(["--batch", "-", "--concurrency", "2"], {
    stdin: ndjson(requestFor(at("slow")), requestFor(at("a")), requestFor(at("b"))),
    onOut: (text) => {
      if (text.startsWith('{"id":3,')) slow.release();
    },
  });
  expect(answersIn(told.stdout).map(({ id }) => id)).toEqual([2, 3, 1]);
});

test("never more under way than concurrency, and no line is read before it can be", async () => {
  const gate = acts.holds(acts.evaluates());
  const { service, evaluate } = await createSetup({ otherwise: gate.act });
  const [lines, most] = [12, 3];
  let read = 0;
  let answered = 0;
  async function* input() {
    for (; read < lines; read += 1) yield ndjson(requestFor(at(`${read}`)));
  }
  const told = evaluate(["--batch", "-", "--concurrency", `${most}`], {
    stdin: input(),
    onOut: () => {
      answered += 1;
    },
  });
  while (answered < lines) {
    while (service.evaluations() < Math.min(answered + most, lines)) await turn();
    for (let i = 0; i < 20; i += 1) await turn();
    // A generator counts a line once the next is asked for.
    expect(read).toBeLessThan(answered + most + (answered + most >= lines ? 1 : 0));
    gate.release();
    const before = answered;
    while (answered === before) await turn();
  }
  expect((await told).exitCode).toBe(0);
  expect(service.peak).toBe(most);
});

test("a line of any length, in whatever pieces it comes", async () => {
  const { service, evaluate } = await createSetup();
  const long = requestFor(at("é".repeat(50_000)));
  const bytes = Buffer.from(ndjson(long, requestFor(at("b"))));
  async function* pieces() {
    for (let i = 0; i < bytes.length; i += 997) yield bytes.subarray(i, i + 997);
  }
  const told = await evaluate(["--batch", "-"], { stdin: pieces() });
  expect(told.exitCode).toBe(0);
  expect(service.evaluations(long.landingPageData.url)).toBe(1);
});

test("an error of the service is one line's, and after a refusal that ends the run nothing is sent", async () => {
  const { service, evaluate } = await createSetup({ byLanding: { [at("bad")]: acts.keyRefused() } });
  const told = await evaluate(["--batch", "-", "--concurrency", "1"], {
    stdin: ndjson(requestFor(at("a")), requestFor(at("bad")), requestFor(at("c"))),
  });
  expect(told.exitCode).toBe(2);
  expect(answersIn(told.stdout).map((line) => Object.keys(line))).toEqual([
    ["id", "outcome"],
    ["id", "error"],
    ["id", "error"],
  ]);
  expect(service.evaluations()).toBe(2);
});

test("a stop ends a batch that waits for its input, and answers what was under way", async () => {
  const { evaluate } = await createSetup({ otherwise: acts.staysSilent });
  const stop = new AbortController();
  async function* endless() {
    yield ndjson(requestFor(at("a")));
    setTimeout(() => stop.abort(), 10);
    await new Promise(() => {});
  }
  const told = await evaluate(["--batch", "-"], { stdin: endless(), signal: stop.signal });
  expect(told.exitCode).toBe(2);
  expect(answersIn(told.stdout)).toEqual([
    { id: 1, error: { error: expect.stringContaining("was stopped"), errorCode: "INTERRUPTED" } },
  ]);
});

test("a stop ends a request that waits for its input", async () => {
  const { service, evaluate } = await createSetup();
  const stop = new AbortController();
  async function* endless() {
    yield '{"adData":';
    stop.abort();
    await new Promise(() => {});
  }
  const told = await evaluate(["--request", "-"], { stdin: endless(), signal: stop.signal });
  expect(told.exitCode).toBe(2);
  expect(JSON.parse(told.stdout)).toMatchObject({ errorCode: "INTERRUPTED" });
  expect(service.evaluations()).toBe(0);
});

test("time runs out by --timeout", async () => {
  const { evaluate } = await createSetup({ otherwise: acts.staysSilent });
  const told = await evaluate(["--request", "-", "--timeout", "1"], {
    stdin: JSON.stringify(sampleRequest()),
  });
  expect(told.exitCode).toBe(2);
  expect(JSON.parse(told.stdout)).toMatchObject({ errorCode: "TIMED_OUT" });
});

test("the key comes from the environment and is shown nowhere", async () => {
  const key = "key_environment_42";
  const { service, evaluate } = await createSetup({
    otherwise: acts.refuses(400, { error: `Not for ${key}` }),
  });
  const told = await evaluate(["--request", "-"], {
    stdin: JSON.stringify(sampleRequest()),
    env: { ADHERE_API_KEY: key },
  });
  expect(service.requests.at(-1)?.headers.authorization).toBe(`Bearer ${key}`);
  expect(told.stdout + told.stderr).not.toContain(key);
});
