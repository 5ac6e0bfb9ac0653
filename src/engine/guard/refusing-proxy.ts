import { once } from "node:events";
import { createServer, type Server } from "node:http";

/**
 * Starts the proxy that Chrome is launched with: it refuses every request. Chrome's own services (updates, sign-in,
 * network time) use it, so that they send nothing. Each visit's browser context has a proxy of its own.
 */
export async function startClosedProxy() {
  const server = createServer((_, response) => {
    response.writeHead(403, { connection: "close" }).end();
  });
  server.on("connect", (_, client) => {
    client.on("error", () => client.destroy());
    client.end("HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n", () => client.destroy());
  });
  return {
    url: await listenOnLoopback(server),
    close: async () => {
      server.closeAllConnections();
      await closeServer(server);
    },
  };
}

/** Resolves when no connection is left. Closing twice is no error. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });

/** @returns the URL of the free port that the server listens on. */
export async function listenOnLoopback(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
}

/**
 * Chrome's command line for a browser that sends everything through a proxy: the one at `url`, unless a browser context
 * has its own. The switches are described in chromium.googlesource.com/chromium/src/+/main/net/docs/proxy.md.
 */
export function chromeProxyArguments(url: string): string[] {
  return [
    `--proxy-server=${url}`,
    // By default Chrome bypasses the proxy for localhost and link-local addresses ("Implicit bypass rules").
    "--proxy-bypass-list=<-loopback>",
    // Chrome itself resolves no names, not even for prefetching.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    // HTTP/3 and WebRTC use UDP, which an HTTP proxy cannot forward. Headless shells only support the policy's second
    // name.
    "--disable-quic",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  ];
}
