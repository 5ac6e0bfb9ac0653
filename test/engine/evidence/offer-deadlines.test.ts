import { expect, it } from "vitest";
import { deadlinesIn } from "../../../src/engine/evidence/offers/deadline.ts";

it("reads the same deadline each time", () => {
  for (let time = 0; time < 3; time += 1) expect(deadlinesIn("today only")).toEqual(["today"]);
});
