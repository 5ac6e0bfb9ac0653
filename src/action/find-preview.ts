import type { FindPreview } from "../compose/assign-visit-urls.ts";
import { EvaluationError } from "../contract/error.ts";
import { createGitHubApi } from "../github/api.ts";
import type { RunContext } from "../github/run-context.ts";
import { type DeploymentQuery, type DeploymentResult, waitForDeployment } from "../github/wait-for-deployment.ts";
import type { Settings } from "../run/settings.ts";

/** Error code and next step. Without the deployment, the ads are inconclusive; nothing else is visited instead. */
const FAILURES = {
  absent: [
    "PREVIEW_NOT_FOUND",
    "Check that this commit is deployed, set the environment's name, or increase preview-timeout.",
  ],
  failed: ["PREVIEW_FAILED", "Fix the deployment and run the check again."],
  without_url: ["PREVIEW_WITHOUT_URL", "Set environment_url in its deployment status, or set the URL with rewrite."],
  ambiguous: ["PREVIEW_AMBIGUOUS", "Set the environment: preview: NAME."],
  refused: ["PREVIEW_REFUSED", "Give the job the permission deployments: read, and set github-token."],
  stopped: ["PREVIEW_STOPPED", "Run the check again."],
} as const satisfies Record<Exclude<DeploymentResult["kind"], "ready">, readonly [code: string, nextStep: string]>;

/** Finds the event's deployment, or the checked commit's through GitHub's API. */
export const createPreviewFinder =
  (context: RunContext, token: Settings["github-token"], log: (line: string) => void): FindPreview =>
  async (environment, timeoutSeconds, signal) => {
    const found = await findDeployment(context, token, { environment, timeoutSeconds, signal }, log);
    if (found.kind === "ready") {
      const note = `the deployment of ${context.headSha.slice(0, 7)} to ${JSON.stringify(found.environment)}`;
      return { url: found.url, note };
    }
    const [errorCode, nextStep] = FAILURES[found.kind];
    return { missing: new EvaluationError(`${found.why}. ${nextStep}`, { errorCode }) };
  };

async function findDeployment(
  context: RunContext,
  token: Settings["github-token"],
  wanted: DeploymentQuery,
  log: (line: string) => void,
): Promise<DeploymentResult> {
  const fromEvent = readEventDeployment(context, wanted.environment);
  if (fromEvent !== null && "kind" in fromEvent) return fromEvent;
  if (token === undefined) return { kind: "refused", why: "Deployments can't be listed without a github-token" };
  const environment = fromEvent?.environment ?? wanted.environment;
  const which = environment === "auto" ? "a deployment" : `the deployment to ${JSON.stringify(environment)}`;
  log(`Waiting up to ${wanted.timeoutSeconds} s for ${which} of ${context.headSha.slice(0, 7)}.`);
  return waitForDeployment(await createGitHubApi(token, context.apiUrl), context, { ...wanted, environment });
}

/** The event's deployment if it is the wanted one: its result, or the environment to wait for. */
function readEventDeployment(
  { deployment, headSha }: RunContext,
  wanted: string,
): DeploymentResult | { environment: string } | null {
  if (deployment === null) return null;
  const { environment, state, url } = deployment;
  if (wanted !== "auto" && wanted.toLowerCase() !== environment.toLowerCase()) return null;
  if (state === "ready" && url !== null) return { kind: "ready", url, environment };
  const name = `The deployment of ${headSha.slice(0, 7)} to ${JSON.stringify(environment)}`;
  if (state === "failed") return { kind: "failed", why: `${name} failed` };
  return { environment };
}
