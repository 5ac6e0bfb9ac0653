import { quoteValue } from "../run/message-text.ts";
import type { ImportWarning } from "./ad-draft.ts";
import { parseAdStatus } from "./ad-status.ts";

/** Settings that a campaign or ad group passes on to its ads. */
export interface CampaignLevel {
  stopped: boolean;
  template: string;
  suffix: string;
  parameters: string;
}

/** Campaigns and ad groups by name. Read all rows first: a campaign's row may come after its ads' rows. */
export class CampaignLevels {
  readonly #levels = new Map<string, CampaignLevel>();

  /** Merges a row's settings into its level; the first value wins. */
  add(names: readonly string[], settings: Partial<CampaignLevel>): void {
    const key = JSON.stringify(names);
    const known = this.#levels.get(key) ?? { stopped: false, template: "", suffix: "", parameters: "" };
    this.#levels.set(key, {
      stopped: known.stopped || settings.stopped === true,
      template: known.template || (settings.template ?? ""),
      suffix: known.suffix || (settings.suffix ?? ""),
      parameters: known.parameters || (settings.parameters ?? ""),
    });
  }

  get(names: readonly string[]): CampaignLevel | undefined {
    return this.#levels.get(JSON.stringify(names));
  }
}

/** Reads statuses and collects the unknown ones. */
export class StatusReader {
  readonly #unknown = new Map<string, { row: number; column: string }>();

  /** Whether any of the cells has a status that means stopped. */
  isStopped(row: number, cells: readonly { status: string; column: string }[]): boolean {
    const states = cells.map(({ status, column }) => {
      const state = parseAdStatus(status);
      if (state === "unknown" && !this.#unknown.has(status)) this.#unknown.set(status, { row, column });
      return state;
    });
    return states.includes("stopped");
  }

  /** One warning per unknown status, at its first occurrence. */
  listWarnings(file: string): ImportWarning[] {
    return [...this.#unknown].map(([status, place]) => {
      return {
        file,
        ...place,
        message: `unknown status ${quoteValue(status)}, treated as running`,
      };
    });
  }
}
