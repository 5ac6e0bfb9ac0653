import { splitClauses } from "./split-clauses.ts";

// A headline that grows by more than half breaks most layouts, but short ones have room.
const MAX_GROWTH_FACTOR = 1.5;
const MIN_ROOM_CHARS = 40;

/** Shortens a text to about the length of the one that it replaces, at the end of a clause. */
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
