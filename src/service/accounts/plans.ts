/**
 * What each plan includes: evaluations per calendar month (UTC), usable keys (0 means no API access), and the internal
 * plan id that GET /api/check-usage returns. Key limits, tiers and API access come from the contract. The contract
 * shows no monthly limits, so these are this service's defaults; an account may override them.
 */
export const PLANS = {
  free: { monthlyLimit: 3, keyLimit: 0, tier: "free" },
  starter: { monthlyLimit: 50, keyLimit: 0, tier: "starter" },
  scale: { monthlyLimit: 1000, keyLimit: 20, tier: "studio" },
  portfolio: { monthlyLimit: 5000, keyLimit: 50, tier: "enterprise" },
  enterprise: { monthlyLimit: 20_000, keyLimit: 50, tier: "enterprise" },
} as const;

export type PlanName = keyof typeof PLANS;

export const PLAN_NAMES = Object.keys(PLANS) as [PlanName, ...PlanName[]];

export const MAX_KEY_LIMIT = Math.max(...Object.values(PLANS).map(({ keyLimit }) => keyLimit));

export const includesApi = (plan: PlanName): boolean => PLANS[plan].keyLimit > 0;
