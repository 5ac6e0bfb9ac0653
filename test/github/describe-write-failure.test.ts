import { expect, test } from "vitest";
import { describeIssuesFailure, describePullRequestFailure } from "../../src/github/describe-write-failure.ts";
import { createContext } from "./sample-contexts.ts";

const refuse = (message: string, status = 403) => Object.assign(new Error(message), { status });

test.each([
  ["the `acme` organization has an IP allow list enabled, and your IP address is not permitted", /allow list/u],
  ["Resource protected by organization SAML enforcement.", /single sign-on/u],
  ["Repository was archived so is read-only.", /archived/u],
  ["Resource not accessible by personal access token", /personal access token may not/u],
  ["Unable to create comment because issue is locked.", /locked: unlock it/u],
])("%s has its own remedy", (message, remedy) => {
  for (const text of [
    describePullRequestFailure(refuse(message), createContext(), "comment"),
    describeIssuesFailure(refuse(message)),
  ]) {
    expect(text).toMatch(remedy);
    expect(text).not.toMatch(/permissions: (?:pull-requests|issues): write/u);
    expect(text).toContain(`GitHub: 403`);
  }
});

test("the job's own permission is asked for where that is the reason", () => {
  const refusal = refuse("Resource not accessible by integration");
  expect(describePullRequestFailure(refusal, createContext(), "comment")).toContain("pull-requests: write");
  expect(describeIssuesFailure(refusal)).toContain("issues: write");
});
