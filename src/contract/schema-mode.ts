import { z } from "zod";

/** An enum value that a newer service may send: kept as text. */
export type UnlistedValue = string & {};

type OneOf<V extends readonly string[], Open extends boolean> = Open extends true
  ? V[number] | UnlistedValue
  : V[number];

/**
 * How a schema treats what it does not know. Each shape is declared once and used in several modes: `strict` for what
 * we send, `lenient` for what we receive, because the service may be newer than this client.
 */
export class SchemaMode<Open extends boolean> {
  readonly #open: Open;
  /** An object: strict rejects unknown fields, lenient keeps them. */
  readonly object: <S extends z.ZodRawShape>(shape: S) => z.ZodObject<S>;

  constructor(open: Open, object: SchemaMode<Open>["object"] = open ? z.looseObject : z.strictObject) {
    this.#open = open;
    this.object = object;
  }

  /** One of a list of values: strict accepts only these, lenient any text. */
  oneOf<const V extends readonly [string, ...string[]]>(words: V): z.ZodType<OneOf<V, Open>, OneOf<V, Open>>;
  oneOf(words: readonly [string, ...string[]]): z.ZodType<string, string> {
    return this.#open ? z.string() : z.enum(words);
  }

  /** A score from 0 to 10. We only send half points; a reader only needs the range. */
  score(): z.ZodNumber {
    const score = z.number().min(0).max(10);
    return this.#open ? score : score.multipleOf(0.5);
  }

  /** Strict: a UUID. Lenient: any text, because nothing depends on it. */
  uuid(): z.ZodType<string, string> {
    return this.#open ? z.string() : z.uuid();
  }

  /** Strict: an RFC 3339 date and time. Lenient: any text. */
  dateTime(): z.ZodType<string, string> {
    return this.#open ? z.string() : z.iso.datetime({ offset: true });
  }

  /** Strict: a share from 0 to 1. Lenient: any number, because the contract sets no bounds. */
  weight(): z.ZodNumber {
    return this.#open ? z.number() : z.number().min(0).max(1);
  }

  /** A deprecated field: we send it, but a newer service may not. */
  deprecated<S extends z.ZodType>(schema: S): Open extends true ? z.ZodOptional<S> : S;
  deprecated(schema: z.ZodType): z.ZodType {
    return this.#open ? schema.optional() : schema;
  }

  /** A field that some answers do not have: strict omits it, lenient also accepts null. */
  optional<S extends z.ZodType>(schema: S): Open extends true ? z.ZodOptional<z.ZodNullable<S>> : z.ZodOptional<S>;
  optional(schema: z.ZodType): z.ZodType {
    return this.#open ? schema.nullish() : schema.optional();
  }

  /**
   * A score that this variant does not have: null when strict. Lenient ignores it, because `lpCaptureStatus` already
   * says that there is none: a stray score must not hide a broken link.
   */
  noScore(): Open extends true ? z.ZodUnknown : z.ZodNull;
  noScore(): z.ZodType {
    return this.#open ? z.unknown() : z.null();
  }
}

export const strict = new SchemaMode(false);
export const lenient = new SchemaMode(true);
/** Lenient, but removes unknown fields at every depth: for data that goes to another process of the same version. */
export const stripping = new SchemaMode(true, z.object);
