import type { Destination } from "../../contract/destination.ts";
import type { ConfirmableResult } from "../state/apply-confirm-after.ts";

/** A destination that is not simply alive, and the lines that name it. */
export interface ReportedDestination extends ConfirmableResult, LineReferences {
  written: string;
  httpStatus: number | null;
  /** What is worth knowing and fails nothing. */
  notices: string[];
}

/** The first lines that name a destination, and how many more do. */
export interface LineReferences {
  lines: number[];
  moreLines: number;
}

/** Findings of a state, and lines of a finding, that are kept for people: the NDJSON names every one. */
export const MAX_REPORTED_PER_STATE = 1000;
const MAX_LINES_PER_DESTINATION = 10;

/** What is kept of a list of any length: who is named where, and what people should read. */
export class ListReport {
  /** By fingerprint; null once nobody needs to know the lines any more. */
  readonly #references = new Map<string, LineReferences | null>();
  readonly #reported = new Map<ConfirmableResult["state"], ReportedDestination[]>();
  #omitted = 0;

  /** Notes a line that names a destination. True for the first one: it is to be looked at. */
  addLine(fingerprint: string, line: number): boolean {
    const named = this.#references.get(fingerprint);
    if (named === undefined) {
      this.#references.set(fingerprint, { lines: [line], moreLines: 0 });
      return true;
    }
    if (named === null) return false;
    if (named.lines.length < MAX_LINES_PER_DESTINATION) named.lines.push(line);
    else named.moreLines += 1;
    return false;
  }

  /** Keeps what was found of a destination that has been named, where people should read it. */
  addResult(
    fingerprint: string,
    settled: ConfirmableResult,
    { httpStatus, url, advisories }: Destination,
  ): void {
    const named = this.#references.get(fingerprint) ?? { lines: [], moreLines: 0 };
    const kept = this.#reported.get(settled.state) ?? [];
    const worthKnowing = settled.state !== "passed" || advisories.length > 0;
    if (!worthKnowing || kept.length >= MAX_REPORTED_PER_STATE) {
      if (worthKnowing) this.#omitted += 1;
      this.#references.set(fingerprint, null);
      return;
    }
    const notices = advisories.map(({ note }) => `${note}.`);
    // The object itself: lines that name it again are still to come.
    kept.push(Object.assign(named, settled, { written: url, httpStatus, notices }));
    this.#reported.set(settled.state, kept);
  }

  /** In the list's order, at most `MOST_FINDINGS` of each state, and how many more there were. */
  summarize(): { reported: ReportedDestination[]; omitted: number } {
    const first = ({ lines: [line = 0] }: ReportedDestination) => line;
    const reported = [...this.#reported.values()].flat().sort((a, b) => first(a) - first(b));
    return { reported, omitted: this.#omitted };
  }
}
