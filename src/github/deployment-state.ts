/** State of a deployment, as far as a check needs it. */
export type DeploymentState = "waiting" | "ready" | "failed" | "inactive";

/** GitHub's statuses, and the last part of Vercel's event types: `ready` is built, but not promoted to production. */
const STATE_BY_STATUS: Readonly<Record<string, DeploymentState>> = {
  success: "ready",
  ready: "ready",
  promoted: "ready",
  failure: "failed",
  failed: "failed",
  error: "failed",
  canceled: "failed",
  ignored: "failed",
  skipped: "failed",
  inactive: "inactive",
};

export const toDeploymentState = (state: string): DeploymentState => STATE_BY_STATUS[state] ?? "waiting";

/** Validates a deployment's URL. Null if it is empty, not HTTP, or has credentials. */
export function parsePageUrl(text: string | null | undefined): string | null {
  const url = text === null || text === undefined ? null : URL.parse(text);
  const isPage = url?.protocol === "https:" || url?.protocol === "http:";
  return isPage && url.username === "" && url.password === "" ? url.href : null;
}
