import { EvaluationError } from "../contract/error.ts";
import type { DeploymentQuery, DeploymentResult } from "../github/deployment.ts";
import type { RunContext } from "../github/run-context.ts";
import type { FindPreview, PreviewDeployment } from "../run/compose/resolve-visit-urls.ts";
import type { Settings } from "../run/settings.ts";

/** The deployment for `preview` can't be visited. Its ads are inconclusive; nothing else is visited instead. */
export class PreviewUnavailableError extends EvaluationError {
  override name = "PreviewUnavailableError";
}

type UnavailableDeployment = Exclude<DeploymentResult, { kind: "ready" }>;

const ERROR_CODES = {
  absent: "PREVIEW_NOT_FOUND",
  failed: "PREVIEW_FAILED",
  without_url: "PREVIEW_WITHOUT_URL",
  ambiguous: "PREVIEW_AMBIGUOUS",
  refused: "PREVIEW_REFUSED",
  stopped: "PREVIEW_STOPPED",
} as const satisfies Record<UnavailableDeployment["kind"], string>;

const NEXT_STEPS = {
  absent: "Check that this commit is deployed, set the environment's name, or increase preview-timeout.",
  failed: "Fix the deployment and run the check again.",
  without_url: "Set environment_url in its deployment status, or set the URL with rewrite.",
  ambiguous: "Set the environment: preview: NAME.",
  refused: "Give the job the permission deployments: read, and set github-token.",
  stopped: "Run the check again.",
} as const satisfies Record<UnavailableDeployment["kind"], string>;

/** Finds the event's deployment, or the checked commit's through GitHub's API. */
export const createPreviewFinder =
  (context: RunContext, token: Settings["github-token"], log: (line: string) => void): FindPreview =>
  async (environment, timeoutSeconds, signal) => {
    const found = await findDeployment(context, token, { environment, timeoutSeconds, signal }, log);
    return toPreview(found, context);
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
  const { createGitHubApi } = await import("../github/api.ts");
  const { waitForDeployment } = await import("../github/deployment.ts");
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

function toPreview(found: DeploymentResult, { headSha }: RunContext): PreviewDeployment {
  if (found.kind === "ready") {
    const note = `the deployment of ${headSha.slice(0, 7)} to ${JSON.stringify(found.environment)}`;
    return { url: found.url, note };
  }
  const message = `${found.why}. ${NEXT_STEPS[found.kind]}`;
  return { missing: new PreviewUnavailableError(message, { errorCode: ERROR_CODES[found.kind] }) };
}
