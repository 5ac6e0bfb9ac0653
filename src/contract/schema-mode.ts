import { z } from "zod";

/** A word that a newer service may send and we do not know yet: carried as text, never guessed at. */
export type UnlistedValue = string & {};

type OneOf<V extends readonly string[], Open extends boolean> = Open extends true
  ? V[number] | UnlistedValue
  : V[number];

/**
 * How a schema treats what it does not know. Each shape of the contract is written once and passes through one
 * of two doors: `writing` admits nothing beyond the contract; `reading` keeps unknown fields and carries
 * unknown words as text, because the service at the other end may be newer than we are.
 */
export class SchemaMode<Open extends boolean> {
  readonly #open: Open;

  constructor(open: Open) {
    this.#open = open;
  }

  /** An object of the given shape: closed when writing, unknown fields kept when reading. */
  object<S extends z.ZodRawShape>(shape: S): z.ZodObject<S> {
    return this.#open ? z.looseObject(shape) : z.strictObject(shape);
  }

  /** One of a list of words: exactly these when writing, any text when reading. */
  oneOf<const V extends readonly [string, ...string[]]>(words: V): z.ZodType<OneOf<V, Open>, OneOf<V, Open>>;
  oneOf(words: readonly [string, ...string[]]): z.ZodType<string, string> {
    return this.#open ? z.string() : z.enum(words);
  }

  /** A score from 0 to 10. The half-point grid is our promise when writing; a reader needs only the range. */
  score(): z.ZodNumber {
    const score = z.number().min(0).max(10);
    return this.#open ? score : score.multipleOf(0.5);
  }

  /** A UUID when writing; any text when reading, since nothing is decided from it. */
  uuid(): z.ZodType<string, string> {
    return this.#open ? z.string() : z.uuid();
  }

  /** An RFC 3339 date and time when writing; any text when reading. */
  dateTime(): z.ZodType<string, string> {
    return this.#open ? z.string() : z.iso.datetime({ offset: true });
  }

  /** Text of a fixed form when writing; any text when reading. */
  pattern(form: RegExp): z.ZodType<string, string> {
    return this.#open ? z.string() : z.string().regex(form);
  }

  /** A weight: a share of the whole when writing; any number when reading, where the contract sets no bounds. */
  weight(): z.ZodNumber {
    return this.#open ? z.number() : z.number().min(0).max(1);
  }

  /** A deprecated field: we still write it, and a newer service may have dropped it. */
  deprecated<S extends z.ZodType>(schema: S): Open extends true ? z.ZodOptional<S> : S;
  deprecated(schema: z.ZodType): z.ZodType {
    return this.#open ? schema.optional() : schema;
  }

  /** A field that some answers do not have: left out when writing; absent or null when reading. */
  optional<S extends z.ZodType>(
    schema: S,
  ): Open extends true ? z.ZodOptional<z.ZodNullable<S>> : z.ZodOptional<S>;
  optional(schema: z.ZodType): z.ZodType {
    return this.#open ? schema.nullish() : schema.optional();
  }

  /**
   * A score that this variant does not have: null when writing. A reader has been told by `lpCaptureStatus` that
   * there is none and never looks, so that a stray score cannot hide a dead link.
   */
  noScore(): Open extends true ? z.ZodUnknown : z.ZodNull;
  noScore(): z.ZodType {
    return this.#open ? z.unknown() : z.null();
  }
}

/** Reads as `reading` does and lets unknown fields go, however deep they nest. */
class StrippingMode extends SchemaMode<true> {
  constructor() {
    super(true);
  }

  override object<S extends z.ZodRawShape>(shape: S): z.ZodObject<S> {
    return z.object(shape);
  }
}

export const strict = new SchemaMode(false);
/** For what goes on to another process, which knows no more fields than we do. */
export const stripping = new StrippingMode();
export const lenient = new SchemaMode(true);
