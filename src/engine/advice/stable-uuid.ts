import { createHash } from "node:crypto";

/**
 * The same parts always give the same id: a version 8 UUID (RFC 9562, 5.8: name-based, by SHA-256), so that a fix
 * keeps its id from run to run for as long as it says the same.
 */
export function stableUuid(...parts: readonly string[]): string {
  const bytes = createHash("sha256").update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
