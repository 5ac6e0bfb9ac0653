/**
 * The arrows of docs/design.md, as rules. Every rule says what to do instead.
 * @type {import("dependency-cruiser").IConfiguration}
 */
const room = (name) => `^src/${name}/`;

/** A room may import itself, the listed rooms and files, npm packages and Node's own modules: nothing else of src. */
const only = (name, allowed, remedy) => ({
  name: `${name}-arrows`,
  severity: "error",
  comment: remedy,
  from: { path: room(name) },
  to: { path: "^src/", pathNot: [room(name), ...allowed.map((place) => `^src/${place}`)] },
});

const stage = (name, remedy) => ({
  name: `engine-${name}-stands-alone`,
  severity: "error",
  comment: remedy,
  from: { path: `^src/engine/${name}/` },
  to: { path: "^src/engine/", pathNot: [`^src/engine/${name}/`, "^src/engine/products/"] },
});

const STAGE_REMEDY =
  "Stages do not know one another: name the value in engine/products/ and let engine/evaluate.ts hand it over.";

export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      comment:
        "Two files that need each other are one thing or three: move what both need into a file of its own.",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-strays",
      severity: "error",
      comment: "Nobody imports this file: import it where it belongs, or delete it.",
      from: { orphan: true, path: "^src/", pathNot: ["^src/tsconfig\\.json$"] },
      to: {},
    },
    {
      name: "declared-packages-only",
      severity: "error",
      comment:
        "Add the package to `dependencies` in package.json (devDependencies are not there when users run us).",
      from: { path: "^src/" },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown", "unknown", "undetermined"] },
    },
    {
      name: "tests-stay-outside",
      severity: "error",
      comment: "Product code never imports a test or a bench: move the shared piece into src.",
      from: { path: "^src/" },
      to: { path: "^(test|bench|examples)/" },
    },
    only(
      "contract",
      [],
      "The contract is what crosses a wire and knows nobody: pass the value in, or move the code out.",
    ),
    only(
      "engine",
      ["contract/"],
      "The engine knows only the contract: hand what it needs in through its options.",
    ),
    only(
      "client",
      ["contract/"],
      "The client knows only the contract: hand what it needs in through its options.",
    ),
    only(
      "check",
      ["contract/"],
      "check takes an Evaluate function as a parameter: let action/ or cli/ choose who evaluates.",
    ),
    only(
      "report",
      ["check/result\\.ts$", "contract/"],
      "A report is a pure function of CheckResult: add what it lacks to check/result.ts.",
    ),
    only(
      "site",
      ["contract/"],
      "The site serves a folder and knows nothing of checks: hand what it needs in through its options.",
    ),
    only(
      "repair",
      ["check/result\\.ts$", "contract/"],
      "repair turns a report's fixes into changes of files, and shows and publishes nothing.",
    ),
    only(
      "intake",
      ["check/manifest/(shape|url)\\.ts$", "check/words\\.ts$", "contract/"],
      "intake makes manifests of exports and knows of the check only what a manifest may say: let cli/ read, write and tell.",
    ),
    only(
      "github",
      ["check/result\\.ts$", "contract/", "report/text\\.ts$"],
      "github publishes what it is given: let action/ render the text and hand it over.",
    ),
    only(
      "job",
      [
        "check/",
        "report/",
        "repair/",
        "engine/(engine|links)\\.ts$",
        "client/client\\.ts$",
        "site/(serve|folder)\\.ts$",
        "contract/",
        "version\\.ts$",
      ],
      "job composes rooms through their doors only, and knows neither GitHub nor the terminal.",
    ),
    only(
      "action",
      ["job/", "check/", "report/", "repair/", "github/", "contract/", "version\\.ts$"],
      "action composes rooms through their doors only.",
    ),
    only(
      "cli",
      [
        "job/",
        "check/",
        "report/",
        "contract/",
        "repair/",
        "intake/",
        "version\\.ts$",
        "service/(listen|settings|mistake|admin|admin-open|accounts/plans|workforce/work)\\.ts$",
      ],
      "cli composes rooms through their doors only, and knows nothing of GitHub.",
    ),
    only(
      "service",
      ["contract/", "engine/engine\\.ts$"],
      "The service serves the contract with the engine behind it, and knows neither the check nor its faces.",
    ),
    ...["guard", "link", "capture", "ocr", "evidence", "judge", "score", "advice"].map((name) =>
      stage(name, STAGE_REMEDY),
    ),
    {
      name: "one-room-holds-the-browser",
      severity: "error",
      comment: "Only engine/capture talks to the browser: ask it for a Snapshot.",
      from: { path: "^src/", pathNot: "^src/engine/capture/" },
      to: { path: "node_modules/(puppeteer|@sparticuz)" },
    },
    {
      name: "one-room-holds-octokit",
      severity: "error",
      comment: "Only github/ talks to GitHub's API.",
      from: { path: "^src/", pathNot: "^src/github/" },
      to: { path: "node_modules/(@octokit|@actions/github)" },
    },
    {
      name: "runner-toolkit-at-the-edge",
      severity: "error",
      comment: "@actions/* belongs to action/ and github/: return a value and let them publish it.",
      from: { path: "^src/", pathNot: "^src/(action|github)/" },
      to: { path: "node_modules/@actions/" },
    },
    {
      name: "judgement-is-pure",
      severity: "error",
      comment:
        "Evidence, judgement, score and advice are functions of their input: capture does the I/O before them.",
      from: { path: "^src/engine/(evidence|judge/heuristic|score|advice)/" },
      to: { dependencyTypes: ["core"], pathNot: "^(node:)?(crypto|assert|buffer)$" },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
