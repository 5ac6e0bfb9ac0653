/**
 * The allowed imports, as drawn in the architecture docs. Every rule says what to do instead.
 * @type {import("dependency-cruiser").IConfiguration}
 */

/**
 * A module may import itself, the ground floor, the listed modules and files, npm packages and Node's own modules:
 * nothing else of src. `except` has a rule of its own.
 */
const allowedImports = (module, allowed, remedy, except = undefined) => ({
  name: `${module.replaceAll("/", "-")}-imports`,
  severity: "error",
  comment: remedy,
  from: { path: `^src/${module}/`, ...(except !== undefined && { pathNot: except }) },
  to: { path: "^src/", pathNot: [`^src/(${module}|ground)/`, ...allowed.map((path) => `^src/${path}`)] },
});

/** A stage of the engine may be several folders. It imports itself, the artifacts and the lexicon; no other stage. */
const isolatedStage = (folders, alsoAllowed = []) => ({
  name: `engine-${folders.at(-1).replaceAll("/", "-")}-imports`,
  severity: "error",
  comment:
    "Stages of the engine do not import one another: name the value in engine/artifacts/ and let engine/evaluate.ts pass it on.",
  from: { path: `^src/engine/(${folders.join("|")})/` },
  to: {
    path: "^src/engine/",
    pathNot: [
      `^src/engine/(${folders.join("|")})/`,
      "^src/engine/(artifacts|lexicon)/",
      ...alsoAllowed.map((path) => `^src/engine/${path}`),
    ],
  },
});

export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      comment: "Two files import each other: join them, or move what both need into a third file.",
      from: {},
      to: { circular: true },
    },
    {
      name: "page-scripts-imports",
      severity: "error",
      comment: "engine/capture/page/ runs in the browser: it imports itself, types, wording and word lists only.",
      from: { path: "^src/engine/capture/page/" },
      to: {
        path: "^src/",
        pathNot: [
          "^src/engine/capture/page/",
          "^src/contract/",
          "^src/ground/text\\.ts$",
          "^src/engine/capture/(page-script-types|consent-text)\\.ts$",
          "^src/engine/lexicon/.+\\.json$",
        ],
      },
    },
    {
      name: "page-scripts-bundled",
      severity: "error",
      comment: "engine/capture/page/ is bundled: call it with pageScript() of engine/capture/page-scripts.ts.",
      from: { path: "^src/", pathNot: "^src/engine/capture/page/" },
      to: { path: "^src/engine/capture/page/" },
    },
    {
      name: "no-unused-files",
      severity: "error",
      comment: "No file imports this one: import it where it is needed, or delete it.",
      from: { orphan: true, path: "^src/", pathNot: ["^src/tsconfig\\.json$"] },
      to: {},
    },
    {
      name: "declared-packages-only",
      severity: "error",
      comment: "Add the package to `dependencies` in package.json: users do not install devDependencies.",
      from: { path: "^src/" },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown", "unknown", "undetermined"] },
    },
    {
      name: "no-test-code-in-src",
      severity: "error",
      comment: "src never imports a test, a benchmark or an example: move the shared code into src.",
      from: { path: "^src/" },
      to: { path: "^(test|bench|examples)/" },
    },
    allowedImports("ground", [], "ground/ has texts and values of the web, and imports no other module: pass it in."),
    allowedImports("contract", [], "contract/ imports no other module: pass the value in, or move the code out."),
    allowedImports("findings", ["contract/"], "findings/ describes kinds of findings and imports contract/ only."),
    allowedImports(
      "engine",
      ["contract/", "findings/"],
      "The engine imports contract/ and findings/ only: pass what it needs through its options.",
    ),
    allowedImports(
      "client",
      ["contract/"],
      "The client imports contract/ only: pass what it needs through its options.",
    ),
    allowedImports(
      "result",
      ["contract/"],
      "result/ is what a check found, as data: code that decides belongs to run/.",
    ),
    allowedImports(
      "run",
      ["result/", "contract/", "findings/"],
      "run/ takes an Evaluate function as a parameter: compose/ decides who evaluates.",
    ),
    allowedImports(
      "compose",
      [
        "run/",
        "result/",
        "report/",
        "repair/",
        "engine/(engine|link-checker)\\.ts$",
        "client/client\\.ts$",
        "site/(serve-site|site-folder)\\.ts$",
        "contract/",
        "version\\.ts$",
      ],
      "compose/ joins modules through their entry points, and imports neither GitHub nor the terminal.",
    ),
    allowedImports(
      "report",
      ["result/", "contract/", "findings/"],
      "A report is a pure function of CheckResult: add what it lacks to result/.",
    ),
    allowedImports("site", ["contract/"], "site/ serves a folder over HTTP: pass what it needs through its options."),
    allowedImports(
      "repair",
      ["result/", "contract/", "findings/"],
      "repair/ turns a report's fixes into file changes; it renders and publishes nothing.",
    ),
    allowedImports(
      "intake",
      [
        "run/manifest/(shape|find-url-mistake)\\.ts$",
        "run/(format-message|find-closest-word)\\.ts$",
        "contract/",
        "findings/",
      ],
      "intake/ turns exports into a manifest: let cli/ read files, write files and print.",
    ),
    allowedImports(
      "github",
      ["result/", "contract/", "report/(comment-marker|escape)\\.ts$"],
      "github/ publishes text that it is given: let action/ render it.",
    ),
    allowedImports("gitlab", [], "gitlab/ publishes text that it is given: let cli/ render it."),
    allowedImports(
      "action",
      ["compose/", "run/", "result/", "report/", "repair/", "github/", "contract/", "version\\.ts$"],
      "action/ joins modules through their entry points only.",
    ),
    allowedImports(
      "cli",
      [
        "compose/",
        "run/",
        "result/",
        "report/",
        "contract/",
        "repair/",
        "intake/",
        "gitlab/",
        "version\\.ts$",
        "service/(start-service|start-worker|settings|operator-error|execute-admin-command|route-admin-command|accounts/plans)\\.ts$",
      ],
      "cli/ joins modules through their entry points, and does not import github/.",
    ),
    allowedImports(
      "service",
      ["contract/", "engine/engine\\.ts$", "engine/ocr/ocr-(thread|answer)\\.ts$"],
      "The service serves the contract and runs the engine; it imports neither run/ nor a face.",
      "^src/service/web/",
    ),
    allowedImports(
      "service/web",
      ["service/", "report/", "result/", "run/gate\\.ts$", "contract/"],
      "The web app shows evaluations as the report does, by the same rules; it runs nothing itself.",
    ),
    {
      name: "service-imports-web-app-at-its-door",
      severity: "error",
      comment: "Only service/app.ts knows the web app: move what both need into service/.",
      from: { path: "^src/service/", pathNot: "^src/service/(web/|app\\.ts$)" },
      to: { path: "^src/service/web/" },
    },
    ...[
      ["guard"],
      ["link"],
      ["capture"],
      ["ocr"],
      ["evidence"],
      ["relation", "claims", "signals"],
      ["score"],
      ["advice"],
    ].map((folders) => isolatedStage(folders)),
    isolatedStage(["vision"], ["signals/create-finding\\.ts$"]),
    {
      name: "relation-imports-no-claim",
      severity: "error",
      comment: "Claims are compared with the help of engine/relation/: what needs the ledger belongs into the pair.",
      from: { path: "^src/engine/relation/" },
      to: { path: "^src/engine/claims/" },
    },
    {
      name: "claims-import-no-signal",
      severity: "error",
      comment: "Signals read the pair and its claims: neither depends on a signal.",
      from: { path: "^src/engine/(claims|relation)/" },
      to: { path: "^src/engine/signals/" },
    },
    {
      name: "only-capture-imports-the-browser",
      severity: "error",
      comment: "Only engine/capture/ imports the browser: use its Snapshot.",
      from: { path: "^src/", pathNot: "^src/engine/capture/" },
      to: { path: "node_modules/(puppeteer|@sparticuz)" },
    },
    {
      name: "only-github-imports-octokit",
      severity: "error",
      comment: "Only github/ calls GitHub's API.",
      from: { path: "^src/", pathNot: "^src/github/" },
      to: { path: "node_modules/(@octokit|@actions/github)" },
    },
    {
      name: "only-action-and-github-import-the-toolkit",
      severity: "error",
      comment: "@actions/* belongs to action/ and github/: return a value and let them publish it.",
      from: { path: "^src/", pathNot: "^src/(action|github)/" },
      to: { path: "node_modules/@actions/" },
    },
    {
      name: "evaluation-is-pure",
      severity: "error",
      comment: "Evidence, signals, score and advice are functions of their input: capture does the I/O before them.",
      from: { path: "^src/engine/(evidence|claims|relation|signals|score|advice)/" },
      to: { dependencyTypes: ["core"], pathNot: "^(node:)?(crypto|assert|buffer)$" },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
