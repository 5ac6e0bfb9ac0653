import { z } from "zod";

export const scoreSchema = z.number().min(0).max(10);

/** A field that reports may lack. */
export const optional = <S extends z.ZodType>(schema: S, description: string) =>
  schema.optional().describe(description);
