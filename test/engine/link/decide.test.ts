import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LinkVerdict } from "../../../src/engine/artifacts/link-verdict.ts";
import type { PageObservation } from "../../../src/engine/artifacts/page-observation.ts";
import { decide, planFollowUp } from "../../../src/engine/link/decide.ts";
import type { HttpAttempt } from "../../../src/engine/link/follow-redirects.ts";
import type { LinkOutcome } from "../../../src/engine/link/link-outcome.ts";
import type { ProbeResult } from "../../../src/engine/link/request-with-retries.ts";
import { createFailedPageObservation, createPageObservation } from "./builders.ts";

const URL_ = "https://acme.example/";

function createAttempt(outcome: LinkOutcome): HttpAttempt {
  const httpStatus = "status" in outcome ? outcome.status : outcome.kind === "page" ? 200 : null;
  return {
    outcome,
    finalUrl: URL_,
    host: "acme.example",
    httpStatus,
    redirects: [URL_],
    summary: { title: "", heading: "", lines: null },
    retryAfterMs: null,
  };
}

const createProbeResult = (...sights: LinkOutcome[]): ProbeResult => ({
  url: URL_,
  attempts: sights.map(createAttempt),
  trail: [],
});

const PAGE: LinkOutcome = { kind: "page" };
const GONE: LinkOutcome = { kind: "not_found_status", status: 404 };
const SOFT: LinkOutcome = { kind: "not_found_title", title: "Page not found" };
const NO_DOMAIN: LinkOutcome = { kind: "no_such_domain", host: "acme.example", detail: "no_such_name" };
const BOT_CHECK: LinkOutcome = { kind: "bot_check", vendor: "Cloudflare" };
const REFUSED: LinkOutcome = { kind: "refused", status: 403 };
const SERVER_ERROR: LinkOutcome = { kind: "server_error", status: 503, rendered: false };
const TIMEOUT: LinkOutcome = { kind: "timeout", rendered: false };
const RESET: LinkOutcome = { kind: "unreachable", code: "ECONNRESET" };
const EXPIRED: LinkOutcome = {
  kind: "certificate",
  code: "CERT_HAS_EXPIRED",
  explanation: "The certificate expired on 2026-10-01",
  certain: true,
};
const INCOMPLETE: LinkOutcome = {
  kind: "certificate",
  code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  explanation: "The certificate's issuer is not trusted",
  certain: false,
};

const PAGE_LOADS = {
  page: createPageObservation(),
  gone: createPageObservation({ httpStatus: 404 }),
  goneEmpty: { ...createFailedPageObservation("ERR_HTTP_RESPONSE_CODE_FAILURE"), httpStatus: 404 },
  soft: createPageObservation({ title: "Acme – Page not found" }),
  unfinished: createPageObservation({ title: "Acme – Page not found", stillLoading: true }),
  wall: createPageObservation({ httpStatus: 403, headers: { "cf-mitigated": "challenge" } }),
  refused: createPageObservation({ httpStatus: 403 }),
  down: createPageObservation({ httpStatus: 503 }),
  downBlank: createPageObservation({ httpStatus: 503, text: "", markup: "" }),
  late: createPageObservation({ timedOut: true }),
  lateBlank: createPageObservation({ timedOut: true, text: "", markup: "", finalUrl: null, httpStatus: null }),
  blank: createPageObservation({ text: " ", markup: "<html><body><div id=root></div></body></html>" }),
  picture: createPageObservation({ text: "", markup: "<body><img src=/hero.jpg></body>" }),
  pdf: createPageObservation({ download: true, text: "", markup: "" }),
  noDomain: createFailedPageObservation("ERR_NAME_NOT_RESOLVED"),
  noTunnel: createFailedPageObservation("ERR_TUNNEL_CONNECTION_FAILED"),
  proxySaysNoName: createPageObservation({ httpStatus: 502, headers: { "adhere-refusal": "dns ENOTFOUND" } }),
  proxySaysRefused: createPageObservation({
    httpStatus: 502,
    headers: { "adhere-refusal": "connect ECONNREFUSED" },
  }),
  expired: createFailedPageObservation("ERR_CERT_DATE_INVALID"),
  untrusted: createFailedPageObservation("ERR_CERT_AUTHORITY_INVALID"),
  revoked: createFailedPageObservation("ERR_CERT_REVOKED"),
  loop: createFailedPageObservation("ERR_TOO_MANY_REDIRECTS"),
} satisfies Record<string, PageObservation>;

type Row = [
  http: LinkOutcome[],
  chrome: keyof typeof PAGE_LOADS | null,
  verdict: LinkVerdict["verdict"],
  reason: string | null,
];

const TABLE: Row[] = [
  // HTTP alone
  [[PAGE], null, "alive", null],
  [[{ kind: "file" }], null, "alive", null],
  [[GONE, GONE], null, "link_broken", "The page answers 404"],
  [[GONE, SOFT], null, "link_broken", `The page's title says that it was not found: "Page not found"`],
  [[GONE], null, "inconclusive", "The page answers 404; no second check confirmed it"],
  [[GONE, PAGE], null, "alive", null],
  [[GONE, SERVER_ERROR, GONE], null, "inconclusive", "The page answers 404; no second check confirmed it"],
  [
    [
      { ...SOFT, ambiguous: true },
      { ...SOFT, ambiguous: true },
    ],
    null,
    "inconclusive",
    `The page's title says that it was not found: "Page not found"; no second check confirmed it`,
  ],
  [[NO_DOMAIN, NO_DOMAIN], null, "link_broken", "The domain acme.example does not exist"],
  [[EXPIRED, EXPIRED], null, "link_broken", "The certificate expired on 2026-10-01"],
  [
    [INCOMPLETE, INCOMPLETE],
    null,
    "inconclusive",
    "The certificate's issuer is not trusted; no second check confirmed it",
  ],
  [[BOT_CHECK, BOT_CHECK], null, "inconclusive", "A bot check (Cloudflare) blocks the page"],
  [[SERVER_ERROR, SERVER_ERROR, SERVER_ERROR], null, "inconclusive", "The server answers 503"],
  [[], null, "inconclusive", "The page could not be checked"],
  // Chrome got the page, as visitors would
  [[PAGE], "page", "alive", null],
  [[GONE, GONE], "page", "alive", null],
  [[SOFT, SOFT], "page", "alive", null],
  [[BOT_CHECK], "page", "alive", null],
  [[REFUSED], "page", "alive", null],
  [[TIMEOUT, TIMEOUT], "page", "alive", null],
  [[INCOMPLETE, INCOMPLETE], "page", "alive", null],
  [[], "page", "alive", null],
  [[PAGE], "picture", "alive", null],
  [[PAGE], "pdf", "alive", null],
  // Dead over HTTP and in Chrome
  [[GONE, GONE], "gone", "link_broken", "The page answers 404"],
  [[GONE, GONE], "goneEmpty", "link_broken", "The page answers 404"],
  [[SOFT, SOFT], "soft", "link_broken", `The page's title says that it was not found: "Acme – Page not found"`],
  [[GONE, GONE], "soft", "link_broken", `The page's title says that it was not found: "Acme – Page not found"`],
  [[NO_DOMAIN, NO_DOMAIN], "noDomain", "link_broken", "The domain acme.example does not exist"],
  [[NO_DOMAIN, NO_DOMAIN], "noTunnel", "link_broken", "The domain acme.example does not exist"],
  [[NO_DOMAIN, NO_DOMAIN], "proxySaysNoName", "link_broken", "The domain acme.example does not exist"],
  [[EXPIRED, EXPIRED], "expired", "link_broken", "The certificate expired on 2026-10-01"],
  [[INCOMPLETE, INCOMPLETE], "untrusted", "link_broken", "The certificate's issuer is not trusted"],
  [[PAGE], "revoked", "link_broken", "The certificate was revoked"],
  // Chrome saw nothing that contradicts two dead results
  [[GONE, GONE], "lateBlank", "link_broken", "The page answers 404"],
  [[GONE, GONE], "noTunnel", "link_broken", "The page answers 404"],
  // HTTP and Chrome contradict each other
  [[PAGE], "gone", "inconclusive", "The page answers 404; no second check confirmed it"],
  [[PAGE], "untrusted", "inconclusive", "The certificate's issuer is not trusted; no second check confirmed it"],
  [[PAGE], "expired", "inconclusive", "The certificate has expired or is not valid yet; no second check confirmed it"],
  [[GONE, GONE], "wall", "inconclusive", "A bot check (Cloudflare) blocks the page"],
  [[GONE, GONE], "refused", "inconclusive", "The page denies access (403)"],
  [[GONE, GONE], "down", "inconclusive", "The server answers 503"],
  [[GONE, GONE], "late", "alive", null],
  [
    [RESET],
    "noDomain",
    "inconclusive",
    "The server broke the connection off: open the page, and ask its operator if it does so again (ECONNRESET)",
  ],
  [[{ kind: "no_network" }], "noDomain", "inconclusive", "No network: no domain could be looked up"],
  [
    [PAGE],
    "noTunnel",
    "inconclusive",
    "The proxy of this machine does not connect to the server: check HTTPS_PROXY, or allow the host there (ERR_TUNNEL_CONNECTION_FAILED)",
  ],
  [[PAGE], "noDomain", "inconclusive", "The domain does not exist; no second check confirmed it"],
  [[SOFT, SOFT], "unfinished", "inconclusive", 'The page says "Acme – Page not found" while it is still loading'],
  // Neither saw a page
  [[BOT_CHECK], "wall", "inconclusive", "A bot check (Cloudflare) blocks the page"],
  [[REFUSED], "refused", "inconclusive", "The page denies access (403)"],
  [
    [RESET, RESET],
    "noTunnel",
    "inconclusive",
    "The server broke the connection off: open the page, and ask its operator if it does so again (ECONNRESET)",
  ],
  [
    [RESET, RESET],
    "proxySaysRefused",
    "inconclusive",
    "The server broke the connection off: open the page, and ask its operator if it does so again (ECONNRESET)",
  ],
  [[{ kind: "redirect_loop" }], "loop", "inconclusive", "The page redirects in a loop"],
  [[{ kind: "no_network" }], "noTunnel", "inconclusive", "No network: no domain could be looked up"],
  // HTTP got a page, but Chrome shows nothing that could be evaluated
  [[PAGE], "wall", "inconclusive", "A bot check (Cloudflare) blocks the page"],
  [[PAGE], "blank", "inconclusive", "The page has no content"],
  [[PAGE], "downBlank", "inconclusive", "The server answers 503"],
  [[PAGE], "lateBlank", "inconclusive", "The page did not answer in time"],
  [[{ kind: "file" }], "noTunnel", "alive", null],
  // 5xx and time-outs with a rendered page are scored
  [[SERVER_ERROR, SERVER_ERROR], "down", "alive", null],
  [[PAGE], "down", "alive", null],
  [[TIMEOUT], "late", "alive", null],
];

describe("decide", () => {
  it.each(TABLE)("decides on HTTP %j and Chrome's %s: %s", (http, chrome, verdict, reason) => {
    const decided = decide(createProbeResult(...http), chrome === null ? null : PAGE_LOADS[chrome]);
    expect(decided).toMatchObject({ verdict, reason });
    expect(decided.isOffline ?? false).toBe(reason?.startsWith("No network") ?? false);
    expect(decided.trail).toHaveLength(chrome === null ? 0 : 1);
    expect(decided.redirects).toEqual([URL_]);
  });

  it("adds an advisory where a page with an error is scored", () => {
    const kinds = (http: LinkOutcome[], look: PageObservation) =>
      decide(createProbeResult(...http), look).advisories.map(({ kind }) => kind);
    expect(kinds([PAGE], PAGE_LOADS.page)).toEqual([]);
    expect(kinds([SERVER_ERROR], PAGE_LOADS.down)).toEqual(["server_error"]);
    expect(kinds([SERVER_ERROR], PAGE_LOADS.page)).toEqual(["server_error"]);
    expect(kinds([PAGE], PAGE_LOADS.late)).toEqual(["timeout"]);
    expect(kinds([INCOMPLETE, INCOMPLETE], PAGE_LOADS.page)).toEqual(["incomplete_chain"]);
  });

  it("reports no status of the guard's proxy, and no unknown vendor in brackets", () => {
    const { httpStatus, trail } = decide(
      createProbeResult({ kind: "page", contentAmount: "shell" }),
      PAGE_LOADS.proxySaysNoName,
      {
        purpose: "links",
      },
    );
    expect([httpStatus, trail.at(-1)?.httpStatus]).toEqual([null, null]);
    const wall = decide(createProbeResult({ kind: "bot_check", vendor: "unnamed" }), null);
    expect(wall.reason).toBe("A bot check blocks the page");
  });

  it("counts a frame as content", () => {
    const markup = '<html><frameset rows="100%"><frame src="/real"></frameset></html>';
    expect(decide(createProbeResult(BOT_CHECK), createPageObservation({ heading: "", text: "", markup })).verdict).toBe(
      "alive",
    );
  });

  it("does not count a query that the page itself rewrites as a redirect", () => {
    const start = `${URL_}sale?gclid=1`;
    const probe = (finalUrl: string): ProbeResult => ({
      url: start,
      attempts: [{ ...createAttempt(BOT_CHECK), finalUrl, redirects: [start] }],
      trail: [],
    });
    const kinds = (look: PageObservation) =>
      decide(probe(start), look, { purpose: "links" }).advisories.map(({ kind }) => kind);
    expect(kinds(createPageObservation({ redirects: [start], finalUrl: `${URL_}sale` }))).not.toContain(
      "tracking_lost",
    );
    expect(kinds(createPageObservation({ redirects: [start], finalUrl: `${URL_}other` }))).toContain("tracking_lost");
    const hop = createPageObservation({ redirects: [start, `${URL_}sale?x`], finalUrl: `${URL_}sale` });
    expect(kinds(hop)).toContain("tracking_lost");
    const overHttp: HttpAttempt = { ...createAttempt(PAGE), finalUrl: `${URL_}sale`, redirects: [start] };
    const verdict = decide({ url: start, attempts: [overHttp], trail: [] }, null, { purpose: "links" });
    expect(verdict.advisories.map(({ kind }) => kind)).toContain("tracking_lost");
  });

  it("adds a placeholder advisory from HTTP or Chrome, and keeps the verdict alive", () => {
    const kinds = ({ verdict, advisories }: LinkVerdict) => [verdict, ...advisories.map(({ kind }) => kind)];
    const summary = { title: "acme.example is for sale", heading: "", lines: null };
    const parked = { ...createProbeResult(PAGE), attempts: [{ ...createAttempt(PAGE), summary }] };
    expect(kinds(decide(parked, null, { purpose: "links" }))).toEqual(["alive", "placeholder"]);
    const look = createPageObservation({ title: "Welcome to nginx!" });
    expect(kinds(decide(createProbeResult(BOT_CHECK), look))).toEqual(["alive", "placeholder"]);
    const led = createPageObservation({ redirects: [URL_], finalUrl: "https://acme.example/login" });
    expect(kinds(decide(createProbeResult(BOT_CHECK), led))).toEqual(["alive", "dead_end"]);
  });

  it("reports a thin page only where no script could add content", () => {
    const kinds = (contentAmount: "shell" | "thin") =>
      decide(createProbeResult({ kind: "page", contentAmount }), null, { purpose: "links" }).advisories.map(
        ({ kind }) => kind,
      );
    expect(kinds("thin")).toEqual(["thin_page"]);
    expect(kinds("shell")).toEqual([]);
  });

  it("calls a link alive in links mode where visitors arrive, even if there is nothing to score", () => {
    const verdict = (http: LinkOutcome[], look: PageObservation) =>
      decide(createProbeResult(...http), look, { purpose: "links" }).verdict;
    expect(verdict([SERVER_ERROR, SERVER_ERROR], PAGE_LOADS.down)).toBe("inconclusive");
    expect(verdict([TIMEOUT], PAGE_LOADS.late)).toBe("inconclusive");
    expect(verdict([PAGE], PAGE_LOADS.wall)).toBe("alive");
    expect(verdict([BOT_CHECK], PAGE_LOADS.page)).toBe("alive");
  });

  it.each(["blank", "refused", "down", "wall", "late", "noTunnel"] as const)(
    "does not trust an application shell over Chrome's result: %s",
    (met) => {
      const shell: LinkOutcome = { kind: "page", contentAmount: "shell" };
      const { verdict, reason } = decide(createProbeResult(shell), PAGE_LOADS[met], { purpose: "links" });
      expect(verdict).toBe("inconclusive");
      expect(reason).toBe(decide(createProbeResult(), PAGE_LOADS[met], { purpose: "links" }).reason);
    },
  );
});

describe("planFollowUp, where only Chrome says that the page is dead", () => {
  it("probes Chrome's final URL, and the second result decides", () => {
    const look = createPageObservation({
      httpStatus: 404,
      finalUrl: "https://acme.example/gone",
      redirects: [URL_],
    });
    expect(planFollowUp(createProbeResult(PAGE), look)).toEqual({
      ask: "http",
      url: "https://acme.example/gone",
    });
    expect(decide(createProbeResult(PAGE), look, { httpRetry: createProbeResult(GONE, GONE) })).toMatchObject({
      verdict: "link_broken",
      finalUrl: "https://acme.example/gone",
      reason: "It redirects to https://acme.example/gone, which answers 404",
    });
    expect(decide(createProbeResult(PAGE), look, { httpRetry: createProbeResult(PAGE) }).verdict).toBe("inconclusive");
  });

  it("loads the page again where HTTP cannot see what Chrome saw", () => {
    expect(planFollowUp(createProbeResult(BOT_CHECK), PAGE_LOADS.gone)).toEqual({ ask: "browser" });
    expect(planFollowUp(createProbeResult(PAGE), PAGE_LOADS.soft)).toEqual({ ask: "browser" });
    const twice = (http: LinkOutcome, first: PageObservation, secondPageObservation: PageObservation) =>
      decide(createProbeResult(http), first, { secondPageObservation }).verdict;
    expect(twice(BOT_CHECK, PAGE_LOADS.gone, PAGE_LOADS.gone)).toBe("link_broken");
    expect(twice(PAGE, PAGE_LOADS.soft, PAGE_LOADS.soft)).toBe("link_broken");
    expect(planFollowUp(createProbeResult(SOFT, SOFT), PAGE_LOADS.unfinished)).toEqual({ ask: "browser" });
    expect(twice(PAGE, PAGE_LOADS.unfinished, PAGE_LOADS.page)).toBe("alive");
    expect(twice(PAGE, PAGE_LOADS.unfinished, PAGE_LOADS.unfinished)).toBe("inconclusive");
    expect(twice(PAGE, PAGE_LOADS.soft, PAGE_LOADS.page)).toBe("alive");
    expect(twice(BOT_CHECK, PAGE_LOADS.gone, PAGE_LOADS.wall)).toBe("inconclusive");
    expect(twice(PAGE, PAGE_LOADS.gone, PAGE_LOADS.gone)).toBe("inconclusive");
    expect(twice(RESET, PAGE_LOADS.noDomain, PAGE_LOADS.noDomain)).toBe("inconclusive");
  });

  it("loads the page again after a server error that HTTP did not get", () => {
    for (const http of [REFUSED, BOT_CHECK, PAGE]) {
      expect(planFollowUp(createProbeResult(http), PAGE_LOADS.down)).toEqual({ ask: "browser" });
    }
    const options = { purpose: "links", secondPageObservation: PAGE_LOADS.page } as const;
    expect(decide(createProbeResult(REFUSED), PAGE_LOADS.down, options).verdict).toBe("alive");
    expect(planFollowUp(createProbeResult(SERVER_ERROR, SERVER_ERROR), PAGE_LOADS.down)).toBeNull();
  });

  it("plans nothing where there is enough evidence", () => {
    expect(planFollowUp(createProbeResult(GONE, GONE), PAGE_LOADS.gone)).toBeNull();
    expect(planFollowUp(createProbeResult(BOT_CHECK), PAGE_LOADS.page)).toBeNull();
    expect(planFollowUp(createProbeResult(PAGE), PAGE_LOADS.revoked)).toBeNull();
    expect(planFollowUp(createProbeResult(RESET), PAGE_LOADS.noDomain)).toBeNull();
  });
});

describe("decide, for all outcomes", () => {
  const sight = fc.constantFrom(
    PAGE,
    GONE,
    SOFT,
    NO_DOMAIN,
    BOT_CHECK,
    REFUSED,
    SERVER_ERROR,
    TIMEOUT,
    RESET,
    EXPIRED,
    INCOMPLETE,
  );
  const look = fc.constantFrom(null, ...Object.values(PAGE_LOADS));

  it("never calls a page dead after a single bad result", () => {
    fc.assert(
      fc.property(sight, (only) => {
        expect(decide(createProbeResult(only), null).verdict).not.toBe("link_broken");
      }),
    );
  });

  it("never calls a page dead that Chrome got", () => {
    fc.assert(
      fc.property(fc.array(sight, { maxLength: 4 }), (sights) => {
        expect(decide(createProbeResult(...sights), PAGE_LOADS.page).verdict).toBe("alive");
      }),
    );
  });

  it("gives a reason exactly where the destination is not alive", () => {
    fc.assert(
      fc.property(fc.array(sight, { maxLength: 4 }), look, (sights, chrome) => {
        const { verdict, reason } = decide(createProbeResult(...sights), chrome);
        expect(reason === null).toBe(verdict === "alive");
        if (verdict === "link_broken") expect(reason).toMatch(/404|not found|does not exist|certificate/);
      }),
    );
  });
});

describe("a redirect that chooses a language", () => {
  const visitOf = (finalUrl: string): ProbeResult => {
    const attempt = {
      outcome: { kind: "not_found_status", status: 404 } as const,
      finalUrl,
      host: "acme.example",
      httpStatus: 404,
      redirects: ["https://acme.example/sale"],
      summary: { title: "", heading: "", lines: null },
      retryAfterMs: null,
    };
    return { url: "https://acme.example/sale", attempts: [attempt, attempt], trail: [] };
  };

  it.each([
    ["https://acme.example/en/sale", false, "inconclusive"],
    ["https://acme.example/en-gb/sale/", false, "inconclusive"],
    ["https://acme.example/en/sale", true, "link_broken"],
    ["https://acme.example/en/other", false, "link_broken"],
    ["https://acme.example/gone", false, "link_broken"],
  ])("to %s, with the ad's language known: %s, is %s", (finalUrl, isLocaleKnown, verdict) => {
    const decided = decide(visitOf(finalUrl), null, { isLocaleKnown });
    expect(decided.verdict).toBe(verdict);
    if (verdict === "inconclusive") expect(decided.reason).toMatch(/set the ad's locale/u);
  });
});
