import path from "node:path";

/** `ads.yml` becomes `ads-2.yml`. */
export function toNumberedPath(output: string, number: number): string {
  const { dir, name, ext } = path.parse(output);
  return path.join(dir, `${name}-${number}${ext}`);
}
