import type { Settings } from "../check/settings.ts";
import { EvaluationError } from "../contract/error.ts";
import type { RunContext } from "../github/context.ts";
import type { FoundDeployment } from "../github/deployment.ts";
import type { FindPreview, Preview } from "../job/places.ts";

/** What `preview` asks for is not there: its ads cannot be judged, and nothing else is visited in its place. */
export class PreviewMissing extends EvaluationError {
  override name = "PreviewMissing";
}

type Missing = Exclude<FoundDeployment, { kind: "ready" }>;

const CODES = {
  absent: "PREVIEW_NOT_FOUND",
  failed: "PREVIEW_FAILED",
  without_url: "PREVIEW_WITHOUT_URL",
  ambiguous: "PREVIEW_AMBIGUOUS",
  refused: "PREVIEW_REFUSED",
  stopped: "PREVIEW_STOPPED",
} as const satisfies Record<Missing["kind"], string>;

const NEXT_STEPS = {
  absent:
    "See whether the deployment is created for this commit, name its environment, or allow it more time (preview-timeout).",
  failed: "Mend the deployment and run this again.",
  without_url: "Have its deployment status carry an environment_url, or give the address with rewrite.",
  ambiguous: "Name the environment that is meant: preview: NAME.",
  refused: "Give the job the permission deployments: read, and pass github-token.",
  stopped: "Run it again.",
} as const satisfies Record<Missing["kind"], string>;

/** Finds the deployment that an event is about, or the checked commit's by GitHub's API. */
export const previewFinder =
  (context: RunContext, token: Settings["github-token"], log: (line: string) => void): FindPreview =>
  async (environment, seconds, signal) => {
    const found = await find(context, token, { environment, seconds, signal }, log);
    return previewOf(found, context);
  };

interface Wanted {
  environment: string;
  seconds: number;
  signal: AbortSignal;
}

async function find(
  context: RunContext,
  token: Settings["github-token"],
  wanted: Wanted,
  log: (line: string) => void,
): Promise<FoundDeployment> {
  const told = ofEvent(context, wanted.environment);
  if (told !== null && "kind" in told) return told;
  if (token === undefined)
    return { kind: "refused", why: "Deployments cannot be looked up without a github-token" };
  const { connect } = await import("../github/api.ts");
  const { awaitDeployment } = await import("../github/deployment.ts");
  const environment = told?.environment ?? wanted.environment;
  const which = environment === "auto" ? "a deployment" : `the deployment to ${JSON.stringify(environment)}`;
  log(`Looking for ${which} of ${context.headSha.slice(0, 7)}, for ${wanted.seconds} s at most.`);
  return awaitDeployment(await connect(token, context.apiUrl), context, { ...wanted, environment });
}

/** What the event itself says, where it is about what is wanted: the outcome, or the environment to wait for. */
function ofEvent(
  { deployment, headSha }: RunContext,
  wanted: string,
): FoundDeployment | { environment: string } | null {
  if (deployment === null) return null;
  const { environment, state, url } = deployment;
  if (wanted !== "auto" && wanted.toLowerCase() !== environment.toLowerCase()) return null;
  if (state === "ready" && url !== null) return { kind: "ready", url, environment };
  const name = `The deployment of ${headSha.slice(0, 7)} to ${JSON.stringify(environment)}`;
  if (state === "failed") return { kind: "failed", why: `${name} failed` };
  return { environment };
}

function previewOf(found: FoundDeployment, { headSha }: RunContext): Preview {
  if (found.kind === "ready") {
    const note = `the deployment of ${headSha.slice(0, 7)} to ${JSON.stringify(found.environment)}`;
    return { url: found.url, note };
  }
  const message = `${found.why}. ${NEXT_STEPS[found.kind]}`;
  return { missing: new PreviewMissing(message, { errorCode: CODES[found.kind] }) };
}
