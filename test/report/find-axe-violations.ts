import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "puppeteer-core";
import { z } from "zod";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const Violations = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }));

/** What axe finds, in an isolated world, which the page's own policy does not bind. Everything is laid open first. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  const client = await page.createCDPSession();
  const { frameTree } = await client.send("Page.getFrameTree");
  const { executionContextId } = await client.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
  });
  await client.send("Runtime.evaluate", { expression: axe, contextId: executionContextId });
  const { result } = await client.send("Runtime.evaluate", {
    expression: `axe.run(document, { preload: false }).then(({ violations }) => JSON.stringify(violations))`,
    contextId: executionContextId,
    awaitPromise: true,
    returnByValue: true,
  });
  return Violations.parse(JSON.parse(String(result.value))).map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`,
  );
}
