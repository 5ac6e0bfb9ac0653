import { mkdir, readFile, symlink } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pullRequestEvent } from "../doubles/runner-events.ts";
import { createHarness } from "./action-harness.ts";
import { applySuggestions, toAddedFiles } from "./sample-repository.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const EXAMPLES = path.join(ROOT, "examples");
const PAGE = "site/grinders.html";
const NEXT = "9".repeat(40);

/** A site whose pages are the repository's files, as they are now. */
async function serve(files: () => Readonly<Record<string, string>>): Promise<string> {
  const server = createServer(({ url }, response) => {
    const name = `site${new URL(url ?? "/", "http://site").pathname}`;
    const text = files()[name] ?? files()[`${name}.html`];
    const type = name.endsWith(".css") ? "text/css" : "text/html; charset=utf-8";
    response.writeHead(text === undefined ? 404 : 200, { "content-type": type }).end(text ?? "Not found");
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test("the engine's own suggestions, applied with one click each, make the check pass and change no more", async () => {
  const before: Readonly<Record<string, string>> = {
    [PAGE]: await readFile(path.join(EXAMPLES, PAGE), "utf8"),
    "site/style.css": await readFile(path.join(EXAMPLES, "site/style.css"), "utf8"),
  };
  let files = before;
  const site = await serve(() => files);
  const { github, run } = await createHarness();
  github.reviews.files.set(7, toAddedFiles({ [PAGE]: before[PAGE] ?? "" }));
  const ads = `version: 1
ads:
  - id: grinder-sale
    platform: meta
    asset: ads/grinder-sale.png
    copy: { headline: 50% off every hand grinder, body: Ends Sunday., cta: SHOP_NOW, page: Marrow Coffee }
    landing: ${site}/grinders
    truth: ad
`;
  const picture = await readFile(path.join(EXAMPLES, "ads/grinder-sale.png"));
  const check = (headSha?: string) =>
    run({
      ...{ ads, event: pullRequestEvent(headSha === undefined ? {} : { headSha }), timeout: 120_000 },
      files: { ...files, "ads/grinder-sale.png": picture },
      inputs: { "api-url": "", "api-key": "", timeout: "60" },
      // The bundle brings no browser: an installed one is found, or the npm one where packages stand beside it.
      before: async (workspace) => {
        const action = path.join(workspace, "../../_actions/adhere");
        await mkdir(action, { recursive: true });
        await symlink(path.join(ROOT, "node_modules"), path.join(action, "node_modules"));
        return {};
      },
    });

  const red = await check();
  expect(red.outputs).toMatchObject({ verdict: "fail", failed: "1" });
  expect(github.reviews.comments.length).toBeGreaterThan(0);

  files = applySuggestions(before, github);
  expect(changed(before[PAGE] ?? "", files[PAGE] ?? "")).toEqual([
    [
      '<p class="lead">Forty click settings, hardened steel burrs and a walnut crank. ' +
        "£149, with a ten-year guarantee.</p>",
      '<p class="lead">50% off every hand grinder. ' +
        "Forty click settings, hardened steel burrs and a walnut crank. £149, with a ten-year guarantee.</p>",
    ],
    ['<a class="button" href="#story">Read the story</a>', '<a class="button" href="#story">Shop now</a>'],
  ]);
  expect({ ...files, [PAGE]: "" }).toEqual({ ...before, [PAGE]: "" });

  github.pulls.set(7, { headSha: NEXT, locked: false });
  const green = await check(NEXT);
  expect(green.outputs).toMatchObject({ verdict: "pass", passed: "1" });
});

/** The lines that are different, before and after, in two texts of as many lines. */
function changed(before: string, after: string): [string, string][] {
  const [one, other] = [before.split("\n"), after.split("\n")];
  expect(other).toHaveLength(one.length);
  return one.flatMap((line, at): [string, string][] =>
    line === other[at] ? [] : [[line.trim(), (other[at] ?? "").trim()]],
  );
}
