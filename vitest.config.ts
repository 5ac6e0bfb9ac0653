import { defineConfig } from "vitest/config";

/** The tests that start a browser, a server or a process, or replace a module. All other tests are fast. */
const SYSTEM_TESTS = [
  "test/{action,doubles,e2e,gitlab,package,service,site}/**",
  "test/corpus/*.test.ts",
  "test/corpus/near-misses/run.test.ts",
  "test/cli/better-page.test.ts",
  "test/cli/{check,check-with-ai,evaluate,init,judge,links,main,report-folder,screenshots,serve,uncaught-errors}.test.ts",
  "test/client/{client,dispatcher,service-failures,usage-notices}.test.ts",
  "test/engine/*.test.ts",
  "test/engine/capture/page/**",
  "test/engine/capture/page-scripts.test.ts",
  "test/engine/capture/{browser-lifecycle,browser-profile,close-popups,consent,decode-ad,decode-ad-video}.test.ts",
  "test/engine/capture/{build-snapshot,failed-resources,hostile-pages,npm-chromium}.test.ts",
  "test/engine/guard/{chrome-proxy,guard-proxy,hostile-urls,refusing-proxy,upstream-proxies}.test.ts",
  "test/engine/link/{bursts,check-link,compare-devices,http-responses,link-checker,list-order,request-with-retries,text-says-not-found}.test.ts",
  "test/engine/ocr/{drawn-ads,languages,prices,read-ad-text}.test.ts",
  "test/engine/{saved,vision}/**",
  "test/engine/better-page/better-page.test.ts",
  "test/github/{changed-files,find-pull-request,show-annotations,wait-for-deployment}.test.ts",
  "test/github/{write-comment,write-job-summary,write-suggestions}.test.ts",
  "test/docs/{links,run-service}.test.ts",
  "test/repair/{fix,normalised-text}.test.ts",
  "test/report/{html/report-in-browser,markdown/github-rendering}.test.ts",
  "test/run/changes/find-changes.test.ts",
  "test/compose/{assign-visit-urls,open-evaluator,production-changes,select-entries}.test.ts",
  "test/compose/{run-check,run-merge,run-url-list-check}.test.ts",
];

export default defineConfig({
  test: {
    // Real browsers and spawned processes on two cores: generous walls, no timed assertions.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 2,
    // It imports JSON without saying so, which Node refuses and vite understands.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
    projects: [
      {
        extends: true,
        test: {
          name: "fast",
          include: ["test/**/*.test.ts"],
          exclude: SYSTEM_TESTS,
          setupFiles: ["test/refuse-processes.ts"],
          // Half of the time would be spent on importing the same modules again.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "system", include: SYSTEM_TESTS.map((glob) => glob.replace(/\*\*$/, "**/*.test.ts")) },
      },
    ],
  },
});
