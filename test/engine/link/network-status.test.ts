import { describe, expect, it } from "vitest";
import { NetworkStatus } from "../../../src/engine/link/network-status.ts";

/** A control look-up with a fixed result that counts its calls. */
function control(works: boolean) {
  const asked = { times: 0 };
  const look = async () => {
    asked.times += 1;
    return works;
  };
  return { asked, network: new NetworkStatus(look) };
}

describe("NetworkStatus", () => {
  it("lets one look-up go first, and skips the others where no name resolves", async () => {
    const { network, asked } = control(false);
    expect(await network.isDown("a.example")).toBe(false);
    const others = Array.from({ length: 500 }, (_, i) => network.isDown(`${i}.example`));
    expect(await network.isUp()).toBe(false);
    network.recordResult("a.example", false);
    expect(new Set(await Promise.all(others))).toEqual(new Set([true]));
    expect(asked.times).toBe(1);
  });

  it("lets all requests go once the first one got a response, without a look-up of its own", async () => {
    const { network, asked } = control(true);
    await network.isDown("a.example");
    const other = network.isDown("b.example");
    network.recordResult("a.example", true);
    expect(await other).toBe(false);
    expect(asked.times).toBe(0);
  });

  it("blames the host where the first request failed and the network may be up", async () => {
    const { network } = control(true);
    await network.isDown("a.example");
    const other = network.isDown("b.example");
    network.recordResult("a.example", false);
    expect(await other).toBe(false);
  });

  it.each(["127.0.0.1", "[::1]", "localhost", "shop.localhost", "192.0.2.7"])(
    "needs no name server for %s",
    async (hostname) => {
      const { network } = control(false);
      await network.isUp();
      expect(await network.isDown(hostname)).toBe(false);
      expect(await network.isDown("a.example")).toBe(true);
    },
  );
});
