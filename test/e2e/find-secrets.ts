import type { GitHubDouble } from "../doubles/github.ts";
import type { RunResult } from "../doubles/runner.ts";
import type { ServiceDouble } from "../doubles/service.ts";

export interface Secrets {
  key: string;
  token: string;
}

/**
 * Where a secret can be seen that must not be: in the log (but for `add-mask`, which the runner swallows), the
 * summary, outputs, reports, requests to GitHub, and anywhere in a request but in the Authorization that it is for.
 */
export function findExposedSecrets(
  ran: RunResult & { files: Readonly<Record<string, string>> },
  github: GitHubDouble,
  service: ServiceDouble,
  secrets: Secrets,
): string[] {
  const places: [string, string][] = [
    ["stdout", stripMasks(ran.stdout)],
    ["stderr", stripMasks(ran.stderr)],
    ["the summary", ran.summary],
    ["the outputs", JSON.stringify(ran.outputs)],
    ["the annotations", ran.annotations.map(({ message }) => message).join("\n")],
    ...Object.entries(ran.files),
    ...github.comments.map((comment) => ["a comment", comment.body] as [string, string]),
    ...github.requests.map((request): [string, string] => [
      `a request to GitHub`,
      [request.path, JSON.stringify(request.query), JSON.stringify(request.body)].join("\n"),
    ]),
    ...service.requests.map(({ path, body, headers: { authorization: _, ...headers } }): [string, string] => [
      "a request to the service",
      [path, body, JSON.stringify(headers)].join("\n"),
    ]),
  ];
  const seen = places.flatMap(([place, text]) =>
    Object.entries(secrets).flatMap(([name, secret]) =>
      containsSecret(text, secret) ? [`${place} shows the ${name}`] : [],
    ),
  );
  return [...seen, ...findMisdirectedAuthorizations(github, service, secrets)];
}

/** The authorizations that are not the one that belongs there. */
function findMisdirectedAuthorizations(
  github: GitHubDouble,
  service: ServiceDouble,
  { key, token }: Secrets,
): string[] {
  const toGitHub = github.requests.filter(({ authorization }) => authorization !== `token ${token}`);
  const toService = service.requests.filter(
    ({ headers: { authorization } }) => authorization !== undefined && authorization !== `Bearer ${key}`,
  );
  return [
    ...toGitHub.map(({ authorization }) => `GitHub was sent the authorization ${authorization}`),
    ...toService.map(({ headers }) => `The service was sent the authorization ${headers.authorization}`),
  ];
}

const stripMasks = (output: string): string =>
  output
    .split("\n")
    .filter((line) => !line.startsWith("::add-mask::"))
    .join("\n");

/** Whether a text holds a secret, as it is or as JSON, URLs, HTML or base64 write it. */
function containsSecret(text: string, secret: string): boolean {
  const spellings = [
    secret,
    encodeURIComponent(secret),
    secret.replaceAll("/", "\\/"),
    secret.replaceAll("/", "&#47;"),
    Buffer.from(secret).toString("base64").replace(/=+$/u, ""),
  ];
  return spellings.some((spelling) => text.includes(spelling));
}
