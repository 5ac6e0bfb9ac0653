import { expect, test } from "vitest";
import type { Snapshot } from "../../../src/engine/artifacts/capture-schemas.ts";
import { compareClaims } from "../../../src/engine/claims/ledger.ts";
import { gatherEvidence } from "../../../src/engine/evidence/gather-evidence.ts";
import { type BlockFixture, createPage } from "../evidence/fixtures.ts";

const INTRODUCTION: BlockFixture = { tag: "p", text: "Welcome to our practice, where everybody is in good hands." };

/** An ad's line, the page's text that keeps it, and the slot of the claim. */
const CLAIMS = [
  ["Now only £49.", "An appointment is £49.", "money:GBP"],
  ["For beginners.", "Our course for beginners.", "audience:beginners"],
  ["A free teapot with every order.", "A teapot is free.", "included"],
  ["Book your appointment in Manchester.", "Our practice in Manchester.", "place"],
] as const;

/** Where the text that keeps a claim may stand, and how the page shows it. */
const PLACES: readonly (readonly [string, (text: string) => [BlockFixture[], Partial<Snapshot>], string])[] = [
  ["in the first screen", (text) => [[{ tag: "p", text }], {}], "kept"],
  ["under a layer in the first screen", (text) => [[{ tag: "p", text, covered: true }], {}], "kept"],
  ["further down", (text) => [[INTRODUCTION, { tag: "p", text, y: 3_000 }], {}], "kept_below_the_fold"],
  ["in the title alone", (text) => [[INTRODUCTION], { title: text }], "kept"],
];

test.each(
  CLAIMS.flatMap(([line, stated, slot]) =>
    PLACES.map(([place, show, verdict]) => ({ line, stated, slot, place, show, verdict })),
  ),
)("“$line” is $verdict by “$stated” $place", ({ line, stated, slot, show, verdict }) => {
  const page = createPage(...show(stated));
  const rows = compareClaims(gatherEvidence({ creative: null, copy: { bodyText: line }, page, platform: null }));
  expect(rows.map(({ claim, verdict }) => [claim.slot, verdict])).toContainEqual([slot, verdict]);
});
