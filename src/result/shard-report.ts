import { z } from "zod";
import { optional } from "./fields.ts";

/** Which part of a manifest a run checked, and what identifies the other parts. */
export const ShardReport = z.object({
  index: z.int().min(1).max(256).describe("1-based."),
  of: z.int().min(1).max(256),
  manifest: z
    .string()
    .regex(/^[0-9a-f]{64}$/u)
    .describe("SHA-256 of all entries and their division into shards."),
  total: z.int().min(1).describe("Entries of all shards together."),
  positions: z
    .array(z.int().min(0))
    .describe("Positions of this shard's entries among all, 0-based, in the order of `entries`."),
  stopped: z.boolean().describe("The run was stopped before every entry was evaluated."),
  run: optional(
    z
      .string()
      .max(40)
      .regex(/^\d+\.\d+$/u),
    "Id and attempt of the workflow run; absent outside GitHub.",
  ),
});
export type ShardReport = z.infer<typeof ShardReport>;
