import { createHmac } from "node:crypto";
import ipaddr from "ipaddr.js";
import type { Scope } from "../contract/vocabulary.ts";
import { type Account, monthlyLimitOf } from "./accounts/accounts.ts";
import { type AuthenticatedKey, findUsableKey } from "./accounts/keys.ts";
import { includesApi, PLANS } from "./accounts/plans.ts";
import { HttpError } from "./http-error.ts";
import { monthOf } from "./quota/month.ts";
import type { MonthlyQuota } from "./quota/quota.ts";
import type { QueryRunner } from "./store/database.ts";
import { retryTransient } from "./store/retry-db.ts";

/** Who asks: the owner of a key, or nobody known, at an address. */
export type Principal =
  | { kind: "owner"; keyId: string; account: NonNullable<AuthenticatedKey["account"]> }
  | { kind: "anonymous"; address: string };

/** Someone waits for a read: a storage that is not back in two seconds is told to them. */
const KEY_LOOKUP_RETRY_DELAYS_MS = [100, 200, 400, 600, 700];

const BEARER_PATTERN = /^Bearer +(\S+) *$/i;

/**
 * @param scope what the key must allow.
 * @throws Refusal 401 where the key is not ours, revoked or expired; 403 where it lacks the scope or its plan has no API
 *   access; 404 (`onOrphan`) or 401 where its account is gone.
 * @returns null where no key was sent.
 */
export async function authenticateKey(
  db: QueryRunner,
  authorization: string | undefined,
  scope: Scope,
  onOrphan: 401 | 404 = 401,
): Promise<(Principal & { kind: "owner" }) | null> {
  if (authorization === undefined) return null;
  const text = BEARER_PATTERN.exec(authorization)?.[1];
  const key =
    text === undefined
      ? null
      : await retryTransient(() => findUsableKey(db, text), KEY_LOOKUP_RETRY_DELAYS_MS);
  if (key === null) throw new HttpError(401, "The API key is invalid, expired or revoked.");
  if (key.account === null) {
    throw new HttpError(onOrphan, "The account behind this API key no longer exists.");
  }
  if (!key.scopes.includes(scope)) {
    throw new HttpError(403, `The API key lacks the scope "${scope}".`);
  }
  if (!includesApi(key.account.plan)) {
    throw new HttpError(403, `The plan of this account has no API access.`);
  }
  return { kind: "owner", keyId: key.id, account: key.account };
}

/** The account's pool of this month. */
export const accountQuota = (
  account: Pick<Account, "id" | "plan" | "monthlyLimit">,
  now: Date,
): MonthlyQuota => ({
  subject: `account:${account.id}`,
  month: monthOf(now),
  limit: monthlyLimitOf(account),
});

/** An anonymous address's pool of this month. Only a keyed hash of the address is stored. */
export const anonymousQuota = (address: string, salt: string, limit: number, now: Date): MonthlyQuota => ({
  subject: `address:${createHmac("sha256", salt).update(addressOrIpv6Network(address)).digest("hex")}`,
  month: monthOf(now),
  limit,
});

export const planTier = (account: Pick<Account, "plan">): string => PLANS[account.plan].tier;

/**
 * The caller's address. Every proxy appends the address that it was called from to X-Forwarded-For, so only as many
 * entries as there are proxies of our own, counted from the right, can be believed; the rest anyone may have written.
 *
 * @param connected the address at the other end of the connection.
 * @param proxies how many proxies of ours stand before this service.
 */
export function clientAddress(connected: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0) return canonicalAddress(connected) ?? connected;
  const hops = (forwardedFor ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");
  // Fewer entries than proxies: the request came past one of them, and whoever sent it may have written them all.
  const believed = hops.at(-proxies);
  return (believed && canonicalAddress(believed)) ?? canonicalAddress(connected) ?? connected;
}

function canonicalAddress(address: string): string | null {
  const bare = address
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    // A zone names a network card of this machine, not of the caller's.
    .replace(/%.*$/, "");
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : null;
}

/** An IPv6 caller owns a /64 at least: each of its 2^64 addresses is not a caller of its own. */
function addressOrIpv6Network(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}

/** An address as answers show it: enough to recognise, not enough to tell anyone else. */
export function maskAddress(address: string): string {
  if (ipaddr.IPv4.isValid(address)) return address.split(".").slice(0, 2).concat("*", "*").join(".");
  if (!ipaddr.IPv6.isValid(address)) return "*";
  const [first, second] = ipaddr.IPv6.parse(address).toNormalizedString().split(":");
  return `${first}:${second}:*`;
}
