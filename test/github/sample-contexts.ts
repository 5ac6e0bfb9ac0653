import { type RunContext, readRunContext } from "../../src/github/run-context.ts";
import { pullRequestEvent, type RunnerEvent } from "../doubles/runner-events.ts";

/** The variables that the runner sets for an event. */
export const createEnvironment = (event: RunnerEvent): Record<string, string> => ({
  GITHUB_EVENT_NAME: event.name,
  GITHUB_REPOSITORY: "acme/shop",
  GITHUB_SHA: event.sha,
  GITHUB_RUN_ID: "4242",
  GITHUB_API_URL: "https://api.github.com",
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_WORKFLOW: "Ads",
  GITHUB_JOB: "ads",
  GITHUB_ACTOR: "octocat",
});

export const createContext = (event: RunnerEvent = pullRequestEvent()): RunContext =>
  readRunContext(createEnvironment(event), JSON.stringify(event.payload));
