import type { Destination, DestinationStep } from "../../contract/destination-verdict.ts";

const STEP_LABELS = {
  http: "HTTP",
  dns: "DNS",
  tls: "Certificate",
  browser: "Chrome",
} as const satisfies Record<DestinationStep["how"], string>;

/** How a destination's verdict was reached, one line per step. */
export const formatTrail = ({ evidence }: Destination): string[] => evidence.map(formatStep);

function formatStep({ how, url, redirects, httpStatus, errorCode, title, tls, note, ms }: DestinationStep): string {
  const facts: [fact: string | number | null, said: string][] = [
    [httpStatus, `HTTP ${httpStatus}`],
    [errorCode, `${errorCode}`],
    [title, `titled "${title}"`],
    [tls, `${tls}`],
  ];
  // The note may already contain them.
  const unsaid = facts.flatMap(([fact, said]) =>
    fact === null || fact === "" || note.includes(`${fact}`) ? [] : [said],
  );
  const seen = [note, unsaid.join(", ")].filter((part) => part !== "").join("; ");
  return `${STEP_LABELS[how]}: ${[url, ...redirects].join(" → ")}: ${seen} (${Math.round(ms)} ms)`;
}
