import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decodeBytes, decompressBody, INITIAL_BODY_BYTES } from "../../../src/engine/link/decode-body.ts";

const TEXT = Array.from({ length: 5_000 }, (_, line) => `line ${line} ${(line * 7919) % 1009}`).join("\n");

const CODINGS = {
  gzip: gzipSync(TEXT),
  "x-gzip": gzipSync(TEXT),
  br: brotliCompressSync(TEXT),
  zstd: zstdCompressSync(TEXT),
  deflate: deflateSync(TEXT),
} as const;

describe("decompressBody", () => {
  const start = TEXT.slice(0, INITIAL_BODY_BYTES);

  it.each(Object.entries(CODINGS))("decodes %s up to the limit", async (coding, packed) => {
    expect((await decompressBody(packed, coding)).toString()).toBe(start);
  });

  it("decodes deflate without a zlib header", async () => {
    expect((await decompressBody(deflateRawSync(TEXT), "deflate")).toString()).toBe(start);
  });

  it("decodes two encodings, the last one first", async () => {
    expect((await decompressBody(brotliCompressSync(gzipSync(TEXT)), "gzip, br")).toString()).toBe(start);
  });

  it.each(Object.entries(CODINGS))("returns the readable part of a truncated %s body", async (coding, packed) => {
    const text = (await decompressBody(packed.subarray(0, packed.length / 2), coding)).toString();
    expect(TEXT.startsWith(text)).toBe(true);
  });

  it("returns unknown encodings unchanged and survives corrupt data", async () => {
    expect((await decompressBody(Buffer.from("plain"), "identity")).toString()).toBe("plain");
    expect((await decompressBody(Buffer.from("not gzip"), "gzip")).toString()).toBe("");
  });
});

describe("decodeBytes", () => {
  it("takes linear time for a long Content-Type", () => {
    expect(decodeBytes(Buffer.from("Schön"), `text/html; charset=${" ".repeat(2_000_000)}`)).toBe("Schön");
  });

  const latin1 = Buffer.from("né", "latin1");
  it.each([
    ["the header", latin1, "text/html; charset=iso-8859-1", "né"],
    ["a quoted name", latin1, 'text/html; charset="latin1"', "né"],
    [
      "<meta charset>",
      Buffer.from("<meta charset=windows-1252>né", "latin1"),
      "text/html",
      "<meta charset=windows-1252>né",
    ],
    ["a byte-order mark over the header", Buffer.from("\ufeffné"), "text/html; charset=latin1", "né"],
    ["UTF-16 by its mark", Buffer.from("\ufeffné", "utf16le"), "", "né"],
    ["UTF-8 where nothing is said", Buffer.from("né"), "", "né"],
    ["UTF-8 cut within a character", Buffer.from("né").subarray(0, 2), "", "n"],
    ["Western where it is no UTF-8", Buffer.from("né!", "latin1"), "", "né!"],
    ["an unknown name as if nothing were said", Buffer.from("né"), "text/html; charset=klingon", "né"],
    [
      "a <meta> that claims UTF-16 and cannot be",
      Buffer.from("<meta charset=utf-16>né"),
      "",
      "<meta charset=utf-16>né",
    ],
  ])("decodes %s", (_, bytes, contentType, text) => expect(decodeBytes(bytes, contentType)).toBe(text));
});

/** The bytes of a text in a charset that only TextDecoder knows. */
function encode(text: string, charset: string): Buffer {
  const decoder = new TextDecoder(charset);
  const codes = new Map<string, number[]>();
  for (let lead = 0x80; lead <= 0xff; lead += 1) {
    const letter = decoder.decode(Uint8Array.of(lead));
    if (letter !== "\ufffd") codes.set(letter, [lead]);
    for (let trail = 0x40; letter === "\ufffd" && trail <= 0xff; trail += 1) {
      const pair = decoder.decode(Uint8Array.of(lead, trail));
      if ([...pair].length === 1 && !codes.has(pair)) codes.set(pair, [lead, trail]);
    }
  }
  return Buffer.from([...text].flatMap((letter) => codes.get(letter) ?? [letter.charCodeAt(0)]));
}

const page = (title: string, text: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;

describe("a charset that nothing declares", () => {
  it.each([
    ["windows-1251", "Страница не найдена", "К сожалению, запрошенная страница не существует."],
    ["koi8-r", "Страница не найдена", "К сожалению, запрошенная страница не существует."],
    ["shift_jis", "ページが見つかりません", "お探しのページは削除されたか、名前が変更された可能性があります。"],
    ["euc-jp", "ページが見つかりません", "お探しのページは削除されたか、名前が変更された可能性があります。"],
    ["gb18030", "页面不存在", "抱歉，您访问的页面不存在或已被删除。"],
    ["big5", "找不到網頁", "很抱歉，您所查詢的網頁不存在。"],
    ["euc-kr", "페이지를 찾을 수 없습니다", "요청하신 페이지가 존재하지 않습니다."],
    ["windows-1255", "הדף לא נמצא", "מצטערים, הדף שביקשת אינו קיים."],
    ["windows-1256", "الصفحة غير موجودة", "عذرا، الصفحة التي تبحث عنها غير موجودة."],
    ["windows-1250", "Stránka nenalezena", "Omlouváme se, požadovaná stránka neexistuje. Žluťoučký kůň."],
    ["iso-8859-2", "Nie znaleziono strony", "Przepraszamy, żądana strona nie została znaleziona."],
    ["windows-1254", "Sayfa bulunamadı", "Aradığınız sayfa bulunamadı. Lütfen adresi kontrol edin, teşekkürler."],
  ])("is recognised: %s, “%s”", (charset, title, text) => {
    expect(decodeBytes(encode(page(title, text), charset), "text/html")).toBe(page(title, text));
  });

  it.each([
    "Über uns",
    "Café",
    "Größe wählen",
    "Köp skor på nätet. Fri frakt över 499 kr.",
    "Rødgrød med fløde",
    "Ostoskärry on tyhjä. Lisää tuotteita ostoskoriin ja jatka kassalle, kiitos käynnistä.",
    "¡Envío gratis! Compra aquí los mejores zapatos de la temporada, señora.",
    "Perché scegliere noi? La qualità è la nostra priorità più importante.",
    "Prix : 12 €",
    "“Best shoes” – £49",
    "L’offre à côté",
    "São Paulo",
    "© 2024 Müller GmbH",
  ])("is Western otherwise: %s", (text) => {
    expect(decodeBytes(encode(page(text, text), "windows-1252"), "text/html")).toBe(page(text, text));
  });
});
