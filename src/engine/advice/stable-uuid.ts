import { createHash } from "node:crypto";

/**
 * A version 8 UUID (RFC 9562, section 5.8: name-based, SHA-256) of the parts, so that an unchanged fix keeps its id.
 */
export function stableUuid(...parts: readonly string[]): string {
  const bytes = createHash("sha256").update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
