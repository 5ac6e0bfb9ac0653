import { defineToneSignal } from "./tone-signal.ts";

/** Readers notice at once when a company that said "du" says "Sie". */
const DIFFERENT_ADDRESS = 0.1;

/** Do ad and page address the reader with the same pronoun, where a language has a familiar and a polite one? */
export const formOfAddress = defineToneSignal(
  "form_of_address",
  "ad or page has no familiar or polite form of address",
  ({ address: own }, { address: other }) => {
    if (own === null || other === null) return null;
    if (own === other) return { value: 1, note: `ad and page use the ${own} form of address` };
    return { value: DIFFERENT_ADDRESS, note: `the ad uses the ${own} form of address, the page the ${other} one` };
  },
);
