/**
 * Joins alternatives to the source of a regular expression.
 *
 * @param fragments the alternatives that `<name>` stands for.
 */
export const alternatives = (
  phrases: readonly string[],
  fragments: Readonly<Record<string, readonly string[]>> = {},
): string =>
  phrases.join("|").replace(/<(\w+)>/g, (_, name: string) => {
    const fragment = fragments[name];
    if (fragment === undefined) throw new Error(`The pattern fragment <${name}> is not defined.`);
    return fragment.join("|");
  });
