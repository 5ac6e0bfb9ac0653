import { simpleUser } from "./github-bodies.ts";

export interface DeploymentStatusState {
  state: "error" | "failure" | "inactive" | "pending" | "success" | "queued" | "in_progress";
  /** `environment_url`: empty where the deployer names none. */
  url?: string;
  logUrl?: string;
  description?: string;
}

/** A deployment as its deployer goes on with it: tests push further statuses. */
export interface DeploymentState {
  id: number;
  sha: string;
  environment: string;
  production: boolean;
  /** The oldest first. */
  statuses: DeploymentStatusState[];
}

const TIMESTAMP = "2026-11-20T10:00:00Z";
const DEPLOYER = "vercel[bot]";

export const deploymentBody = (deployment: DeploymentState, repository: string): Record<string, unknown> => {
  const url = `${repository}/deployments/${deployment.id}`;
  return {
    id: deployment.id,
    node_id: `DE_${deployment.id}`,
    sha: deployment.sha,
    ref: deployment.sha,
    task: "deploy",
    payload: {},
    original_environment: deployment.environment,
    environment: deployment.environment,
    description: null,
    creator: simpleUser(DEPLOYER, new URL(repository).origin),
    created_at: TIMESTAMP,
    updated_at: TIMESTAMP,
    statuses_url: `${url}/statuses`,
    repository_url: repository,
    url,
    transient_environment: !deployment.production,
    production_environment: deployment.production,
  };
};

/** The newest status first, as GitHub lists them. */
export const statusBodies = (deployment: DeploymentState, repository: string): Record<string, unknown>[] =>
  deployment.statuses
    .map((status, index) => {
      const id = deployment.id * 100 + index;
      const url = `${repository}/deployments/${deployment.id}`;
      return {
        id,
        node_id: `DES_${id}`,
        url: `${url}/statuses/${id}`,
        state: status.state,
        creator: simpleUser(DEPLOYER, new URL(repository).origin),
        description: status.description ?? "",
        environment: deployment.environment,
        target_url: status.logUrl ?? "",
        log_url: status.logUrl ?? "",
        environment_url: status.url ?? "",
        created_at: TIMESTAMP,
        updated_at: TIMESTAMP,
        deployment_url: url,
        repository_url: repository,
      };
    })
    .toReversed();
