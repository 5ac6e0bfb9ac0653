/** The declarations of a style rule by property. */
export type Declarations = Readonly<Record<string, string | number>>;

/** A rule of a style sheet. */
export function rule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([property, value]) => `${property}: ${value};`);
  return `${selector} { ${lines.join(" ")} }`;
}
