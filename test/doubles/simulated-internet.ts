import dns from "node:dns";
import { createRequire } from "node:module";
import process from "node:process";

/**
 * Loaded before everything else (`node --import`): a process for which a small world stands in for the internet. Names
 * are resolved by the server in ADHERE_TEST_DNS, over UDP as any resolver's are; whoever connects to the one public
 * address of that world gets the site at the port in ADHERE_TEST_SITE. Nothing else is changed: loopback and private
 * addresses are real.
 */
export const PUBLIC_ADDRESS = "93.184.216.34";

const { ADHERE_TEST_DNS: resolverPort, ADHERE_TEST_SITE: sitePort } = process.env;
if (resolverPort !== undefined && sitePort !== undefined) {
  const resolver = new dns.promises.Resolver({ timeout: 2000, tries: 2 });
  resolver.setServers([`127.0.0.1:${resolverPort}`]);
  const lookup = async (name: string) => {
    const [four, six] = await Promise.all([
      resolver.resolve4(name).catch(() => []),
      resolver.resolve6(name).catch(() => []),
    ]);
    const found = [
      ...four.map((address) => ({ address, family: 4 })),
      ...six.map((address) => ({ address, family: 6 })),
    ];
    if (found.length > 0) return found;
    throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: "ENOTFOUND" });
  };
  Object.assign(dns.promises, { lookup });
  redirectConnections(Number(sitePort));
}

/** At the system call's own door: wherever the connection is asked for, and whatever judged it before. */
function redirectConnections(port: number): void {
  const { TCP } = createRequire(import.meta.url)("node:process").binding("tcp_wrap");
  const connect = TCP.prototype.connect;
  TCP.prototype.connect = function (request: unknown, address: string, wanted: unknown, ...rest: unknown[]) {
    return address === PUBLIC_ADDRESS
      ? connect.call(this, request, "127.0.0.1", port, ...rest)
      : connect.call(this, request, address, wanted, ...rest);
  };
}
