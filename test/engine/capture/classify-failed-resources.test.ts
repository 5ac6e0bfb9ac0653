import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  classifyFailures,
  type FailureFacts,
  findSuspects,
  isLargeOnFold,
} from "../../../src/engine/capture/classify-failed-resources.ts";
import { isAddedByHost } from "../../../src/engine/capture/known-hosts.ts";
import { explainFailure } from "../../../src/engine/capture/request-failure.ts";
import type { ResourceRequest } from "../../../src/engine/capture/resource-monitor.ts";
import type { ResourceUse, ResourceUses } from "../../../src/engine/capture/resource-uses-schema.ts";

const request = (more: Partial<ResourceRequest> = {}): ResourceRequest => ({
  url: "https://shop.example/main.css",
  finalUrl: "https://shop.example/main.css",
  kind: "stylesheet",
  byScript: false,
  preloaded: false,
  loaded: false,
  status: null,
  mimeType: null,
  nosniff: false,
  refusal: null,
  netError: null,
  blockedReason: null,
  corsError: null,
  ...more,
});

const useOf = ({ url, kind }: ResourceRequest, more: Partial<ResourceUse> = {}): ResourceUse[] => {
  if (kind === "font") return [];
  const flags = { aboveFold: false, module: false, mixed: false, noticeable: true, broken: true };
  return [{ kind, url, selector: "link", box: null, ...flags, ...more }];
};

const usesWith = (more: Partial<ResourceUses>): ResourceUses => ({
  uses: [],
  faces: [],
  failedFamilies: [],
  unstyled: false,
  embeds: false,
  ...more,
});

function classify(requests: ResourceRequest[], more: Partial<FailureFacts> = {}, uses?: ResourceUse[]) {
  return classifyFailures({
    pageUrl: "https://www.shop.example/sale",
    fold: { width: 1000, height: 800 },
    requests,
    uses: usesWith({ uses: uses ?? requests.flatMap((one) => useOf(one)) }),
    errors: [],
    empty: false,
    isIgnored: () => false,
    ...more,
  });
}

describe("a request", () => {
  it.each([
    ["a refusal of an object store", { status: 403, mimeType: "application/xml" }, ["http_error", null]],
    ["an error status", { status: 404, mimeType: "text/html", netError: "ERR_ABORTED" }, ["http_error", null]],
    ["a server error", { status: 503 }, ["http_error", null]],
    ["a media type of another kind", { loaded: true, status: 200, mimeType: "text/html" }, ["wrong_type", null]],
    ["mixed content", { netError: null, blockedReason: "mixed-content" }, ["blocked", "mixed content"]],
    ["a content security policy", { blockedReason: "csp" }, ["blocked", "Content Security Policy"]],
    ["CORS", { status: 200, netError: "ERR_FAILED", corsError: "MissingAllowOriginHeader" }, ["blocked", "CORS"]],
    ["no connection", { netError: "ERR_CONNECTION_REFUSED" }, ["unreachable", "ERR_CONNECTION_REFUSED"]],
    [
      "no host behind a tunnel",
      { netError: "ERR_TUNNEL_CONNECTION_FAILED" },
      ["unreachable", "no connection to its host"],
    ],
    ["no host behind the proxy", { status: 502, refusal: "dns ENOTFOUND" }, ["unreachable", "ENOTFOUND"]],
  ])("failed because of %s", (_, more, [reason, detail]) => {
    expect(explainFailure(request(more))).toMatchObject({ reason, detail });
  });

  it.each([
    ["success", { loaded: true, status: 200, mimeType: "text/css" }],
    ["success without a media type", { loaded: true, status: 200, mimeType: "" }],
    ["no end", {}],
    ["a stop", { netError: "ERR_ABORTED" }],
    ["our own filter", { netError: "ERR_BLOCKED_BY_CLIENT.Inspector", blockedReason: "inspector" }],
    ["our access rule", { status: 403, refusal: "unsafe UNSAFE_URL" }],
    ["our filter of beacons", { status: 403, refusal: "beacon BEACON" }],
    ["a refusal of our own proxy", { status: 502, refusal: "connect PROXY_403" }],
    ["too many requests", { status: 429 }],
    ["a proxy's sign-in", { status: 407 }],
    ["a sign-in", { status: 401, mimeType: "text/html" }],
    ["a refusal of automated visits", { status: 403, mimeType: "text/html" }],
    ["a refusal without a media type", { status: 403 }],
    ["a refusal in this country", { status: 451 }],
    ["a network without connection", { netError: "ERR_INTERNET_DISCONNECTED" }],
  ])("is no failure after %s", (_, more) => {
    expect(explainFailure(request(more))).toBeNull();
  });

  it("of a picture may have any media type but HTML", () => {
    const picture = { kind: "image", loaded: true, status: 200 } as const;
    expect(explainFailure(request({ ...picture, mimeType: "application/octet-stream" }))).toBeNull();
    expect(explainFailure(request({ ...picture, mimeType: "text/html" }))).toMatchObject({ reason: "wrong_type" });
  });
});

describe("a stylesheet", () => {
  const failed = request({ status: 404 });

  it("is listed if the page uses it", () => {
    expect(classify([failed])).toMatchObject([{ url: failed.url, kind: "stylesheet", explains: "looks" }]);
    expect(classify([failed], {}, [])).toEqual([]);
  });

  it("of a host for assets counts as the page's", () => {
    expect(classify([{ ...failed, url: "https://cdn.example/theme.css" }])).toHaveLength(1);
  });

  it("of another site that a script added counts only if the page is unstyled", () => {
    const widget = { ...failed, url: "https://chat.example/widget.css", byScript: true };
    expect(classify([widget])).toEqual([]);
    const uses = usesWith({ uses: useOf(widget), unstyled: true });
    expect(classify([widget], { uses })).toMatchObject([{ leaves: "unstyled" }]);
  });

  it("of a host for fonts, or that a script adds, explains no differences of looks", () => {
    const fonts = { ...failed, url: "https://fonts.googleapis.com/css2?family=Inter", status: 400 };
    expect(classify([fonts])[0]).not.toHaveProperty("explains");
    const uses = usesWith({ uses: useOf(fonts), unstyled: true });
    expect(classify([fonts], { uses })[0]).not.toHaveProperty("leaves");
    expect(classify([{ ...failed, byScript: true }])[0]).not.toHaveProperty("explains");
  });

  it("of another site whose host was not reached is unconfirmed and explains nothing", () => {
    const unreached = { ...failed, status: null, netError: "ERR_TUNNEL_CONNECTION_FAILED" };
    const [foreign] = classify([{ ...unreached, url: "https://cdn.example/theme.css" }]);
    expect(foreign).toMatchObject({ unconfirmed: true });
    expect(foreign).not.toHaveProperty("explains");
    const [own] = classify([unreached]);
    expect(own).toMatchObject({ explains: "looks" });
    expect(own).not.toHaveProperty("unconfirmed");
  });
});

describe("a script", () => {
  const failed = request({ kind: "script", url: "https://shop.example/app.js", status: 404 });
  const foreign = { ...failed, url: "https://tags.example/tag.js" };

  it("of another site is listed only if nothing else explains an empty page", () => {
    expect(classify([failed, foreign])).toMatchObject([{ url: failed.url }]);
    expect(classify([foreign])).toEqual([]);
    expect(classify([failed, foreign], { empty: true })).toMatchObject([{ url: failed.url, leaves: "empty" }]);
    expect(classify([foreign], { empty: true })).toMatchObject([{ url: foreign.url, leaves: "empty" }]);
  });

  it("of the host that serves the stylesheets counts as the page's", () => {
    const sheet = request({ url: "https://tags.example/site.css", loaded: true, status: 200, mimeType: "text/css" });
    expect(classify([sheet, foreign])).toMatchObject([{ url: foreign.url }]);
  });

  it("as HTML failed if it caused a syntax error, is a module, or must not be guessed", () => {
    const asHtml = { ...failed, loaded: true, status: 200, mimeType: "text/html" };
    expect(classify([asHtml])).toEqual([]);
    const errors = [{ url: asHtml.url, message: "SyntaxError: Unexpected token '<'" }];
    expect(classify([asHtml], { errors })).toHaveLength(1);
    expect(classify([{ ...asHtml, nosniff: true }])).toHaveLength(1);
    expect(classify([asHtml], {}, useOf(asHtml, { module: true }))).toHaveLength(1);
  });

  it("that was only preloaded is not missed; one that another script requested is", () => {
    expect(classify([{ ...failed, preloaded: true, byScript: true }], {}, [])).toEqual([]);
    expect(classify([{ ...failed, byScript: true }], {}, [])).toHaveLength(1);
  });

  it("error counts on an empty page only, once per own script", () => {
    const errors = [
      { url: "https://shop.example/app.js", message: "TypeError: a" },
      { url: "https://shop.example/app.js", message: "TypeError: b" },
      { url: "https://tags.example/tag.js", message: "TypeError: c" },
    ];
    expect(classify([], { errors })).toEqual([]);
    expect(classify([], { errors, empty: true })).toMatchObject([
      { url: "https://shop.example/app.js", reason: "script_error", detail: "TypeError: a", leaves: "empty" },
    ]);
  });
});

describe("a font", () => {
  const failed = request({ kind: "font", url: "https://shop.example/a.woff2", status: 404 });
  const other = request({ kind: "font", url: "https://shop.example/a.woff", loaded: true, status: 200 });
  const faces = [{ family: "Brand", urls: [failed.url, other.url] }];
  const withFaces = (failedFamilies: string[]) => ({ uses: usesWith({ faces, failedFamilies }) });

  it("is listed if no source of its face was loaded", () => {
    expect(classify([failed], withFaces(["Brand"]))).toHaveLength(1);
    expect(classify([failed, other], withFaces(["Brand"]))).toEqual([]);
    expect(classify([failed], withFaces([]))).toEqual([]);
  });

  it("of a stylesheet that cannot be read is listed if any face failed", () => {
    const unread = (failedFamilies: string[]) => ({ uses: usesWith({ failedFamilies }) });
    expect(classify([failed], unread(["Brand"]))).toHaveLength(1);
    expect(classify([failed], unread([]))).toEqual([]);
  });

  it("of another site, such as a chat, is not listed", () => {
    const chat = { ...failed, url: "https://chat.example/icons.woff2" };
    expect(classify([chat], { uses: usesWith({ failedFamilies: ["Icons"] }) })).toEqual([]);
  });
});

describe("a picture", () => {
  const failed = request({ kind: "image", url: "https://shop.example/hero.jpg", status: 404 });
  const foreign = { ...failed, url: "https://pictures.example/hero.jpg" };

  it("as HTML failed only if an element shows nothing in its place", () => {
    const asHtml = { ...failed, loaded: true, status: 200, mimeType: "text/html" };
    expect(classify([asHtml])).toMatchObject([{ reason: "wrong_type" }]);
    expect(classify([asHtml], {}, useOf(asHtml, { broken: false }))).toEqual([]);
  });

  it("of another site is listed only if visitors notice it", () => {
    expect(classify([foreign])).toHaveLength(1);
    expect(classify([foreign], {}, useOf(foreign, { noticeable: false }))).toEqual([]);
    expect(classify([failed], {}, useOf(failed, { noticeable: false }))).toHaveLength(1);
  });

  it("explains differences of pictures only if it covers as much as a picture that is evaluated", () => {
    const withBox = (width: number, height: number, y = 0) =>
      classify([failed], {}, useOf(failed, { aboveFold: true, box: { x: 0, y, width, height } }))[0]?.explains;
    expect(withBox(120, 100)).toBe("pictures");
    expect(withBox(16, 16)).toBeUndefined();
    expect(withBox(600, 300, 795)).toBeUndefined();
  });

  it.each([
    [-100, -100, 100, 100],
    [0, 900, 1000, 10],
  ])("outside of the first screen, at %i/%i, covers none of it", (x, y, width, height) => {
    expect(isLargeOnFold({ x, y, width, height }, { width: 1000, height: 800 })).toBe(false);
  });
});

describe("the suspects", () => {
  const suspects = (requests: ResourceRequest[], isIgnored: (url: string) => boolean = () => false) =>
    findSuspects({ requests, pageUrl: "https://shop.example/", isIgnored }).map(({ url }) => URL.parse(url)?.pathname);
  const failed = request({ kind: "image", url: "https://shop.example/a.png", status: 404 });

  it("are no requests that are ignored, before or after a redirect", () => {
    const redirected = { ...failed, finalUrl: "https://stats.example/pixel" };
    expect(suspects([redirected])).toEqual(["/a.png"]);
    expect(suspects([redirected], (url) => url.includes("stats"))).toEqual([]);
    expect(suspects([failed], (url) => url === failed.url)).toEqual([]);
  });

  it("are no pictures of other sites that a script requested", () => {
    expect(suspects([{ ...failed, url: "https://stats.example/a.png", byScript: true }])).toEqual([]);
    expect(suspects([{ ...failed, byScript: true }])).toEqual(["/a.png"]);
  });

  it("begin with stylesheets and scripts, whatever the page requested first", () => {
    const script = request({ kind: "script", url: "https://shop.example/app.js", status: 404 });
    expect(suspects([failed, script, request({ status: 404 })])).toEqual(["/main.css", "/app.js", "/a.png"]);
  });
});

it.each([
  ["https://shop.example/_vercel/insights/script.js", true],
  ["https://shop.example/cdn-cgi/scripts/email-decode.min.js", true],
  ["https://shop.example/.netlify/scripts/rum", true],
  ["https://shop.example/js/cdn-cgi/app.js", false],
  ["about:blank", false],
])("whether a host adds %s to its sites: %s", (url, expected) => {
  expect(isAddedByHost(url)).toBe(expected);
});

describe("the list", () => {
  it("begins with what leaves the page unstyled or empty, then goes by kind and place", () => {
    const requests = [
      request({ kind: "font", url: "https://shop.example/f.woff2", status: 404 }),
      request({ kind: "image", url: "https://shop.example/below.png", status: 404 }),
      request({ kind: "image", url: "https://shop.example/hero.png", status: 404 }),
      request({ kind: "script", url: "https://shop.example/app.js", status: 404 }),
    ];
    const uses = requests.flatMap((one) => useOf(one, { aboveFold: one.url.includes("hero") }));
    const facts = { uses: usesWith({ uses, failedFamilies: ["F"] }) };
    expect(classify(requests, facts).map(({ url }) => URL.parse(url)?.pathname)).toEqual([
      "/app.js",
      "/hero.png",
      "/below.png",
      "/f.woff2",
    ]);
  });

  const requests = fc.array(
    fc.record({
      url: fc.webUrl(),
      finalUrl: fc.webUrl(),
      kind: fc.constantFrom("stylesheet", "script", "font", "image"),
      byScript: fc.boolean(),
      preloaded: fc.boolean(),
      loaded: fc.boolean(),
      status: fc.constantFrom(null, 200, 404, 429, 500),
      mimeType: fc.constantFrom(null, "text/html", "text/css", "image/png"),
      nosniff: fc.boolean(),
      refusal: fc.constantFrom(null, "beacon BEACON", "dns ENOTFOUND"),
      netError: fc.constantFrom(null, "ERR_ABORTED", "ERR_FAILED"),
      blockedReason: fc.constantFrom(null, "csp", "inspector"),
      corsError: fc.constantFrom(null, "MissingAllowOriginHeader"),
    }),
    { maxLength: 80 },
  );

  it("contains nothing that was loaded with the right media type, and at most 50 resources", () => {
    fc.assert(
      fc.property(requests, fc.boolean(), (all, empty) => {
        const failed = classify(all, { empty });
        expect(failed.length).toBeLessThanOrEqual(50);
        for (const { url, kind } of failed)
          expect(all.some((one) => one.url === url && one.kind === kind && explainFailure(one) !== null)).toBe(true);
      }),
    );
  });
});
