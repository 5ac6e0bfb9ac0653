import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Waiver } from "../../../src/run/manifest/entry.ts";
import { ManifestError, readManifests } from "../../../src/run/manifest/read-manifests.ts";

/** Reads a manifest of one ad with this `accept`: what the ad accepts, or the mistakes with their columns. */
async function accepts(text: string): Promise<Waiver[] | string[]> {
  const cwd = await mkdtemp(path.join(os.tmpdir(), "adhere-accept-"));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const ad = "id: a\n    landing: https://x.example\n    adUrl: https://x.example/ad";
  await writeFile(path.join(cwd, "ads.yml"), `version: 1\nads:\n  - ${ad}\n    accept: ${text}\n`);
  try {
    const [entry] = await readManifests(["ads.yml"], { cwd, needAd: true });
    return entry?.accept ?? [];
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    return error.problems.map(({ location, message }) => `${location.line}:${location.column} ${message}`);
  }
}

const waiver = (kind: string, until = "2026-12-31", reason = "Until the new banner is cleared.") =>
  `{ kind: ${kind}, until: ${until}, reason: ${reason} }`;

test("a waiver names a kind, a day and a reason; JSON's quotes change nothing", async () => {
  const read = [{ kind: "offer", until: "2026-12-31", reason: "Until the new banner is cleared." }];
  expect(await accepts(`[${waiver("offer")}]`)).toEqual(read);
  expect(await accepts(`[${waiver('"offer"', '"2026-12-31"')}]`)).toEqual(read);
  expect(await accepts(`[${waiver("offer", "2028-02-29")}]`)).toMatchObject([{ until: "2028-02-29" }]);
});

test.each([
  [
    "an unknown kind",
    waiver("banana"),
    /^6:22 accept\.kind is "banana": write one of broken_resource, headline, .*, overlay, tone/u,
  ],
  ["a kind with a slip", waiver("ofer"), /^6:22 accept\.kind is "ofer": did you mean offer\?/u],
  ["a dead link", waiver("link_broken"), /^6:22 accept\.kind is "link_broken": a broken link cannot be accepted/u],
  ["a state", waiver("below_threshold"), /^6:22 accept\.kind is "below_threshold": a score cannot be accepted/u],
  ["a day that does not exist", waiver("offer", "2026-02-30"), /^6:36 accept\.until is "2026-02-30": write a day/u],
  ["no day", waiver("offer", "soon"), /^6:36 accept\.until is "soon": write a day of the calendar/u],
  ["no reason", "{ kind: offer, until: 2026-12-31 }", /^6:14 accept\.reason is missing: write it as text$/u],
  ["an empty reason", waiver("offer", "2026-12-31", '""'), /accept\.reason is empty: write it as text$/u],
  ["another key", `{ why: x, ${waiver("offer").slice(2)}`, /"why" is not a key of a waiver/u],
  ["one kind twice", `${waiver("offer")}, ${waiver("offer")}`, /accept\.kind "offer" is listed twice: keep one/u],
])("%s is a mistake at its place", async (_, text, says) => {
  expect(await accepts(`[${text}]`)).toEqual([expect.stringMatching(says)]);
});

test.each(["offer", "[]", "{ kind: offer }"])("accept: %s is no list of waivers", async (text) => {
  expect(await accepts(text)).toEqual([
    expect.stringContaining("write a list, such as accept: [{ kind: offer, until: 2026-12-31, reason: … }]"),
  ]);
});

test("a hundred thousand mistakes are mistakes", async () => {
  const cwd = await mkdtemp(path.join(os.tmpdir(), "adhere-mistakes-"));
  onTestFinished(() => rm(cwd, { recursive: true }));
  await writeFile(path.join(cwd, "ads.yml"), `version: 1\nads: [${"{},".repeat(100_000)}]\n`);
  await expect(readManifests(["ads.yml"], { cwd, needAd: true })).rejects.toThrow(ManifestError);
});
