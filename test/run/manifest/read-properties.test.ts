import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stringify } from "yaml";
import { ManifestError, readManifests } from "../../../src/run/manifest/read-manifests.ts";
import { manifests } from "./arbitraries.ts";

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), "manifests-"));
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

it("any valid manifest becomes the entries it says, written as YAML or as JSON", async () => {
  await fc.assert(
    fc.asyncProperty(manifests, fc.boolean(), async (manifest, json) => {
      const file = json ? "ads.json" : "ads.yml";
      await writeFile(join(cwd, file), json ? JSON.stringify(manifest, null, "\t") : stringify(manifest));
      const entries = await readManifests([file], { cwd, needAd: true });
      expect(entries.map(({ id }) => id)).toEqual(manifest.ads.map(({ id }) => id));
      for (const [index, ad] of manifest.ads.entries()) {
        expect(entries[index]).toMatchObject({
          platform: ad.platform ?? manifest.defaults?.platform ?? null,
          threshold: ad.threshold ?? manifest.defaults?.threshold ?? null,
          timeout: ad.timeout ?? manifest.defaults?.timeout ?? null,
          viewport: ad.viewport ?? manifest.defaults?.viewport ?? null,
          adUrl: ad.adUrl,
          asset: ad.asset === undefined ? null : { kind: "url", url: ad.asset },
          landing: { written: ad.landing },
          audience: ad.audience ?? null,
          sources: (ad.sources ?? []).map((glob) => ({ glob })),
        });
        expect(entries[index]?.copy?.bodyText).toBe(ad.copy?.body);
      }
    }),
  );
});

it("any damage to a manifest is either harmless or a ManifestError within the file", async () => {
  const bytes = fc.uint8Array({ maxLength: 3 });
  const damages = fc.array(fc.tuple(fc.nat(), fc.nat(4), bytes), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(manifests, damages, async (manifest, damage) => {
      let text = Buffer.from(stringify(manifest));
      for (const [where, removed, added] of damage) {
        const at = where % (text.length + 1);
        text = Buffer.concat([text.subarray(0, at), added, text.subarray(at + removed)]);
      }
      await writeFile(join(cwd, "ads.yml"), text);
      const lines = text.toString("utf8").split("\n");
      try {
        await readManifests(["ads.yml"], { cwd, needAd: true });
      } catch (error) {
        if (!(error instanceof ManifestError)) throw error;
        expect(error.problems.length).toBeGreaterThan(0);
        for (const { location, message } of error.problems) {
          expect(location.file).toBe("ads.yml");
          expect(location.line).toBeGreaterThanOrEqual(1);
          expect(location.line).toBeLessThanOrEqual(lines.length);
          expect(location.column).toBeGreaterThanOrEqual(1);
          expect(location.column).toBeLessThanOrEqual((lines[location.line - 1]?.length ?? 0) + 1);
          expect(location.endLine).toBeGreaterThanOrEqual(location.line);
          expect(location.endLine).toBeLessThanOrEqual(lines.length);
          expect(message).not.toMatch(/\n|undefined|\[object/);
        }
      }
    }),
    { numRuns: 400 },
  );
});
