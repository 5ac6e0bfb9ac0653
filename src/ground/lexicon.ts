import type { z } from "zod";

/**
 * Knowledge that is kept as JSON: word lists, phrases, signatures. Validated on first use, because most runs need few
 * of them.
 *
 * @returns a function that gives the validated data, the same object each time.
 * @throws ZodError at the first use of data that its schema does not allow.
 */
export function lexicon<T>(schema: z.ZodType<T>, json: unknown): () => T {
  let parsed: { data: T } | null = null;
  return () => {
    parsed ??= { data: schema.parse(json) };
    return parsed.data;
  };
}
