/** A manifest of ads that differ in their ids, in four lines each, the first on line 3. */
export const adsYml = (...ads: (string | { id: string; more: string })[]): string =>
  `version: 1\nads:\n${ads
    .map((ad) => (typeof ad === "string" ? { id: ad, more: "" } : ad))
    .map(
      ({ id, more }) =>
        `  - id: ${id}\n    platform: meta\n    asset: https://cdn.example/${id}.png\n    landing: ` +
        `${landing(id)}\n${more}`,
    )
    .join("")}`;

export const landing = (id: string): string => `https://shop.example/${id}`;
