/** What an evaluation does, in this order: it checks the link, captures ad and page, reads them, and judges. */
export const EVALUATION_STEPS = ["link", "capture", "reading", "judging"] as const;
export type EvaluationStep = (typeof EVALUATION_STEPS)[number];
