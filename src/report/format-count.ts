/** `1 ad`, `2 ads`, `1,200 ads`. Only thousands need Intl, whose first use takes 20 ms. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count < 1000 ? count : count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** `1 ad`, `2 ads`. */
export const formatAdCount = (count: number): string => formatCount(count, "ad");
