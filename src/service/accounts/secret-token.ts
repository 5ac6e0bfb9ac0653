import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 bits as text: 43 characters of base64url. Only its hash is stored. */
export const createSecretToken = (): string => randomBytes(32).toString("base64url");

/** The SHA-256 of a secret. It is looked up by its hash, so that no comparison tells how much of it was right. */
export const hashSecretToken = (token: string): string => createHash("sha256").update(token).digest("hex");
