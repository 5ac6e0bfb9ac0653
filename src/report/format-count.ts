const NUMBER_FORMAT = new Intl.NumberFormat("en");

/** `1 ad`, `2 ads`, `1,200 ads`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${NUMBER_FORMAT.format(count)} ${count === 1 ? one : many}`;
