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
