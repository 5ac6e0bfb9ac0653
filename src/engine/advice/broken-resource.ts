import { brokenResource as definition } from "../../findings/broken_resource.ts";
import type { FailedResource } from "../artifacts/capture-schemas.ts";
import { explainFailure } from "../artifacts/explain-failure.ts";
import { type DraftFixes, draftFix } from "./fix-draft.ts";

/** A resource of the page that failed. An ad for an unstyled or empty page can be paused meanwhile. */
export const brokenResource: DraftFixes = ({ finding: { resource }, evidence: { ad } }) => {
  if (resource === undefined) return [];
  const { kind, url, selector, leaves } = resource;
  const lead = ad.headline ?? ad.copy[0] ?? null;
  return [
    draftFix(chooseFix(resource)(kind, url, explainFailure(resource)), { text: url, selector }),
    lead && leaves !== undefined
      ? draftFix(definition.fixes.pauseAd(kind, url, leaves), { text: lead.text, selector })
      : null,
  ];
};

function chooseFix({ reason, detail }: FailedResource) {
  const { serve, useHttps, allow, correctScript } = definition.fixes;
  if (reason === "script_error") return correctScript;
  if (reason !== "blocked") return serve;
  return detail === "mixed content" ? useHttps : allow;
}
