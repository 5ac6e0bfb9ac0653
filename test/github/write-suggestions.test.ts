import { afterEach, describe, expect, test } from "vitest";
import { createGitHubApi, DEFAULT_RETRY_POLICY } from "../../src/github/api.ts";
import { type SuggestionDraft, type SuggestionsOutcome, writeSuggestions } from "../../src/github/write-suggestions.ts";
import { type GitHubDouble, type GitHubOptions, startGitHub } from "../doubles/github.ts";
import { HEAD_SHA } from "../doubles/runner-events.ts";
import { createContext } from "./sample-contexts.ts";

const TOKEN = "ghs_double";
const BOT = "github-actions[bot]";
const LIST = { method: "GET", path: /\/pulls\/7\/comments$/u } as const;
const REVIEWS = { method: "POST", path: /\/reviews$/u } as const;
const PATCH = "@@ -1,2 +1,6 @@\n a\n+b\n+c\n+d\n+e\n f";

let open: GitHubDouble[] = [];
afterEach(async () => {
  const doubles = open;
  open = [];
  for (const github of doubles) {
    await github.close();
    expect(github.violations).toEqual([]);
  }
});

async function startDouble(options: GitHubOptions = {}): Promise<GitHubDouble> {
  const double = await startGitHub({ token: TOKEN, ...options });
  double.reviews.files.set(7, [{ path: "p.html", patch: PATCH }]);
  open.push(double);
  return double;
}

const draft = (n: number, change: Partial<SuggestionDraft> = {}): SuggestionDraft => ({
  path: "p.html",
  startLine: n,
  line: n,
  key: n.toString(16).padStart(16, "0"),
  ads: ["spring"],
  body: `Because.\n\n\`\`\`suggestion\nline ${n}\n\`\`\``,
  ...change,
});

interface Options {
  id?: string;
  former?: { id: string; ads: readonly string[] };
  unjudged?: readonly string[];
  waits?: number[];
  context?: ReturnType<typeof createContext>;
}

async function suggest(
  double: GitHubDouble,
  drafts: readonly SuggestionDraft[],
  { id = "ci/ads", former, unjudged: unevaluatedAds = [], waits = [], context = createContext() }: Options = {},
): Promise<SuggestionsOutcome> {
  const sleep = (milliseconds: number) => Promise.resolve(waits.push(milliseconds));
  const pace = {
    ...DEFAULT_RETRY_POLICY,
    timeoutMs: 5_000,
    sleep,
    waitForOtherRuns: () => Promise.resolve(),
  };
  const api = await createGitHubApi(TOKEN, double.url, pace);
  const here = { ...context, apiUrl: double.url };
  return writeSuggestions(api, here, { id, former, unevaluatedAds, propose: async () => drafts }, pace);
}

const done = (change: Partial<Extract<SuggestionsOutcome, { kind: "done" }>>) => ({
  ...{ kind: "done", created: 0, updated: 0, resolved: 0, unchanged: 0, rejected: 0 },
  ...change,
});
const listTexts = ({ reviews }: GitHubDouble) =>
  reviews.comments.map(({ line, body }) => [line, /line \d+|Resolved/u.exec(body)?.[0]]);
const listWrites = ({ requests }: GitHubDouble) =>
  requests.filter(({ method, path }) => method !== "GET" && path !== "/graphql").map(({ method }) => method);

/** Lets nobody on before so many have come. */
function barrier(n: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  return () => {
    waiting += 1;
    if (waiting === n) resolve();
    return promise;
  };
}

test("suggestions are created in one review, kept by the next run, and updated when they change", async () => {
  const double = await startDouble();
  expect(await suggest(double, [draft(2), draft(4, { startLine: 3 })])).toEqual(done({ created: 2 }));
  expect(double.reviews.comments).toMatchObject([
    { author: BOT, commit: HEAD_SHA, startLine: null, line: 2 },
    { startLine: 3, line: 4 },
  ]);
  expect(new Set(double.reviews.comments.map(({ review }) => review)).size).toBe(1);
  expect(await suggest(double, [draft(2), draft(4, { startLine: 3 })])).toEqual(done({ unchanged: 2 }));
  expect(listWrites(double)).toEqual(["POST"]);
  const other = { body: "Because.\n\n```suggestion\nline 22\n```" };
  expect(await suggest(double, [draft(2, other)])).toEqual(done({ updated: 1, resolved: 1 }));
  expect(listTexts(double)).toEqual([
    [2, "line 22"],
    [4, "Resolved"],
  ]);
  expect(await suggest(double, [draft(2, other)])).toEqual(done({ unchanged: 1 }));
  expect(listWrites(double)).toEqual(["POST", "PATCH", "PATCH"]);
});

test("a resolved suggestion is reused when the fix is suggested again", async () => {
  const double = await startDouble();
  await suggest(double, [draft(2)]);
  await suggest(double, []);
  expect(await suggest(double, [draft(2)])).toEqual(done({ updated: 1 }));
  expect(listTexts(double)).toEqual([[2, "line 2"]]);
});

test("an outdated comment is resolved, and a new one is created", async () => {
  const double = await startDouble();
  await suggest(double, [draft(2)]);
  for (const comment of double.reviews.comments) comment.line = null;
  expect(await suggest(double, [draft(2)])).toEqual(done({ created: 1, resolved: 1 }));
  expect(listTexts(double)).toEqual([
    [null, "Resolved"],
    [2, "line 2"],
  ]);
});

test("suggestions for an ad that could not be evaluated are kept", async () => {
  const double = await startDouble();
  await suggest(double, [draft(2), draft(3, { ads: ["other"] })]);
  expect(await suggest(double, [], { unjudged: ["spring"] })).toEqual(done({ resolved: 1 }));
  expect(listTexts(double)).toEqual([
    [2, "line 2"],
    [3, "Resolved"],
  ]);
});

test("a line that GitHub rejects doesn't affect the others, and is not retried", async () => {
  const double = await startDouble();
  expect(await suggest(double, [draft(2), draft(40)])).toEqual(done({ created: 1, rejected: 1 }));
  expect(listTexts(double)).toEqual([[2, "line 2"]]);
  expect(listWrites(double)).toEqual(["POST", "POST", "POST"]);
  expect(await suggest(double, [draft(40)])).toMatchObject({ rejected: 1 });
});

test("another author's comment with our marker is ignored, and ours are found on later pages", async () => {
  const double = await startDouble();
  await suggest(double, [draft(2)]);
  const [own] = double.reviews.comments.splice(0);
  if (own === undefined) throw new Error("There is no suggestion.");
  const forged = { ...own, author: "mallory" };
  double.reviews.comments.push({ ...forged, id: 1 });
  for (let i = 0; i < 120; i += 1) double.reviews.add({ ...forged, author: "octocat", body: `Remark ${i}` });
  double.reviews.comments.push({ ...own, id: 9_000 });
  expect(await suggest(double, [])).toEqual(done({ resolved: 1 }));
  expect(double.reviews.comments.at(0)?.body).toContain("line 2");
  expect(double.reviews.comments.at(-1)?.body).toContain("Resolved");
});

test("nothing is suggested if the commit is no longer the head", async () => {
  const double = await startDouble({ pulls: { 7: { headSha: "e".repeat(40) } } });
  expect(await suggest(double, [draft(2)])).toEqual({ kind: "outdated" });
  expect(listWrites(double)).toEqual([]);
});

describe("at once", () => {
  test("two concurrent runs of one check leave one suggestion", async () => {
    const double = await startDouble();
    double.misbehave({ ...LIST, times: 2, meanwhile: barrier(2) });
    double.misbehave({ ...LIST, times: 2, meanwhile: barrier(2) });
    await Promise.all([suggest(double, [draft(2)]), suggest(double, [draft(2)])]);
    expect(listTexts(double)).toEqual([[2, "line 2"]]);
    expect(await suggest(double, [draft(2)])).toEqual(done({ unchanged: 1 }));
  });

  test("two checks share equal suggestions and keep different ones", async () => {
    const double = await startDouble();
    double.misbehave({ ...LIST, times: 2, meanwhile: barrier(2) });
    double.misbehave({ ...LIST, times: 2, meanwhile: barrier(2) });
    const other = draft(3, { body: "```suggestion\nline 33\n```" });
    await Promise.all([
      suggest(double, [draft(2), draft(3)]),
      suggest(double, [draft(2), other], { id: "ci/nightly" }),
    ]);
    expect(listTexts(double).map(String).sort()).toEqual(["2,line 2", "3,line 3", "3,line 33"]);
  });
});

test("a check doesn't resolve another check's suggestion, and creates its own once that is resolved", async () => {
  const double = await startDouble();
  await suggest(double, [draft(2)]);
  expect(await suggest(double, [draft(2)], { id: "ci/nightly" })).toEqual(done({ unchanged: 1 }));
  expect(await suggest(double, [], { id: "ci/third" })).toEqual(done({}));
  await suggest(double, []);
  expect(await suggest(double, [draft(2)], { id: "ci/nightly" })).toEqual(done({ created: 1 }));
});

describe("suggestions of the former default id", () => {
  const former = (...ads: string[]) => ({ id: "ci/ads", ads });
  const [de, fr] = [
    { id: "leg de", former: former("spring") },
    { id: "leg fr", former: former("summer") },
  ];

  test("are taken over by the leg that checks their ads, and are not created twice", async () => {
    const double = await startDouble();
    await suggest(double, [draft(2), draft(3, { ads: ["summer"] })]);
    expect(await suggest(double, [draft(2)], de)).toEqual(done({ updated: 1 }));
    expect(await suggest(double, [draft(3, { ads: ["summer"] })], fr)).toEqual(done({ updated: 1 }));
    expect(listTexts(double)).toEqual([
      [2, "line 2"],
      [3, "line 3"],
    ]);
    expect(await suggest(double, [draft(2)], de)).toEqual(done({ unchanged: 1 }));
    expect(await suggest(double, [], de)).toEqual(done({ resolved: 1 }));
    expect(listTexts(double)).toEqual([
      [2, "Resolved"],
      [3, "line 3"],
    ]);
  });

  test("are resolved when their fix is obsolete, and left alone if they have another leg's ads, too", async () => {
    const double = await startDouble();
    await suggest(double, [draft(2), draft(3, { ads: ["spring", "summer"] })]);
    expect(await suggest(double, [], de)).toEqual(done({ resolved: 1 }));
    expect(listTexts(double)).toEqual([
      [2, "Resolved"],
      [3, "line 3"],
    ]);
  });

  test("that two legs take over at once become one suggestion for each text", async () => {
    const double = await startDouble();
    await suggest(double, [draft(2)]);
    double.misbehave({ ...LIST, times: 2, meanwhile: barrier(2) });
    const other = draft(2, { body: "```suggestion\nline 22\n```" });
    await Promise.all([
      suggest(double, [draft(2)], de),
      suggest(double, [other], { ...fr, former: former("spring", "summer") }),
    ]);
    expect(listTexts(double).map(String).sort()).toEqual(["2,line 2", "2,line 22"]);
  });
});

describe("when GitHub fails", () => {
  test("an error after the review was created doesn't create a second one", async () => {
    const double = await startDouble();
    double.misbehave({ ...REVIEWS, fault: "server_error", times: 1, afterwards: true });
    expect(await suggest(double, [draft(2)])).toMatchObject({ kind: "done" });
    expect(listTexts(double)).toEqual([[2, "line 2"]]);
  });

  test("a secondary rate limit is waited for", async () => {
    const double = await startDouble();
    const waits: number[] = [];
    double.misbehave({ ...REVIEWS, fault: "secondary_limit", retryAfter: 7, times: 1 });
    expect(await suggest(double, [draft(2)], { waits })).toEqual(done({ created: 1 }));
    expect(waits).toEqual([7_000]);
  });

  test.each([
    ["read_only", /permissions: pull-requests: write/u],
    ["secondary_limit", /rate limit is exceeded; the next run will write the suggestions/u],
    ["unavailable", /is not responding; the next run will write the suggestions/u],
    ["not_found", /can't access the pull request/u],
  ] as const)("%s is refused with a reason", async (fault, why) => {
    const double = await startDouble();
    double.misbehave({ ...REVIEWS, fault, retryAfter: 3_600 });
    expect(await suggest(double, [draft(2)])).toEqual({ kind: "refused", why: expect.stringMatching(why) });
  });

  test("a locked conversation is reported", async () => {
    const double = await startDouble({ pulls: { 7: { locked: true } } });
    expect(await suggest(double, [draft(2)])).toMatchObject({ why: expect.stringMatching(/is locked/u) });
  });
});

test("a suggestion that was deleted during the update is not a failure", async () => {
  const double = await startDouble();
  await suggest(double, [draft(2)]);
  double.misbehave({
    method: "PATCH",
    times: 1,
    meanwhile: () => double.reviews.comments.splice(0),
  });
  expect(await suggest(double, [])).toMatchObject({ kind: "done" });
});

test("422 because of another review is no bad line: the suggestion is made later", async () => {
  const double = await startDouble();
  double.misbehave({ ...REVIEWS, fault: "too_quick", times: 2 });
  const waits: number[] = [];
  expect(await suggest(double, [draft(2)], { waits })).toMatchObject({ kind: "done", created: 1, rejected: 0 });
  expect(waits).toEqual([3_000, 6_000]);
});
