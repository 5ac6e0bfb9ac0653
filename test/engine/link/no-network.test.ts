import { afterEach, describe, expect, it, vi } from "vitest";
import { NoNetwork } from "../../../src/contract/error.ts";
import { NetworkStatus } from "../../../src/engine/link/network-status.ts";
import { createLinkChecker } from "../../../src/engine/link-checker.ts";

describe("the link checker on a machine without a network", () => {
  afterEach(() => vi.restoreAllMocks());

  it("throws an error of its own instead of a verdict on the page", async () => {
    vi.spyOn(NetworkStatus.prototype, "isDown").mockResolvedValue(true);
    const checker = createLinkChecker({
      allowedAddresses: { loopback: false, private: false },
      proxies: {},
      chromePath: "/nowhere/chrome",
      env: {},
      perHost: 1,
      concurrency: 1,
      log: () => {},
    });
    const { signal } = new AbortController();
    try {
      await expect(checker.check("https://shop.acme.example/sale", { signal })).rejects.toThrow(NoNetwork);
    } finally {
      await checker.close();
    }
  });
});
