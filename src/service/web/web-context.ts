import type { Context, Hono } from "hono";
import type { SignedIn } from "../accounts/sessions.ts";
import type { ServiceContext } from "../service-context.ts";
import type { SubmissionRunner } from "../submission-runner.ts";

/** What the routes of the web app know of a request. */
export interface WebVariables {
  /** Null for visitors. */
  signedIn: SignedIn | null;
}

export type WebEnvironment = { Variables: WebVariables };
export type WebApp = Hono<WebEnvironment>;
export type WebRequest = Context<WebEnvironment>;

/** The dependencies of the web app. */
export interface WebContext extends ServiceContext {
  /** The path below which the service is published, without a trailing slash; usually empty. */
  base: string;
  submissions: Pick<SubmissionRunner, "start">;
}

export const createWebContext = (context: ServiceContext, submissions: SubmissionRunner): WebContext => ({
  ...context,
  submissions,
  base: new URL(context.publicUrl).pathname.replace(/\/$/, ""),
});

const SECTIONS = [
  "accounts",
  "compare",
  "evaluations",
  "fixes",
  "history",
  "join",
  "landing-page",
  "session",
  "settings",
  "shared",
  "sign-in",
  "sign-out",
  "submissions",
];

/** The paths of the pages, as route patterns. */
export const PAGE_ROUTES = ["/", ...SECTIONS.map((section) => `/${section}/*`)];

/** Whether a path is one of the web app's. */
export const isWebPath = (path: string): boolean =>
  path === "/" || ["assets", ...SECTIONS].includes(path.split("/")[1] ?? "");
