import type { Destination } from "../../contract/destination-verdict.ts";
import type { ConfirmableResult } from "../state/apply-confirm-after.ts";

/** A destination with a problem or an advisory, and the lines that contain it. */
export interface ReportedDestination extends ConfirmableResult, LineReferences {
  written: string;
  httpStatus: number | null;
  /** Advisories: they do not fail the check. */
  notices: string[];
}

/** The first lines that contain a destination, and the number of further lines. */
export interface LineReferences {
  lines: number[];
  moreLines: number;
}

/** Limits for the report; the NDJSON output contains everything. */
export const MAX_REPORTED_PER_STATE = 1000;
const MAX_LINES_PER_DESTINATION = 10;

/** The reported destinations of a list of any length, in bounded memory per state. */
export class ReportedDestinations {
  /** By fingerprint; null once the lines are no longer needed. */
  readonly #references = new Map<string, LineReferences | null>();
  readonly #reported = new Map<ConfirmableResult["state"], ReportedDestination[]>();
  #omitted = 0;

  /** Records a line that contains a destination. Returns true for the first one, which must be checked. */
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

  /** Records the result of a destination if it must be reported. */
  addResult(fingerprint: string, settled: ConfirmableResult, { httpStatus, url, advisories }: Destination): void {
    const named = this.#references.get(fingerprint) ?? { lines: [], moreLines: 0 };
    const kept = this.#reported.get(settled.state) ?? [];
    const isReported = settled.state !== "passed" || advisories.length > 0;
    if (!isReported || kept.length >= MAX_REPORTED_PER_STATE) {
      if (isReported) this.#omitted += 1;
      this.#references.set(fingerprint, null);
      return;
    }
    const notices = advisories.map(({ note }) => `${note}.`);
    // The same object, because later lines may still be added.
    kept.push(Object.assign(named, settled, { written: url, httpStatus, notices }));
    this.#reported.set(settled.state, kept);
  }

  /** In list order, at most `MAX_REPORTED_PER_STATE` of each state, and the number left out. */
  summarize(): { reported: ReportedDestination[]; omitted: number } {
    const first = ({ lines: [line = 0] }: ReportedDestination) => line;
    const reported = [...this.#reported.values()].flat().sort((a, b) => first(a) - first(b));
    return { reported, omitted: this.#omitted };
  }
}
