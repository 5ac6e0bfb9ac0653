import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SiteServer, serveSite } from "../../src/site/serve-site.ts";
import { InvalidSiteFolder } from "../../src/site/site-folder.ts";

let home: string;
let site: SiteServer;
let application: SiteServer;
let below: SiteServer;

const FILES: Record<string, string> = {
  "secret.txt": "secret",
  "dist-other/page.html": "another folder",
  "dist/index.html": "home",
  "dist/about.html": "about",
  "dist/both.html": "the file",
  "dist/both/index.html": "the folder",
  "dist/shop/index.html": "shop",
  "dist/shop/lamps.html": "lamps",
  "dist/bücher & mehr.html": "books",
  "dist/100%.html": "percent",
  "dist/404.html": "<h1>Not here</h1>",
  "dist/assets/site.css": "body{}",
  "dist/assets/site.js": "1",
  "dist/assets/data.json": "{}",
  "dist/assets/film.mp4": "0123456789",
  "dist/assets/logo.svg": "<svg/>",
  "dist/.env": "KEY=1",
  "dist/.git/config": "x",
  "dist/.well-known/assetlinks.json": "[]",
  "dist/_redirects": "/a /b 301",
  "dist/_headers": "/*",
  "dist/docs/_redirects": "a page's own",
  "app/index.html": "application",
  "app/200.html": "every page",
  "app/404.html": "nothing",
};

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), "adhere-site-"));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(path.join(home, path.dirname(name)), { recursive: true });
    await writeFile(path.join(home, name), content);
  }
  await symlink(path.join(home, "secret.txt"), path.join(home, "dist/leak.txt"));
  await symlink(home, path.join(home, "dist/up"));
  await symlink(path.join(home, "dist/about.html"), path.join(home, "dist/alias.html"));
  await symlink("nowhere", path.join(home, "dist/broken"));
  site = await serveSite({ folder: "dist", cwd: home, base: "" });
  application = await serveSite({ folder: "app", cwd: home, base: "" });
  below = await serveSite({ folder: "dist", cwd: home, base: "/shop/new" });
});

afterAll(async () => {
  await Promise.all([site, application, below].map((one) => one.close()));
  await rm(home, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

/** Sends the path as written; `fetch` would normalise it. */
function sendRequest(
  from: SiteServer,
  target: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(from.origin);
    const asked = request({ hostname, port, path: target, headers, method }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => {
        body += text;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }));
    });
    asked.on("error", reject).end();
  });
}

const getStatusAndBody = async (from: SiteServer, target: string) => {
  const { status, body, headers } = await sendRequest(from, target);
  return headers["location"] === undefined ? [status, body] : [status, headers["location"]];
};

describe("serveSite serves a folder as static hosts do", () => {
  it.each([
    ["/", 200, "home"],
    ["/index.html", 200, "home"],
    ["/about", 200, "about"],
    ["/about?gclid=1", 200, "about"],
    ["/about.html", 200, "about"],
    ["/about/?a=1&b", 301, "/about?a=1&b"],
    ["/both", 200, "the file"],
    ["/both/", 200, "the folder"],
    ["/shop?utm_source=x", 301, "/shop/?utm_source=x"],
    ["/shop/", 200, "shop"],
    ["/shop/lamps", 200, "lamps"],
    ["/shop/./lamps", 200, "lamps"],
    ["/b%C3%BCcher%20%26%20mehr", 200, "books"],
    ["/100%25", 200, "percent"],
    ["/alias", 200, "about"],
    ["/.well-known/assetlinks.json", 200, "[]"],
  ])("%s → %i %s", async (target, status, what) => {
    expect(await getStatusAndBody(site, target)).toEqual([status, what]);
  });

  it.each([
    "/nothing",
    "/about.htm",
    "/assets/",
    "/assets",
    "/shop/lamps/more",
    "//about",
    "/shop//lamps",
    "/%",
    "/%ff",
    "/about%00.html",
    "/_redirects",
    "/_headers",
    "/.env",
    "/.git/config",
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..%5csecret.txt",
    "/shop/..%2f..%2fsecret.txt",
    "/../dist-other/page",
    "/%2e%2e%2fdist-other/page",
    "/leak.txt",
    "/up/secret.txt",
    "/up/dist/about.html/../../secret.txt",
    "/broken",
  ])("%s is missing, and gets the site's own 404 page", async (target) => {
    expect(await getStatusAndBody(site, target)).toEqual([404, "<h1>Not here</h1>"]);
  });

  it("sends content type, charset and cache headers", async () => {
    const types: Record<string, string> = {
      "/about": "text/html; charset=utf-8",
      "/assets/site.css": "text/css; charset=utf-8",
      "/assets/site.js": "text/javascript; charset=utf-8",
      "/assets/data.json": "application/json; charset=utf-8",
      "/assets/logo.svg": "image/svg+xml",
      "/assets/film.mp4": "video/mp4",
      "/nothing": "text/html; charset=utf-8",
    };
    for (const [target, type] of Object.entries(types)) {
      const { headers } = await sendRequest(site, target);
      expect([target, headers["content-type"]]).toEqual([target, type]);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
  });

  it("answers conditional and range requests", async () => {
    const { headers } = await sendRequest(site, "/about");
    expect((await sendRequest(site, "/about", { "if-none-match": String(headers["etag"]) })).status).toBe(304);
    const part = await sendRequest(site, "/assets/film.mp4", { range: "bytes=2-4" });
    expect([part.status, part.body, part.headers["content-range"]]).toEqual([206, "234", "bytes 2-4/10"]);
    expect((await sendRequest(site, "/assets/film.mp4", { range: "bytes=-3" })).body).toBe("789");
    expect((await sendRequest(site, "/assets/film.mp4", { range: "bytes=99-" })).status).toBe(416);
  });

  it("sends the 404 page neither as unchanged nor in parts", async () => {
    const { headers } = await sendRequest(site, "/nothing");
    const again = await sendRequest(site, "/nothing", {
      "if-none-match": String(headers["etag"]),
      range: "bytes=0-1",
    });
    expect([again.status, again.body]).toEqual([404, "<h1>Not here</h1>"]);
  });

  it("accepts HEAD, and rejects methods that change something", async () => {
    expect(await sendRequest(site, "/about", {}, "HEAD")).toMatchObject({ status: 200, body: "" });
    expect(await sendRequest(site, "/about", {}, "POST")).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD" },
    });
  });

  it("sends 200.html for every page URL of an application, but not for missing files", async () => {
    expect(await getStatusAndBody(application, "/")).toEqual([200, "application"]);
    expect(await getStatusAndBody(application, "/campaigns/spring")).toEqual([200, "every page"]);
    expect(await getStatusAndBody(application, "/campaigns/v1.2/")).toEqual([200, "every page"]);
    expect(await getStatusAndBody(application, "/assets/gone.js")).toEqual([404, "nothing"]);
  });

  it("serves the site below its base path only", async () => {
    expect(await getStatusAndBody(below, "/shop/new/about")).toEqual([200, "about"]);
    expect(await getStatusAndBody(below, "/shop/new")).toEqual([200, "home"]);
    expect(await getStatusAndBody(below, "/shop/new/shop")).toEqual([301, "/shop/new/shop/"]);
    for (const target of ["/about", "/shop/newer/about", "/"])
      expect((await sendRequest(below, target)).status).toBe(404);
  });

  it("reports the host configuration files that it ignores", () => {
    expect(site.notices).toEqual(["The local server ignores _redirects and _headers in dist."]);
    expect(application.notices).toEqual([]);
  });
});

it.each([
  ["nowhere", /"nowhere" does not exist\. Build the site in an earlier step/u],
  ["secret.txt", /"secret\.txt" is a file/u],
])("a folder that cannot be served is rejected: %s", async (folder, message) => {
  const serving = serveSite({ folder, cwd: home, base: "" });
  await expect(serving).rejects.toThrow(InvalidSiteFolder);
  await expect(serving).rejects.toThrow(message);
});

it("a closed server does not respond", async () => {
  const closing = await serveSite({ folder: "dist", cwd: home, base: "" });
  await closing.close();
  await expect(sendRequest(closing, "/")).rejects.toThrow();
});
