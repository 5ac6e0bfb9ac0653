/** How a deployment stands, as far as a check is concerned. */
export type DeploymentState = "waiting" | "ready" | "failed" | "inactive";

/** The states of a deployment's status, by what they mean for whoever waits. */
const STATE_BY_STATUS: Readonly<Record<string, DeploymentState>> = {
  success: "ready",
  failure: "failed",
  error: "failed",
  inactive: "inactive",
};

export const toDeploymentState = (state: string): DeploymentState => STATE_BY_STATUS[state] ?? "waiting";

/** The address of a page, or null: it is empty where a deployment has none, and anybody may have written it. */
export function parsePageUrl(text: string | null | undefined): string | null {
  const url = text === null || text === undefined ? null : URL.parse(text);
  const isPage = url?.protocol === "https:" || url?.protocol === "http:";
  return isPage && url.username === "" && url.password === "" ? url.href : null;
}
