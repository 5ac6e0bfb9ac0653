import { markdownTable } from "markdown-table";
import { z } from "zod";
import { Evaluation, LinkBroken, UrlOnly } from "../src/contract/evaluation.ts";
import { ReceivedEvaluationRequest } from "../src/contract/evaluation-request.ts";
import { FixesAnswer } from "../src/contract/fix.ts";
import { HistoryPage } from "../src/contract/history.ts";
import { Ledger } from "../src/contract/ledger.ts";
import { UsageInfo } from "../src/contract/usage-quota.ts";

/** The part of a JSON Schema that the tables show. */
const JsonSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  required: z.array(z.string()).optional(),
  get anyOf() {
    return z.array(JsonSchema).optional();
  },
  get items() {
    return JsonSchema.optional();
  },
  get properties() {
    return z.record(z.string(), JsonSchema).optional();
  },
});
type JsonSchema = z.infer<typeof JsonSchema>;

/** The tables of docs/reference/api.md, by the name of their section. */
export const apiTables = (): Record<string, string> => ({
  request: tableOf(ReceivedEvaluationRequest, "Required"),
  evaluation: tableOf(Evaluation),
  ledger: tableOf(Ledger.element),
  "link-broken": tableOf(LinkBroken),
  "url-only": tableOf(UrlOnly),
  usage: tableOf(UsageInfo),
  history: tableOf(HistoryPage),
  fixes: tableOf(FixesAnswer.list),
});

/** A row for each field, with the fields of inner objects as paths: `linkBroken.url`, `fixes[].id`. */
function tableOf(schema: z.ZodType, presence = "Always present"): string {
  const document = JsonSchema.parse(z.toJSONSchema(schema));
  const rows = listFields(document, "").map(({ path, type, required }) => [
    `\`${path}\``,
    type.replaceAll("|", "\\|"),
    required ? "yes" : "",
  ]);
  return markdownTable([["Field", "Type", presence], ...rows], { alignDelimiters: false });
}

function listFields(schema: JsonSchema, prefix: string): { path: string; type: string; required: boolean }[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inner = [field, ...(field.anyOf ?? [])];
    return [
      { path, type: describeType(field), required: schema.required?.includes(name) ?? false },
      ...inner.flatMap((one) => listFields(one, `${path}.`)),
      ...inner.flatMap((one) => (one.items === undefined ? [] : listFields(one.items, `${path}[].`))),
    ];
  });
}

function describeType({ type, const: constant, enum: values, format, anyOf, items }: JsonSchema): string {
  if (anyOf !== undefined) return [...new Set(anyOf.map(describeType))].join(" or ");
  if (constant !== undefined) return `\`${JSON.stringify(constant)}\``;
  if (values !== undefined) return values.map((value) => `\`${String(value)}\``).join(", ");
  if (items !== undefined) return `array of ${describeType(items)}`;
  const name = [type ?? "any"].flat().join(" or ");
  return format === undefined ? name : `${name} (${format})`;
}
