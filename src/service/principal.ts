import { createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";
import type { Scope } from "../contract/vocabulary.ts";
import { type Account, monthlyLimitOf } from "./accounts/accounts.ts";
import { countOlderKeys, findUsableKey } from "./accounts/keys.ts";
import { includesApi, MAX_KEY_LIMIT, PLANS } from "./accounts/plans.ts";
import { HttpError } from "./http-error.ts";
import type { MonthlyQuota } from "./quota/quota.ts";
import { monthOf } from "./quota/quota-month.ts";
import type { ServiceContext } from "./service-context.ts";
import type { QueryRunner } from "./store/database.ts";
import { retryTransient } from "./store/retry-db.ts";

/** Who sent a request: an account, by its API key or in a browser, or an anonymous client known by its IP address. */
export type Principal = { kind: "account"; account: Account } | { kind: "anonymous"; address: string };

/** Two seconds in total: a client is waiting, so a database that stays away longer is reported as 503. */
const KEY_LOOKUP_RETRY_DELAYS_MS = [100, 200, 400, 600, 700];

const BEARER_PATTERN = /^Bearer +(\S+) *$/i;

/**
 * Looks up the API key of an Authorization header.
 *
 * @param scope the scope that the key must have.
 * @param orphanStatus the status for a key of a removed account.
 * @throws HttpError 401 if the key is unknown, revoked or expired; 403 if it lacks the scope, its plan has no API
 * access, or a downgrade left more keys than the plan allows.
 * @returns null if there is no Authorization header.
 */
export async function authenticateKey(
  db: QueryRunner,
  authorization: string | undefined,
  scope: Scope,
  orphanStatus: 401 | 404 = 401,
): Promise<{ keyId: string; account: Account } | null> {
  if (authorization === undefined) return null;
  const text = BEARER_PATTERN.exec(authorization)?.[1];
  const key =
    text === undefined ? null : await retryTransient(() => findUsableKey(db, text), KEY_LOOKUP_RETRY_DELAYS_MS);
  if (key === null) throw new HttpError(401, "The API key is invalid, expired or revoked.");
  if (key.account === null) {
    throw new HttpError(orphanStatus, "The account behind this API key no longer exists.");
  }
  if (!key.scopes.includes(scope)) {
    throw new HttpError(403, `The API key lacks the scope "${scope}".`);
  }
  if (!includesApi(key.account.plan)) {
    throw new HttpError(403, "This account's plan has no API access.");
  }
  const { keyLimit } = PLANS[key.account.plan];
  // No account has more keys than the largest plan allows, so that most requests need no second query.
  if (keyLimit < MAX_KEY_LIMIT && (await countOlderKeys(db, key.id)) >= keyLimit) {
    throw new HttpError(
      403,
      `This account's plan allows ${keyLimit} API keys, and this key is newer than those. Use an older key, or have ` +
        "one revoked.",
    );
  }
  return { keyId: key.id, account: key.account };
}

/** The account's quota for the current month. */
export const accountQuota = (account: Pick<Account, "id" | "plan" | "monthlyLimit">, now: Date): MonthlyQuota => ({
  subject: `account:${account.id}`,
  month: monthOf(now),
  limit: monthlyLimitOf(account),
});

/** An anonymous client's quota for the current month. Only a keyed hash of the address is stored. */
export const anonymousQuota = (address: string, salt: string, limit: number, now: Date): MonthlyQuota => ({
  subject: `address:${createHmac("sha256", salt).update(addressOrIpv6Network(address)).digest("hex")}`,
  month: monthOf(now),
  limit,
});

/** The quota that a request counts against. */
export const principalQuota = (
  principal: Principal,
  { addressSalt, anonymousLimit, ...context }: Pick<ServiceContext, "addressSalt" | "anonymousLimit" | "now">,
  now = context.now(),
): MonthlyQuota =>
  principal.kind === "account"
    ? accountQuota(principal.account, now)
    : anonymousQuota(principal.address, addressSalt, anonymousLimit, now);

/**
 * The client's IP address. Every proxy appends its peer's address to X-Forwarded-For, so only the last `proxies`
 * entries are trustworthy; the client can forge the rest.
 *
 * @param connected the peer address of the TCP connection.
 * @param proxies the number of trusted proxies in front of this service.
 */
export function clientAddress(connected: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0) return canonicalAddress(connected) ?? connected;
  const hops = (forwardedFor ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");
  // Fewer entries than proxies: the request bypassed a proxy, so the whole header may be forged.
  const trusted = hops.at(-proxies);
  return (trusted && canonicalAddress(trusted)) ?? canonicalAddress(connected) ?? connected;
}

function canonicalAddress(address: string): string | null {
  const bare = address
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    // A zone id names a network interface of this machine.
    .replace(/%.*$/, "");
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : null;
}

/** IPv6 clients usually own a whole /64, so all addresses of a /64 share one quota. */
export function addressOrIpv6Network(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}

/** A partly masked address for responses: the client recognises it, others cannot use it. */
export function maskAddress(address: string): string {
  if (ipaddr.IPv4.isValid(address)) return address.split(".").slice(0, 2).concat("*", "*").join(".");
  if (!ipaddr.IPv6.isValid(address)) return "*";
  const [first, second] = ipaddr.IPv6.parse(address).toNormalizedString().split(":");
  return `${first}:${second}:*`;
}
