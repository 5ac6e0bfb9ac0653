import { z } from "zod";

/** A word that a newer service may send and we do not know yet: carried as text, never guessed at. */
export type Other = string & {};

type Word<V extends readonly string[], Open extends boolean> = Open extends true
  ? V[number] | Other
  : V[number];

/**
 * How a schema treats what it does not know. Each shape of the contract is written once and passes through one
 * of two doors: `writing` admits nothing beyond the contract; `reading` keeps unknown fields and carries
 * unknown words as text, because the service at the other end may be newer than we are.
 */
export class Door<Open extends boolean> {
  readonly #open: Open;

  constructor(open: Open) {
    this.#open = open;
  }

  /** An object of the given shape: closed when writing, unknown fields kept when reading. */
  object<S extends z.ZodRawShape>(shape: S): z.ZodObject<S> {
    return this.#open ? z.looseObject(shape) : z.strictObject(shape);
  }

  /** One of a list of words: exactly these when writing, any text when reading. */
  word<const V extends readonly [string, ...string[]]>(words: V): z.ZodType<Word<V, Open>, Word<V, Open>>;
  word(words: readonly [string, ...string[]]): z.ZodType<string, string> {
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
    return this.#open ? z.string() : z.iso.datetime();
  }
}

export const writing = new Door(false);
export const reading = new Door(true);
