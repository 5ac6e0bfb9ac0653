import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** Registers that none of the pages uses. */
export const REGISTERS = ["slang", "shouting", "officialese"] as const;
export type Register = (typeof REGISTERS)[number];

/** `heldOut`: headlines whose results were not looked at while the lexicon was written. */
export const HEADLINE_SETS = ["known", "heldOut"] as const;
export type HeadlineSet = (typeof HEADLINE_SETS)[number];

const headlineSets = z.strictObject({ known: z.array(z.string()).min(3), heldOut: z.array(z.string()).min(3) });
const schema = z.strictObject({
  topics: z.record(z.string(), z.string()),
  headlines: z.record(
    z.string(),
    z.strictObject({ slang: headlineSets, shouting: headlineSets, officialese: headlineSets }),
  ),
});

const { topics, headlines } = schema.parse(
  parse(readFileSync(path.join(import.meta.dirname, "register-headlines.yml"), "utf8")),
);

/** The topics and languages with headlines. */
export const REGISTER_LANGUAGES = Object.keys(headlines);

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Every headline of a language in a register about a topic. */
export const registerHeadlines = (language: string, register: Register, set: HeadlineSet, topic: string): string[] =>
  (headlines[language]?.[register][set] ?? []).map((template) =>
    template
      .replaceAll("{topic}", topic)
      .replaceAll("{Topic}", capitalise(topic))
      .replaceAll("{TOPIC}", topic.toLocaleUpperCase(language)),
  );

/** The headline of a page in another register. The page's id decides which of several. */
export function registerHeadline(
  page: { id: string; language: string },
  register: Register,
  set: HeadlineSet,
  topic = topics[page.id],
): string {
  if (topic === undefined) throw new Error(`${page.id} has no topic in register-headlines.yml.`);
  const choices = registerHeadlines(page.language, register, set, topic);
  const digest = createHash("sha256").update(`${page.id} ${register}`).digest();
  const choice = choices[(digest[0] ?? 0) % choices.length];
  if (choice === undefined) throw new Error(`${page.language} has no headlines in register-headlines.yml.`);
  return choice;
}
