/** How "zł" is read, in which the stroke of the l is thin: beside a number, nothing else looks like it. */
const MISREAD_ZLOTY = /^z[tli1](?=[.,;:!?)]*$)|(?<=\d)z[tli1](?=[.,;:!?)]*$)/iu;
/** Pounds have a decimal point. */
const POUND = /£/u;
const DECIMAL_COMMA = /\d,\d\d(?!\d)/u;
const NUMBER_END = /\d$/u;

/** The words of a line, in which currency signs that look alike are told apart by the number beside them. */
export function mendCurrency<Word extends { text: string }>(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const { text } = word;
    const [before, after] = [words[at - 1]?.text ?? "", words[at + 1]?.text ?? ""];
    if (POUND.test(text) && [before, text, after].some((one) => DECIMAL_COMMA.test(one)))
      return { ...word, text: text.replace(POUND, "€") };
    const isZloty =
      MISREAD_ZLOTY.test(text) && (NUMBER_END.test(before) || NUMBER_END.test(text.replace(MISREAD_ZLOTY, "")));
    return isZloty ? { ...word, text: text.replace(MISREAD_ZLOTY, "zł") } : word;
  });
}
