/**
 * What each plan includes. The contract names the key limits, the tiers and from which plan on there is API access;
 * it shows no monthly limits, so those are this service's own defaults, and an account may carry its own.
 */
export interface Plan {
  /** Evaluations a calendar month (UTC). */
  monthlyLimit: number;
  /** Keys that may be usable at once; 0: no API access. */
  keyLimit: number;
  /** Internal plan id, as GET /api/check-usage tells it. */
  tier: string;
}

export const PLANS = {
  free: { monthlyLimit: 3, keyLimit: 0, tier: "free" },
  starter: { monthlyLimit: 50, keyLimit: 0, tier: "starter" },
  scale: { monthlyLimit: 1000, keyLimit: 20, tier: "studio" },
  portfolio: { monthlyLimit: 5000, keyLimit: 50, tier: "enterprise" },
  enterprise: { monthlyLimit: 20_000, keyLimit: 50, tier: "enterprise" },
} as const satisfies Record<string, Plan>;

export type PlanName = keyof typeof PLANS;

export const PLAN_NAMES = Object.keys(PLANS) as [PlanName, ...PlanName[]];

export const includesApi = (plan: PlanName): boolean => PLANS[plan].keyLimit > 0;
