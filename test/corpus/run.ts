/**
 * `npm run corpus`: the figures of docs/evaluation.md.
 *
 *     npm run corpus -- [part of a brief's id …] [--quick] [--stale] [--no-links] [--no-engine] [--all-failures] [--worst N] [--save]
 *
 * `--save` writes the part of the corpus that `npm test` judges. `--quick` leaves out mutations, links and the whole engine; `--stale` keeps captures that an older capture room took.
 */
import { parseArgs } from "node:util";
import { compareWithEngine } from "./equality.ts";
import { checkLinks } from "./links.ts";
import { alarms, crossingsOf, judgePairs, misjudged, type Pair, separations } from "./pairs.ts";
import { checkProperties } from "./properties.ts";
import { explained, failures, propertyTable, separationTable } from "./report.ts";
import {
  creativeFile,
  pageFile,
  SAVED_BRIEFS,
  SAVED_VERSIONS,
  SAVED_WITH_VERSIONS,
  saveCreative,
  saveSnapshot,
  startSaving,
} from "./saved.ts";
import { openWorld } from "./world.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    stale: { type: "boolean", default: false },
    "no-links": { type: "boolean", default: false },
    "no-engine": { type: "boolean", default: false },
    "all-failures": { type: "boolean", default: false },
    save: { type: "boolean", default: false },
    worst: { type: "string", default: "6" },
  },
});

const began = performance.now();
const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const section = (title: string): void => {
  print(
    `\n── ${title} ${"─".repeat(Math.max(3, 100 - title.length))} ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
};

section("captures");
const world = await openWorld({ only: positionals, stale: values.stale, plain: values.quick, log: print });
try {
  if (values.save) {
    saveWorld();
    print("saved");
  }
  section("pairs with text fields");
  const pairs = judgePairs(world, "all");
  print(separationTable(separations(pairs)));

  section("alarms");
  print(alarms(pairs));

  section("pairs with text fields, the page's name not given");
  print(separationTable(separations(judgePairs(world, "nameless"))));

  section("pairs by picture alone");
  print(separationTable(separations(judgePairs(world, "none"))));

  section("three runs");
  print(sameThrice(pairs));

  if (!values.quick) {
    section("properties");
    const cases = checkProperties(world, (brief) => crossingsOf(world.briefs, brief));
    print(propertyTable(cases));
    section("properties that fail");
    print(failures(cases, values["all-failures"] ? Number.POSITIVE_INFINITY : 12));
  }
  if (!values.quick && !values["no-engine"]) {
    section("the whole engine against judging captures");
    print(await compareWithEngine(world));
  }
  if (!values.quick && !values["no-links"]) {
    section("link outcomes");
    print(await checkLinks());
  }
  const worst = misjudged(pairs, Number(values.worst));
  section("matching pairs with the lowest scores");
  print(worst.low.map(explained).join("\n"));
  section("crossed pairs with the highest scores");
  print(worst.high.map(explained).join("\n"));
  section("done");
} finally {
  await world.close();
}

/** Judges a share of the pairs twice more: every byte of what is scored, found and capped. */
function sameThrice(pairs: readonly Pair[]): string {
  const share = pairs.filter((_, index) => index % 10 === 0);
  const moved = share.filter(({ ad, page, verdict }) =>
    [1, 2].some(() => {
      const { scored, judgement } = world.judge(ad, page, { fields: "all", afresh: true });
      return JSON.stringify([scored, judgement]) !== JSON.stringify([verdict.scored, verdict.judgement]);
    }),
  );
  return moved.length === 0
    ? `${share.length} pairs judged three times: byte-identical`
    : `${moved.length} of ${share.length} differ: ${moved.map(({ ad, page }) => `${ad.id} on ${page.id}`).join(", ")}`;
}

function saveWorld(): void {
  startSaving();
  for (const brief of world.briefs.filter(({ id }) => SAVED_BRIEFS.includes(id))) {
    const ads = world.ads.filter((ad) => ad.brief === brief);
    const versions = ["base", ...(SAVED_WITH_VERSIONS.includes(brief.id) ? SAVED_VERSIONS : [])];
    for (const version of versions)
      saveSnapshot(pageFile(brief.id, version), world.snapshot(brief, version, "mobile"));
    for (const ad of ads) saveCreative(creativeFile(ad.id), world.creative(ad));
    if (versions.length > 1)
      saveCreative(creativeFile(world.quoteOf(brief).id, 50), world.creative(world.quoteOf(brief), 50));
  }
}
