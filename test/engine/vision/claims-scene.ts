import type { Claim, LedgerRow } from "../../../src/engine/artifacts/claims.ts";
import type { Evidence } from "../../../src/engine/artifacts/evidence.ts";
import type { Judgement } from "../../../src/engine/artifacts/judgement.ts";
import { judgeClaims } from "../../../src/engine/signals/evaluate-signals.ts";
import { buildFactSheet, type FactSheet } from "../../../src/engine/vision/fact-sheet.ts";
import { mergeWithRules } from "../../../src/engine/vision/merge-with-rules.ts";
import type { Reply } from "../../../src/engine/vision/reply.ts";
import { type VerifiedReply, verifyReply } from "../../../src/engine/vision/verify-quotes.ts";
import { createReply } from "../../doubles/models-replies.ts";
import { createPage } from "../evidence/fixtures.ts";
import { BOTH_SIDES, sampleEvidence, sampleTask } from "./sample-vision-task.ts";

/** An ad and a page whose ledger has a row of every verdict. */

export const COPY = {
  headline: "Oak desks for home offices",
  bodyText:
    "From £240 a desk. Returned within 60 days at no cost. Built in Leeds, sent to your door. Seen on television.",
};

/** Long enough that the page would say what the ad claims. */
const FILLER =
  "We have been doing this for years, and our people are kind and on time with every job that you have for us.";

export const PAGE = createPage([
  { tag: "h1", text: "Oak desks for small rooms" },
  { tag: "p", text: "Every desk is built in Leeds and costs £260." },
  { tag: "p", text: "Send a desk back within 60 days." },
  { tag: "button", text: "Choose a desk" },
  ...Array.from({ length: 8 }, (_, at) => ({ tag: "p" as const, text: `${FILLER} ${at}`, y: 900 + at * 60 })),
  { tag: "p", text: "We deliver every order to your door ourselves.", y: 1_800 },
]);

export const EVIDENCE: Evidence = sampleEvidence(PAGE, COPY);

const excerptOf = (evidence: Evidence, part: string) => {
  const found = evidence.page.blocks.find(({ text }) => text.includes(part));
  if (found === undefined) throw new Error(`The page doesn't say ${part}.`);
  return found;
};

const claimOf = (evidence: Evidence, text: string, more: Partial<Claim> = {}): Claim => {
  const source = [evidence.ad.headline, ...evidence.ad.copy].find((block) => block?.text.includes(text));
  if (!source) throw new Error(`The ad doesn't say ${text}.`);
  return { kind: "assurance", slot: text, value: null, text, source, checkability: 0.9, leading: false, ...more };
};

const row = (claim: Claim, verdict: LedgerRow["verdict"], statement: LedgerRow["statement"] = null): LedgerRow => ({
  claim,
  verdict,
  confidence: 0.9,
  statement,
  words: null,
});

export const listRows = (evidence: Evidence): LedgerRow[] => [
  row(claimOf(evidence, "home offices", { kind: "audience" }), "not_mentioned"),
  row(claimOf(evidence, "£240", { kind: "price", value: 240 }), "contradicted", excerptOf(evidence, "£260")),
  row(claimOf(evidence, "60 days", { kind: "time", value: 5_184_000 }), "kept", excerptOf(evidence, "60 days")),
  row(claimOf(evidence, "Leeds", { kind: "place" }), "kept", excerptOf(evidence, "Leeds")),
  row(claimOf(evidence, "your door"), "unreadable"),
];

export interface Scene {
  evidence: Evidence;
  rules: Judgement;
  factSheet: FactSheet;
  verify: (reply: Reply) => VerifiedReply;
  merge: (verified: VerifiedReply) => Judgement;
  /** The judgement after a reply. */
  judge: (reply: Reply) => Judgement;
}

export function createScene(evidence: Evidence = EVIDENCE, ledger: LedgerRow[] = listRows(evidence)): Scene {
  const byRules = sampleTask(evidence).rules;
  const { findings, caps } = judgeClaims(evidence, ledger);
  const rules: Judgement = {
    signals: byRules.signals,
    findings: [...findings, ...byRules.findings.filter(({ claim }) => claim === undefined)],
    caps: [...caps, ...byRules.caps.filter(({ claim }) => claim === undefined)],
    ledger,
  };
  const factSheet = buildFactSheet(evidence, ledger);
  const verify = (reply: Reply) => verifyReply(reply, factSheet, BOTH_SIDES);
  const merge = (verified: VerifiedReply) =>
    mergeWithRules(rules, verified, factSheet, (rows) => judgeClaims(evidence, rows));
  return { evidence, rules, factSheet, verify, merge, judge: (reply) => merge(verify(reply)) };
}

/** The reply of a model that says nothing else than these verdicts. */
export const replyWith = (more: Partial<Pick<Reply, "claims" | "missedClaims">>): Reply => {
  const reply = createReply({ system: "", texts: [], pictures: [] });
  return { ...reply, checks: [], ...more };
};
