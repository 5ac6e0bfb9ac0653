import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decide, openQuestion } from "../../../src/engine/link/decide.ts";
import type { Attempt } from "../../../src/engine/link/follow.ts";
import type { Probe } from "../../../src/engine/link/probe.ts";
import type { Sight } from "../../../src/engine/link/sight.ts";
import type { BrowserLook, LinkVerdict } from "../../../src/engine/products/link.ts";
import { browserLook, failedLook } from "./options.ts";

const URL_ = "https://acme.example/";

function attempt(sight: Sight): Attempt {
  const httpStatus = "status" in sight ? sight.status : sight.kind === "page" ? 200 : null;
  return {
    sight,
    finalUrl: URL_,
    host: "acme.example",
    httpStatus,
    redirects: [URL_],
    words: { title: "", heading: "", lines: null },
    retryAfterMs: null,
  };
}

const probed = (...sights: Sight[]): Probe => ({ url: URL_, attempts: sights.map(attempt), trail: [] });

const PAGE: Sight = { kind: "page" };
const GONE: Sight = { kind: "gone", status: 404 };
const SOFT: Sight = { kind: "not_found_title", title: "Page not found" };
const NO_DOMAIN: Sight = { kind: "no_such_domain", host: "acme.example", detail: "no_such_name" };
const WALL: Sight = { kind: "wall", vendor: "Cloudflare" };
const REFUSED: Sight = { kind: "refused", status: 403 };
const DOWN: Sight = { kind: "server_error", status: 503, rendered: false };
const LATE: Sight = { kind: "timeout", rendered: false };
const RESET: Sight = { kind: "unreachable", code: "ECONNRESET" };
const EXPIRED: Sight = {
  kind: "certificate",
  code: "CERT_HAS_EXPIRED",
  explanation: "The certificate expired on 2026-10-01",
  certain: true,
};
const INCOMPLETE: Sight = {
  kind: "certificate",
  code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  explanation: "The certificate's issuer is not trusted",
  certain: false,
};

const LOOKS = {
  page: browserLook(),
  gone: browserLook({ httpStatus: 404 }),
  goneEmpty: { ...failedLook("ERR_HTTP_RESPONSE_CODE_FAILURE"), httpStatus: 404 },
  soft: browserLook({ title: "Acme – Page not found" }),
  unfinished: browserLook({ title: "Acme – Page not found", fetching: true }),
  wall: browserLook({ httpStatus: 403, headers: { "cf-mitigated": "challenge" } }),
  refused: browserLook({ httpStatus: 403 }),
  down: browserLook({ httpStatus: 503 }),
  downBlank: browserLook({ httpStatus: 503, text: "", markup: "" }),
  late: browserLook({ timedOut: true }),
  lateBlank: browserLook({ timedOut: true, text: "", markup: "", finalUrl: null, httpStatus: null }),
  blank: browserLook({ text: " ", markup: "<html><body><div id=root></div></body></html>" }),
  picture: browserLook({ text: "", markup: "<body><img src=/hero.jpg></body>" }),
  pdf: browserLook({ download: true, text: "", markup: "" }),
  noDomain: failedLook("ERR_NAME_NOT_RESOLVED"),
  noTunnel: failedLook("ERR_TUNNEL_CONNECTION_FAILED"),
  proxySaysNoName: browserLook({ httpStatus: 502, headers: { "adhere-refusal": "dns ENOTFOUND" } }),
  proxySaysRefused: browserLook({ httpStatus: 502, headers: { "adhere-refusal": "connect ECONNREFUSED" } }),
  expired: failedLook("ERR_CERT_DATE_INVALID"),
  untrusted: failedLook("ERR_CERT_AUTHORITY_INVALID"),
  revoked: failedLook("ERR_CERT_REVOKED"),
  loop: failedLook("ERR_TOO_MANY_REDIRECTS"),
} satisfies Record<string, BrowserLook>;

type Row = [
  http: Sight[],
  chrome: keyof typeof LOOKS | null,
  verdict: LinkVerdict["verdict"],
  reason: string | null,
];

const TABLE: Row[] = [
  // HTTP alone
  [[PAGE], null, "alive", null],
  [[{ kind: "file" }], null, "alive", null],
  [[GONE, GONE], null, "link_broken", "The page answers 404"],
  [[GONE, SOFT], null, "link_broken", `The page's title says that it was not found: "Page not found"`],
  [[GONE], null, "inconclusive", "The page answers 404; no second look confirmed it"],
  [[GONE, PAGE], null, "alive", null],
  [[GONE, DOWN, GONE], null, "inconclusive", "The page answers 404; no second look confirmed it"],
  [
    [
      { ...SOFT, named: true },
      { ...SOFT, named: true },
    ],
    null,
    "inconclusive",
    `The page's title says that it was not found: "Page not found"; no second look confirmed it`,
  ],
  [[NO_DOMAIN, NO_DOMAIN], null, "link_broken", "The domain acme.example does not exist"],
  [[EXPIRED, EXPIRED], null, "link_broken", "The certificate expired on 2026-10-01"],
  [
    [INCOMPLETE, INCOMPLETE],
    null,
    "inconclusive",
    "The certificate's issuer is not trusted; no second look confirmed it",
  ],
  [[WALL, WALL], null, "inconclusive", "A bot check (Cloudflare) stands before the page"],
  [[DOWN, DOWN, DOWN], null, "inconclusive", "The server answers 503"],
  [[], null, "inconclusive", "Nothing could be seen of the page"],
  // Chrome got through: that is what visitors get
  [[PAGE], "page", "alive", null],
  [[GONE, GONE], "page", "alive", null],
  [[SOFT, SOFT], "page", "alive", null],
  [[WALL], "page", "alive", null],
  [[REFUSED], "page", "alive", null],
  [[LATE, LATE], "page", "alive", null],
  [[INCOMPLETE, INCOMPLETE], "page", "alive", null],
  [[], "page", "alive", null],
  [[PAGE], "picture", "alive", null],
  [[PAGE], "pdf", "alive", null],
  // Dead for both
  [[GONE, GONE], "gone", "link_broken", "The page answers 404"],
  [[GONE, GONE], "goneEmpty", "link_broken", "The page answers 404"],
  [
    [SOFT, SOFT],
    "soft",
    "link_broken",
    `The page's title says that it was not found: "Acme – Page not found"`,
  ],
  [
    [GONE, GONE],
    "soft",
    "link_broken",
    `The page's title says that it was not found: "Acme – Page not found"`,
  ],
  [[NO_DOMAIN, NO_DOMAIN], "noDomain", "link_broken", "The domain acme.example does not exist"],
  [[NO_DOMAIN, NO_DOMAIN], "noTunnel", "link_broken", "The domain acme.example does not exist"],
  [[NO_DOMAIN, NO_DOMAIN], "proxySaysNoName", "link_broken", "The domain acme.example does not exist"],
  [[EXPIRED, EXPIRED], "expired", "link_broken", "The certificate expired on 2026-10-01"],
  [[INCOMPLETE, INCOMPLETE], "untrusted", "link_broken", "The certificate's issuer is not trusted"],
  [[PAGE], "revoked", "link_broken", "The certificate was revoked"],
  // Chrome saw nothing that speaks against two dead answers
  [[GONE, GONE], "lateBlank", "link_broken", "The page answers 404"],
  [[GONE, GONE], "noTunnel", "link_broken", "The page answers 404"],
  // They disagree
  [[PAGE], "gone", "inconclusive", "The page answers 404; no second look confirmed it"],
  [
    [PAGE],
    "untrusted",
    "inconclusive",
    "The certificate's issuer is not trusted; no second look confirmed it",
  ],
  [
    [PAGE],
    "expired",
    "inconclusive",
    "The certificate has expired or is not valid yet; no second look confirmed it",
  ],
  [[GONE, GONE], "wall", "inconclusive", "A bot check (Cloudflare) stands before the page"],
  [[GONE, GONE], "refused", "inconclusive", "The page refuses this visitor (403)"],
  [[GONE, GONE], "down", "inconclusive", "The server answers 503"],
  [[GONE, GONE], "late", "alive", null],
  [[RESET], "noDomain", "inconclusive", "The connection failed (ECONNRESET)"],
  [[{ kind: "no_network" }], "noDomain", "inconclusive", "No network: no domain could be looked up"],
  [[PAGE], "noTunnel", "inconclusive", "The connection failed (ERR_TUNNEL_CONNECTION_FAILED)"],
  [[PAGE], "noDomain", "inconclusive", "The domain does not exist; no second look confirmed it"],
  [
    [SOFT, SOFT],
    "unfinished",
    "inconclusive",
    'The page says "Acme – Page not found" while it is still loading',
  ],
  // Nobody saw a page
  [[WALL], "wall", "inconclusive", "A bot check (Cloudflare) stands before the page"],
  [[REFUSED], "refused", "inconclusive", "The page refuses this visitor (403)"],
  [[RESET, RESET], "noTunnel", "inconclusive", "The connection failed (ECONNRESET)"],
  [[RESET, RESET], "proxySaysRefused", "inconclusive", "The connection failed (ECONNRESET)"],
  [[{ kind: "redirect_loop" }], "loop", "inconclusive", "The page redirects in a loop"],
  [[{ kind: "no_network" }], "noTunnel", "inconclusive", "No network: no domain could be looked up"],
  // HTTP has it, Chrome shows nothing: nothing to evaluate
  [[PAGE], "wall", "inconclusive", "A bot check (Cloudflare) stands before the page"],
  [[PAGE], "blank", "inconclusive", "The page came without any content"],
  [[PAGE], "downBlank", "inconclusive", "The server answers 503"],
  [[PAGE], "lateBlank", "inconclusive", "The page did not answer in time"],
  [[{ kind: "file" }], "noTunnel", "alive", null],
  // 5xx and time-outs with a rendered page are scored
  [[DOWN, DOWN], "down", "alive", null],
  [[PAGE], "down", "alive", null],
  [[LATE], "late", "alive", null],
];

describe("decide", () => {
  it.each(TABLE)("%j and Chrome's %s: %s", (http, chrome, verdict, reason) => {
    const decided = decide(probed(...http), chrome === null ? null : LOOKS[chrome]);
    expect(decided).toMatchObject({ verdict, reason });
    expect(decided.trail).toHaveLength(chrome === null ? 0 : 1);
    expect(decided.redirects).toEqual([URL_]);
  });

  it("says what was wrong with a page that is scored all the same", () => {
    const kinds = (http: Sight[], look: BrowserLook) =>
      decide(probed(...http), look).advisories.map(({ kind }) => kind);
    expect(kinds([PAGE], LOOKS.page)).toEqual([]);
    expect(kinds([DOWN], LOOKS.down)).toEqual(["server_error"]);
    expect(kinds([DOWN], LOOKS.page)).toEqual(["server_error"]);
    expect(kinds([PAGE], LOOKS.late)).toEqual(["timeout"]);
    expect(kinds([INCOMPLETE, INCOMPLETE], LOOKS.page)).toEqual(["incomplete_chain"]);
  });

  it("reports no status of the proxy's own, and brackets no name that it does not know", () => {
    const { httpStatus, trail } = decide(probed({ kind: "page", bare: "shell" }), LOOKS.proxySaysNoName, {
      purpose: "links",
    });
    expect([httpStatus, trail.at(-1)?.httpStatus]).toEqual([null, null]);
    const wall = decide(probed({ kind: "wall", vendor: "unnamed" }), null);
    expect(wall.reason).toBe("A bot check stands before the page");
  });

  it("takes a frame for content", () => {
    const markup = '<html><frameset rows="100%"><frame src="/real"></frameset></html>';
    expect(decide(probed(WALL), browserLook({ heading: "", text: "", markup })).verdict).toBe("alive");
  });

  it("takes a query that the page itself rewrites for no redirect", () => {
    const start = `${URL_}sale?gclid=1`;
    const probe = (finalUrl: string): Probe => ({
      url: start,
      attempts: [{ ...attempt(WALL), finalUrl, redirects: [start] }],
      trail: [],
    });
    const kinds = (look: BrowserLook) =>
      decide(probe(start), look, { purpose: "links" }).advisories.map(({ kind }) => kind);
    expect(kinds(browserLook({ redirects: [start], finalUrl: `${URL_}sale` }))).not.toContain(
      "tracking_lost",
    );
    expect(kinds(browserLook({ redirects: [start], finalUrl: `${URL_}other` }))).toContain("tracking_lost");
    const hop = browserLook({ redirects: [start, `${URL_}sale?x`], finalUrl: `${URL_}sale` });
    expect(kinds(hop)).toContain("tracking_lost");
    const overHttp: Attempt = { ...attempt(PAGE), finalUrl: `${URL_}sale`, redirects: [start] };
    const verdict = decide({ url: start, attempts: [overHttp], trail: [] }, null, { purpose: "links" });
    expect(verdict.advisories.map(({ kind }) => kind)).toContain("tracking_lost");
  });

  it("names what answers in the page's place, whoever saw it, and fails nothing for it", () => {
    const kinds = ({ verdict, advisories }: LinkVerdict) => [verdict, ...advisories.map(({ kind }) => kind)];
    const words = { title: "acme.example is for sale", heading: "", lines: null };
    const parked = { ...probed(PAGE), attempts: [{ ...attempt(PAGE), words }] };
    expect(kinds(decide(parked, null, { purpose: "links" }))).toEqual(["alive", "placeholder"]);
    const look = browserLook({ title: "Welcome to nginx!" });
    expect(kinds(decide(probed(WALL), look))).toEqual(["alive", "placeholder"]);
    const led = browserLook({ redirects: [URL_], finalUrl: "https://acme.example/login" });
    expect(kinds(decide(probed(WALL), led))).toEqual(["alive", "dead_end"]);
  });

  it("calls thin what was read whole, and not what only a browser could fill", () => {
    const kinds = (bare: "shell" | "thin") =>
      decide(probed({ kind: "page", bare }), null, { purpose: "links" }).advisories.map(({ kind }) => kind);
    expect(kinds("thin")).toEqual(["thin_page"]);
    expect(kinds("shell")).toEqual([]);
  });

  it("in a links check asks whether visitors arrive, not whether there is something to score", () => {
    const verdict = (http: Sight[], look: BrowserLook) =>
      decide(probed(...http), look, { purpose: "links" }).verdict;
    expect(verdict([DOWN, DOWN], LOOKS.down)).toBe("inconclusive");
    expect(verdict([LATE], LOOKS.late)).toBe("inconclusive");
    expect(verdict([PAGE], LOOKS.wall)).toBe("alive");
    expect(verdict([WALL], LOOKS.page)).toBe("alive");
  });

  it.each(["blank", "refused", "down", "wall", "late", "noTunnel"] as const)(
    "takes no shell's word against Chrome's: %s",
    (met) => {
      const shell: Sight = { kind: "page", bare: "shell" };
      const { verdict, reason } = decide(probed(shell), LOOKS[met], { purpose: "links" });
      expect(verdict).toBe("inconclusive");
      expect(reason).toBe(decide(probed(), LOOKS[met], { purpose: "links" }).reason);
    },
  );
});

describe("where Chrome alone says dead", () => {
  it("asks HTTP where Chrome ended, and believes the two", () => {
    const look = browserLook({ httpStatus: 404, finalUrl: "https://acme.example/gone", redirects: [URL_] });
    expect(openQuestion(probed(PAGE), look)).toEqual({ ask: "http", url: "https://acme.example/gone" });
    expect(decide(probed(PAGE), look, { again: probed(GONE, GONE) })).toMatchObject({
      verdict: "link_broken",
      finalUrl: "https://acme.example/gone",
      reason: "It redirects to https://acme.example/gone, which answers 404",
    });
    expect(decide(probed(PAGE), look, { again: probed(PAGE) }).verdict).toBe("inconclusive");
  });

  it("asks Chrome again where HTTP cannot see what Chrome saw", () => {
    expect(openQuestion(probed(WALL), LOOKS.gone)).toEqual({ ask: "browser" });
    expect(openQuestion(probed(PAGE), LOOKS.soft)).toEqual({ ask: "browser" });
    const twice = (http: Sight, first: BrowserLook, secondLook: BrowserLook) =>
      decide(probed(http), first, { secondLook }).verdict;
    expect(twice(WALL, LOOKS.gone, LOOKS.gone)).toBe("link_broken");
    expect(twice(PAGE, LOOKS.soft, LOOKS.soft)).toBe("link_broken");
    expect(openQuestion(probed(SOFT, SOFT), LOOKS.unfinished)).toEqual({ ask: "browser" });
    expect(twice(PAGE, LOOKS.unfinished, LOOKS.page)).toBe("alive");
    expect(twice(PAGE, LOOKS.unfinished, LOOKS.unfinished)).toBe("inconclusive");
    expect(twice(PAGE, LOOKS.soft, LOOKS.page)).toBe("alive");
    expect(twice(WALL, LOOKS.gone, LOOKS.wall)).toBe("inconclusive");
    expect(twice(PAGE, LOOKS.gone, LOOKS.gone)).toBe("inconclusive");
    expect(twice(RESET, LOOKS.noDomain, LOOKS.noDomain)).toBe("inconclusive");
  });

  it("asks nothing where enough is known", () => {
    expect(openQuestion(probed(GONE, GONE), LOOKS.gone)).toBeNull();
    expect(openQuestion(probed(WALL), LOOKS.page)).toBeNull();
    expect(openQuestion(probed(PAGE), LOOKS.revoked)).toBeNull();
    expect(openQuestion(probed(RESET), LOOKS.noDomain)).toBeNull();
  });
});

describe("whatever was seen", () => {
  const sight = fc.constantFrom(
    PAGE,
    GONE,
    SOFT,
    NO_DOMAIN,
    WALL,
    REFUSED,
    DOWN,
    LATE,
    RESET,
    EXPIRED,
    INCOMPLETE,
  );
  const look = fc.constantFrom(null, ...Object.values(LOOKS));

  it("one bad answer never makes a page dead", () => {
    fc.assert(
      fc.property(sight, (only) => {
        expect(decide(probed(only), null).verdict).not.toBe("link_broken");
      }),
    );
  });

  it("what Chrome got through to is never dead", () => {
    fc.assert(
      fc.property(fc.array(sight, { maxLength: 4 }), (sights) => {
        expect(decide(probed(...sights), LOOKS.page).verdict).toBe("alive");
      }),
    );
  });

  it("a reason is given exactly where it is not alive, and dead pages say so themselves", () => {
    fc.assert(
      fc.property(fc.array(sight, { maxLength: 4 }), look, (sights, chrome) => {
        const { verdict, reason } = decide(probed(...sights), chrome);
        expect(reason === null).toBe(verdict === "alive");
        if (verdict === "link_broken") expect(reason).toMatch(/404|not found|does not exist|certificate/);
      }),
    );
  });
});
