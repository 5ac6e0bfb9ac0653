import { describe, expect, test } from "vitest";
import { AssetNotPublicError, rawAssetUrl } from "../../src/github/raw-asset-url.ts";
import { ContextError, readRunContext } from "../../src/github/run-context.ts";
import {
  HEAD_SHA,
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from "../doubles/runner-events.ts";
import { createContext, createEnvironment } from "./sample-contexts.ts";

describe("the run's context", () => {
  test("a pull request's commit is its head, not the merge commit that GITHUB_SHA names", () => {
    const event = pullRequestEvent();
    const context = createContext(event);
    expect(event.sha).not.toBe(HEAD_SHA);
    expect(context).toMatchObject({
      event: "pull_request",
      headSha: HEAD_SHA,
      pullRequest: 7,
      fork: false,
      repository: { owner: "acme", repo: "shop", private: false },
      runUrl: "https://github.com/acme/shop/actions/runs/4242",
      workflow: "Ads",
      job: "ads",
    });
  });

  test("a pull request from another repository is a fork's, even if the fork was deleted", () => {
    expect(createContext(pullRequestEvent({ fork: "someone" }))).toMatchObject({
      fork: true,
      headRepository: { owner: "someone", repo: "shop" },
    });
    expect(createContext(pullRequestEvent({ fork: null }))).toMatchObject({
      fork: true,
      headRepository: { owner: "acme", repo: "shop" },
    });
  });

  test("pull_request_target has a pull request, too", () => {
    const context = createContext(pullRequestEvent({ event: "pull_request_target" }));
    expect(context).toMatchObject({ event: "pull_request_target", headSha: HEAD_SHA, pullRequest: 7 });
  });

  test.each([pushEvent(), scheduleEvent(), workflowDispatchEvent()])(
    "$name has a commit and no pull request",
    (event) => {
      expect(createContext(event)).toMatchObject({
        event: event.name,
        headSha: HEAD_SHA,
        pullRequest: null,
        fork: false,
        repository: { private: false },
      });
    },
  );

  test("a merge queue's group has a base commit, and no pull request", () => {
    const event = mergeGroupEvent();
    const { merge_group: group } = event.payload as { merge_group: { base_sha: string } };
    expect(createContext(event)).toMatchObject({
      headSha: HEAD_SHA,
      baseSha: group.base_sha,
      pullRequest: null,
    });
    expect(createContext(pushEvent()).baseSha).toBeNull();
  });

  test("workflow_run checks the triggering run's commit, not the default branch's newest", () => {
    const event = workflowRunEvent();
    expect(event.sha).not.toBe(HEAD_SHA);
    expect(createContext(event)).toMatchObject({ headSha: HEAD_SHA, pullRequest: null, baseSha: null });
  });

  test("a push that deletes a branch is checked at GITHUB_SHA", () => {
    const event = pushEvent();
    event.payload["after"] = "0".repeat(40);
    expect(createContext(event).headSha).toBe(HEAD_SHA);
  });

  test("an unknown event checks GITHUB_SHA", () => {
    const event = { ...scheduleEvent(), name: "merge_group", payload: { merge_group: {} } };
    expect(createContext(event)).toMatchObject({ headSha: HEAD_SHA, repository: { private: null } });
  });

  test("an empty payload is accepted", () => {
    expect(readRunContext(createEnvironment(pushEvent()), "").headSha).toBe(HEAD_SHA);
  });

  test("an invalid variable or payload is rejected with its name", () => {
    const event = pullRequestEvent();
    const { GITHUB_REPOSITORY: _gone, ...env } = createEnvironment(event);
    expect(() => readRunContext(env, "{}")).toThrow(/environment .* at GITHUB_REPOSITORY.*Run this action/u);
    expect(() => readRunContext(createEnvironment(event), "{")).toThrow(ContextError);
    const broken = JSON.stringify({ ...event.payload, pull_request: { number: 7 } });
    expect(() => readRunContext(createEnvironment(event), broken)).toThrow(/payload .* at pull_request\.head/u);
  });
});

describe("the public URL of a repository's file", () => {
  test("names the checked commit, and encodes every segment", () => {
    expect(rawAssetUrl(createContext(), "./ads/spring sale #1?.png")).toBe(
      `https://raw.githubusercontent.com/acme/shop/${HEAD_SHA}/ads/spring%20sale%20%231%3F.png`,
    );
  });

  test("is in the fork if the pull request comes from one", () => {
    expect(rawAssetUrl(createContext(pullRequestEvent({ fork: "someone" })), "a.png")).toContain("/someone/shop/");
  });

  test("does not exist for a private repository or another server", () => {
    const hidden = createContext(pullRequestEvent({ private: true }));
    expect(() => rawAssetUrl(hidden, "a.png")).toThrow(/acme\/shop is private.*remove api-url/u);
    const enterprise = { ...createContext(), serverUrl: "https://git.acme.example" };
    expect(() => rawAssetUrl(enterprise, "a.png")).toThrow(AssetNotPublicError);
  });

  test.each(["../a.png", "/etc/passwd", "ads/../../a.png", "ads//a.png", ""])("rejects the path %j", (file) => {
    expect(() => rawAssetUrl(createContext(), file)).toThrow(AssetNotPublicError);
  });
});
