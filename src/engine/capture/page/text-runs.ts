import { dom } from "./dom.ts";
import type { RawTextBlock, TextRun } from "./element-context.ts";

/** Runs in the page: how people read runs of text beside one another, as one word, one price or several words. */
class TextRuns {
  #fontSize({ style }: TextRun): number {
    return Number.parseFloat(style.fontSize);
  }

  /** The white space between two runs of a line, in em; negative where they overlap. */
  #gap(before: TextRun, run: TextRun): number {
    const isRightToLeft = run.style.direction === "rtl";
    const [left, right] = isRightToLeft ? [run.firstLine, before.lastLine] : [before.lastLine, run.firstLine];
    // A large initial or currency sign has a wider margin.
    const isSingleCharacter = [...before.text.trim()].length === 1;
    const em = isSingleCharacter ? Math.max(this.#fontSize(before), this.#fontSize(run)) : this.#fontSize(run);
    return (right.left - left.right) / em;
  }

  /** Boxes that touch form one word ("S" "p" "r" "i" "n" "g" in a box each). */
  #touches(before: TextRun, run: TextRun): boolean {
    const gap = this.#gap(before, run);
    return gap < 0.14 && gap >= -1;
  }

  #isOnSameLine({ lastLine: a }: TextRun, { firstLine: b }: TextRun): boolean {
    const overlap = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return overlap > Math.min(a.bottom - a.top, b.bottom - b.top) * 0.5;
  }

  /** A word that is broken across lines in a narrow column. */
  #isBrokenWord(before: TextRun, run: TextRun): boolean {
    return /[\p{L}\p{N}\u00ad\u200b-]$/u.test(before.text) && /^[\p{L}\p{N}\u00ad\u200b]/u.test(run.text);
  }

  /**
   * Whether two runs are read as one word. A margin between two elements can serve as white space: pages rendered by
   * scripts often have none in their source.
   */
  #joins(before: TextRun, run: TextRun): boolean {
    if (before.generated === "before" || run.generated === "after") return !run.afterBreak;
    if (before.generated !== undefined || run.generated !== undefined) return false;
    // Half a word is never crossed out.
    if (before.struck !== run.struck) return false;
    if (run.afterBreak) {
      const offset = Math.abs(before.lastLine.top - run.firstLine.top);
      return this.#touches(before, run) && offset < this.#fontSize(run) * 0.5;
    }
    if (this.#isOnSameLine(before, run)) return this.#gap(before, run) < 0.14;
    return before.parent === run.parent || this.#isBrokenWord(before, run);
  }

  /** A run of smaller type beside another one, such as cents or a footnote's mark: at most three quarters as large. */
  #isSmallBeside(before: TextRun, run: TextRun): boolean {
    return this.#fontSize(run) <= this.#fontSize(before) * 0.75 && this.#isOnSameLine(before, run);
  }

  /** Cents that are set smaller and have no separator: "$49" and "99", or "49" and "€99". */
  #areCents(before: TextRun, run: TextRun, isPrice: boolean): boolean {
    const isAfterNumber = /\d\s*$/.test(before.text) && /^\s*\p{Sc}?\s?\d{2}(?![\d)])/u.test(run.text);
    return isAfterNumber && isPrice && this.#isSmallBeside(before, run) && !this.#isFootnoteLink(run);
  }

  #isFootnoteLink({ parent }: TextRun): boolean {
    const link = dom.lineage(parent).find((element) => dom.tagName(element) === "a");
    return link !== undefined && (dom.attribute(link, "href") ?? "").startsWith("#");
  }

  /** A raised number or star that refers to a footnote. After a letter it may be a part of the word: m². */
  #isFootnoteMark(before: TextRun | undefined, run: TextRun, isPrice: boolean): boolean {
    if (before === undefined || !/^\s*(?:\d{1,2}\)?|[*†‡]+)\s*$/.test(run.text)) return false;
    if (!/[\d%\p{Sc}]\s*$/u.test(before.text) || this.#areCents(before, run, isPrice)) return false;
    const isRaised = run.firstLine.top + run.firstLine.bottom < before.lastLine.top + before.lastLine.bottom;
    return isRaised && this.#isSmallBeside(before, run);
  }

  /** The runs that are read out: without the marks of footnotes. */
  listReadable({ runs }: RawTextBlock, isPrice: boolean): TextRun[] {
    return runs.filter((run, index) => !this.#isFootnoteMark(runs[index - 1], run, isPrice));
  }

  /** Appends a run as people read it: as part of the word, after a space, or as cents. */
  append(text: string, before: TextRun | undefined, run: TextRun, isPrice: boolean): string {
    if (before === undefined) return run.text;
    if (this.#areCents(before, run, isPrice) && before.struck === run.struck) {
      const [, sign = "", cents = "", rest = ""] = /^\s*(\p{Sc}?)\s?(\d{2})(.*)$/su.exec(run.text) ?? [];
      return `${text.trimEnd()}.${cents}${sign}${rest}`;
    }
    return this.#joins(before, run) ? text + run.text : `${text} ${run.text}`;
  }

  /** The parts of one price or number in boxes of their own: flex items, or the digits of an odometer. */
  continuesNumber(before: TextRun | undefined, run: TextRun | undefined): boolean {
    if (before === undefined || run === undefined || before.struck !== run.struck) return false;
    const isPart = ({ text }: TextRun) => /^\s*[\d\p{Sc}.,]{1,7}\s*$/u.test(text);
    if (!isPart(before) || !isPart(run) || !this.#isOnSameLine(before, run)) return false;
    return this.#touches(before, run);
  }
}

export const textRuns = new TextRuns();
