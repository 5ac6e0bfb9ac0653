import { load } from "cheerio";
import fc from "fast-check";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import {
  escapeForLog,
  escapeHtml,
  escapeLinesForLog,
  escapeMarkdown,
  escapeSarif,
  escapeXml,
  stringifyForLog,
  toCodeSpan,
  toSingleLine,
} from "../../src/report/escape.ts";
import { commandsIn } from "../doubles/runner-commands.ts";
import { findGitHubAutolinks, getVisibleText, listTags, renderGfm } from "./github-markdown.ts";
import { hostileText } from "./hostile-text.ts";

const RUNS = { numRuns: 600 };
const removeWhitespace = (text: string): string => text.replace(/\s/gu, "");
const withoutGuards = (text: string): string => text.replaceAll("\u200b", "");

/** The tags that are ours to add: what keeps a dollar sign from being mathematics, and a colour from being a link. */
const removeOwnTags = (html: string): string =>
  html.replace(/<\/?span>/gu, "").replace(/<code>(#[0-9a-f]{3,8})<\/code>/giu, "$1");

describe("toSingleLine", () => {
  test("removes control, bidi and invisible characters", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const line = toSingleLine(text);
        expect(line.isWellFormed()).toBe(true);
        expect(line).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u00ad\u200b\u2060\ufeff\u{e0041}]/u);
        expect(toSingleLine(line)).toBe(line);
      }),
      RUNS,
    );
  });

  test("keeps only the joiners that emoji, Persian and Hindi need", () => {
    for (const word of ["👩\u200d💻", "❤\ufe0f\u200d🔥", "می\u200cخواهم", "क्\u200dष"])
      expect(toSingleLine(word)).toBe(word);
    expect(toSingleLine("pay\u200dpal é\u200cx 1\u200d2")).toBe("paypal éx 12");
  });
});

const MARKDOWN_CONTEXTS: Record<string, (text: string) => string> = {
  "a paragraph": (text) => `Before ${text} after`,
  "a line of its own": (text) => text,
  "a heading": (text) => `#### ${text}`,
  "a list item": (text) => `- ${text}`,
  "bold text": (text) => `**x ${text} x**`,
  "a quotation": (text) => `> ${text}`,
  "a table's cell": (text) => `| a | b |\n| - | - |\n| ${text} | end |`,
  "our link's text": (text) => `[x ${text} x](https://github.com/acme)`,
};

describe("escapeMarkdown", () => {
  for (const [place, put] of Object.entries(MARKDOWN_CONTEXTS)) {
    test(`keeps text inert in ${place}`, () => {
      fc.assert(
        fc.property(hostileText, (text) => {
          fc.pre(withoutGuards(toSingleLine(text)) !== "");
          const html = renderGfm(put(escapeMarkdown(text)));
          expect(listTags(removeOwnTags(html))).toEqual(listTags(renderGfm(put("x"))));
          expect(findGitHubAutolinks(html)).toEqual([]);
          const ours = getVisibleText(renderGfm(put("\u0001"))).replace("\ufffd", "\u0001");
          const read = getVisibleText(html);
          expect(read.trim()).toBe(ours.replace("\u0001", () => withoutGuards(toSingleLine(text))).trim());
        }),
        RUNS,
      );
    });
  }

  test("leaves harmless text readable", () => {
    expect(escapeMarkdown("Spring sale: 50% off (ends 12:30), only today!")).toBe(
      "Spring sale: 50% off (ends 12:30), only today!",
    );
  });

  test("renders a hex colour as code", () => {
    expect(escapeMarkdown("from #DC2389, #2b0f3a80 to (#fff)")).toBe("from `#DC2389`, `#2b0f3a80` to (`#fff`)");
    expect(escapeMarkdown("No. #123 of shop#123456")).not.toContain("`");
    const cell = renderGfm(`| a | b |\n| - | - |\n| ${escapeMarkdown("\\`#dc2389`|#fff")} | end |`);
    expect(getVisibleText(cell)).toContain("\\`#dc2389`|#fff");
  });

  test("truncates before escaping, so that no escape is cut in two", () => {
    expect(escapeMarkdown("<<<<<<", 4)).toBe("&lt;&lt;&lt;…");
  });
});

describe("toCodeSpan", () => {
  test("contains any text verbatim", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        fc.pre(toSingleLine(text) !== "");
        const html = renderGfm(`- Before ${toCodeSpan(text)} → ${toCodeSpan("x")} after`);
        expect(listTags(html)).toEqual(listTags(renderGfm("- Before `x` → `x` after")));
        expect(getVisibleText(html).trim()).toBe(`Before ${withoutGuards(toSingleLine(text))} → x after`);
      }),
      RUNS,
    );
  });

  test("has a placeholder for an empty text", () => expect(toCodeSpan(" \n ")).toBe("*(nothing)*"));
});

describe("escapeXml", () => {
  test("survives a strict parser, without characters that XML forbids", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const parser = new SaxesParser();
        let content = "";
        let attribute = "";
        parser.on("error", (error) => {
          throw error;
        });
        parser.on("text", (piece) => {
          content += piece;
        });
        parser.on("opentag", (tag) => {
          attribute = String(tag.attributes["a"]);
        });
        parser.write(`<?xml version="1.0"?><t a="${escapeXml(toSingleLine(text))}">${escapeXml(text)}</t>`).close();
        expect(removeWhitespace(content)).toBe(removeWhitespace(toSingleLine(text).replace(/[\ufffe\uffff]/gu, "")));
        expect(attribute).not.toMatch(/\n/u);
      }),
      RUNS,
    );
  });
});

describe("escapeHtml", () => {
  test("keeps text inert between tags and in an attribute", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const document = load(`<p title="${escapeHtml(text)}">${escapeHtml(text)}</p><i></i>`, {}, false);
        expect(document("*").length).toBe(2);
        expect(document("p").text()).toBe(toSingleLine(text));
        expect(document("p").attr()).toEqual({ title: toSingleLine(text) });
        expect(document.root().contents().length).toBe(2);
      }),
      RUNS,
    );
  });
});

describe("escapeSarif", () => {
  test("keeps text readable without links, placeholders, mentions, references or tags", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const message = escapeSarif(text);
        expect(withoutGuards(message)).toBe(withoutGuards(toSingleLine(text)));
        expect(message).not.toMatch(/\]\(|\]\[|\{\d|@\w|#\d|:\/\/|www\.|!\[|<[\w/!?]|GH-\d/iu);
      }),
      RUNS,
    );
  });
});

describe("escapeForLog", () => {
  test("writes one line without commands, terminal sequences or invisible characters", () => {
    fc.assert(
      fc.property(hostileText, hostileText, (text, other) => {
        const line = escapeForLog(text);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect(commandsIn(line)).toEqual([]);
        expect(commandsIn(`  ${line}`)).toEqual([]);
        expect(commandsIn(`entry ${line}: ${escapeForLog(other)}`)).toEqual([]);
      }),
      RUNS,
    );
  });

  test("keeps harmless text", () => {
    expect(escapeForLog("https://acme.example/a::b #12 [x] 日本語")).toBe("https://acme.example/a::b #12 [x] 日本語");
  });
});

describe("escapeLinesForLog", () => {
  test("keeps lines and indentation, without commands", () => {
    fc.assert(
      fc.property(fc.array(hostileText), (texts) => {
        const lines = texts.map((text) => text.replace(/[\r\n]+/gu, " "));
        const shown = escapeLinesForLog(lines.map((line) => `  - ${line}`).join("\n"));
        expect(commandsIn(shown)).toEqual([]);
        expect(shown.split("\n")).toHaveLength(Math.max(1, lines.length));
        if (lines.length > 0) expect(shown).toMatch(/^ {2}-/u);
      }),
      RUNS,
    );
    expect(commandsIn(escapeLinesForLog("x\n  ::error::forged"))).toEqual([]);
  });
});

describe("stringifyForLog", () => {
  test("writes the same JSON value without commands", () => {
    fc.assert(
      fc.property(hostileText, hostileText, (text, key) => {
        const value = { [`k${key}`]: [text, `##[error]${text}`, `#\u200b#\u00ad[x`] };
        for (const json of [stringifyForLog(value), stringifyForLog(value, 2)]) {
          expect(commandsIn(json)).toEqual([]);
          expect(json).not.toMatch(/#[\p{Cf}\p{DI}]*\[/u);
          expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
        }
      }),
      RUNS,
    );
  });
});
