import { FINDING_KINDS, type FindingKind, getFinding } from "../findings/findings.ts";
import { type EntryReport, type EntryState, MESSAGE_NOT_JUDGED } from "../run/result.ts";

/** Where the project's documentation is read: each kind of finding has a page there. */
const DOCS_BASE_URL = "https://github.com/adhere-check/adhere/blob/main";

/** What a rule says of itself, in a sentence and in a paragraph. */
export interface SarifRule {
  id: string;
  title: string;
  help: string;
  helpUri: string;
}

const STATE_TEXTS = {
  link_broken: [
    "The ad leads nowhere",
    "The destination is dead: it answers 404 or 410, its domain does not exist, its certificate is refused, or its title says that it was not found. It was looked at twice. Pause the ad, or give it a living page.",
  ],
  below_threshold: [
    "Ad and page do not match well enough",
    "The overall score is below what the manifest or the workflow asks for. The findings at the same line say why; the HTML report shows both side by side.",
  ],
  regressed: [
    "Ad and page match worse than before",
    "The overall score has fallen by more than is allowed. The findings at the same line say why.",
  ],
  url_only: [
    "The page could not be seen",
    "A bot wall, a login or a download stood in the way, so that nobody can say whether the page fits. Look at it yourself.",
  ],
  error: [
    "The ad could not be evaluated",
    "The evaluation failed: time, quota or network. Run the check again; the message says what to do where that does not help.",
  ],
} as const satisfies Record<Exclude<EntryState, "passed" | "skipped">, readonly [string, string]>;

const VERDICT_HELP_URL = `${DOCS_BASE_URL}/README.md#what-the-verdict-means`;

const createRule = (id: string, [title, help]: readonly [string, string], helpUri: string): SarifRule => ({
  id: id.replaceAll("_", "-"),
  title,
  help,
  helpUri,
});

const AD_FILE_RULE = createRule(
  "ad_file",
  [
    "The ad's file cannot be read",
    "The manifest names a file that is missing, or that is no picture or film that browsers show. Repair it, or name another.",
  ],
  VERDICT_HELP_URL,
);

const MESSAGE_NOT_JUDGED_RULE = createRule(
  "message_not_judged",
  [
    "The ad's message could not be judged",
    "No text of the ad is known, and none could be read in its picture, so that nobody can say whether the page keeps what it promises. Give the ad's text as copy.",
  ],
  VERDICT_HELP_URL,
);

/** For comparisons whose kind nobody here knows: another evaluator's. */
const UNKNOWN_KIND_RULE = createRule(
  "comparison",
  [
    "An element of ad and page differs",
    "The evaluator compared an element of a kind of its own; its message says what to do.",
  ],
  `${DOCS_BASE_URL}/docs/reference/scoring.md`,
);

const FINDING_RULES: ReadonlyMap<string, SarifRule> = new Map(
  FINDING_KINDS.map((kind) => {
    const { title, help } = getFinding(kind);
    return [kind, createRule(kind, [title, help], `${DOCS_BASE_URL}/docs/reference/findings/${kind}.md`)];
  }),
);

const STATE_RULES: ReadonlyMap<string, SarifRule> = new Map(
  Object.entries(STATE_TEXTS).map(([state, texts]) => [state, createRule(state, texts, VERDICT_HELP_URL)]),
);

/** Every rule, in the order in which a run lists them. */
export const SARIF_RULES: readonly SarifRule[] = [
  ...STATE_RULES.values(),
  AD_FILE_RULE,
  MESSAGE_NOT_JUDGED_RULE,
  ...FINDING_RULES.values(),
  UNKNOWN_KIND_RULE,
];

export const getFindingRule = (kind: FindingKind | null): SarifRule =>
  FINDING_RULES.get(kind ?? "") ?? UNKNOWN_KIND_RULE;

/** Null for states that nobody has to hear of. */
export function getStateRule({ state, error }: EntryReport): SarifRule | null {
  if (error?.blame === "manifest") return AD_FILE_RULE;
  return error?.code === MESSAGE_NOT_JUDGED ? MESSAGE_NOT_JUDGED_RULE : (STATE_RULES.get(state) ?? null);
}
