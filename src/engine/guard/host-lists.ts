/** Hosts that an operator names: a name stands for itself and its subdomains, an address also for its names. */
export interface HostLists {
  /** The only hosts that requests may name, as written; empty for all. Pages may redirect elsewhere and load others. */
  allowed: readonly string[];
  /** Never connected to, whether a request names them, a page redirects to them or loads something of theirs. */
  denied: readonly string[];
}

/** @param host in lower case, without a trailing dot or brackets. */
export const isListed = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((listed) => host === listed || host.endsWith(`.${listed}`));
