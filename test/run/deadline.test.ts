import { describe, expect, it } from "vitest";
import { createInterruptedError, findExpiredLimit, limitRunTime, withDeadline } from "../../src/run/deadline.ts";

const never = () => new Promise<never>(() => {});

describe("the time of a run", () => {
  it("stops what is under way and says so", async () => {
    const { signal, release } = limitRunTime(new AbortController().signal, 0.01);
    await expect(withDeadline(60, signal, never)).rejects.toThrow("The run's 0.01 s (run-timeout) were over");
    await expect(withDeadline(60, signal, never)).rejects.toMatchObject({ errorCode: "INTERRUPTED" });
    expect(findExpiredLimit(signal)).toBe(0.01);
    release();
  });

  it("is told apart from a person who stops it", async () => {
    const person = new AbortController();
    const { signal, release } = limitRunTime(person.signal, 60);
    person.abort();
    expect(signal.aborted).toBe(true);
    expect(findExpiredLimit(signal)).toBeNull();
    expect(createInterruptedError(signal).message).toContain("The run was stopped");
    release();
  });

  it("does not end after the run, nor without a limit", async () => {
    const { signal, release } = limitRunTime(new AbortController().signal, 0.01);
    release();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(signal.aborted).toBe(false);
    const { signal: stop } = new AbortController();
    expect(limitRunTime(stop, null).signal).toBe(stop);
  });
});
