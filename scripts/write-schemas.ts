import { writeFile } from "node:fs/promises";
import { z } from "zod";
import { CheckReport } from "../src/result/check-report.ts";
import { Manifest } from "../src/run/manifest/shape.ts";

const SCHEMA_FOLDER = new URL("../schema/", import.meta.url);

/** The JSON Schemas in schema/ by file name, generated from the program's own zod schemas. */
export function generateSchemas(): Record<string, string> {
  return {
    "ads.schema.json": toJsonText(z.toJSONSchema(Manifest, { io: "input", target: "draft-2020-12" })),
    "report.schema.json": toJsonText({
      ...z.toJSONSchema(CheckReport, { io: "output", target: "draft-2020-12" }),
      title: "Adhere report",
      description: "The result of a check: adhere-report/1.",
    }),
  };
}

const toJsonText = (schema: object): string => `${JSON.stringify(schema, null, 2)}\n`;

if (import.meta.main) {
  for (const [name, text] of Object.entries(generateSchemas())) await writeFile(new URL(name, SCHEMA_FOLDER), text);
}
