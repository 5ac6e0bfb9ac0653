import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getOutageKey, getOwnerId, parseIssueRecord } from "../../src/report/github-issue-record.ts";
import { fingerprintUrl } from "../../src/run/fingerprint-url.ts";
import { identifyDestination } from "../../src/run/tracking-parameters.ts";
import {
  adEntry,
  BOT,
  createIssueHarness,
  type DestinationState,
  listWrites,
  readIssueHistory,
} from "./issue-harness.ts";

const SPRING = "https://acme.example/spring";

describe("one destination", () => {
  test("that dies has an issue, which says what dies with it and where", async () => {
    const { github, run } = await createIssueHarness();
    const paid = `${SPRING}?utm_source=google&utm_medium=cpc&utm_campaign=Spring%20|%20sale`;
    const place = { file: "ads/spring.yml", line: 12, column: 5, endLine: 21 };
    const change = { landingUrl: paid, ...identifyDestination(paid, {}) };
    await run([
      adEntry("spring feed", "dead", { ...change, platform: "meta", manifest: place }),
      adEntry("spring search", "dead", { ...change, platform: "google" }),
      adEntry("summer", "alive"),
    ]);
    const [issue, ...more] = github.issues.all;
    expect(more).toEqual([]);
    expect(issue?.title).toBe("Ads link to a broken page: acme.example/spring");
    const body = issue?.body ?? "";
    expect(body.split("\n")[0]).toBe(`<!-- adhere issue=${fingerprintUrl(SPRING)} -->`);
    expect(body).toContain("**Affects** 2 ads (1 on Meta, 1 on Google) in 1 campaign");
    expect(body).toContain("google / cpc / Spring \\| sale");
    expect(body).toMatch(
      /\| spring feed \| Meta \|.*\[ads\/spring.yml, lines 12–21\]\(https:\/\/github.com\/acme\/shop\/blob\/[0-9a-f]{40}\/ads\/spring.yml#L12\)/u,
    );
    expect(body).toContain("HTTP 404");
    expect(body).toContain("How the link was checked");
  });

  test("thirty runs while it dies, flaps and recovers: one issue, the right events, nothing else", async () => {
    const { github, run } = await createIssueHarness();
    const days: [runs: number, seen: DestinationState][] = [
      [3, "alive"],
      [2, "unconfirmed"],
      [4, "dead"],
      [2, "unknown"],
      [2, "dead"],
      [3, "alive"],
      [1, "unknown"],
      [1, "dead"],
      [1, "alive"],
      [1, "dead"],
      [1, "alive"],
      [2, "unconfirmed"],
      [3, "dead"],
      [4, "alive"],
    ];
    for (const [runs, seen] of days) for (let i = 0; i < runs; i += 1) await run([adEntry("spring", seen)]);
    expect(days.reduce((sum, [runs]) => sum + runs, 0)).toBe(30);
    expect(readIssueHistory(github)).toEqual({
      events: [
        "opened 100",
        ...["edited 100", "closed 100", "edited 100", "reopened 100"],
        ...["edited 100", "closed 100", "edited 100", "reopened 100"],
        ...["edited 100", "closed 100", "edited 100", "reopened 100"],
        ...["edited 100", "closed 100"],
      ],
      comments: [
        ...["100 Working again", "100 Broken again", "100 Working again", "100 Broken again"],
        ...["100 Working again", "100 Broken again", "100 Working again"],
      ],
    });
    expect(github.issues.all).toMatchObject([{ number: 100, state: "closed", stateReason: "completed" }]);
  });

  test("ads that join or leave are told; a reason or a line that changes is only written down", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring feed", "dead")]);
    await run([adEntry("spring feed", "dead"), adEntry("spring story", "dead")]);
    expect(github.comments.at(-1)?.body).toContain("1 more ad links to the broken page (");
    await run([adEntry("spring story", "dead")]);
    expect(github.comments.at(-1)?.body).toContain("1 ad no longer does");
    expect(github.comments).toHaveLength(2);
    await run([adEntry("spring story", "dead", { reason: "The domain does not exist." })]);
    const manifest = { file: "ads.yml", line: 90, column: 5, endLine: 95 };
    await run([adEntry("spring story", "dead", { reason: "The domain does not exist.", manifest })]);
    expect(github.comments).toHaveLength(2);
    expect(github.issues.all[0]?.body).toContain("The domain does not exist.");
    expect(github.issues.all[0]?.body).toContain("lines 90–95");
    const before = listWrites(github).length;
    await run([adEntry("spring story", "dead", { reason: "The domain does not exist.", manifest })]);
    expect(listWrites(github)).toHaveLength(before);
  });

  test("an ad that nobody could judge this time still dies with the page", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring feed", "dead"), adEntry("spring story", "dead")]);
    await run([adEntry("spring feed", "dead"), adEntry("spring story", "unknown", { platform: "google" })]);
    expect(listWrites(github)).toEqual(["POST issues"]);
  });

  test("alive for one ad and dead for another is dead; alive and unconfirmed is neither", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring feed", "alive"), adEntry("spring story", "dead")]);
    expect(github.issues.all[0]?.body).not.toContain("spring feed");
    await run([adEntry("spring feed", "alive"), adEntry("spring story", "unconfirmed")]);
    expect(readIssueHistory(github).events).toEqual(["opened 100"]);
  });

  test("what was looked at in the page's place says nothing of the page", async () => {
    const { github, run } = await createIssueHarness();
    const visited = { url: "http://127.0.0.1:1/spring", by: "site" } as const;
    await run([adEntry("spring", "dead", { visited })]);
    expect(github.issues.all).toEqual([]);
    await run([adEntry("spring", "dead")]);
    await run([adEntry("spring", "alive", { visited })]);
    await run([adEntry("spring", "alive", { carried: { commit: null, at: "2026-11-20T10:00:00Z" } })]);
    expect(readIssueHistory(github).events).toEqual(["opened 100"]);
  });

  test("that left the manifest: closed with a word; a part of a manifest closes nothing", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring", "dead"), adEntry("summer", "alive")]);
    await run([adEntry("summer", "alive")], { change: { merged: { of: 3, shards: [1, 2] } } });
    await run([adEntry("summer", "alive")], { id: "another check" });
    expect(readIssueHistory(github).events).toEqual(["opened 100"]);
    await run([adEntry("summer", "alive")]);
    await run([adEntry("summer", "alive")]);
    expect(github.issues.all).toMatchObject([{ state: "closed", stateReason: "not_planned" }]);
    expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining("No ad in the manifest")]);
    await run([adEntry("spring", "dead")]);
    expect(github.issues.all).toMatchObject([{ number: 100, state: "open" }]);
  });

  test("two checks keep one issue: the other may close it and open it again, and does not rewrite it", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring feed", "dead")], { id: "one" });
    await run([adEntry("spring other", "dead")], { id: "two" });
    expect(listWrites(github)).toEqual(["POST issues"]);
    await run([adEntry("spring other", "alive")], { id: "two" });
    await run([adEntry("spring other", "dead")], { id: "two" });
    expect(github.issues.all).toMatchObject([{ state: "open" }]);
    expect(parseIssueRecord(github.issues.all[0]?.body ?? "")?.memberKeys).toHaveLength(1);
    expect(github.issues.all[0]?.body).toContain("spring other");
  });
});

describe("an issue of the former default id", () => {
  const FORMER = { id: "Ads/ads" };
  const [de, fr] = [
    { id: "leg de", formerId: "Ads/ads" },
    { id: "leg fr", formerId: "Ads/ads" },
  ];

  test("is taken over by the leg that finds the page broken, and closed by no other leg", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring feed", "dead"), adEntry("summer", "dead")], FORMER);
    await run([adEntry("spring feed", "dead")], de);
    await run([adEntry("summer", "dead")], fr);
    await run([adEntry("spring feed", "dead")], de);
    // Each leg writes itself into the text of its issue, once and without a comment.
    const events = ["opened 100", "opened 101", "edited 100", "edited 101"];
    expect(readIssueHistory(github)).toEqual({ events, comments: [] });
    const owners = github.issues.all.map(({ body }) => parseIssueRecord(body)?.ownerId);
    expect(owners).toEqual([getOwnerId("leg de"), getOwnerId("leg fr")]);
    await run([adEntry("autumn", "alive")], fr);
    expect(github.issues.all).toMatchObject([{ state: "open" }, { state: "closed", stateReason: "not_planned" }]);
  });

  test("is taken over in silence, because another leg's ads have not left", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring de", "dead"), adEntry("spring fr", "dead")], FORMER);
    await run([adEntry("spring de", "dead")], de);
    await run([adEntry("spring fr", "dead")], fr);
    await run([adEntry("spring de", "dead")], de);
    expect(github.issues.all).toMatchObject([{ state: "open" }]);
    expect(github.comments).toEqual([]);
    expect(listWrites(github)).toEqual(["POST issues", "PATCH issues/100"]);
  });

  test("stays open while no leg has its page", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring", "dead")], FORMER);
    await run([adEntry("summer", "alive")], de);
    expect(listWrites(github)).toEqual(["POST issues"]);
    await run([adEntry("spring", "alive")], fr);
    expect(github.issues.all).toMatchObject([{ state: "closed", stateReason: "completed" }]);
  });

  test("for an outage is taken over once, and the other leg's pages stay in it until they are known", async () => {
    const { github, run } = await createIssueHarness();
    const pages = (from: number, to: number, seen: DestinationState) =>
      Array.from({ length: to - from }, (_, i) => adEntry(`page${from + i}`, seen));
    await run(pages(0, 30, "dead"), FORMER);
    await run(pages(0, 15, "alive"), de);
    expect(github.issues.all).toMatchObject([{ state: "open" }]);
    await run(pages(15, 30, "dead"), fr);
    await run(pages(15, 30, "dead"), fr);
    expect(github.issues.all).toHaveLength(1);
    expect(parseIssueRecord(github.issues.all[0]?.body ?? "")).toMatchObject({
      ownerId: getOwnerId("leg fr"),
      subjectId: getOutageKey(getOwnerId("leg fr")),
    });
    await run(pages(15, 30, "alive"), fr);
    expect(github.issues.all).toMatchObject([{ state: "closed" }]);
  });
});

describe("people", () => {
  test("who close it as not planned are heard until the page has been alive", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring", "dead")]);
    Object.assign(github.issues.all[0] ?? {}, { state: "closed", stateReason: "not_planned" });
    await run([adEntry("spring", "dead"), adEntry("spring story", "dead")]);
    expect(readIssueHistory(github).events).toEqual(["opened 100"]);
    await run([adEntry("spring", "alive")]);
    await run([adEntry("spring", "alive")]);
    expect(github.comments).toEqual([]);
    await run([adEntry("spring", "dead")]);
    expect(github.issues.all).toMatchObject([{ state: "open" }]);
    expect(readIssueHistory(github).comments).toEqual(["100 Broken again"]);
  });

  test("who close it as completed too early are told", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring", "dead")]);
    Object.assign(github.issues.all[0] ?? {}, { state: "closed", stateReason: "completed" });
    await run([adEntry("spring", "dead")]);
    expect(github.issues.all).toMatchObject([{ state: "open" }]);
    expect(readIssueHistory(github).comments).toEqual(["100 Still broken"]);
  });

  test("who open it again while the page is alive are left alone", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring", "dead")]);
    await run([adEntry("spring", "alive")]);
    Object.assign(github.issues.all[0] ?? {}, { state: "open", stateReason: "reopened" });
    const before = listWrites(github).length;
    await run([adEntry("spring", "alive")]);
    expect(listWrites(github)).toHaveLength(before);
    await run([adEntry("spring", "dead")]);
    expect(readIssueHistory(github).comments.at(-1)).toBe("100 Broken again");
  });

  test("who copy our marker are nobody of ours, and neither is a pull request", async () => {
    const { github, run } = await createIssueHarness();
    const body = `<!-- adhere issue=${fingerprintUrl(SPRING)} -->\nMine`;
    github.issues.add({ author: "octocat", body });
    github.issues.add({ author: BOT, body, isPull: true });
    await run([adEntry("spring", "dead")]);
    await run([adEntry("spring", "alive")]);
    expect(readIssueHistory(github).events).toEqual(["opened 102", "edited 102", "closed 102"]);
    expect(github.issues.all[0]).toMatchObject({ body, state: "open" });
  });

  test("who break what the issue remembers have it written anew", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring", "dead")]);
    const [issue] = github.issues.all;
    if (issue !== undefined) issue.body = `${issue.body.split("\n")[0]}\r\nedited`;
    await run([adEntry("spring", "dead")], { id: "ci/ads" });
    await run([adEntry("spring", "alive")]);
    expect(github.issues.all).toMatchObject([{ state: "closed" }]);
  });
});

describe("two runs at once", () => {
  test("never leave two open issues: the older stays", async () => {
    const { github, run } = await createIssueHarness();
    let waiting = 0;
    let both = () => {};
    const together = new Promise<void>((resolve) => {
      both = resolve;
    });
    const settle = async () => {
      waiting += 1;
      if (waiting === 2) both();
      await together;
    };
    // Both look before either has written.
    let looks = 0;
    let go = () => {};
    const looked = new Promise<void>((resolve) => {
      go = resolve;
    });
    github.misbehave({
      method: "GET",
      path: /\/issues$/u,
      times: 2,
      meanwhile: () => {
        looks += 1;
        if (looks === 2) go();
        return looked;
      },
    });
    const ads = [adEntry("spring", "dead"), adEntry("summer", "dead")];
    await Promise.all([run(ads, { waitForOtherRuns: settle }), run(ads, { waitForOtherRuns: settle })]);
    const open = github.issues.all.filter(({ state }) => state === "open").map(({ body }) => body.split("\n")[0]);
    expect(github.issues.all).toHaveLength(4);
    expect(new Set(open).size).toBe(2);
    expect(open).toHaveLength(2);
    await run([adEntry("spring", "alive"), adEntry("summer", "alive")]);
    await run([adEntry("spring", "dead"), adEntry("summer", "alive")]);
    const again = github.issues.all.filter(({ state }) => state === "open");
    expect(again).toMatchObject([{ number: 100 }]);
  });

  test("a change that another run has made is not made twice", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring", "dead")]);
    let once = true;
    github.misbehave({
      method: "GET",
      path: /\/issues\/100$/u,
      meanwhile: async () => {
        if (!once) return;
        once = false;
        await run([adEntry("spring", "alive")]);
      },
    });
    await run([adEntry("spring", "alive")]);
    expect(readIssueHistory(github)).toEqual({
      events: ["opened 100", "edited 100", "closed 100"],
      comments: ["100 Working again"],
    });
  });
});

describe("many at once", () => {
  const all = (n: number, seen: DestinationState) => Array.from({ length: n }, (_, i) => adEntry(`page${i}`, seen));

  test("twenty have an issue each; twenty-one have one together, which grows, shrinks and is closed", async () => {
    const one = await createIssueHarness();
    await one.run(all(20, "dead"));
    expect(one.github.issues.all).toHaveLength(20);
    expect(one.slept).toHaveLength(19);

    const { github, run } = await createIssueHarness();
    await run(all(21, "dead"));
    expect(github.issues.all).toMatchObject([{ title: "Many landing pages of ads are broken" }]);
    await run(all(21, "dead"));
    expect(listWrites(github)).toEqual(["POST issues"]);
    await run(all(23, "dead"));
    expect(readIssueHistory(github).comments).toEqual(["100 2 more landing pages"]);
    // Some recover, one is in doubt: nobody is called.
    await run([...all(2, "dead"), adEntry("page2", "unknown"), adEntry("page3", "alive")]);
    await run([...all(3, "dead"), adEntry("page3", "alive")]);
    expect(readIssueHistory(github).comments).toHaveLength(1);
    await run([adEntry("page0", "unknown"), adEntry("page1", "alive")]);
    expect(github.issues.all).toMatchObject([{ state: "open" }]);
    await run([adEntry("page0", "alive"), adEntry("page1", "alive")]);
    expect(github.issues.all).toMatchObject([{ state: "closed", stateReason: "completed" }]);
    await run([adEntry("page0", "dead"), adEntry("page1", "alive")]);
    expect(github.issues.all.map(({ title }) => title)).toEqual([
      "Many landing pages of ads are broken",
      "Ads link to a broken page: acme.example/page0",
    ]);
    await run([...all(40, "dead")]);
    expect(github.issues.all).toHaveLength(2);
    expect(github.issues.all[0]).toMatchObject({ state: "open" });
    expect(readIssueHistory(github).comments.at(-1)).toContain("39 landing pages");
  });

  test("what may be in a shard that is missing is not over", async () => {
    const { github, run } = await createIssueHarness();
    await run(all(25, "dead"));
    const part = { merged: { of: 2, shards: [1] } };
    await run(all(12, "alive"), { change: part });
    expect(github.issues.all).toMatchObject([{ state: "open" }]);
    await run([...all(12, "alive"), adEntry("page30", "dead")], { change: part });
    expect(github.issues.all[0]?.body).toContain("13 more destinations could not be checked this time");
    await run([...all(12, "alive"), adEntry("page30", "alive")]);
    expect(github.issues.all).toMatchObject([{ state: "closed", stateReason: "completed" }]);
  });

  test("beyond a thousand destinations, too, none in doubt is lost", async () => {
    const { github, run } = await createIssueHarness();
    await run(all(30, "dead"));
    await run([adEntry("page0", "dead"), ...all(3_000, "unknown").slice(1)]);
    expect(github.issues.all[0]?.body).toContain("29 more destinations could not be checked this time");
  });

  test("dismissed, it stays away until it is over, and what dies besides has its own", async () => {
    const { github, run } = await createIssueHarness();
    await run(all(25, "dead"));
    Object.assign(github.issues.all[0] ?? {}, { state: "closed", stateReason: "not_planned" });
    await run([...all(25, "dead"), adEntry("spring", "dead")]);
    expect(github.issues.all).toMatchObject([{ state: "closed" }, { title: expect.stringContaining("spring") }]);
    await run([...all(25, "alive"), adEntry("spring", "dead")]);
    await run([...all(25, "dead"), adEntry("spring", "dead")]);
    expect(github.issues.all).toMatchObject([{ state: "open" }, { state: "open" }]);
  });

  test("a thousand recoveries are spread over runs", async () => {
    const { github, run } = await createIssueHarness();
    for (const part of [0, 1, 2]) {
      await run(all(20 * (part + 1), "dead"));
    }
    expect(github.issues.all).toHaveLength(60);
    expect(await run(all(60, "alive"))).toMatchObject({ closed: 40, deferred: 20 });
    expect(await run(all(60, "alive"))).toMatchObject({ closed: 20, deferred: 0 });
  });
});

describe("GitHub", () => {
  test("makes labels that are missing; one that it refuses is no reason for silence", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring", "dead")], { labels: ["ads", "dead link"] });
    expect(github.issues.all[0]?.labels).toEqual(["ads", "dead link"]);
    await run([adEntry("spring", "dead"), adEntry("summer", "dead")], { labels: ["x".repeat(51)] });
    expect(github.issues.all[1]?.labels).toEqual([]);
  });

  test("finds an issue beyond the first page of a busy account", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring", "dead")]);
    for (let i = 0; i < 130; i += 1) github.issues.add({ author: BOT, body: `Report ${i}` });
    await run([adEntry("spring", "alive")]);
    expect(readIssueHistory(github).events).toEqual(["opened 100", "edited 100", "closed 100"]);
  });

  test.each([
    ["read_only", "permissions: issues: write"],
    ["gone", "enable them in its settings"],
    ["unauthorized", "github-token"],
    ["server_error", "GitHub is not responding"],
  ] as const)("%s: one sentence that says what to do", async (fault, said) => {
    const { github, run } = await createIssueHarness();
    github.misbehave({ method: "POST", path: /\/issues$/u, fault });
    expect(await run([adEntry("spring", "dead"), adEntry("summer", "dead")])).toEqual({
      kind: "refused",
      why: expect.stringContaining(said),
    });
    expect(listWrites(github)).toEqual(["POST issues"]);
  });

  test("an issue that was deleted meanwhile costs no other", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring", "dead"), adEntry("summer", "dead")]);
    github.misbehave({ method: "GET", path: /\/issues\/100$/u, fault: "gone" });
    expect(await run([adEntry("spring", "alive"), adEntry("summer", "alive")])).toMatchObject({ closed: 1 });
  });

  test("an issue whose creation got no clear answer is found by the next run", async () => {
    const { github, run } = await createIssueHarness();
    github.misbehave({
      method: "POST",
      path: /\/issues$/u,
      fault: "server_error",
      afterwards: true,
      times: 1,
    });
    expect(await run([adEntry("spring", "dead")])).toMatchObject({ kind: "refused" });
    await run([adEntry("spring", "dead")]);
    expect(github.issues.all).toHaveLength(1);
  });
});

test("a landing page never has two issues, and its issue is open if it was last seen broken", async () => {
  const seen = fc.constantFrom<DestinationState>("alive", "dead", "unknown", "unconfirmed");
  const day = fc.record({ a: seen, b: seen, c: fc.option(seen) });
  await fc.assert(
    fc.asyncProperty(fc.array(day, { maxLength: 8 }), async (days) => {
      const { github, run } = await createIssueHarness();
      const last = new Map<string, boolean>();
      for (const { a, b, c } of days) {
        const ads = [adEntry("a", a), adEntry("b", b), ...(c === null ? [] : [adEntry("c", c)])];
        await run(ads);
        for (const [name, now] of [
          ["a", a],
          ["b", b],
          ["c", c ?? "alive"],
        ] as const) {
          if (now === "dead" || now === "alive") last.set(name, now === "dead");
        }
        const before = listWrites(github).length;
        await run(ads);
        expect(listWrites(github)).toHaveLength(before);
      }
      const titles = github.issues.all.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      for (const { title, state } of github.issues.all) {
        expect([title, state]).toEqual([title, last.get(title.at(-1) ?? "") === true ? "open" : "closed"]);
      }
    }),
    { numRuns: 12 },
  );
});

describe("safeguards", () => {
  test.each([
    ["Forgejo, which has no GraphQL", { graphql: false, viewer: { kind: "app", login: "forgejo-actions" } }],
    ["an App's token without GraphQL", { graphql: false, viewer: { kind: "app", login: "acme-ads[bot]" } }],
  ] as const)("%s: the account is unknown, and a dead page still has one issue", async (_, options) => {
    const { github, run } = await createIssueHarness({ ...options, viewer: { ...options.viewer } });
    for (let count = 0; count < 3; count += 1) await run([adEntry("spring", "dead")]);
    expect(github.issues.all).toHaveLength(1);
    // A person's copy is nobody's issue.
    const copied = github.issues.add({ author: "octocat", body: github.issues.all[0]?.body ?? "" });
    await run([adEntry("spring", "alive")]);
    expect(github.issues.all.map(({ state }) => state)).toEqual(["closed", "open"]);
    expect(copied.state).toBe("open");
  });

  test("one issue that GitHub refuses does not stop the others", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring", "dead"), adEntry("summer", "dead")]);
    const [first, second] = github.issues.all;
    if (first !== undefined) first.locked = true;
    const outcome = await run([adEntry("spring", "alive"), adEntry("summer", "alive")]);
    expect(outcome).toMatchObject({
      kind: "done",
      closed: 1,
      failed: [expect.stringContaining("The conversation is locked: unlock it.")],
    });
    expect([first?.state, second?.state]).toEqual(["open", "closed"]);
  });

  test("an older run that is run again closes nothing of a newer run", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring", "dead"), adEntry("new", "dead")], { runAttemptId: "6.1" });
    // The older run's manifest has no ad for the second page.
    await run([adEntry("spring", "alive")], { runAttemptId: "5.2" });
    expect(github.issues.all.map(({ state }) => state)).toEqual(["open", "open"]);
    await run([adEntry("spring", "alive")], { runAttemptId: "6.2" });
    expect(github.issues.all.map(({ state }) => state)).toEqual(["closed", "closed"]);
  });

  test("what a bot for stale issues closed is reopened while the page is dead; what a person closed stays", async () => {
    const { github, run } = await createIssueHarness();
    await run([adEntry("spring", "dead"), adEntry("summer", "dead")]);
    const [stale, dismissed] = github.issues.all;
    Object.assign(stale ?? {}, { state: "closed", stateReason: "not_planned", closedBy: BOT });
    Object.assign(dismissed ?? {}, { state: "closed", stateReason: "not_planned", closedBy: "octocat" });
    await run([adEntry("spring", "dead"), adEntry("summer", "dead")]);
    expect([stale?.state, dismissed?.state]).toEqual(["open", "closed"]);
  });
});

describe("a page under several tracking parameters", () => {
  const variant = (name: string, seen: DestinationState, query: string) => {
    const landingUrl = `${SPRING}${query}`;
    return adEntry(name, seen, { landingUrl, ...identifyDestination(landingUrl, {}) });
  };
  const four = (seen: DestinationState) =>
    ["", "?utm_source=meta", "?utm_source=google&gclid=1", "?fbclid=2"].map((query, at) =>
      variant(`spring ${at}`, seen, query),
    );

  test("has one issue, one recovery and one relapse", async () => {
    const { github, run } = await createIssueHarness();
    for (const seen of ["dead", "dead", "alive", "alive", "dead"] as const) await run(four(seen));
    expect(readIssueHistory(github)).toEqual({
      events: ["opened 100", "edited 100", "closed 100", "edited 100", "reopened 100"],
      comments: ["100 Working again", "100 Broken again"],
    });
    expect(github.issues.all[0]?.body).toContain("**Affects** 4 ads");
  });

  test("adopts the oldest open issue of earlier versions and closes the others with a link to it", async () => {
    const { github, run } = await createIssueHarness();
    const earlier = four("dead")
      .toReversed()
      .map(({ page: _, ...entry }) => entry);
    await run(earlier);
    expect(github.issues.all.map(({ state }) => state)).toEqual(["open", "open", "open", "open"]);
    await run(four("dead"));
    expect(github.issues.all.map(({ state }) => state)).toEqual(["open", "closed", "closed", "closed"]);
    expect(github.issues.all[0]?.body).toMatch(`<!-- adhere issue=${fingerprintUrl(SPRING)} -->`);
    expect(github.comments.map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining("the same page as in #100")),
    );
    const before = listWrites(github).length;
    await run(four("dead"));
    expect(listWrites(github)).toHaveLength(before);
    await run(four("alive"));
    expect(github.issues.all.map(({ state }) => state)).toEqual(["closed", "closed", "closed", "closed"]);
  });

  test("that is dead under one of them lists the ads of this one", async () => {
    const { github, run } = await createIssueHarness();
    await run([variant("spring feed", "alive", ""), variant("spring story", "dead", "?utm_id=7")]);
    expect(github.issues.all).toHaveLength(1);
    expect(github.issues.all[0]?.body).toContain("**Affects** 1 ad");
  });
});
