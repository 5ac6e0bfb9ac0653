import { splitClauses } from "./clauses.ts";

// A headline that grows by more than half its length breaks most layouts; short ones have room to spare.
const MAX_GROWTH_FACTOR = 1.5;
const MIN_ROOM_CHARS = 40;

/**
 * A text at about the length of the one it replaces: whole, or its leading clauses. Never cut inside a clause, so
 * what comes back always reads as its author wrote it.
 */
export function truncateToFit(text: string, current: string): string {
  const whole = text.replaceAll(/\s+/g, " ").trim();
  const room = Math.max(MIN_ROOM_CHARS, current.length * MAX_GROWTH_FACTOR);
  if (whole.length <= room) return whole;
  const clauses = splitClauses(whole);
  let kept = clauses[0] ?? whole;
  for (const clause of clauses.slice(1)) {
    const longer = `${kept} ${clause}`;
    if (longer.length > room || !whole.startsWith(longer)) break;
    kept = longer;
  }
  return kept;
}
