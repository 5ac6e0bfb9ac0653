import { normaliseText, toVisibleText } from "../../ground/fold-text.ts";
import type { PageText, Snapshot } from "../artifacts/capture-schemas.ts";
import { type AbsentFeature, isMoney, type Label } from "../artifacts/claims.ts";
import { extractTerms, type TextContext } from "./build-text-block.ts";
import { isNegated } from "./exclusions.ts";
import { isCell, rowOf, tableOf } from "./item-labels.ts";
import { locateOnPage, metaExcerpt } from "./page-excerpts.ts";
import { findQuantities } from "./quantities.ts";

const CROSS = /^[✕✖✗✘❌×–—-]$/u;
/** "Not included in price" */
const MAX_DENIAL_WORDS = 4;

const isDenial = (text: string, language: string | null): boolean => {
  const normalised = normaliseText(text);
  return normalised === ""
    ? CROSS.test(text.trim())
    : normalised.split(" ").length <= MAX_DENIAL_WORDS && !/\d/.test(normalised) && isNegated(normalised, language);
};

const standsBelow = ({ box }: PageText, header: PageText): boolean => {
  const middle = box.x + box.width / 2;
  return header.box.x <= middle && middle <= header.box.x + header.box.width;
};

/** What the cells of tables say no to: "TV channels" in the row, "Basic" and its price in the column. */
export const findAbsentFeatures = (
  page: Snapshot,
  texts: readonly PageText[],
  context: TextContext,
): AbsentFeature[] => {
  const language = context.language ?? context.declared ?? null;
  const read = ({ text }: PageText): Label => ({
    terms: extractTerms(text, context),
    quantities: findQuantities(text, language),
  });
  const cells = texts.filter((text) => isCell(text) && tableOf(text) !== undefined);
  return [...Map.groupBy(cells, tableOf).values()].flatMap((table) => {
    const rows = [...Map.groupBy(table, rowOf).values()];
    const headers = rows.find((row) => row.length > 1) ?? [];
    const readColumn = (header: PageText): Label[] =>
      table
        .filter((cell) => cell === header || standsBelow(cell, header))
        .flatMap((cell) => {
          const label = read(cell);
          return cell === header || label.quantities.some(isMoney) ? [label] : [];
        });
    return rows.flatMap(([feature, ...values]) =>
      values.flatMap((cell): AbsentFeature[] => {
        const column = headers.findIndex((header) => header !== feature && standsBelow(cell, header));
        const header = headers[column];
        if (feature === undefined || header === undefined || headers.includes(cell) || !isDenial(cell.text, language))
          return [];
        const others = headers.filter((other) => other !== header && !standsBelow(feature, other));
        return [
          {
            excerpt: {
              ...metaExcerpt(`${toVisibleText(feature.text)}: ${toVisibleText(cell.text)}`, "page"),
              ...locateOnPage(cell, page),
            },
            feature: read(feature),
            offer: readColumn(header),
            otherOffers: others.map(readColumn),
          },
        ];
      }),
    );
  });
};
