import { isUtf8 } from "node:buffer";
import { IntakeError } from "./intake-error.ts";

/** Other formats, by their first bytes, and what to do with such a file. */
const UNSUPPORTED_FORMATS: readonly { starts: string; name: string; remedy: string }[] = [
  { starts: "PK\x03\x04", name: "a spreadsheet or an archive", remedy: "save it as CSV and name that file" },
  { starts: "\xD0\xCF\x11\xE0", name: "an old Excel file", remedy: "save it as CSV and name that file" },
  { starts: "\x1F\x8B", name: "compressed", remedy: "unpack it first" },
  { starts: "%PDF", name: "a PDF", remedy: "export it as CSV and name that file" },
];

export interface DecodedText {
  encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "shift_jis";
  /** Yields the text in chunks, without the byte order mark. */
  chunks(): Generator<string>;
}

const CHUNK_BYTES = 256 * 1024;

/**
 * Decodes a file. The encoding is that of the byte order mark; else UTF-16 if every other byte is zero (Google Ads
 * Editor), else UTF-8, else Shift-JIS if that gives Japanese words (Excel in Japan), else Windows-1252 (Excel in Western
 * Europe).
 *
 * @throws IntakeError if the file is not text.
 */
export function decodeText(bytes: Buffer, file: string): DecodedText {
  const head = bytes.toString("latin1", 0, 8);
  const other = UNSUPPORTED_FORMATS.find(({ starts }) => head.startsWith(starts));
  if (other !== undefined) throw new IntakeError(`${file} is ${other.name}: ${other.remedy}.`);
  const encoding = detectEncoding(bytes);
  return { encoding, chunks: () => decodeChunks(bytes, encoding) };
}

function* decodeChunks(bytes: Buffer, encoding: DecodedText["encoding"]): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    yield decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true });
  }
  yield decoder.decode();
}

function detectEncoding(bytes: Buffer): DecodedText["encoding"] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const head = bytes.subarray(0, 1024);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // Headers are mostly Latin letters; in UTF-16 each of them has a zero byte.
  if (odd > head.length / 4 && even === 0) return "utf-16le";
  if (even > head.length / 4 && odd === 0) return "utf-16be";
  if (isUtf8(bytes)) return "utf-8";
  return isShiftJis(bytes) ? "shift_jis" : "windows-1252";
}

/** Letters of Western languages make signs in Shift-JIS, too, but hardly any kana. */
function isShiftJis(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder("shift_jis", { fatal: true }).decode(bytes.subarray(0, CHUNK_BYTES), { stream: true });
    const foreign = text.match(/\P{ASCII}/gu)?.length ?? 0;
    const kana = text.match(/[\u3041-\u30fc]/gu)?.length ?? 0;
    return kana >= 3 && kana > foreign / 10;
  } catch {
    return false;
  }
}
