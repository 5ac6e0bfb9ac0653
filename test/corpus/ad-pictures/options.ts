import { parseArgs } from "node:util";
import { UnusableOptions } from "../near-misses/options.ts";
import { PHOTOGRAPH_SETS, type PhotographSet } from "./photographs.ts";
import { LANGUAGES, type Language } from "./words.ts";

export interface OcrOptions {
  /** Decides texts, layouts, colours, fonts and crops. */
  seed: number;
  photographs: PhotographSet;
  languages: readonly Language[];
  /** A file for a line per word. */
  details: string | undefined;
  /** A folder for the pictures. */
  save: string | undefined;
}

/** @throws UnusableOptions */
export function parseOcrOptions(args: readonly string[]): OcrOptions {
  const values = parse(args);
  const seed = Number(values.seed);
  if (!/^\d+$/.test(values.seed)) throw new UnusableOptions("--seed must be a whole number.");
  return {
    seed,
    photographs: oneOf(PHOTOGRAPH_SETS, "--photos", values.photos),
    languages: values.languages?.split(",").map((name) => oneOf(LANGUAGES, "--languages", name)) ?? LANGUAGES,
    details: values.details,
    save: values.save,
  };
}

function oneOf<T extends string>(allowed: readonly T[], option: string, value: string): T {
  const found = allowed.find((name) => name === value);
  if (found === undefined) throw new UnusableOptions(`${option}: ${value} is none of ${allowed.join(", ")}.`);
  return found;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        seed: { type: "string", default: "1" },
        photos: { type: "string", default: "development" },
        languages: { type: "string" },
        details: { type: "string" },
        save: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new UnusableOptions(error instanceof Error ? error.message : String(error));
  }
}
