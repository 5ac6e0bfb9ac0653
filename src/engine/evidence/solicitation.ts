import { plain } from "./text.ts";

/**
 * Text that speaks to whoever judges the page instead of to its visitors. It is no copy, so it is no evidence: it can
 * neither raise nor lower anything.
 */
const ADDRESSED: readonly RegExp[] = [
  /\b(?:ignore|disregard|override)\b.{0,20}\b(?:previous|prior|above|preceding|other|all|your)\b.{0,20}\b(?:instruction|prompt|guideline|rule)s?\b/,
  /\b(?:rate|score|grade|rank|judge|evaluate|assess)\s+(?:this|it|us|the (?:page|ad|landing|match)|our (?:page|ad|landing))\b.{0,40}\b(?:10|ten|100|highest|maximum|perfect|exceptional|top)\b/,
  /\b(?:give|assign|award|return|output)\b.{0,30}\b(?:this|it|us|the|our)\b.{0,30}\b(?:10|ten|100|highest|maximum|perfect|exceptional|full|top)\b.{0,20}\b(?:score|rating|grade|mark)s?\b/,
  /\b(?:give|assign|award|return|output)\b.{0,30}\b(?:score|rating|grade|mark)s?\b.{0,20}\b(?:10|ten|100|highest|maximum|perfect|exceptional|full)\b/,
  /\b(?:dear|attention|note to|message to|to the|instructions? (?:for|to))\s+(?:the |any |all )?(?:ai|llm|gpt|evaluator|grader|judge|language model|automated (?:reviewer|judge))s?\b/,
  /\bsystem prompt\b/,
  /\b(?:this|the|our) (?:landing )?page\b.{0,30}\b(?:matches|aligns with|is aligned with|is a match for)\b.{0,20}\b(?:the|this|its|our) (?:ad|advert|advertisement|creative)\b/,
  /\b(?:bewerte|bewerten sie)\s+(?:diese|die|uns)\b.{0,40}\b(?:10|zehn|hochst\w*|perfekt)\b/,
  /\b(?:notez|evaluez)\s+(?:cette|la|nous)\b.{0,40}\b(?:10|dix|maximale|parfaite?)\b/,
];

export const addressesTheJudge = (text: string): boolean => {
  const words = plain(text);
  return ADDRESSED.some((pattern) => pattern.test(words));
};
