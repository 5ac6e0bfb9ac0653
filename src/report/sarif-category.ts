import { createHash } from "node:crypto";
import type { CheckReport } from "../result/check-report.ts";

/** Its checks keep the category that they had before categories named manifests. */
export const UNNAMED_MANIFEST = "ads.yml";
/** Manifests that are written as they are; others are represented by a hash. */
const PLAIN_MANIFESTS = /^[\w./*?,@+-]{1,120}$/u;

/**
 * The category of a run in code scanning, as `automationDetails.id`: GitHub takes everything up to the last slash as
 * the category, and an upload replaces only the alerts of its own category. It depends on what the run was asked to
 * check, not on what it found, because the alerts of a category that is no longer uploaded stay open.
 */
export function getSarifCategory({ mode = "evaluate", manifests = [], shard }: CategoryFacts): string {
  const patterns = [...new Set(manifests.map((pattern) => pattern.replace(/^(?:\.\/)+/u, "")))].sort();
  const named = patterns.join(",");
  const parts = [
    "adhere",
    mode,
    ...(named === "" || named === UNNAMED_MANIFEST
      ? []
      : [PLAIN_MANIFESTS.test(named) ? named : `manifest-${hash(named)}`]),
    ...(shard === undefined ? [] : [`shard-${shard.index}-of-${shard.of}`]),
  ];
  return `${parts.join("/")}/`;
}

type CategoryFacts = Pick<CheckReport, "mode" | "manifests" | "shard">;

const hash = (text: string): string => createHash("sha256").update(JSON.stringify(text)).digest("hex").slice(0, 12);
