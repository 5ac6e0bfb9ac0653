import { describe, expect, it } from "vitest";
import { createPage } from "../evidence/fixtures.ts";
import { evaluate, signalValue } from "./signal-helpers.ts";

const echoOf = (headline: string, button: string, y?: number): number | null =>
  signalValue(
    evaluate(
      { headline },
      createPage([
        { tag: "h1", text: "From the click to the parcel" },
        { tag: "p", text: "One system for orders, stock and invoices of small makers." },
        { tag: "button", text: button, ...(y !== undefined && { y }) },
      ]),
    ),
    "headline_echo",
  );

describe("a headline that the page's button says word for word", () => {
  it("is repeated by the page, less clearly below the fold", () => {
    const [above, below] = [
      echoOf("Create my own shop", "Create my own shop"),
      echoOf("Create my own shop", "Create my own shop", 3000),
    ];
    expect(above).toBeGreaterThan(0.7);
    expect(below).toBeGreaterThan(0.5);
    expect(below).toBeLessThan(above ?? 0);
  });

  it("is not repeated by a button that says something else, nor is a single word", () => {
    expect(echoOf("Create my own shop", "Create an invoice")).toBeLessThan(0.4);
    expect(echoOf("Continue", "Continue")).toBeLessThan(0.4);
  });
});
