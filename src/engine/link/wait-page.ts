import { patternLexicon } from "../lexicon/patterns.ts";
import json from "../lexicon/wait-notices.json" with { type: "json" };
import { isThin } from "./measure-content.ts";

const waitPatterns = patternLexicon(json.patterns, json);

/** Whether a short page asks its visitor to wait: a splash screen, or a page that is about to redirect. */
export function isWaitPage({ title, text }: { title: string; text: string }): boolean {
  const { contains, startsWith } = waitPatterns();
  return text.length < MAX_INTERSTITIAL_CHARS && (contains.test(text) || startsWith.test(title));
}

/** Whether the page says nothing but "Loading…". */
export const isOnlyWaitNotice = (text: string): boolean => isThin(text) && waitPatterns().startsWith.test(text);

/** Two sentences. An article about waiting is longer. */
const MAX_INTERSTITIAL_CHARS = 200;
