import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ManifestError, type ReadManifestsOptions, readManifests } from "../../../src/run/manifest/read-manifests.ts";

const FIXTURES = join(import.meta.dirname, "../../fixtures/manifests");
const PNG = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

const names = (await readdir(FIXTURES)).filter((name) => /\.(?:yml|json)$/.test(name)).sort();

async function mistakesOf(patterns: string[], options: ReadManifestsOptions): Promise<string> {
  const error = await readManifests(patterns, options).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(error instanceof ManifestError)) throw error ?? new Error(`${patterns.join(" ")} has no mistake`);
  return error.message;
}

describe("a manifest with mistakes", () => {
  it.each(names.filter((name) => !name.startsWith("valid-")))("%s: every one at its place", async (name) => {
    const message = await mistakesOf([name], { cwd: FIXTURES, needAd: true });
    await expect(`${message}\n`).toMatchFileSnapshot(join(FIXTURES, name.replace(/\.\w+$/, ".expected.txt")));
  });

  it("says the mistakes of all files at once, a shared id included", async () => {
    const message = await mistakesOf(["valid-minimal.yml", "urls.yml", "out-of-range.yml"], {
      cwd: FIXTURES,
      needAd: true,
    });
    expect(message).toContain("\nurls.yml:3:");
    expect(message).toContain("out-of-range.yml:6:16: threshold is 10.5");
    expect(message).toContain('out-of-range.yml:3:9: id "spring" is already used by the ad at valid-minimal.yml:3:9');
  });

  it("never repeats a password", async () => {
    const message = await mistakesOf(["urls.yml", "assets.yml"], { cwd: FIXTURES, needAd: true });
    expect(message).not.toContain("hunter2");
    expect(message).not.toContain("u:p@");
  });
});

describe("a valid manifest", () => {
  it("becomes entries with the defaults filled in and the macros expanded", async () => {
    const [first, second] = await readManifests(["valid-full.yml"], { cwd: FIXTURES, needAd: true });
    expect(first).toEqual({
      id: "spring-sale-feed",
      location: { file: "valid-full.yml", line: 5, column: 5, endLine: 17 },
      platform: "instagram",
      asset: {
        kind: "file",
        path: await realpath(join(FIXTURES, "ads/spring.png")),
        written: "ads/spring.png",
      },
      adUrl: "https://ads.example/library?id=1",
      mediaType: "video",
      copy: {
        headline: "Spring sale: 50% off",
        bodyText: "Everything",
        description: "Until Sunday",
        ctaType: "SHOP_NOW",
        pageName: "Acme",
      },
      landing: {
        written: "https://acme.example/spring?utm_campaign={{campaign.name}}&id={{ad.id}}",
        url: "https://acme.example/spring?utm_campaign=adhere&id=0",
      },
      viewport: "desktop",
      locale: "de-AT",
      audience: { ageRange: "25-34", gender: "all", location: "Austria", interests: "running" },
      threshold: 7.5,
      timeout: 60,
      truth: null,
      accept: [],
      sources: [{ glob: "site/spring/**", location: expect.objectContaining({ file: expect.any(String) }) }],
    });
    expect(second).toMatchObject({
      platform: "google",
      landing: { url: "https://acme.example/Running%20Shoes?device=m&gclid=" },
      viewport: "mobile",
      locale: "en-GB",
      threshold: 7,
      timeout: 90,
      copy: null,
      audience: null,
      accept: [],
      sources: [],
      asset: null,
    });
  });

  it("leaves to others what it does not say", async () => {
    const [entry] = await readManifests(["valid-minimal.yml"], { cwd: FIXTURES, needAd: true });
    expect(entry).toMatchObject({
      platform: null,
      adUrl: null,
      mediaType: null,
      copy: null,
      viewport: null,
      locale: null,
      threshold: null,
      timeout: null,
    });
  });

  it("reads JSON, tabs and escapes included", async () => {
    const [entry] = await readManifests(["valid-json.json"], { cwd: FIXTURES, needAd: true });
    expect(entry).toMatchObject({
      asset: { kind: "url", url: "https://cdn.example/ad.png" },
      landing: { url: "https://acme.example/" },
    });
  });

  it("may share values by a small alias", async () => {
    const [one, two] = await readManifests(["valid-shared-copy.yml"], { cwd: FIXTURES, needAd: true });
    expect(two?.copy).toEqual({ headline: "Hello", ctaType: "SHOP_NOW" });
    expect(two?.copy).toEqual(one?.copy);
  });

  it("may lack the ad itself, which only its entry needs, and only where ads are looked at", async () => {
    const read = (needAd: boolean) => readManifests(["valid-no-ad.yml"], { cwd: FIXTURES, needAd });
    expect((await read(true)).map(({ id, isAdMissing }) => [id, isAdMissing])).toEqual([["spring", true]]);
    expect((await read(false)).map(({ id, isAdMissing }) => [id, isAdMissing])).toEqual([["spring", undefined]]);
  });

  it("keeps the positions of pinned texts, and shows sitelinks with the ad", async () => {
    const [entry] = await readManifests(["valid-responsive.yml"], { cwd: FIXTURES, needAd: true });
    expect(entry?.copy).toEqual({
      headline: "Acme shoes",
      headlines: ["Trail running shoes", { text: "Free returns", pin: 2 }],
      descriptions: ["Order by 6 pm.", { text: "100 days to try them.", pin: 1 }],
      sitelinks: ["Sale"],
    });
  });
});

describe("files", () => {
  let cwd: string;
  const manifest = (...ads: string[]) => `version: 1\nads:\n${ads.map((ad) => `  - { ${ad} }\n`).join("")}`;
  const ad = (id: string, asset = "spring.png") => `id: ${id}, asset: ${asset}, landing: "https://acme.example/"`;
  const put = async (name: string, content: string | Uint8Array) => {
    await mkdir(join(cwd, name, ".."), { recursive: true });
    await writeFile(join(cwd, name), content);
  };
  const idsOf = async (...patterns: string[]) =>
    (await readManifests(patterns, { cwd, needAd: true })).map(({ id, location }) => `${location.file} ${id}`);

  beforeEach(async () => {
    cwd = await mkdtemp(join(tmpdir(), "manifests-"));
    await put("spring.png", PNG);
  });
  afterEach(() => rm(cwd, { recursive: true, force: true }));

  it("are found by globs, each once, in a steady order, and never among dependencies", async () => {
    await put("b/ads.yml", manifest(ad("b", "../spring.png")));
    await put("a/ads.yml", manifest(ad("a", "../spring.png")));
    await put("node_modules/x/ads.yml", "broken: [");
    await symlink(join(cwd, "a/ads.yml"), join(cwd, "zlink.yml"));
    expect(await idsOf("**/ads.yml", "./b/ads.yml", "zlink.yml")).toEqual(["a/ads.yml a", "b/ads.yml b"]);
    expect(await idsOf("b/ads.yml", "*/ads.yml")).toEqual(["b/ads.yml b", "a/ads.yml a"]);
  });

  it("may have brackets in their name", async () => {
    await put("ads[1].yml", manifest(ad("x")));
    expect(await idsOf("ads[1].yml")).toEqual(["ads[1].yml x"]);
  });

  it("that are not there are named with where we looked and what to do", async () => {
    await put("ads.yaml", manifest(ad("x")));
    const error = readManifests(["ads.yml", "nope/*.yml", "."], { cwd, needAd: true });
    await expect(error).rejects.toBeInstanceOf(ManifestError);
    await expect(error).rejects.toThrow(`No manifest matches ads.yml (looked in ${cwd}): did you mean ads.yaml?`);
    await expect(error).rejects.toThrow("No manifest matches nope/*.yml");
    await expect(error).rejects.toThrow(". is a folder: name the manifest in it, such as ads.yml");
    await expect(readManifests([], { cwd, needAd: true })).rejects.toThrow("name one, such as ads.yml");
  });

  it("without any ad are an error, unless another file has one", async () => {
    await put("none.yml", "version: 1\nads: []\n");
    await put("some.yml", manifest(ad("x")));
    await expect(readManifests(["none.yml"], { cwd, needAd: true })).rejects.toThrow("no ads are listed");
    expect(await idsOf("none.yml", "some.yml")).toEqual(["some.yml x"]);
  });

  it("larger than 5 MB are refused unread", async () => {
    await put("ads.yml", `${manifest(ad("x"))}#${"x".repeat(5 * 1024 * 1024)}`);
    expect(await mistakesOf(["ads.yml"], { cwd, needAd: true })).toMatch(/ads\.yml:1:1: the file has 5\.0 MB.*split/);
  });

  it("of ads are looked for from the manifest's folder, then from the working folder", async () => {
    await put("team/ads.yml", manifest(ad("near", "near.png"), ad("far", "spring.png")));
    await put("team/near.png", PNG);
    const entries = await readManifests(["team/ads.yml"], { cwd, needAd: true });
    const root = await realpath(cwd);
    expect(entries.map(({ asset }) => asset?.kind === "file" && asset.path)).toEqual([
      join(root, "team/near.png"),
      join(root, "spring.png"),
    ]);
  });

  it("of ads may not be reached outside of the repository, by no link", async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), "elsewhere-"));
    try {
      await writeFile(join(elsewhere, "secret.png"), PNG);
      await symlink(join(elsewhere, "secret.png"), join(cwd, "link.png"));
      await symlink(elsewhere, join(cwd, "folder"));
      await put(
        "ads.yml",
        manifest(ad("a", "link.png"), ad("b", "folder/secret.png"), ad("c", `../${elsewhere}/x.png`)),
      );
      const message = await mistakesOf(["ads.yml"], { cwd, needAd: true });
      expect(message.match(/is outside the repository/g)).toHaveLength(3);
    } finally {
      await rm(elsewhere, { recursive: true });
    }
  });

  it("of ads are not opened where no ad is needed", async () => {
    await put("ads.yml", manifest(ad("a", "not-checked-out.png")));
    const [entry] = await readManifests(["ads.yml"], { cwd, needAd: false });
    expect(entry?.asset).toMatchObject({ kind: "file", written: "not-checked-out.png" });
  });

  it("that are links out of the repository are not read; what the user names elsewhere is", async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), "elsewhere-"));
    try {
      await writeFile(join(elsewhere, "spring.png"), PNG);
      await writeFile(join(elsewhere, "ads.yml"), manifest(ad("x")));
      await symlink(join(elsewhere, "ads.yml"), join(cwd, "ads.yml"));
      expect(await mistakesOf(["ads.yml"], { cwd, needAd: true })).toContain("outside the repository");
      expect(await idsOf(join(elsewhere, "ads.yml"))).toEqual([`${join(elsewhere, "ads.yml")} x`]);
    } finally {
      await rm(elsewhere, { recursive: true });
    }
  });

  it("that YAML rejects are named by the line and column where it does, also after what it cannot read", async () => {
    await put("ads.yml", "version: 1\ndefaults:\n  platform: google\n \t] viewport: desktop\n  locale: en\nads:\n");
    const places = (await mistakesOf(["ads.yml"], { cwd, needAd: true })).match(/(?<=ads\.yml:)\d+:\d+/g);
    expect(places).toEqual(["4:3", "5:9", "6:1"]);
  });

  it("with thousands of ads are read whole, in order", async () => {
    const ads = Array.from({ length: 2_000 }, (_, index) => ad(`ad-${index}`));
    await put("ads.yml", manifest(...ads));
    const entries = await readManifests(["ads.yml"], { cwd, needAd: true });
    expect(entries.map(({ location }) => location.line)).toEqual(ads.map((_, index) => index + 3));
  });

  it("that nest or hold too much are refused at the place where it is too much", async () => {
    await put("deep.yml", "[".repeat(100_000));
    await put("wide.yml", `[${"1,".repeat(1_000_000)}]`);
    const message = await mistakesOf(["deep.yml", "wide.yml"], { cwd, needAd: true });
    expect(message).toMatch(/deep\.yml:1:\d+: values are nested too deeply/);
    expect(message).toMatch(/wide\.yml:1:\d+: the file is too large/);
  });
});
