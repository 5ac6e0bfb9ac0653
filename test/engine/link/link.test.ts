import { Agent } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Hosts } from "../../../src/engine/link/hosts.ts";
import { checkLink, settle } from "../../../src/engine/link/link.ts";
import { settingsOf } from "../../../src/engine/link/options.ts";
import { probe } from "../../../src/engine/link/probe.ts";
import type { BrowserLook } from "../../../src/engine/products/link.ts";
import { type Destinations, startDestinations } from "../../doubles/destinations.ts";
import { browserLook, linkOptions } from "./options.ts";

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
function browser(...looks: BrowserLook[]) {
  const seen: BrowserLook[] = [];
  const look = async () => {
    const next = looks[seen.length] ?? browserLook();
    seen.push(next);
    return next;
  };
  return { look, seen };
}

describe("checkLink", () => {
  it("leaves the browser alone where HTTP finds the page", async () => {
    const { look, seen } = browser();
    const { verdict } = await checkLink(
      server.url("/alive"),
      settingsOf(linkOptions(agent, { look })),
      new Hosts(),
    );
    expect(verdict).toMatchObject({ verdict: "alive", reason: null, httpStatus: 200 });
    expect(seen).toEqual([]);
  });

  it.each(["/guarded/gone", "/soft/fr", "/wall/datadome", "/403", "/reset", "/time-out", "/500", "/loop"])(
    "%s: believes a browser that gets through",
    async (path) => {
      const { look, seen } = browser(browserLook());
      const { verdict } = await checkLink(
        server.url(path),
        settingsOf(linkOptions(agent, { look })),
        new Hosts(),
      );
      expect(verdict.verdict).toBe("alive");
      expect(seen).toHaveLength(1);
      expect(verdict.trail.at(-1)).toMatchObject({ how: "browser", httpStatus: 200 });
    },
  );

  it("asks a browser where a chain is too long for it, but not where its host runs in circles for all", async () => {
    const { look, seen } = browser(browserLook());
    const hosts = new Hosts();
    const check = async (path: string) =>
      (await checkLink(server.url(path), settingsOf(linkOptions(agent, { look })), hosts)).verdict.verdict;
    expect(await check("/alive")).toBe("alive");
    expect(await check("/loop?known")).toBe("inconclusive");
    expect(await check("/endless?known")).toBe("alive");
    expect(seen).toHaveLength(1);
  });

  const many = (look: () => Promise<BrowserLook | null>, hosts: Hosts, ...paths: string[]) =>
    Promise.all(
      paths.map(
        async (path) =>
          (await checkLink(server.url(path), settingsOf(linkOptions(agent, { look })), hosts)).verdict
            .verdict,
      ),
    );
  const GONE = Array.from({ length: 8 }, (_, number) => `/404?trial=${number}`);

  it("asks a browser about the first pages that are gone on a host that has shown nothing else", async () => {
    const gone = browserLook({ httpStatus: 404 });
    const { look, seen } = browser(gone, gone);
    expect(await many(look, new Hosts(), ...GONE)).toEqual(GONE.map(() => "link_broken"));
    expect(seen).toHaveLength(2);
  });

  it("asks it about all that are gone on a host that lied once, and about none where pages come", async () => {
    const filter = browser(browserLook({ httpStatus: 404 }), browserLook());
    const verdicts = await many(filter.look, new Hosts(), ...GONE);
    expect(verdicts.filter((verdict) => verdict === "link_broken")).toHaveLength(1);
    expect(filter.seen).toHaveLength(GONE.length);
    const hosts = new Hosts();
    const { look, seen } = browser();
    await many(look, hosts, "/alive?trial");
    expect(await many(look, hosts, ...GONE)).toEqual(GONE.map(() => "link_broken"));
    expect(seen).toEqual([]);
  });

  it("believes HTTP about what is gone where no browser comes, or fails", async () => {
    expect(await many(async () => null, new Hosts(), ...GONE)).toEqual(GONE.map(() => "link_broken"));
    const hosts = new Hosts();
    const failing = many(async () => Promise.reject(new Error("stop")), hosts, "/404?failing");
    await expect(failing).rejects.toThrow("stop");
    expect(await many(async () => null, hosts, ...GONE)).toEqual(GONE.map(() => "link_broken"));
  });

  it("takes a second browser look where HTTP is walled off and the first look says 404", async () => {
    const { look, seen } = browser(browserLook({ httpStatus: 404 }), browserLook({ httpStatus: 404 }));
    const { verdict } = await checkLink(
      server.url("/wall/akamai"),
      settingsOf(linkOptions(agent, { look })),
      new Hosts(),
    );
    expect(verdict).toMatchObject({ verdict: "link_broken", reason: expect.stringContaining("answers 404") });
    expect(seen).toHaveLength(2);
  });
});

describe("settle", () => {
  it("asks HTTP where scripts led the browser to", async () => {
    const seen = await probe(server.url("/alive"), linkOptions(agent));
    const look = browserLook({ httpStatus: 404, finalUrl: server.url("/404?by-script") });
    expect(await settle(seen, look, linkOptions(agent))).toMatchObject({
      verdict: "link_broken",
      finalUrl: server.url("/404?by-script"),
    });
  });

  it("does not believe a browser that HTTP contradicts again", async () => {
    const seen = await probe(server.url("/alive"), linkOptions(agent));
    const look = browserLook({ httpStatus: 404, finalUrl: server.url("/alive") });
    expect(await settle(seen, look, linkOptions(agent))).toMatchObject({ verdict: "inconclusive" });
  });

  it("asks HTTP anew even where the first probe was told that it had seen enough", async () => {
    const enough = AbortSignal.abort();
    const seen = await probe(server.url("/alive"), linkOptions(agent));
    const look = browserLook({ httpStatus: 410, finalUrl: server.url("/410") });
    const verdict = await settle(seen, look, linkOptions(agent, { enough }));
    expect(verdict).toMatchObject({ verdict: "link_broken", httpStatus: 410 });
  });

  it("believes a title that scripts set, seen twice", async () => {
    const soft = browserLook({ title: "Not found | Acme" });
    const seen = await probe(server.url("/alive"), linkOptions(agent));
    expect((await settle(seen, soft, linkOptions(agent))).verdict).toBe("inconclusive");
    const { look } = browser(soft);
    expect((await settle(seen, soft, linkOptions(agent, { look }))).verdict).toBe("link_broken");
  });
});
