/**
 * `npm run corpus` measures the figures in docs/reference/measured-quality.md.
 *
 *     npm run corpus -- [part of a brief's id …] [--quick] [--saved] [--no-links] [--no-engine] [--all-failures]
 *                       [--worst N] [--save]
 *
 * `--save` writes the captures that `npm test` evaluates. `--quick` skips mutations, links and the full engine. `--saved`
 * evaluates the newest captures again, even if other engine sources made them, and skips links and the full engine.
 */
import { parseArgs } from "node:util";
import { openCorpus } from "./corpus.ts";
import { compareWithEngine } from "./engine-equality.ts";
import { explainPair, formatFailures, formatPropertyTable, formatSeparationTable } from "./format-results.ts";
import { evaluateLinkCases } from "./link-outcomes.ts";
import {
  crossedPagesOf,
  evaluatePairs,
  findWorstPairs,
  formatHighFindings,
  measureSeparations,
  type ScoredPair,
} from "./pairs.ts";
import { checkProperties } from "./properties.ts";
import {
  clearSavedCaptures,
  creativeFileName,
  pageFileName,
  SAVED_BRIEFS,
  SAVED_BRIEFS_WITH_VERSIONS,
  SAVED_VERSIONS,
  saveCreative,
  saveSnapshot,
} from "./saved-captures.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    saved: { type: "boolean", default: false },
    "no-links": { type: "boolean", default: false },
    "no-engine": { type: "boolean", default: false },
    "all-failures": { type: "boolean", default: false },
    save: { type: "boolean", default: false },
    worst: { type: "string", default: "6" },
  },
});

const startedMs = performance.now();
const printLine = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const printSection = (title: string): void => {
  printLine(
    `\n── ${title} ${"─".repeat(Math.max(3, 100 - title.length))} ${((performance.now() - startedMs) / 1000).toFixed(0)} s`,
  );
};

printSection("captures");
const corpus = await openCorpus({
  only: positionals,
  saved: values.saved,
  withoutMutations: values.quick,
  log: printLine,
});
try {
  if (values.save) {
    saveCaptures();
    printLine("saved");
  }
  printSection("pairs with text fields");
  const pairs = evaluatePairs(corpus, "all");
  printLine(formatSeparationTable(measureSeparations(pairs)));

  printSection("alarms");
  printLine(formatHighFindings(pairs));

  printSection("pairs with text fields, the page's name not given");
  printLine(formatSeparationTable(measureSeparations(evaluatePairs(corpus, "nameless"))));

  printSection("pairs by picture alone");
  printLine(formatSeparationTable(measureSeparations(evaluatePairs(corpus, "none"))));

  printSection("three runs");
  printLine(checkDeterminism(pairs));

  if (!values.quick) {
    printSection("properties");
    const cases = checkProperties(corpus, (brief) => crossedPagesOf(corpus.briefs, brief));
    printLine(formatPropertyTable(cases));
    printSection("properties that fail");
    printLine(formatFailures(cases, values["all-failures"] ? Number.POSITIVE_INFINITY : 12));
  }
  if (!values.quick && !values.saved && !values["no-engine"]) {
    printSection("the whole engine against judging captures");
    printLine(await compareWithEngine(corpus));
  }
  if (!values.quick && !values.saved && !values["no-links"]) {
    printSection("link outcomes");
    printLine(await evaluateLinkCases());
  }
  const worst = findWorstPairs(pairs, Number(values.worst));
  printSection("matching pairs with the lowest scores");
  printLine(worst.low.map(explainPair).join("\n"));
  printSection("crossed pairs with the highest scores");
  printLine(worst.high.map(explainPair).join("\n"));
  printSection("done");
} finally {
  await corpus.close();
}

/** Evaluates every tenth pair twice more and compares scores, findings and caps byte by byte. */
function checkDeterminism(pairs: readonly ScoredPair[]): string {
  const share = pairs.filter((_, index) => index % 10 === 0);
  const moved = share.filter(({ ad, page, evaluation }) =>
    [1, 2].some(() => {
      const { scored, judgement } = corpus.evaluate(ad, page, { fields: "all", uncached: true });
      return JSON.stringify([scored, judgement]) !== JSON.stringify([evaluation.scored, evaluation.judgement]);
    }),
  );
  return moved.length === 0
    ? `${share.length} pairs judged three times: byte-identical`
    : `${moved.length} of ${share.length} differ: ${moved.map(({ ad, page }) => `${ad.id} on ${page.id}`).join(", ")}`;
}

function saveCaptures(): void {
  clearSavedCaptures();
  for (const brief of corpus.briefs.filter(({ id }) => SAVED_BRIEFS.includes(id))) {
    const ads = corpus.ads.filter((ad) => ad.brief === brief);
    const versions = ["base", ...(SAVED_BRIEFS_WITH_VERSIONS.includes(brief.id) ? SAVED_VERSIONS : [])];
    for (const version of versions)
      saveSnapshot(pageFileName(brief.id, version), corpus.snapshot(brief, version, "mobile"));
    for (const ad of ads) saveCreative(creativeFileName(ad.id), corpus.creative(ad));
    if (versions.length > 1)
      saveCreative(creativeFileName(corpus.quotingAdOf(brief).id, 50), corpus.creative(corpus.quotingAdOf(brief), 50));
  }
}
