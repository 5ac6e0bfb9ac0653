/** Added to a claim's checkability: a page answers a headline sooner than what else an ad says. */
export const HEADLINE_BONUS = 0.15;
