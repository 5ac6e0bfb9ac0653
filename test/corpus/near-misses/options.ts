import { parseArgs } from "node:util";

export const RECAPTURES = ["none", "creatives", "all"] as const;
export type Recapture = (typeof RECAPTURES)[number];

export interface NearOptions {
  /** Evaluate the frozen pages instead of the development pages. */
  validation: boolean;
  /** Use the captures in the repository; never start a browser. */
  saved: boolean;
  /** Capture all pages of both sets and evaluate nothing. */
  captureOnly: boolean;
  /** Which captures to take again where other code of the engine took them. Those of creatives include their words. */
  recapture: Recapture;
  /** Only this page. */
  page: string | undefined;
  /** A file for a line per ad. */
  details: string | undefined;
}

/** Thrown for options that cannot be used, with a message for the user. */
export class UnusableOptions extends Error {
  override name = "UnusableOptions";
}

/** @throws UnusableOptions */
export function parseNearOptions(args: readonly string[]): NearOptions {
  const { values } = parse(args);
  const options = {
    validation: values.validation,
    saved: values.saved,
    captureOnly: values["capture-only"],
    recapture: parseRecapture(values.recapture),
    page: values.page,
    details: values.details,
  };
  if (options.validation && (options.page !== undefined || options.details !== undefined))
    throw new UnusableOptions(
      "--validation prints figures by kind only: the frozen pages stay unseen. Leave out --page and --details.",
    );
  if (options.captureOnly && (options.saved || options.details !== undefined || options.validation))
    throw new UnusableOptions("--capture-only evaluates nothing. Leave out --saved, --details and --validation.");
  if (options.saved && options.recapture !== "none")
    throw new UnusableOptions("--saved takes no captures. Leave out --saved or --recapture.");
  return options;
}

function parseRecapture(value: string): Recapture {
  const known = RECAPTURES.find((name) => name === value);
  if (known === undefined) throw new UnusableOptions(`--recapture takes one of ${RECAPTURES.join(", ")}.`);
  return known;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        validation: { type: "boolean", default: false },
        saved: { type: "boolean", default: false },
        "capture-only": { type: "boolean", default: false },
        recapture: { type: "string", default: "none" },
        page: { type: "string" },
        details: { type: "string" },
      },
    });
  } catch (error) {
    throw new UnusableOptions(error instanceof Error ? error.message : String(error));
  }
}
