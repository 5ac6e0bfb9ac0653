import type { Destination } from "../../contract/destination.ts";
import type { Settled } from "../state/settle.ts";

/** A destination that is not simply alive, and the lines that name it. */
export interface Finding extends Settled, Named {
  written: string;
  httpStatus: number | null;
  /** What is worth knowing and fails nothing. */
  notices: string[];
}

/** The first lines that name a destination, and how many more do. */
export interface Named {
  lines: number[];
  moreLines: number;
}

/** Findings of a state, and lines of a finding, that are kept for people: the NDJSON names every one. */
export const MOST_FINDINGS = 1000;
const MOST_LINES = 10;

/** What is kept of a list of any length: who is named where, and what people should read. */
export class Findings {
  /** By fingerprint; null once nobody needs to know the lines any more. */
  readonly #named = new Map<string, Named | null>();
  readonly #kept = new Map<Settled["state"], Finding[]>();
  #unlisted = 0;

  /** Notes a line that names a destination. True for the first one: it is to be looked at. */
  name(fingerprint: string, line: number): boolean {
    const named = this.#named.get(fingerprint);
    if (named === undefined) {
      this.#named.set(fingerprint, { lines: [line], moreLines: 0 });
      return true;
    }
    if (named === null) return false;
    if (named.lines.length < MOST_LINES) named.lines.push(line);
    else named.moreLines += 1;
    return false;
  }

  /** Keeps what was found of a destination that has been named, where people should read it. */
  keep(fingerprint: string, settled: Settled, { httpStatus, url, advisories }: Destination): void {
    const named = this.#named.get(fingerprint) ?? { lines: [], moreLines: 0 };
    const kept = this.#kept.get(settled.state) ?? [];
    const worthKnowing = settled.state !== "passed" || advisories.length > 0;
    if (!worthKnowing || kept.length >= MOST_FINDINGS) {
      if (worthKnowing) this.#unlisted += 1;
      this.#named.set(fingerprint, null);
      return;
    }
    const notices = advisories.map(({ note }) => `${note}.`);
    // The object itself: lines that name it again are still to come.
    kept.push(Object.assign(named, settled, { written: url, httpStatus, notices }));
    this.#kept.set(settled.state, kept);
  }

  /** In the list's order, at most `MOST_FINDINGS` of each state, and how many more there were. */
  list(): { findings: Finding[]; unlisted: number } {
    const first = ({ lines: [line = 0] }: Finding) => line;
    const findings = [...this.#kept.values()].flat().sort((a, b) => first(a) - first(b));
    return { findings, unlisted: this.#unlisted };
  }
}
