import { Agent } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageObservation } from "../../../src/engine/artifacts/page-observation.ts";
import { checkLink, resolveVerdict } from "../../../src/engine/link/check-link.ts";
import { HostHistory } from "../../../src/engine/link/host-history.ts";
import { HostLimiter } from "../../../src/engine/link/host-limiter.ts";
import { probe } from "../../../src/engine/link/request-with-retries.ts";
import { type Destinations, startDestinations } from "../../doubles/destinations.ts";
import { createLinkSettings, createPageObservation } from "./builders.ts";

let server: Destinations;
let agent: Agent;

beforeAll(async () => {
  server = await startDestinations();
  agent = new Agent();
});
afterAll(async () => {
  await agent.destroy();
  await server.close();
});

/** A browser that returns these outcomes one after another and records its page loads. */
function fakeBrowser(...looks: PageObservation[]) {
  const seen: PageObservation[] = [];
  const look = async () => {
    const next = looks[seen.length] ?? createPageObservation();
    seen.push(next);
    return next;
  };
  return { look, seen };
}

describe("checkLink", () => {
  it("does not use the browser where HTTP gets the page", async () => {
    const { look, seen } = fakeBrowser();
    const { verdict } = await checkLink(
      server.url("/alive"),
      createLinkSettings(agent, { loadPage: look }),
      new HostHistory(),
    );
    expect(verdict).toMatchObject({ verdict: "alive", reason: null, httpStatus: 200 });
    expect(seen).toEqual([]);
  });

  it.each(["/guarded/gone", "/soft/fr", "/wall/datadome", "/403", "/reset", "/time-out", "/500", "/loop"])(
    "believes a browser that gets the page: %s",
    async (path) => {
      const { look, seen } = fakeBrowser(createPageObservation());
      const { verdict } = await checkLink(
        server.url(path),
        createLinkSettings(agent, { loadPage: look }),
        new HostHistory(),
      );
      expect(verdict.verdict).toBe("alive");
      expect(seen).toHaveLength(1);
      expect(verdict.trail.at(-1)).toMatchObject({ how: "browser", httpStatus: 200 });
    },
  );

  it("uses the browser for a chain that is too long for HTTP, but not for a loop on a known host", async () => {
    const { look, seen } = fakeBrowser(createPageObservation());
    const hosts = new HostHistory();
    const check = async (path: string) =>
      (await checkLink(server.url(path), createLinkSettings(agent, { loadPage: look }), hosts)).verdict.verdict;
    expect(await check("/alive")).toBe("alive");
    expect(await check("/loop?known")).toBe("inconclusive");
    expect(await check("/endless?known")).toBe("alive");
    expect(seen).toHaveLength(1);
  });

  const many = (look: () => Promise<PageObservation | null>, hosts: HostHistory, ...paths: string[]) =>
    Promise.all(
      paths.map(
        async (path) =>
          (await checkLink(server.url(path), createLinkSettings(agent, { loadPage: look }), hosts)).verdict.verdict,
      ),
    );
  const GONE = Array.from({ length: 8 }, (_, number) => `/404?trial=${number}`);

  it("uses the browser for the first missing pages of a host that has not served a page yet", async () => {
    const gone = createPageObservation({ httpStatus: 404 });
    const { look, seen } = fakeBrowser(gone, gone);
    expect(await many(look, new HostHistory(), ...GONE)).toEqual(GONE.map(() => "link_broken"));
    expect(seen).toHaveLength(2);
  });

  it("uses the browser for all missing pages of a host with a false 404, and for none of a known host", async () => {
    const filter = fakeBrowser(createPageObservation({ httpStatus: 404 }), createPageObservation());
    const verdicts = await many(filter.look, new HostHistory(), ...GONE);
    expect(verdicts.filter((verdict) => verdict === "link_broken")).toHaveLength(1);
    expect(filter.seen).toHaveLength(GONE.length);
    const hosts = new HostHistory();
    const { look, seen } = fakeBrowser();
    await many(look, hosts, "/alive?trial");
    expect(await many(look, hosts, ...GONE)).toEqual(GONE.map(() => "link_broken"));
    expect(seen).toEqual([]);
  });

  it("trusts HTTP on missing pages where there is no browser or it fails", async () => {
    expect(await many(async () => null, new HostHistory(), ...GONE)).toEqual(GONE.map(() => "link_broken"));
    const hosts = new HostHistory();
    const failing = many(async () => Promise.reject(new Error("stop")), hosts, "/404?failing");
    await expect(failing).rejects.toThrow("stop");
    expect(await many(async () => null, hosts, ...GONE)).toEqual(GONE.map(() => "link_broken"));
  });

  it("loads the page a second time where HTTP gets a bot check and the first load a 404", async () => {
    const { look, seen } = fakeBrowser(
      createPageObservation({ httpStatus: 404 }),
      createPageObservation({ httpStatus: 404 }),
    );
    const { verdict } = await checkLink(
      server.url("/wall/akamai"),
      createLinkSettings(agent, { loadPage: look }),
      new HostHistory(),
    );
    expect(verdict).toMatchObject({ verdict: "link_broken", reason: expect.stringContaining("answers 404") });
    expect(seen).toHaveLength(2);
  });

  it.each([
    ["loads it a second time", ["/403"], 1, 2],
    ["loads it a third time beside other pages, whose requests may be the cause", ["/alive", "/403"], 2, 3],
  ] as const)("where HTTP is refused and Chrome gets a server error: %s", async (_, paths, errors, loads) => {
    const { look, seen } = fakeBrowser(...Array.from({ length: errors }, () => createPageObservation(SERVER_ERROR)));
    const hostLimiter = new HostLimiter({ perHost: 4, concurrency: 4, maxWaitMs: 1_000 });
    const settings = createLinkSettings(agent, { loadPage: look, hostLimiter });
    const hosts = new HostHistory();
    const check = async (path: string) => (await checkLink(server.url(path), settings, hosts)).verdict.verdict;
    expect(await Promise.all(paths.map(check))).toEqual(paths.map(() => "alive"));
    expect(seen).toHaveLength(loads);
    hostLimiter.close();
  });
});

const SERVER_ERROR = { httpStatus: 500, text: "", markup: "" };

describe("resolveVerdict", () => {
  it("probes the URL to which scripts led the browser", async () => {
    const probeResult = await probe(server.url("/alive"), createLinkSettings(agent));
    const look = createPageObservation({ httpStatus: 404, finalUrl: server.url("/404?by-script") });
    expect(await resolveVerdict(probeResult, look, createLinkSettings(agent))).toMatchObject({
      verdict: "link_broken",
      finalUrl: server.url("/404?by-script"),
    });
  });

  it("does not believe a browser that a second probe contradicts", async () => {
    const probeResult = await probe(server.url("/alive"), createLinkSettings(agent));
    const look = createPageObservation({ httpStatus: 404, finalUrl: server.url("/alive") });
    expect(await resolveVerdict(probeResult, look, createLinkSettings(agent))).toMatchObject({
      verdict: "inconclusive",
    });
  });

  it("probes again even where the first probe was stopped early", async () => {
    const stopSignal = AbortSignal.abort();
    const probeResult = await probe(server.url("/alive"), createLinkSettings(agent));
    const look = createPageObservation({ httpStatus: 410, finalUrl: server.url("/410") });
    const verdict = await resolveVerdict(probeResult, look, createLinkSettings(agent, { stopSignal }));
    expect(verdict).toMatchObject({ verdict: "link_broken", httpStatus: 410 });
  });

  it("believes a title that scripts set in two page loads", async () => {
    const soft = createPageObservation({ title: "Not found | Acme" });
    const probeResult = await probe(server.url("/alive"), createLinkSettings(agent));
    expect((await resolveVerdict(probeResult, soft, createLinkSettings(agent))).verdict).toBe("inconclusive");
    const { look } = fakeBrowser(soft);
    expect((await resolveVerdict(probeResult, soft, createLinkSettings(agent, { loadPage: look }))).verdict).toBe(
      "link_broken",
    );
  });
});
