import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FindPreview, resolveVisitUrls } from "../../src/compose/assign-visit-urls.ts";
import { EvaluationError } from "../../src/contract/error.ts";
import { type Entry, requireVisitUrl } from "../../src/run/manifest/entry.ts";
import { readSettings } from "../../src/run/settings.ts";
import { makeLinkEntry } from "../run/links/samples.ts";

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(path.join(os.tmpdir(), "adhere-places-"));
  await mkdir(path.join(cwd, "dist"));
  await writeFile(path.join(cwd, "dist/index.html"), "home");
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

const leadingTo = (...urls: string[]): Entry[] => urls.map((url, index) => makeLinkEntry(`ad-${index}`, url));

const open = (entries: Entry[], given: Record<string, string>, findPreview?: FindPreview) =>
  resolveVisitUrls(entries, {
    settings: readSettings(given, (name) => name),
    cwd,
    signal: new AbortController().signal,
    ...(findPreview && { findPreview }),
  });

const found =
  (url: string): FindPreview =>
  async () => ({ url, note: "the deployment" });

describe("where a run's entries are visited", () => {
  it("is where they lead, with nothing said of it, where nothing else is asked for", async () => {
    const entries = leadingTo("https://acme.example/a");
    const places = await open(entries, {});
    expect(places).toMatchObject({ entries, notices: [] });
    expect(places.headersFor("https://acme.example/a")).toEqual({});
    await places.close();
  });

  it("rewrite goes before site, and site before preview; each ad is moved once", async () => {
    const entries = leadingTo(
      "https://acme.example/shop/lamp?x=1",
      "https://acme.example/a",
      "https://blog.example/b#c",
      "https://partner.example/p",
    );
    const places = await open(
      entries,
      {
        // Where the first rule leads is another rule's origin.
        rewrite: "https://acme.example/shop => https://blog.example/s",
        site: "dist => https://acme.example",
        preview: "Preview => https://blog.example",
      },
      found("https://pr-7.example/root/"),
    );
    const urls = places.entries.map(requireVisitUrl).map((url) => url.replace(/:\d+/u, ""));
    expect(urls).toEqual([
      "https://blog.example/s/lamp?x=1",
      "http://127.0.0.1/a",
      "https://pr-7.example/root/b#c",
      "https://partner.example/p",
    ]);
    expect(places.entries.map(({ landing }) => landing.url)).toEqual(entries.map(({ landing }) => landing.url));
    expect(places.notices).toEqual([
      "https://acme.example/shop is visited at https://blog.example/s (1 ad).",
      "https://acme.example is visited in dist, served on this machine (1 ad).",
      "https://blog.example is visited at https://pr-7.example, the deployment (1 ad).",
      "Visited at the landing URL, because no rule matches: https://partner.example (1 ad).",
    ]);
    await places.close();
  });

  it("a site serves until it is closed", async () => {
    const places = await open(leadingTo("https://acme.example/"), { site: "dist" });
    const [url = ""] = places.entries.map(requireVisitUrl);
    expect(await (await fetch(url)).text()).toBe("home");
    await places.close();
    await expect(fetch(url)).rejects.toThrow();
  });

  it("a folder that stands for a path is served below it", async () => {
    const places = await open(leadingTo("https://acme.example/docs/", "https://acme.example/x"), {
      site: "dist => https://acme.example/docs",
    });
    const [docs = "", other] = places.entries.map(requireVisitUrl);
    expect(docs).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/docs\/$/u);
    expect(await (await fetch(docs)).text()).toBe("home");
    expect(other).toBe("https://acme.example/x");
    await places.close();
  });

  it("what does not come leaves its ads with the reason, and no other ad", async () => {
    const missing = new EvaluationError("It failed.", { errorCode: "PREVIEW_FAILED" });
    const entries = leadingTo("https://acme.example/a", "https://blog.example/b");
    const places = await open(entries, { preview: "auto => https://acme.example" }, async () => ({
      missing,
    }));
    const [one, other] = places.entries;
    expect(() => requireVisitUrl(one ?? makeLinkEntry("x"))).toThrow(missing);
    expect(other?.landing.visit).toBeUndefined();
    expect(places.notices[0]).toBe("It failed.");
    await places.close();
  });

  it("nobody looks for a preview that is not asked for", async () => {
    const never: FindPreview = () => {
      throw new Error("asked");
    };
    await (await open(leadingTo("https://acme.example/"), {}, never)).close();
  });

  it("the key preview stands for the deployment's origin, and an origin's own headers go before it", async () => {
    const places = await open(
      leadingTo("https://acme.example/"),
      {
        preview: "auto",
        "request-headers": "{preview: {x-a: of-preview, x-b: of-preview}, https://pr-7.example: {x-b: of-origin}}",
      },
      found("https://pr-7.example/root"),
    );
    expect(places.headersFor("https://pr-7.example/else")).toEqual({
      "x-a": "of-preview",
      "x-b": "of-origin",
    });
    expect(places.headersFor("https://acme.example/")).toEqual({});
    await places.close();
  });
});

describe("what cannot be followed is a mistake, before anything is visited", () => {
  const service = { "api-url": "https://service.example" };
  it.each([
    [{ site: "nowhere" }, /"nowhere" does not exist/u],
    [{ site: "dist", ...service }, /the service at https:\/\/service\.example cannot reach it/u],
    [{ "request-headers": "https://acme.example: {x-a: b}", ...service }, /cannot be passed to a service/u],
    [{ "request-headers": "preview: {x-a: b}" }, /preview is not set/u],
  ])("%j", async (given, message) => {
    const opening = open(leadingTo("https://acme.example/"), given);
    await expect(opening).rejects.toThrow(EvaluationError);
    await expect(opening).rejects.toThrow(message);
  });

  it("several origins, and no word of which one", async () => {
    const entries = leadingTo("https://acme.example/", "https://blog.example/");
    await expect(open(entries, { site: "dist" })).rejects.toThrow(EvaluationError);
    await expect(open(entries, { preview: "auto" }, found("https://p.example"))).rejects.toThrow(
      "Name the origin that preview replaces: auto => https://acme.example",
    );
  });

  it("a service in links mode is asked nothing, and hinders nothing", async () => {
    await (await open(leadingTo("https://acme.example/"), { site: "dist", mode: "links", ...service })).close();
  });

  it("a service on this machine can reach the folder", async () => {
    const here = { "api-url": "http://localhost:7317" };
    await (await open(leadingTo("https://acme.example/"), { site: "dist", ...here })).close();
  });
});
