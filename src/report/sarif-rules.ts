import type { FindingKind } from "../contract/finding.ts";
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

const FINDING_TEXTS = {
  headline: [
    "The headline is not taken up",
    "The page should open with what the ad's headline says, in its words or in others that say the same.",
  ],
  product: [
    "The page is about something else",
    "The page should name what the ad sells. Lead the ad to the page that does, or name it there.",
  ],
  offer: [
    "The ad's offer is not kept",
    "The offer, price or deadline that the ad names should stand on the page, with the same value. Settle which of the two is right, and change the other.",
  ],
  availability: [
    "What the ad sells cannot be had",
    "The page says that it is sold out: pause the ad until it is back, or send it to something that can be bought.",
  ],
  cta: [
    "The buttons ask for different things",
    "The page's button should go on from where the ad's left off: relabel one of them.",
  ],
  brand: [
    "The brand is not there",
    "Visitors should see on the page whose ad they clicked: in its name, its logo or its title.",
  ],
  language: [
    "The page speaks another language",
    "Lead the ad to the page in its own language, or write the ad in the page's.",
  ],
  palette: [
    "The colours differ",
    "Carry the ad's accent colour into the first screen: a button, a band or the picture.",
  ],
  hero_image: [
    "The ad's picture is not on the page",
    "Show the ad's picture on the first screen, or another of the same scene.",
  ],
  imagery: [
    "The pictures are of another style",
    "Drawings lead better to drawings, and photographs to photographs.",
  ],
  fold_promise: [
    "The first screen does not keep the promise",
    "What the ad promises should be in view as the page opens, before anybody scrolls.",
  ],
  fold_offer: [
    "The offer is not on the first screen",
    "Move the offer up, so that it is in view as the page opens.",
  ],
  fold_cta: [
    "The first screen has no fitting button",
    "The next step should be in view as the page opens, and be the one that the ad announced.",
  ],
  overlay: [
    "A layer covers the page",
    "A banner or window that covers the first screen hides what people came for: make it smaller, or let it come later.",
  ],
  tone: [
    "The page sounds different",
    "The page should go on in the ad's voice: as formal, as pressing, as loud.",
  ],
  machine_text: [
    "Text speaks to machines",
    "Text that tells an automated judge what to find is withheld from it; take it out, or find out who put it there.",
  ],
} as const satisfies Record<FindingKind, readonly [title: string, help: string]>;

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
  `${DOCS_BASE_URL}/docs/README.md`,
);

const FINDING_RULES: ReadonlyMap<string, SarifRule> = new Map(
  Object.entries(FINDING_TEXTS).map(([kind, texts]) => [
    kind,
    createRule(kind, texts, `${DOCS_BASE_URL}/docs/findings/${kind}.md`),
  ]),
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
