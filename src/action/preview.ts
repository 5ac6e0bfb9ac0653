import { EvaluationError } from "../contract/error.ts";
import type { DeploymentResult } from "../github/deployment.ts";
import type { RunContext } from "../github/run-context.ts";
import type { FindPreview, PreviewDeployment } from "../run/compose/resolve-visit-urls.ts";
import type { Settings } from "../run/settings.ts";

/** What `preview` asks for is not there: its ads cannot be judged, and nothing else is visited in its place. */
export class PreviewUnavailableError extends EvaluationError {
  override name = "PreviewMissing";
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
  absent:
    "See whether the deployment is created for this commit, name its environment, or allow it more time (preview-timeout).",
  failed: "Mend the deployment and run this again.",
  without_url: "Have its deployment status carry an environment_url, or give the address with rewrite.",
  ambiguous: "Name the environment that is meant: preview: NAME.",
  refused: "Give the job the permission deployments: read, and pass github-token.",
  stopped: "Run it again.",
} as const satisfies Record<UnavailableDeployment["kind"], string>;

/** Finds the deployment that an event is about, or the checked commit's by GitHub's API. */
export const createPreviewFinder =
  (context: RunContext, token: Settings["github-token"], log: (line: string) => void): FindPreview =>
  async (environment, timeoutSeconds, signal) => {
    const found = await findDeployment(context, token, { environment, timeoutSeconds, signal }, log);
    return toPreview(found, context);
  };

interface PreviewQuery {
  environment: string;
  timeoutSeconds: number;
  signal: AbortSignal;
}

async function findDeployment(
  context: RunContext,
  token: Settings["github-token"],
  wanted: PreviewQuery,
  log: (line: string) => void,
): Promise<DeploymentResult> {
  const told = readEventDeployment(context, wanted.environment);
  if (told !== null && "kind" in told) return told;
  if (token === undefined)
    return { kind: "refused", why: "Deployments cannot be looked up without a github-token" };
  const { createGitHubApi } = await import("../github/api.ts");
  const { waitForDeployment } = await import("../github/deployment.ts");
  const environment = told?.environment ?? wanted.environment;
  const which = environment === "auto" ? "a deployment" : `the deployment to ${JSON.stringify(environment)}`;
  log(`Looking for ${which} of ${context.headSha.slice(0, 7)}, for ${wanted.timeoutSeconds} s at most.`);
  return waitForDeployment(await createGitHubApi(token, context.apiUrl), context, { ...wanted, environment });
}

/** What the event itself says, where it is about what is wanted: the outcome, or the environment to wait for. */
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
