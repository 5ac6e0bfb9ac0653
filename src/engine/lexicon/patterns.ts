type Fold = (words: string) => string;

/**
 * The regular expressions that a lexicon file composes of its lists. In "/^(?:<sale>)$/u", `<sale>` stands for any entry
 * of the list "sale", or for the string of that name; `<texts.sale>` is within "texts". Compiled on first use, because
 * most runs need few of them.
 *
 * @param fold prepares the lists as the texts are that the patterns are compared with.
 * @returns a function that gives the regular expressions by their names, the same object each time.
 */
export function patternLexicon<Name extends string>(
  patterns: Readonly<Record<Name, string>>,
  lists: object,
  fold?: Fold,
): () => Readonly<Record<Name, RegExp>> {
  let compiled: Readonly<Record<Name, RegExp>> | null = null;
  return () => {
    compiled ??= Object.fromEntries(
      Object.entries<string>(patterns).map(([name, pattern]) => [name, compilePattern(pattern, lists, fold)]),
    ) as Record<Name, RegExp>;
    return compiled;
  };
}

/**
 * Compiles one such pattern.
 *
 * @throws where it is not written as "/…/flags", or names a list that is missing or empty: that would match anything.
 */
export function compilePattern(pattern: string, lists: object, fold: Fold = (words) => words): RegExp {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/s.exec(pattern) ?? [];
  if (source === undefined) throw new Error(`The lexicon's pattern ${pattern} is not between slashes.`);
  return new RegExp(expand(source, lists, fold), flags);
}

/** A named group, "(?<name>" or "\\k<name>", is no list. */
const LIST_NAME = /(?<!\(\?|\\k)<([\w.]+)>/g;

const expand = (source: string, lists: object, fold: Fold): string =>
  source.replace(LIST_NAME, (_, path: string) => {
    const list = path.split(".").reduce<unknown>((parent, name) => Object(parent)[name], lists);
    const words = Array.isArray(list) ? fold(list.join("|")) : list;
    if (typeof words !== "string" || words === "") throw new Error(`The lexicon has no list <${path}>.`);
    return expand(words, lists, fold);
  });
