import { SEVERITIES, type Severity } from "../../contract/vocabulary.ts";
import { RESOURCE_NAMES } from "../../findings/broken_resource.ts";
import type { FailedResource } from "../artifacts/capture-schemas.ts";
import type { PageEvidence } from "../artifacts/evidence.ts";
import { explainFailure } from "../artifacts/explain-failure.ts";
import type { Finding } from "../artifacts/judgement.ts";
import { createFinding } from "./create-finding.ts";

/** One cause often breaks many pictures; the first ones show it. */
const MAX_FINDINGS = 10;

/**
 * The page's stylesheets, scripts, fonts and pictures that failed, the worst first. This is no signal: scores follow
 * from what visitors see, and are not lowered again for its cause.
 */
export const findBrokenResources = ({ failedResources = [] }: Pick<PageEvidence, "failedResources">): Finding[] =>
  failedResources
    .toSorted((a, b) => SEVERITIES.indexOf(severityOf(a)) - SEVERITIES.indexOf(severityOf(b)))
    .slice(0, MAX_FINDINGS)
    .map(createResourceFinding);

/** For people: how many failed resources are no findings of their own; empty where all are. */
export const describeFurtherFailures = ({ failedResources = [] }: Pick<PageEvidence, "failedResources">): string[] => {
  const further = failedResources.length - MAX_FINDINGS;
  return further > 0 ? [`${further} more of the page's resources failed.`] : [];
};

/** A script that fails on a page with content may be a tag that visitors do not miss. */
function severityOf({ kind, leaves, explains, unconfirmed, aboveFold }: FailedResource): Severity {
  if (unconfirmed) return "LOW";
  if (leaves !== undefined) return "HIGH";
  return explains !== undefined || (kind === "image" && aboveFold) ? "MEDIUM" : "LOW";
}

function createResourceFinding(resource: FailedResource): Finding {
  const { kind, url, box, selector } = resource;
  const finding = createFinding({
    kind: "broken_resource",
    element: `Failed ${RESOURCE_NAMES[kind]}`,
    status: "missing",
    severity: severityOf(resource),
    adValue: "",
    landingPageValue: `${explainFailure(resource)}: ${url}`,
    recommendation: recommend(resource),
    confidence: 0.95,
  });
  return { ...finding, outline: { ad: null, landingPage: box }, selector, resource };
}

function recommend({ kind, url, leaves, reason, unconfirmed }: FailedResource): string {
  const name = RESOURCE_NAMES[kind];
  if (unconfirmed) return `Check that visitors get the ${name} ${url}. Its host was not reached from here.`;
  const effect = leaves === undefined ? "" : ` Without it, the page is ${leaves}.`;
  return reason === "script_error"
    ? `Correct the error in the script ${url}.${effect}`
    : `Repair the ${name} ${url} first.${effect}`;
}
