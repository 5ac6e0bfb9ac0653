import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import pLimit from "p-limit";
import { AccountError } from "../operator-error.ts";

/**
 * In characters. NIST SP 800-63B-4 asks for 15 where the password is the only factor, and for no rules about kinds of
 * characters.
 */
export const MIN_PASSWORD_LENGTH = 15;
export const MAX_PASSWORD_LENGTH = 200;

/** OWASP's recommendation with 32 MB of memory: N = 2^15, r = 8, p = 3. It takes about a fifth of a second. */
const COST: Required<Pick<ScryptOptions, "N" | "r" | "p">> = { N: 2 ** 15, r: 8, p: 3 };
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
const KEY_BYTES = 32;
const HASH_PATTERN = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Each takes 32 MB and a thread. */
const limitConcurrency = pLimit(2);

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** A hash that no password has: an unknown address takes as long as a wrong password. */
const NO_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

/** @param stored null where there is no account, or no password. */
export async function matchesPassword(password: string, stored: string | null): Promise<boolean> {
  const [, cost, blockSize, lanes, salt = "", key = ""] = HASH_PATTERN.exec(stored ?? NO_HASH) ?? [];
  if (password.length > MAX_PASSWORD_LENGTH || cost === undefined) return false;
  const options = { N: Number(cost), r: Number(blockSize), p: Number(lanes) };
  const derived = await deriveKey(password, Buffer.from(salt, "base64url"), options);
  const expected = Buffer.from(key, "base64url");
  return stored !== null && expected.length === derived.length && timingSafeEqual(expected, derived);
}

/** @throws AccountError that says what the password lacks. */
export function requireGoodPassword(password: string, email: string): void {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) {
    throw new AccountError(
      `The password must have at least ${MIN_PASSWORD_LENGTH} characters, and has ${length}. A few words will do.`,
    );
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    throw new AccountError(`The password must have at most ${MAX_PASSWORD_LENGTH} characters.`);
  }
  const isTrivial = new Set(password.toLowerCase()).size < 5 || password.toLowerCase().includes(email);
  if (isTrivial) throw new AccountError("The password is easy to guess. Choose another one.");
}

/** Keyboards write the same letter in several ways (NFKC, as NIST recommends). */
const deriveKey = (password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> =>
  limitConcurrency(() => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY_BYTES }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
    return promise;
  });
