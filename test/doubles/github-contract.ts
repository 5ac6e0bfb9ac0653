import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { z } from "zod";

const Parameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query"]),
  required: z.boolean().default(false),
});
const Operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.union([z.object({ $ref: z.string() }), Parameter])).default([]),
  requestBody: z
    .object({
      content: z.object({
        "application/json": z.object({
          schema: z.looseObject({ properties: z.record(z.string(), z.unknown()).default({}) }),
        }),
      }),
    })
    .optional(),
  responses: z.record(z.string(), z.looseObject({ $ref: z.string().optional() })),
});
const Fixture = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    parameters: z.record(z.string(), Parameter),
    responses: z.record(z.string(), z.object({ content: z.unknown().optional() })),
  }),
});

export interface Call {
  method: string;
  /** Path without the query. */
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** An operation that a request was for, with its path's parameters. */
export interface Matched {
  id: string;
  pointer: string;
  operation: z.infer<typeof Operation>;
  params: Record<string, string>;
}

const pointerPart = (text: string): string => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));

/**
 * GitHub's OpenAPI description, cut to what the double answers: tells whether a request or an answer is valid by it.
 */
export class GitHubContract {
  readonly #fixture: z.infer<typeof Fixture>;
  readonly #ajv: Ajv;
  readonly #validators = new Map<string, ValidateFunction>();

  constructor() {
    const url = new URL("../fixtures/github-openapi.json", import.meta.url);
    const document: object = JSON.parse(readFileSync(url, "utf8"));
    this.#fixture = Fixture.parse(document);
    // Query and path parameters arrive as text.
    this.#ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false });
    addFormats.default(this.#ajv);
    this.#ajv.addFormat("int64", true).addFormat("repo.nwo", true);
    this.#ajv.addSchema({ ...document, $id: "github" });
  }

  /** The operation that a method and path name; null where the description, as cut, has none. */
  match(method: string, path: string): Matched | null {
    for (const [template, methods] of Object.entries(this.#fixture.paths)) {
      const operation = methods[method.toLowerCase()];
      const pattern = template.replace(/\{(\w+)\}/gu, "(?<$1>[^/]+)");
      const found = new RegExp(`^${pattern}$`, "u").exec(path);
      if (operation === undefined || found === null) continue;
      return {
        id: operation.operationId,
        pointer: `github#/paths/${pointerPart(template)}/${method.toLowerCase()}`,
        operation,
        params: Object.fromEntries(
          Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
        ),
      };
    }
    return null;
  }

  /**
   * What is wrong with a request, in sentences; empty where nothing is. What the description does not name is wrong
   * too.
   */
  requestFaults(call: Call, matched: Matched): string[] {
    const faults: string[] = [];
    const known = new Set<string>();
    for (const [index, written] of matched.operation.parameters.entries()) {
      const { parameter, pointer } = this.#parameter(written, `${matched.pointer}/parameters/${index}`);
      known.add(parameter.name);
      const text = (parameter.in === "path" ? matched.params : call.query)[parameter.name];
      if (text === undefined) {
        if (parameter.required) faults.push(`${parameter.in} parameter ${parameter.name} is missing`);
        continue;
      }
      const value: unknown = /^\d+$/u.test(text) ? Number(text) : text;
      const whole = this.#faults(`${pointer}/schema`, value);
      // A repository may be called 42: a number's text is text too.
      faults.push(...(whole.length > 0 ? this.#faults(`${pointer}/schema`, text) : []));
    }
    for (const name of Object.keys(call.query)) {
      if (!known.has(name)) faults.push(`query parameter ${name} is unknown`);
    }
    return [...faults, ...this.#bodyFaults(call, matched)].map((fault) => `${matched.id}: ${fault}`);
  }

  /** A parameter that many operations share is written once, others where they belong. */
  #parameter(written: { $ref: string } | z.infer<typeof Parameter>, here: string) {
    if (!("$ref" in written)) return { parameter: written, pointer: here };
    const parameter = this.#fixture.components.parameters[written.$ref.split("/").at(-1) ?? ""];
    if (parameter === undefined) throw new Error(`The fixture has no ${written.$ref}.`);
    return { parameter, pointer: `github${written.$ref}` };
  }

  #bodyFaults(call: Call, { operation, pointer }: Matched): string[] {
    if (operation.requestBody === undefined) return call.body === undefined ? [] : ["it takes no body"];
    const known = operation.requestBody.content["application/json"].schema.properties;
    const strange = Object.keys(z.record(z.string(), z.unknown()).catch({}).parse(call.body)).filter(
      (key) => !Object.hasOwn(known, key),
    );
    return [
      ...strange.map((key) => `body field ${key} is unknown`),
      ...this.#faults(`${pointer}/requestBody/content/application~1json/schema`, call.body),
    ];
  }

  /**
   * What is wrong with one of the double's own answers. A status that the description does not list for the operation
   * may be any error.
   */
  answerFaults(matched: Matched, status: number, body: unknown): string[] {
    const response = matched.operation.responses[String(status)];
    if (response === undefined) return status >= 400 ? [] : [`${matched.id}: it has no answer ${status}`];
    const pointer = response.$ref === undefined ? `${matched.pointer}/responses/${status}` : `github${response.$ref}`;
    const holder =
      response.$ref === undefined
        ? response
        : this.#fixture.components.responses[response.$ref.split("/").at(-1) ?? ""];
    if (holder?.["content"] === undefined) return body === undefined ? [] : [`${matched.id}: ${status} has no body`];
    return this.#faults(`${pointer}/content/application~1json/schema`, body).map(
      (fault) => `${matched.id} ${status}: ${fault}`,
    );
  }

  #faults(pointer: string, value: unknown): string[] {
    const validate = this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: pointer });
    this.#validators.set(pointer, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => `${error.instancePath || "the value"} ${error.message ?? ""}`);
  }
}
