import { readProxies } from "./open-evaluator.ts";

/** What variables of the environment do, or do not do, to visits: a run must not mean something else because of them. */
export function describeEnvironment(env: Readonly<Record<string, string | undefined>>): string[] {
  const { http, https } = readProxies(env);
  const isAllProxyIgnored = Boolean(env["ALL_PROXY"] || env["all_proxy"]) && http === undefined && https === undefined;
  return [
    ...(env["NODE_TLS_REJECT_UNAUTHORIZED"] === "0"
      ? [
          "NODE_TLS_REJECT_UNAUTHORIZED=0 does not apply to landing pages: their certificates are checked, as visitors' " +
            "browsers do.",
        ]
      : []),
    ...(env["NODE_EXTRA_CA_CERTS"]
      ? [
          "NODE_EXTRA_CA_CERTS applies to the link check, not to Chrome. If Chrome rejects the certificates, install " +
            "them in the system, too.",
        ]
      : []),
    ...(isAllProxyIgnored ? ["ALL_PROXY is not used. Set HTTP_PROXY and HTTPS_PROXY."] : []),
  ];
}
