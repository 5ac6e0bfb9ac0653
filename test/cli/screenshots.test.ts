import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { LinkBroken } from "../../src/contract/evaluation.ts";
import { EvaluationWithLedger } from "../../src/contract/evaluation-with-ledger.ts";
import { runCli } from "./fake-terminal.ts";

const PAGE = `<!doctype html><html lang="en"><title>Spring sale</title>
<body style="margin:0;font-family:sans-serif;background:#fff7ed">
<h1 style="font-size:48px;color:#c2410c">Spring sale: 20% off every mug</h1>
<a href="/buy" style="display:inline-block;padding:16px 32px;background:#c2410c;color:#fff">Shop now</a></body></html>`;
const AD = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">
<rect width="600" height="600" fill="#c2410c"/>
<text x="40" y="300" font-size="48" fill="#fff">20% off every mug</text></svg>`;

test("the embedded engine stores pictures and returns their file URLs; a broken link is an answer", async () => {
  const cwd = await mkdtemp(path.join(tmpdir(), "adhere-shots-"));
  const site = createServer((request, response) => {
    response
      .writeHead(request.url === "/spring" ? 200 : 404, { "content-type": "text/html" })
      .end(request.url === "/spring" ? PAGE : "<title>Not found</title>");
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    site.closeAllConnections();
    site.close();
    await rm(cwd, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  await writeFile(path.join(cwd, "ad.svg"), AD);
  const request = (url: string) =>
    JSON.stringify({
      adData: {
        imageUrl: pathToFileURL(path.join(cwd, "ad.svg")).href,
        platform: "meta",
        adTextFields: { headline: "20% off every mug", ctaType: "SHOP_NOW" },
      },
      landingPageData: { url },
    });

  const told = await runCli(["evaluate", "--batch", "-", "--screenshots", "shots"], {
    cwd,
    stdin: `${request(`${origin}/spring`)}\n${request(`${origin}/gone`)}\n`,
    env: { PATH: process.env["PATH"] },
  });
  expect(told.exitCode).toBe(0);
  const lines = new Map(
    told.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      .map(({ id, outcome }) => [id, outcome]),
  );
  const scored = EvaluationWithLedger.parse(lines.get(1));
  LinkBroken.parse(lines.get(2));

  const shots = await readdir(path.join(cwd, "shots"));
  for (const url of [scored.adScreenshotUrl, scored.landingPageScreenshotUrl, scored.alternateScreenshotUrl]) {
    const file = fileURLToPath(url ?? "");
    expect(path.dirname(file)).toBe(path.join(cwd, "shots"));
    expect(shots).toContain(path.basename(file));
    expect((await readFile(file)).byteLength).toBeGreaterThan(100);
  }
});
