import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { AdTextFields } from "../../src/contract/evaluation-request.ts";
import { DIMENSIONS, type Dimension } from "../../src/contract/vocabulary.ts";
import type { Creative, Raster, Snapshot } from "../../src/engine/artifacts/capture-schemas.ts";
import type { Finding, Judgement, SignalScore } from "../../src/engine/artifacts/judgement.ts";
import { getProfile } from "../../src/engine/score/placement-profiles.ts";
import { scoreSurfaces } from "../../src/engine/score/score-surfaces.ts";
import { POLICY_VIOLATION_CAP } from "../../src/engine/signals/define-signal.ts";
import { FINDINGS } from "../../src/findings/findings.ts";
import {
  type BlockFixture,
  createCreative,
  createPage,
  createPageImage,
  createRaster,
} from "../engine/evidence/fixtures.ts";
import { finding, PROFILE_IDS, surface } from "../engine/score/judgement-fixtures.ts";
import { evaluate, signalValue } from "../engine/signals/signal-helpers.ts";

const ROOT = path.join(import.meta.dirname, "..", "..");
const DOCS = path.join(ROOT, "docs", "reference");
const read = (file: string): string => readFileSync(path.join(DOCS, file), "utf8");
const pagesIn = (folder: string): string[] =>
  readdirSync(path.join(DOCS, folder)).map((file) => path.basename(file, ".md"));
const headingsOf = (text: string): string[] => [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);

/** The cells of every table row of a text. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\| (.*) \|$/gm)].map(([, cells = ""]) => cells.split("|").map((cell) => cell.trim()));

const SCORING = read("scoring.md");

/** An ad and a page of lamps, from which the examples depart. */
const LAMPS: BlockFixture[] = [
  { tag: "h1", text: "Lamps for long evenings" },
  { tag: "p", text: "Warm light from brass and oak, made to order in ten days." },
  { tag: "button", text: "Shop lamps" },
];
const withButton = (text: string, background?: string): BlockFixture[] => [
  ...LAMPS.slice(0, 2),
  { tag: "button", text, ...(background !== undefined && { background }) },
];

type Rgb = readonly [number, number, number];
const ORANGE: Rgb = [234, 88, 12];
const BLUE: Rgb = [29, 78, 216];
const NEARLY_BLACK: Rgb = [24, 24, 27];
const WHITE: Rgb = [255, 255, 255];

/** One colour above another. */
const bands = (above: Rgb, below: Rgb, share: number): Raster =>
  createRaster(128, 80, (_x, y) => (y < 80 * share ? above : below));

const seascape = (x: number, y: number): Rgb =>
  y < 0.5 + 0.2 * Math.sin(7 * x) ? [120 + 100 * x, 160, 220] : [60, 110 + 80 * Math.sin(20 * x * y) ** 2, 60];
const noise = (x: number, y: number): Rgb => {
  const grey = Math.imul((x * 73_856_093) ^ (y * 19_349_663), 2_654_435_761) >>> 24;
  return [grey, grey * 0.8, grey * 0.6];
};

type Example = [ad: AdTextFields, page: Snapshot, creative?: Creative];

const ORANGE_AD = createCreative(bands(ORANGE, WHITE, 0.6));

/** What the signals' pages give as their example, by signal. */
const EXAMPLES: Record<string, Example> = {
  headline_echo: [{ headline: "Warm light for long evenings" }, createPage(LAMPS)],
  claims_kept: [
    { headline: "Lamps with free shipping, 20 % off", bodyText: "Made to order in ten days." },
    createPage([...LAMPS, { tag: "p", text: "Now 20 % off." }]),
  ],
  fold_claims: [
    { headline: "Lamps with free shipping, 20 % off", bodyText: "Made to order in ten days." },
    createPage([...LAMPS, { tag: "p", text: "Now 20 % off.", y: 2000 }]),
  ],
  product_terms: [
    { headline: "Couches that fit your flat", bodyText: "Washable covers, delivered in ten days." },
    createPage([
      { tag: "h1", text: "Sofas for small rooms" },
      { tag: "p", text: "Every cover comes off and goes into the wash." },
      { tag: "button", text: "Shop sofas" },
    ]),
  ],
  brand_name: [
    { headline: "Lamps", pageName: "Lumo GmbH" },
    createPage(LAMPS, { url: "https://www.lumo.co.uk/lamps" }),
  ],
  cta_intent: [{ headline: "Lamps", ctaType: "SIGN_UP" }, createPage(withButton("Start your free trial"))],
  fold_promise: [
    { headline: "Warm light for long evenings" },
    createPage([
      { tag: "h1", text: "Welcome to our shop" },
      { tag: "button", text: "See the range" },
      { tag: "h2", text: "Lamps with warm light for long evenings", y: 1400 },
    ]),
  ],
  fold_cta: [{ headline: "Lamps", ctaType: "SHOP_NOW" }, createPage(withButton("Book a visit"))],
  page_type: [
    { headline: "Lamps", ctaType: "SHOP_NOW" },
    createPage(LAMPS.slice(0, 2), { jsonLd: [{ "@type": "Article" }] }),
  ],
  unobstructed: [
    { headline: "Lamps" },
    createPage(LAMPS, {
      layers: [{ kind: "overlay", box: { x: 300, y: 100, width: 680, height: 452 }, foldShare: 0.3 }],
    }),
  ],
  accent_palette: [
    { headline: "Lamps" },
    createPage(withButton("Shop lamps", "#1d4ed8"), { foldRaster: bands(WHITE, BLUE, 0.95) }),
    ORANGE_AD,
  ],
  hero_image: [
    { headline: "Lamps" },
    createPage(LAMPS, {
      images: [createPageImage({ x: 0, y: 0, width: 1280, height: 450 }, "The sea")],
      foldRaster: createRaster(128, 80, (x, y) => (y < 45 ? seascape(x / 128, y / 45) : WHITE)),
    }),
    createCreative(
      createRaster(96, 96, (x, y) => (y > 70 && y < 82 && x > 10 && x < 60 ? WHITE : seascape(x / 96, y / 96))),
    ),
  ],
  imagery_style: [{ headline: "Lamps" }, createPage(LAMPS, { foldRaster: createRaster(128, 80, noise) }), ORANGE_AD],
  brand_colour: [{ headline: "Lamps" }, createPage(withButton("Shop lamps", "#c2410c")), ORANGE_AD],
  light_and_saturation: [{ headline: "Lamps" }, createPage(LAMPS), createCreative(bands(NEARLY_BLACK, WHITE, 0.9))],
  formality: [{ headline: "Yo dude, this lamp is straight fire" }, createPage(LAMPS)],
  emphasis: [{ headline: "LAMPS!!! Light like never before 🔥" }, createPage(LAMPS)],
  form_of_address: [
    { headline: "Dein Licht für lange Abende" },
    createPage([
      { tag: "h1", text: "Lampen für das ganze Haus" },
      { tag: "p", text: "Wir bauen jede Lampe in zehn Tagen und liefern sie direkt zu Ihnen." },
    ]),
  ],
  urgency: [{ headline: "Last chance: ends today" }, createPage(LAMPS)],
};

/** Every signal that the judge knows: silent or not, all report. */
const SIGNALS: readonly SignalScore[] = evaluate({ headline: "Lamps" }, createPage(LAMPS)).signals;

describe("the signals' pages", () => {
  it("are one for each signal, and none is left over", () => {
    expect(pagesIn("signals").sort()).toEqual(SIGNALS.map(({ id }) => id).sort());
  });

  it.each(SIGNALS)("$id is a file of its own", ({ id }) => {
    const file = path.join(ROOT, "src", "engine", "signals", `${id}.ts`);
    expect(existsSync(file)).toBe(true);
  });

  it.each(SIGNALS)("$id has its headings and dimension", ({ id, dimension }) => {
    const text = read(`signals/${id}.md`);
    expect(text.startsWith(`# ${id}\n`)).toBe(true);
    expect(headingsOf(text)).toEqual(["What it measures", "How it is scored", "When it is unknown", "Limits"]);
    expect(/^Dimension: .*\(`(\w+)`\)\./m.exec(text)?.[1]).toBe(dimension);
  });

  it.each(SIGNALS)("$id gives an example that comes out as it says", ({ id }) => {
    const [ad, on, picture] = EXAMPLES[id] ?? [];
    if (ad === undefined || on === undefined) throw new Error(`${id} has no example: add one to EXAMPLES.`);
    const value = signalValue(evaluate(ad, on, picture ?? null), id);
    expect(/^\*\*Example\.\*\*.*Value: \*\*([\d.]+)\*\*\.$/ms.exec(read(`signals/${id}.md`))?.[1]).toBe(
      value?.toFixed(2),
    );
  });
});

describe("the findings' pages", () => {
  const kinds = Object.keys(FINDINGS);

  it("are one for each kind, and none is left over", () => {
    expect(pagesIn("findings").sort()).toEqual(kinds.sort());
  });

  it.each(Object.entries(FINDINGS))("%s has its headings and names its risk", (kind, { element, category, risk }) => {
    const text = read(`findings/${kind}.md`);
    expect(text.startsWith(`# ${kind}\n`)).toBe(true);
    expect(headingsOf(text)).toEqual([
      "What it means",
      "When it is reported",
      "Consequences",
      "How to fix it",
      "False positives",
    ]);
    expect(text).toContain(`\`${risk.type}\``);
    expect(text).toContain(`Shown as "${element}", category \`${category}\``);
  });
});

describe("the page on scoring", () => {
  it("lists every signal with its dimension and weight, and no other", () => {
    const listed = rowsOf(SCORING).filter(([, link]) => link?.includes("(signals/") && link.startsWith("["));
    const rows = listed.map(([dimension, link, weight]) => [dimension, link, weight].join(" ")).sort();
    expect(rows).toEqual(
      SIGNALS.map(({ id, dimension, weight }) => `${dimension} [${id}](signals/${id}.md) ${weight}`).sort(),
    );
  });

  it("shows the placements' weights", () => {
    for (const id of PROFILE_IDS) {
      const { weights } = getProfile(id);
      expect(rowsOf(SCORING)).toContainEqual([id, ...DIMENSIONS.map((name) => weights[name].toFixed(2))]);
    }
  });
});

describe("the worked example", () => {
  const section = SCORING.slice(SCORING.indexOf("### Worked example"), SCORING.indexOf("## Signals"));
  const cells = rowsOf(section).flat();
  const valueGiven = (id: string): number | null => {
    const written = cells[cells.indexOf(id) + 1] ?? "";
    return written === "unknown" ? null : Number(written);
  };
  const offer: Finding = { ...finding("message", "mismatch", "HIGH"), kind: "offer", contradiction: true };
  const capped = (dimension: Dimension) => ({
    dimension,
    limit: POLICY_VIOLATION_CAP,
    reason: "the offer is contradicted",
  });
  const judgement: Judgement = {
    signals: SIGNALS.map((signal) => ({ ...signal, value: valueGiven(signal.id) })),
    findings: [offer],
    caps: [capped("messageMatch"), capped("aboveTheFoldContinuity")],
    ledger: [],
  };
  const only = surface("meta_feed");
  const scored = scoreSurfaces([{ surface: only, judgement }], {
    detectionMode: "single",
    isPmax: false,
    surfaces: [only],
  });

  it("gives every signal a value", () => {
    for (const { id } of SIGNALS) expect(cells).toContain(id);
    expect(judgement.signals.filter(({ value }) => Number.isNaN(value))).toEqual([]);
  });

  it.each(DIMENSIONS)("computes %s as the engine does", (dimension) => {
    const row = rowsOf(section).find(([name]) => name === dimension) ?? [];
    const component = scored.componentScores[dimension];
    const weight = scored.appliedProfile.weights[dimension];
    const [, , raw, , , shown, weighing, weighted] = row;
    expect([raw, shown, weighing, weighted].map(Number)).toEqual([
      scored.rawScores[dimension],
      component,
      weight,
      Number((component * weight).toFixed(4)),
    ]);
  });

  it("sums up to the overall score", () => {
    expect(section).toContain(`Rounded to the nearest half point: **${scored.overallScore}**.`);
  });
});
