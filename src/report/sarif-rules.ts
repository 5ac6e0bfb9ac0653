import { FINDING_KINDS, type FindingKind, getFinding } from "../findings/findings.ts";
import type { EntryReport } from "../result/entry-report.ts";
import type { EntryState } from "../result/entry-state.ts";
import { isManifestError, isMessageNotJudged } from "./entry-predicates.ts";

/** Where the project's documentation is read: each kind of finding has a page there. */
const DOCS_BASE_URL = "https://github.com/adhere-check/adhere/blob/main";

/** A rule with a title of one sentence and a help text of one paragraph. */
export interface SarifRule {
  id: string;
  title: string;
  help: string;
  helpUri: string;
}

const VERDICT_HELP_URL = `${DOCS_BASE_URL}/README.md#what-the-verdict-means`;

/** Title and help of the rules for an entry's state. */
const STATE_TEXTS = {
  link_broken: [
    "The ad's landing page is broken",
    "The landing page answers 404 or 410, its domain does not exist, its certificate is rejected, or the page says " +
      "that it was not found. It was checked twice. Pause the ad or point it at a working page.",
  ],
  below_threshold: [
    "The ad's score is below the threshold",
    "The overall score is below the threshold of the manifest or the workflow. The findings at the same line say " +
      "why; the HTML report shows ad and page side by side.",
  ],
  regressed: [
    "The ad's score has dropped",
    "The overall score dropped by more than `max-drop`. The findings at the same line say why.",
  ],
  over_budget: [
    "The landing page is too slow",
    "The ad matches, but the page is over its page-speed-budget, as Lighthouse measured it. The report names the " +
      "numbers and what would make the page faster.",
  ],
  url_only: [
    "The page could not be captured",
    "A bot check, a login or a download prevented the capture, so the page was not evaluated. Check it yourself.",
  ],
  error: [
    "The ad could not be evaluated",
    "The evaluation failed: timeout, quota or network. Run the check again. If that does not help, follow the message.",
  ],
  ad_file: [
    "The ad's file cannot be read",
    "The manifest names a file that is missing or not a supported image or video. Repair the file, or name another.",
  ],
  message_not_judged: [
    "The ad's message could not be evaluated",
    "No text of the ad is known, and none could be read from its picture, so the message was not compared with the " +
      "page. Add the ad's text as copy.",
  ],
} as const satisfies Partial<Record<EntryState | "ad_file" | "message_not_judged", readonly [string, string]>>;

const createRule = (id: string, title: string, help: string, helpUri: string): SarifRule => ({
  id: id.replaceAll("_", "-"),
  title,
  help,
  helpUri,
});

const STATE_RULES: ReadonlyMap<string, SarifRule> = new Map(
  Object.entries(STATE_TEXTS).map(([id, [title, help]]) => [id, createRule(id, title, help, VERDICT_HELP_URL)]),
);

const FINDING_RULES: ReadonlyMap<string, SarifRule> = new Map(
  FINDING_KINDS.map((kind) => {
    const { title, help } = getFinding(kind);
    return [kind, createRule(kind, title, help, `${DOCS_BASE_URL}/docs/reference/findings/${kind}.md`)];
  }),
);

/** For comparisons of an unknown kind, from another evaluator. */
const UNKNOWN_KIND_RULE = createRule(
  "comparison",
  "An element of ad and page differs",
  "The evaluator compared an element of its own kind. Its message says what to do.",
  `${DOCS_BASE_URL}/docs/reference/scoring.md`,
);

/** Every rule, in the order in which a run lists them. */
export const SARIF_RULES: readonly SarifRule[] = [
  ...STATE_RULES.values(),
  ...FINDING_RULES.values(),
  UNKNOWN_KIND_RULE,
];

export const getFindingRule = (kind: FindingKind | null): SarifRule =>
  FINDING_RULES.get(kind ?? "") ?? UNKNOWN_KIND_RULE;

/** Null for states that are not reported. */
export function getStateRule(entry: EntryReport): SarifRule | null {
  const own = isMessageNotJudged(entry) ? "message_not_judged" : entry.state;
  return STATE_RULES.get(isManifestError(entry) ? "ad_file" : own) ?? null;
}
