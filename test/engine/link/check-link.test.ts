import { Agent } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BrowserObservation } from "../../../src/engine/artifacts/link.ts";
import { checkLink, resolveVerdict } from "../../../src/engine/link/check-link.ts";
import { HostHistory } from "../../../src/engine/link/host-history.ts";
import { resolveSettings } from "../../../src/engine/link/options.ts";
import { probe } from "../../../src/engine/link/probe.ts";
import { type Destinations, startDestinations } from "../../doubles/destinations.ts";
import { createLinkOptions, createPageLoad } from "./builders.ts";

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

/** A browser that sees these, one after another, and counts its looks. */
function fakeBrowser(...looks: BrowserObservation[]) {
  const seen: BrowserObservation[] = [];
  const look = async () => {
    const next = looks[seen.length] ?? createPageLoad();
    seen.push(next);
    return next;
  };
  return { look, seen };
}

describe("checkLink", () => {
  it("leaves the browser alone where HTTP finds the page", async () => {
    const { look, seen } = fakeBrowser();
    const { verdict } = await checkLink(
      server.url("/alive"),
      resolveSettings(createLinkOptions(agent, { loadPage: look })),
      new HostHistory(),
    );
    expect(verdict).toMatchObject({ verdict: "alive", reason: null, httpStatus: 200 });
    expect(seen).toEqual([]);
  });

  it.each(["/guarded/gone", "/soft/fr", "/wall/datadome", "/403", "/reset", "/time-out", "/500", "/loop"])(
    "%s: believes a browser that gets through",
    async (path) => {
      const { look, seen } = fakeBrowser(createPageLoad());
      const { verdict } = await checkLink(
        server.url(path),
        resolveSettings(createLinkOptions(agent, { loadPage: look })),
        new HostHistory(),
      );
      expect(verdict.verdict).toBe("alive");
      expect(seen).toHaveLength(1);
      expect(verdict.trail.at(-1)).toMatchObject({ how: "browser", httpStatus: 200 });
    },
  );

  it("asks a browser where a chain is too long for it, but not where its host runs in circles for all", async () => {
    const { look, seen } = fakeBrowser(createPageLoad());
    const hosts = new HostHistory();
    const check = async (path: string) =>
      (
        await checkLink(
          server.url(path),
          resolveSettings(createLinkOptions(agent, { loadPage: look })),
          hosts,
        )
      ).verdict.verdict;
    expect(await check("/alive")).toBe("alive");
    expect(await check("/loop?known")).toBe("inconclusive");
    expect(await check("/endless?known")).toBe("alive");
    expect(seen).toHaveLength(1);
  });

  const many = (look: () => Promise<BrowserObservation | null>, hosts: HostHistory, ...paths: string[]) =>
    Promise.all(
      paths.map(
        async (path) =>
          (
            await checkLink(
              server.url(path),
              resolveSettings(createLinkOptions(agent, { loadPage: look })),
              hosts,
            )
          ).verdict.verdict,
      ),
    );
  const GONE = Array.from({ length: 8 }, (_, number) => `/404?trial=${number}`);

  it("asks a browser about the first pages that are gone on a host that has shown nothing else", async () => {
    const gone = createPageLoad({ httpStatus: 404 });
    const { look, seen } = fakeBrowser(gone, gone);
    expect(await many(look, new HostHistory(), ...GONE)).toEqual(GONE.map(() => "link_broken"));
    expect(seen).toHaveLength(2);
  });

  it("asks it about all that are gone on a host that lied once, and about none where pages come", async () => {
    const filter = fakeBrowser(createPageLoad({ httpStatus: 404 }), createPageLoad());
    const verdicts = await many(filter.look, new HostHistory(), ...GONE);
    expect(verdicts.filter((verdict) => verdict === "link_broken")).toHaveLength(1);
    expect(filter.seen).toHaveLength(GONE.length);
    const hosts = new HostHistory();
    const { look, seen } = fakeBrowser();
    await many(look, hosts, "/alive?trial");
    expect(await many(look, hosts, ...GONE)).toEqual(GONE.map(() => "link_broken"));
    expect(seen).toEqual([]);
  });

  it("believes HTTP about what is gone where no browser comes, or fails", async () => {
    expect(await many(async () => null, new HostHistory(), ...GONE)).toEqual(GONE.map(() => "link_broken"));
    const hosts = new HostHistory();
    const failing = many(async () => Promise.reject(new Error("stop")), hosts, "/404?failing");
    await expect(failing).rejects.toThrow("stop");
    expect(await many(async () => null, hosts, ...GONE)).toEqual(GONE.map(() => "link_broken"));
  });

  it("takes a second browser look where HTTP is walled off and the first look says 404", async () => {
    const { look, seen } = fakeBrowser(
      createPageLoad({ httpStatus: 404 }),
      createPageLoad({ httpStatus: 404 }),
    );
    const { verdict } = await checkLink(
      server.url("/wall/akamai"),
      resolveSettings(createLinkOptions(agent, { loadPage: look })),
      new HostHistory(),
    );
    expect(verdict).toMatchObject({ verdict: "link_broken", reason: expect.stringContaining("answers 404") });
    expect(seen).toHaveLength(2);
  });
});

describe("settle", () => {
  it("asks HTTP where scripts led the browser to", async () => {
    const probeResult = await probe(server.url("/alive"), createLinkOptions(agent));
    const look = createPageLoad({ httpStatus: 404, finalUrl: server.url("/404?by-script") });
    expect(await resolveVerdict(probeResult, look, createLinkOptions(agent))).toMatchObject({
      verdict: "link_broken",
      finalUrl: server.url("/404?by-script"),
    });
  });

  it("does not believe a browser that HTTP contradicts again", async () => {
    const probeResult = await probe(server.url("/alive"), createLinkOptions(agent));
    const look = createPageLoad({ httpStatus: 404, finalUrl: server.url("/alive") });
    expect(await resolveVerdict(probeResult, look, createLinkOptions(agent))).toMatchObject({
      verdict: "inconclusive",
    });
  });

  it("asks HTTP anew even where the first probe was told that it had seen enough", async () => {
    const stopSignal = AbortSignal.abort();
    const probeResult = await probe(server.url("/alive"), createLinkOptions(agent));
    const look = createPageLoad({ httpStatus: 410, finalUrl: server.url("/410") });
    const verdict = await resolveVerdict(probeResult, look, createLinkOptions(agent, { stopSignal }));
    expect(verdict).toMatchObject({ verdict: "link_broken", httpStatus: 410 });
  });

  it("believes a title that scripts set, seen twice", async () => {
    const soft = createPageLoad({ title: "Not found | Acme" });
    const probeResult = await probe(server.url("/alive"), createLinkOptions(agent));
    expect((await resolveVerdict(probeResult, soft, createLinkOptions(agent))).verdict).toBe("inconclusive");
    const { look } = fakeBrowser(soft);
    expect(
      (await resolveVerdict(probeResult, soft, createLinkOptions(agent, { loadPage: look }))).verdict,
    ).toBe("link_broken");
  });
});
