/** Reads JSON-LD (schema.org). It may contain anything, so each value is checked. */

/** Deeper than real documents. */
const MAX_DEPTH = 12;
const MAX_NODES = 5000;

type JsonLdNode = Readonly<Record<string, unknown>>;

const isJsonLdNode = (value: unknown): value is JsonLdNode =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const collectNodes = (blocks: readonly unknown[]): JsonLdNode[] => {
  const nodes: JsonLdNode[] = [];
  const walk = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || nodes.length >= MAX_NODES) return;
    if (Array.isArray(value)) for (const item of value) walk(item, depth + 1);
    if (!isJsonLdNode(value)) return;
    nodes.push(value);
    for (const child of Object.values(value)) walk(child, depth + 1);
  };
  walk(blocks, 0);
  return nodes;
};

/** The types of a node, without namespace. */
const nodeTypes = (node: JsonLdNode): string[] =>
  [node["@type"]]
    .flat()
    .filter((type) => typeof type === "string")
    .map((type) => type.replace(/^.*[/:#]/, ""));

const findNodes = (blocks: readonly unknown[], types: RegExp): JsonLdNode[] =>
  collectNodes(blocks).filter((node) => nodeTypes(node).some((type) => types.test(type)));

const readText = (node: JsonLdNode, key: string): string | null => {
  const value = node[key];
  return typeof value === "string" && value.trim() !== "" && value.length < 200 ? value.trim() : null;
};

/** All strings of the data, without keywords such as "@type". */
export const findStrings = (blocks: readonly unknown[]): string[] =>
  collectNodes(blocks)
    .flatMap((node) => Object.entries(node))
    .filter(([key]) => !key.startsWith("@"))
    .flatMap(([, value]) => [value].flat().filter((text) => typeof text === "string"))
    .filter((text) => text !== "");

/** All schema.org types of the page. */
export const findTypes = (blocks: readonly unknown[]): string[] => collectNodes(blocks).flatMap(nodeTypes);

/** Questions and answers of the page (schema.org's FAQPage). */
export const findFaqEntries = (blocks: readonly unknown[]): { question: string; answer: string }[] =>
  findNodes(blocks, /^Question$/).flatMap((node) => {
    const question = readText(node, "name");
    const answer = [node["acceptedAnswer"]].flat().find(isJsonLdNode)?.["text"];
    return question === null || typeof answer !== "string" ? [] : [{ question, answer }];
  });

const ORGANISATION_TYPE =
  /^(?:Organization|Corporation|LocalBusiness|OnlineStore|Store|Restaurant|Hotel|WebSite|Brand|NGO|.*Business)$/;

const nodeBrandNames = (node: JsonLdNode): string[] =>
  [node["brand"], node["publisher"], node["manufacturer"]].filter(
    (brand): brand is string => typeof brand === "string" && brand.length < 80,
  );

/** Names of organisations and brands. */
export const findOrganisationNames = (blocks: readonly unknown[]): string[] =>
  collectNodes(blocks)
    .flatMap((node) => [
      ...(nodeTypes(node).some((type) => ORGANISATION_TYPE.test(type)) ? [readText(node, "name") ?? ""] : []),
      ...nodeBrandNames(node),
    ])
    .filter((name) => name !== "");

/** Names of the page's products and services. */
export const findProductNames = (blocks: readonly unknown[]): string[] =>
  findNodes(
    blocks,
    /^(?:Product|ProductGroup|Service|SoftwareApplication|MobileApplication|Course|Event|Book)$/,
  ).flatMap((node) => readText(node, "name") ?? []);

/**
 * Parses a price. schema.org requires a plain decimal, but some shops pad it ("29.9900") or write "1,299.00". Null if
 * ambiguous: "1.299" is more than a thousand in Germany and less than two by schema.org.
 */
const parseDecimal = (value: unknown): number | null => {
  if (typeof value === "number") return Number.isFinite(value) && value >= 0 ? value : null;
  if (typeof value !== "string" || !/^\s*\d[\d.,]*\s*$/.test(value)) return null;
  const written = value.trim();
  const [, head = written, separator, tail = ""] = /^(.*)([.,])(\d*)$/.exec(written) ?? [];
  const withoutDecimals = Number(written.replace(/\D/g, ""));
  const withDecimals = Number(`${head.replace(/\D/g, "")}.${tail}`);
  if (separator === undefined) return withoutDecimals;
  if (/[.,]/.test(head)) return head.includes(separator) ? withoutDecimals : withDecimals;
  if (tail.length !== 3 || head.length > 3 || head === "0") return withDecimals;
  return separator === "," ? withoutDecimals : null;
};

const parsePrice = (node: JsonLdNode) => {
  const currency = readText(node, "priceCurrency");
  const value = parseDecimal(node["lowPrice"]) ?? parseDecimal(node["price"]);
  if (currency === null || !/^[A-Z]{3}$/.test(currency) || value === null) return [];
  return [{ value, currency }];
};

/** The start dates of the page's events, as YYYY-MM-DD. */
export const findEventStartDates = (blocks: readonly unknown[]): string[] =>
  collectNodes(blocks).flatMap((node) => /^20\d\d-\d\d-\d\d(?=T|$)/.exec(readText(node, "startDate") ?? "")?.[0] ?? []);

/** The availability of the page's offers, as schema.org values. */
export const findAvailabilities = (blocks: readonly unknown[]): string[] =>
  collectNodes(blocks).flatMap((node) => readText(node, "availability") ?? []);

/** The prices of the page's offers, with their currencies (ISO 4217). */
export const findPrices = (blocks: readonly unknown[]): { value: number; currency: string }[] =>
  findNodes(blocks, /^(?:Offer|AggregateOffer|PriceSpecification|UnitPriceSpecification)$/).flatMap(parsePrice);
