import { DIMENSIONS } from "../../src/contract/vocabulary.ts";
import { statedPercent } from "./ads.ts";
import { withPercent } from "./briefs.ts";
import type { ScoredPair, Separation } from "./pairs.ts";
import { PROPERTIES, type Property, type PropertyResult } from "./properties.ts";
import { formatPercent } from "./statistics.ts";

const pad = (text: string | number, width: number): string => String(text).padEnd(width);

export function formatPropertyTable(cases: readonly PropertyResult[]): string {
  const names = Object.keys(PROPERTIES) as Property[];
  const rows = names.map((property) => {
    const of = cases.filter((one) => one.property === property);
    const held = of.filter(({ holds }) => holds).length;
    const share = of.length === 0 ? "—" : formatPercent(held / of.length);
    const low = of.length > 0 && held / of.length < 0.9 ? "  ← under 90 %" : "";
    return `${pad(property, 34)} ${pad(share, 9)} ${pad(`${held}/${of.length}`, 10)} ${PROPERTIES[property]}${low}`;
  });
  const held = cases.filter(({ holds }) => holds).length;
  return [...rows, `${pad("all", 34)} ${pad(formatPercent(held / cases.length), 9)} ${held}/${cases.length}`].join(
    "\n",
  );
}

export function formatFailures(cases: readonly PropertyResult[], most: number): string {
  const failed = cases.filter(({ holds }) => !holds);
  const names = [...new Set(failed.map(({ property }) => property))].toSorted(
    (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
  );
  return names
    .flatMap((name) => {
      const of = failed.filter(({ property }) => property === name);
      const shown = of.slice(0, most).map(({ subject, detail }) => `  ${subject}: ${detail}`);
      return [`${name}`, ...shown, ...(of.length > most ? [`  … and ${of.length - most} more (--all-failures)`] : [])];
    })
    .join("\n");
}

export function formatSeparationTable(rows: readonly Separation[]): string {
  return rows
    .map(
      ({ what, auc, matching, crossed, pairs: [high, low] }) =>
        `${pad(what, 38)} AUC ${auc.toFixed(4)}   medians ${matching} against ${crossed}   (${high} × ${low} pairs)`,
    )
    .join("\n");
}

/** Explains a pair's scores: all signals, caps and findings that are not a match. */
export function explainPair({ ad, page, kind, evaluation, overallScore }: ScoredPair): string {
  const { scored, judgement } = evaluation;
  const lines = [
    `${overallScore}  ${ad.id} on ${page.id} (${page.template}) [${kind}]`,
    `   ad: “${ad.ad.headline}” | ${withPercent(ad.ad.body, statedPercent(ad))}`,
    `   page: “${page.headline}” | ${page.sub} | ${page.offer ? withPercent(page.offer.text, page.offer.percent) : "no offer"}`,
  ];
  for (const dimension of DIMENSIONS) {
    const signals = judgement.signals
      .filter((signal) => signal.dimension === dimension)
      .map(({ id, value, weight, note }) => `${id} ${value === null ? "?" : value.toFixed(2)}×${weight} (${note})`);
    lines.push(
      `   ${dimension} ${scored.rawScores[dimension]}→${scored.componentScores[dimension]}: ${signals.join("; ")}`,
    );
  }
  for (const { dimension, limit, reason } of judgement.caps) lines.push(`   cap ${dimension} ≤ ${limit}: ${reason}`);
  for (const { kind: about, comparison: c, confidence } of judgement.findings) {
    if (c.status !== "match" && c.status !== "implicit") {
      lines.push(
        `   ${about} ${c.status} ${c.severity} (${confidence.toFixed(2)}): ${c.adValue} | ${c.landingPageValue}`,
      );
    }
  }
  return lines.join("\n");
}
