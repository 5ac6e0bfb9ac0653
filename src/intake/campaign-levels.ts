import { quoteValue } from "../run/message-text.ts";
import type { ImportWarning } from "./ad-draft.ts";
import { parseAdStatus } from "./ad-status.ts";

/** What a campaign or a group hands down to its ads. */
export interface CampaignLevel {
  stopped: boolean;
  template: string;
  suffix: string;
  parameters: string;
}

/**
 * Campaigns and groups by their names. Their rows may stand below their ads', so that nothing is decided before all
 * were read.
 */
export class CampaignLevels {
  readonly #levels = new Map<string, CampaignLevel>();

  /** Adds what a row says of the level that the names lead to: what is said once holds. */
  add(names: readonly string[], said: Partial<CampaignLevel>): void {
    const key = JSON.stringify(names);
    const known = this.#levels.get(key) ?? { stopped: false, template: "", suffix: "", parameters: "" };
    this.#levels.set(key, {
      stopped: known.stopped || said.stopped === true,
      template: known.template || (said.template ?? ""),
      suffix: known.suffix || (said.suffix ?? ""),
      parameters: known.parameters || (said.parameters ?? ""),
    });
  }

  get(names: readonly string[]): CampaignLevel | undefined {
    return this.#levels.get(JSON.stringify(names));
  }
}

/** What a status says, and a note of the words that say nothing we know. */
export class StatusReader {
  readonly #unknown = new Map<string, { row: number; column: string }>();

  /** Whether any of the cells says that it is stopped. */
  isStopped(row: number, cells: readonly { status: string; column: string }[]): boolean {
    const states = cells.map(({ status, column }) => {
      const state = parseAdStatus(status);
      if (state === "unknown" && !this.#unknown.has(status)) this.#unknown.set(status, { row, column });
      return state;
    });
    return states.includes("stopped");
  }

  /** The words not understood, each where it stood first. */
  listWarnings(file: string): ImportWarning[] {
    return [...this.#unknown].map(([status, place]) => {
      return {
        file,
        ...place,
        message: `${quoteValue(status)} is no status that is known here: taken as running`,
      };
    });
  }
}
