import type { LookupAddress } from "node:dns";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cacheLookup } from "../../../src/engine/guard/dns-lookup.ts";

const answer: LookupAddress[] = [{ address: "93.184.216.34", family: 4 }];

afterEach(() => {
  vi.useRealTimers();
});

describe("cacheLookup", () => {
  it("looks up a name once for simultaneous requests, and once a minute", async () => {
    vi.useFakeTimers();
    const lookup = vi.fn(async () => answer);
    const remembered = cacheLookup(lookup);
    await Promise.all([remembered("a.example"), remembered("a.example"), remembered("b.example")]);
    expect(lookup).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(59_999);
    await remembered("a.example");
    expect(lookup).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    await remembered("a.example");
    expect(lookup).toHaveBeenCalledTimes(3);
  });

  it("looks up a name again after a failure", async () => {
    const lookup = vi.fn<() => Promise<LookupAddress[]>>();
    lookup.mockRejectedValueOnce(Object.assign(new Error("later"), { code: "EAI_AGAIN" })).mockResolvedValue(answer);
    const remembered = cacheLookup(lookup);
    await expect(remembered("a.example")).rejects.toMatchObject({ code: "EAI_AGAIN" });
    await expect(remembered("a.example")).resolves.toEqual(answer);
  });

  it("rejects with ENOTFOUND when a name has no address", async () => {
    await expect(cacheLookup(async () => [])("a.example")).rejects.toMatchObject({ code: "ENOTFOUND" });
  });
});
