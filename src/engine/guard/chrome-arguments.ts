/**
 * Chrome's command line for a browser whose every byte goes through a proxy: the one at `url`, unless a browser context has its own.
 * Chrome's own account of the switches: chromium.googlesource.com/chromium/src/+/main/net/docs/proxy.md.
 */
export function chromeProxyArguments(url: string): string[] {
  return [
    `--proxy-server=${url}`,
    // Chrome spares localhost and link-local addresses the proxy unless told not to ("Implicit bypass rules").
    "--proxy-bypass-list=<-loopback>",
    // No name is resolved by Chrome itself, not even for prefetching.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    // HTTP/3 and WebRTC speak UDP, which no HTTP proxy carries. Headless shells obey the second name of the policy only.
    "--disable-quic",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  ];
}
