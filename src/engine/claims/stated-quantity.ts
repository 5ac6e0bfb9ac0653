import type { AdLine, Quantity, Statement } from "../artifacts/claims.ts";

export const SECONDS_PER_MONTH = 2_629_800;
export const SECONDS_PER_YEAR = 31_557_600;

/** One of the ad's numbers with its line. */
export interface QuantityClaim {
  quantity: Quantity;
  line: AdLine;
  /** All lines of the ad. */
  lines: readonly AdLine[];
}

/** A number of the page with the statement that contains it. */
export interface StatedQuantity {
  quantity: Quantity;
  statement: Statement;
}

/** All numbers of the page. */
export const listStatedQuantities = (statements: readonly Statement[]): StatedQuantity[] =>
  statements.flatMap((statement) => statement.quantities.map((quantity) => ({ quantity, statement })));
