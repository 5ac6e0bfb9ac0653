import { describe, expect, it } from "vitest";
import { UnsafeUrl, unsafeCause } from "../../../src/engine/guard/unsafe-url-error.ts";

describe("unsafeCause", () => {
  const unsafe = new UnsafeUrl("10.0.0.1", "it is a private address", "Check the URL.");

  it.each([
    ["itself", unsafe],
    ["a cause", new TypeError("fetch failed", { cause: unsafe })],
    ["a cause's cause", new Error("a", { cause: new Error("b", { cause: unsafe }) })],
    ["one of several", new AggregateError([new Error("a"), unsafe])],
  ])("finds the refusal inside %s", (_where, error) => expect(unsafeCause(error)).toBe(unsafe));

  it.each([[new Error("other")], [undefined], ["text"], [{ cause: unsafe }]])("returns null for %s", (error) => {
    expect(unsafeCause(error)).toBeNull();
  });

  it("handles an error that is its own cause", () => {
    const error = new Error("round");
    error.cause = error;
    expect(unsafeCause(error)).toBeNull();
  });
});
