import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { LANGUAGES, type Language, ROLES, type Role } from "./words.ts";

/** The texts of an ad by role. */
export type AdCopy = Readonly<Record<Role, string>>;

const AdCopySchema = z.strictObject(
  Object.fromEntries(ROLES.map((role) => [role, z.string().min(1)])) as Record<Role, z.ZodString>,
);
const TextsSchema = z.strictObject(
  Object.fromEntries(LANGUAGES.map((language) => [language, z.array(AdCopySchema)])) as Record<
    Language,
    z.ZodArray<typeof AdCopySchema>
  >,
);

/** All ads by language. */
export const AD_COPY: Readonly<Record<Language, readonly AdCopy[]>> = TextsSchema.parse(
  parse(readFileSync(path.join(import.meta.dirname, "texts.yml"), "utf8")),
);
