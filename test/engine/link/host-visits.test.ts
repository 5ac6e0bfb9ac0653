import fc from "fast-check";
import { expect, test } from "vitest";
import { HostVisits } from "../../../src/engine/link/host-visits.ts";

test("a visit that is made alone is beside no other, and every visit ends", async () => {
  const kinds = fc.array(fc.constantFrom("beside", "alone", "fails alone", "fails"), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(kinds, fc.scheduler(), async (list, scheduler) => {
      const visits = new HostVisits();
      let running = 0;
      let isAlone = false;
      const visit = (kind: string) => async () => {
        expect(isAlone).toBe(false);
        const alone = kind.endsWith("alone");
        if (alone) expect(running).toBe(0);
        isAlone = alone;
        running += 1;
        await scheduler.schedule(Promise.resolve());
        running -= 1;
        isAlone = false;
        if (kind.startsWith("fails")) throw new Error(kind);
        return kind;
      };
      const results = Promise.allSettled(
        list.map((kind) => (kind.endsWith("alone") ? visits.alone(visit(kind)) : visits.beside(visit(kind)))),
      );
      await scheduler.waitFor(results);
      expect(
        (await results).map((result) => (result.status === "fulfilled" ? result.value : result.reason.message)),
      ).toEqual(list);
    }),
  );
});
