/** The closed value lists of the evaluation contract, in the contract's order. */

export const PLATFORMS = ["meta", "facebook", "instagram", "tiktok", "linkedin", "google", "reddit"] as const;
export const AD_MEDIA_TYPES = ["image", "video", "unknown"] as const;
export const MEDIA_TYPES = ["image", "video"] as const;
export const VIEWPORTS = ["mobile", "desktop"] as const;

/** The four scored dimensions, in display order. */
export const DIMENSIONS = ["visualMatch", "messageMatch", "aboveTheFoldContinuity", "toneAlignment"] as const;
export const BANDS = ["EXCEPTIONAL", "GOOD", "MODERATE", "POOR", "VERY_POOR"] as const;

export const COMPARISON_CATEGORIES = ["visual", "message", "scent", "tone"] as const;
export const COMPARISON_STATUSES = ["match", "mismatch", "partial_match", "missing", "implicit", "obscured"] as const;
/** The statuses of differences between ad and page; the other statuses require no change. */
export const OPEN_STATUSES: ReadonlySet<string> = new Set<ComparisonStatus>(["mismatch", "partial_match", "missing"]);
export const SEVERITIES = ["HIGH", "MEDIUM", "LOW"] as const;

export const RISK_TYPES = ["HEADLINE_DISCONNECT", "CTA_FRICTION", "OFFER_MISMATCH", "BRAND_INCONSISTENCY"] as const;
export const IMPACTS = ["CRITICAL", "HIGH", "MEDIUM"] as const;

export const FIX_TYPES = [
  "headline",
  "cta",
  "body_copy",
  "color",
  "image",
  "layout",
  "offer",
  "social_proof",
  "urgency",
] as const;
export const FIX_TARGETS = ["ad", "landing_page"] as const;
export const FIX_DIRECTIONS = ["change_lp", "change_ad", "change_routing", "change_both"] as const;
export const FIX_STATUSES = ["pending", "applied", "dismissed", "expired"] as const;

/** The actions of GET /api/fixes. */
export const FIX_ACTIONS = ["list", "get", "stats"] as const;

export const CONFIDENCES = ["high", "low"] as const;

export const ERROR_CODES = [
  "UNSAFE_URL",
  "NO_AD_ASSET",
  "AD_SCREENSHOT_FAILED",
  "USER_RATE_LIMIT_EXCEEDED",
  "IP_RATE_LIMIT_EXCEEDED",
  "ANALYSIS_FAILED",
] as const;

/** The scopes of API keys: one per endpoint, in the endpoints' order. */
export const SCOPES = ["analyze", "usage", "history", "fixes"] as const;

/** The category of comparisons that count towards each dimension. */
export const CATEGORY_OF_DIMENSION = {
  visualMatch: "visual",
  messageMatch: "message",
  aboveTheFoldContinuity: "scent",
  toneAlignment: "tone",
} as const satisfies Record<Dimension, ComparisonCategory>;

export type Platform = (typeof PLATFORMS)[number];
export type MediaType = (typeof MEDIA_TYPES)[number];
export type Viewport = (typeof VIEWPORTS)[number];
export type Dimension = (typeof DIMENSIONS)[number];
export type Band = (typeof BANDS)[number];
export type ComparisonCategory = (typeof COMPARISON_CATEGORIES)[number];
export type ComparisonStatus = (typeof COMPARISON_STATUSES)[number];
export type Severity = (typeof SEVERITIES)[number];
export type RiskType = (typeof RISK_TYPES)[number];
export type Impact = (typeof IMPACTS)[number];
export type FixType = (typeof FIX_TYPES)[number];
export type FixDirection = (typeof FIX_DIRECTIONS)[number];
export type FixAction = (typeof FIX_ACTIONS)[number];
export type Scope = (typeof SCOPES)[number];
export type ErrorCode = (typeof ERROR_CODES)[number];
