import { normaliseText, toVisibleText } from "../../ground/fold-text.ts";
import type { PageText, Snapshot } from "../artifacts/capture-schemas.ts";
import { type AbsentFeature, isMoney, type Label } from "../artifacts/claims.ts";
import { extractTerms, type TextContext } from "./build-text-block.ts";
import { cachedBy } from "./cached-by.ts";
import { isNegated } from "./exclusions.ts";
import { isAbove, isCell, rowOf, tableOf } from "./item-labels.ts";
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

/** The cell that heads each column, with what names the column's offer: its title and the prices in it. */
const readColumns = (
  table: readonly PageText[],
  headers: readonly PageText[],
  read: (cell: PageText) => Label,
): Map<PageText, Label[]> =>
  new Map(
    headers.map((header) => [
      header,
      table
        .filter((cell) => cell === header || (/\d/.test(cell.text) && isAbove(header, cell)))
        .map((cell) => ({ cell, label: read(cell) }))
        .filter(({ cell, label }) => cell === header || label.quantities.some(isMoney))
        .map(({ label }) => label),
    ]),
  );

/** What the cells of tables say no to: "TV channels" in the row, "Basic" and its price in the column. */
export const findAbsentFeatures = (
  page: Snapshot,
  texts: readonly PageText[],
  context: TextContext,
): AbsentFeature[] => {
  const language = context.language ?? context.declared ?? null;
  const read = cachedBy(
    ({ text }: PageText): Label => ({ terms: extractTerms(text, context), quantities: findQuantities(text, language) }),
  );
  const cells = texts.filter((text) => isCell(text) && tableOf(text) !== undefined);
  return [...Map.groupBy(cells, tableOf).values()].flatMap((table) => {
    const rows = [...Map.groupBy(table, rowOf).values()];
    const headers = rows.find((row) => row.length > 1) ?? [];
    const columns = readColumns(table, headers, read);
    return rows.flatMap(([feature, ...values]) =>
      values.flatMap((cell): AbsentFeature[] => {
        const header = headers.find((one) => one !== feature && isAbove(one, cell));
        const offer = header === undefined ? undefined : columns.get(header);
        if (feature === undefined || offer === undefined || headers.includes(cell)) return [];
        if (!isDenial(cell.text, language)) return [];
        const text = `${toVisibleText(feature.text)}: ${toVisibleText(cell.text)}`;
        return [
          {
            excerpt: { ...metaExcerpt(text, "page"), ...locateOnPage(cell, page) },
            feature: read(feature),
            offer,
            otherOffers: [...columns].flatMap(([other, labels]) =>
              other === header || isAbove(other, feature) ? [] : [labels],
            ),
          },
        ];
      }),
    );
  });
};
