import { type FixType, OPEN_STATUSES } from "../../contract/vocabulary.ts";
import { RESOURCE_NAMES } from "../../findings/broken_resource.ts";
import type { FailedResource } from "../artifacts/capture-schemas.ts";
import type { Finding, FindingKind } from "../artifacts/judgement.ts";

/** A failure that explains differences of looks, so that advice on them would be wrong. */
export interface WithholdingCause {
  resource: FailedResource;
  /** What the advice is about, for people. */
  subject: string;
  kinds: ReadonlySet<FindingKind>;
  fixTypes: ReadonlySet<FixType>;
}

const PICTURE_KINDS: readonly FindingKind[] = ["hero_image", "imagery"];
const FOLD_KINDS: readonly FindingKind[] = ["fold_promise", "fold_offer", "fold_cta", "overlay"];

/** Without a stylesheet or any text, neither colours nor places on the page are those that it was made with. */
const LOOKS = {
  subject: "colours, pictures and layout",
  kinds: new Set<FindingKind>(["palette", "cta", ...PICTURE_KINDS, ...FOLD_KINDS]),
  fixTypes: new Set<FixType>(["color", "image", "layout"]),
};
const PICTURES = {
  subject: "pictures",
  kinds: new Set(PICTURE_KINDS),
  fixTypes: new Set<FixType>(["image"]),
};

/** The failure that explains most; null where none explains differences of looks. */
export function findWithholdingCause(failed: readonly FailedResource[] = []): WithholdingCause | null {
  const looks = failed.find(({ leaves, explains }) => leaves !== undefined || explains === "looks");
  if (looks !== undefined) return { resource: looks, ...LOOKS };
  const picture = failed.find(({ explains }) => explains === "pictures");
  return picture === undefined ? null : { resource: picture, ...PICTURES };
}

/**
 * Whether the failure explains a finding. It does not explain a proven contradiction, or a button with another label.
 */
export const isExplainedBy = (cause: WithholdingCause | null, { kind, comparison, contradiction }: Finding): boolean =>
  cause?.kinds.has(kind) === true &&
  OPEN_STATUSES.has(comparison.status) &&
  !contradiction &&
  !(kind === "cta" && comparison.status === "mismatch");

/** Whether the failure makes a fix of a finding doubtful. A fix of another type, such as of a text, stays. */
export const isWithheld = (cause: WithholdingCause | null, finding: Finding, fixType: FixType): boolean =>
  isExplainedBy(cause, finding) && cause?.fixTypes.has(fixType) === true;

/** For people: what is not advised, and why. */
export const describeWithheld = ({ resource: { kind, url }, subject }: WithholdingCause): string =>
  `Advice on ${subject} is withheld, because the ${RESOURCE_NAMES[kind]} ${url} failed. Repair it, then check again.`;

/** The findings, with the reason in place of the recommendation where the failure explains them. */
export const withholdRecommendations = (findings: readonly Finding[], cause: WithholdingCause | null): Finding[] =>
  findings.map((finding) =>
    cause === null || !isExplainedBy(cause, finding)
      ? finding
      : { ...finding, comparison: { ...finding.comparison, recommendation: describeWithheld(cause) } },
  );
