import { z } from "zod";
import { SCOPES } from "../contract/vocabulary.ts";
import {
  type Account,
  type AccountUsage,
  changeAccount,
  createAccount,
  findAccount,
  listAccountsWithUsage,
  monthlyLimitOf,
  removeAccount,
} from "./accounts/accounts.ts";
import { exportAccount } from "./accounts/export-account.ts";
import { KEY_PREFIX } from "./accounts/key-format.ts";
import { type ApiKey, createKey, listKeys, revokeKey } from "./accounts/keys.ts";
import { createInvitation, createResetLink } from "./accounts/one-time-links.ts";
import { PLAN_NAMES } from "./accounts/plans.ts";
import { AccountError, OperatorError, systemErrorMessage } from "./operator-error.ts";
import type { ScreenshotStore } from "./screenshots/screenshot-store.ts";
import { backUp, restore } from "./store/backup.ts";
import type { Db } from "./store/database.ts";
import { PUBLIC_URL, readInstallationValue } from "./store/installation.ts";

/**
 * A command on accounts, keys or all data. Folders are absolute. Plain JSON, because it may be sent to a running
 * service over the admin socket.
 */
export const AdminCommand = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("accounts create"),
    email: z.string(),
    plan: z.enum(PLAN_NAMES),
    monthlyLimit: z.int().min(0).optional(),
  }),
  z.object({ do: z.literal("accounts invite"), email: z.string(), plan: z.enum(PLAN_NAMES) }),
  z.object({ do: z.literal("accounts reset"), account: z.string() }),
  z.object({ do: z.literal("accounts list") }),
  z.object({
    do: z.literal("accounts set"),
    account: z.string(),
    plan: z.enum(PLAN_NAMES).optional(),
    monthlyLimit: z.int().min(0).nullable().optional(),
  }),
  z.object({ do: z.literal("accounts remove"), account: z.string() }),
  z.object({ do: z.literal("accounts export"), account: z.string(), folder: z.string() }),
  z.object({
    do: z.literal("keys create"),
    account: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(SCOPES)).min(1),
    expiresAt: z.iso.datetime().optional(),
  }),
  z.object({ do: z.literal("keys list"), account: z.string() }),
  z.object({ do: z.literal("keys revoke"), key: z.string() }),
  z.object({ do: z.literal("data backup"), folder: z.string() }),
  z.object({ do: z.literal("data restore"), folder: z.string() }),
]);
export type AdminCommand = z.infer<typeof AdminCommand>;

/** Table rows to print, and a note to print below them. */
export const AdminResult = z.object({
  rows: z.array(z.record(z.string(), z.string())),
  note: z.string().nullable(),
});
export type AdminResult = z.infer<typeof AdminResult>;

/** What the service stores. */
export interface Storage {
  db: Db;
  pictures: ScreenshotStore;
}

/** @throws OperatorError, for example AccountError if the account or key does not exist. */
export async function executeAdminCommand({ db, pictures }: Storage, command: AdminCommand): Promise<AdminResult> {
  switch (command.do) {
    case "accounts create":
      return { rows: [formatAccountRow(await createAccount(db, command))], note: null };
    case "accounts invite":
      return describeLink(db, await createInvitation(db, command, new Date()));
    case "accounts reset":
      return describeLink(db, await createResetLink(db, command.account, new Date()));
    case "accounts list":
      return { rows: (await listAccountsWithUsage(db)).map(formatUsageRow), note: null };
    case "accounts set":
      return { rows: [formatAccountRow(await changeAccount(db, command.account, command))], note: null };
    case "accounts remove": {
      const { account, evaluations } = await removeAccount(db, pictures, command.account);
      const note =
        `Removed with ${evaluations} evaluations, their fixes and screenshots. ` +
        "Requests with its keys now get 401 (404 from check-usage).";
      return { rows: [formatAccountRow(account)], note };
    }
    case "accounts export": {
      const { account, folder } = command;
      const evaluations = await writeTo(folder, () => exportAccount(db, pictures, account, folder));
      return { rows: [{ folder, evaluations: String(evaluations) }], note: null };
    }
    case "data backup": {
      const { folder } = command;
      const { rows, screenshots } = await writeTo(folder, () => backUp(db, pictures, folder));
      const note = screenshots === null ? "The screenshots stay in their bucket: back it up, too." : null;
      return { rows: [{ folder, rows: String(rows), screenshots: String(screenshots ?? 0) }], note };
    }
    case "data restore": {
      const { rows, screenshots } = await restore(db, pictures, command.folder);
      const counts = { folder: command.folder, rows: String(rows), screenshots: String(screenshots) };
      return { rows: [counts], note: "Restored. Restart the services that use this storage." };
    }
    case "keys create": {
      const account = await findAccount(db, command.account);
      const expiresAt = command.expiresAt === undefined ? undefined : new Date(command.expiresAt);
      if (expiresAt !== undefined && expiresAt <= new Date()) {
        throw new AccountError(`--expires ${command.expiresAt} is in the past. Give a future date.`);
      }
      const { text, key } = await createKey(db, account, { ...command, expiresAt });
      return {
        rows: [{ ...formatKeyRow(key), key: text }],
        note: "Copy the key now: it is shown only once. Only its SHA-256 is stored.",
      };
    }
    case "keys list": {
      const account = await findAccount(db, command.account);
      return { rows: (await listKeys(db, account.id)).map(formatKeyRow), note: null };
    }
    case "keys revoke":
      return {
        rows: [formatKeyRow(await revokeKey(db, parseKeyHandle(command.key)))],
        note: "Revoked. Requests with this key now get 401.",
      };
  }
}

async function describeLink(db: Db, { email, path }: { email: string; path: string }): Promise<AdminResult> {
  const publicUrl = await readInstallationValue(db, PUBLIC_URL);
  const note = `Send it to ${email}. It works once, and is shown only now.`;
  if (publicUrl !== null) return { rows: [{ email, link: publicUrl + path }], note };
  return { rows: [{ email, link: path }], note: `${note} Put the service's URL before it.` };
}

/** @throws OperatorError that names the folder if it cannot be written to. */
async function writeTo<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isOfFile = error instanceof Error && ("path" in error || ("code" in error && error.code === "ENOSPC"));
    const why = isOfFile ? systemErrorMessage(error) : null;
    throw why === null ? error : new OperatorError(`Cannot write to ${folder}: ${why}.`, { cause: error });
  }
}

const formatAccountRow = (account: Account) => ({
  email: account.email,
  plan: account.plan,
  "monthly limit": String(monthlyLimitOf(account)),
  created: account.createdAt.toISOString(),
  id: account.id,
});

/** `evaluations this month`: those that were counted. */
const formatUsageRow = ({ account, used }: AccountUsage) => {
  const { created, id, ...row } = formatAccountRow(account);
  return { ...row, "evaluations this month": String(used), created, id };
};

const formatKeyRow = (key: ApiKey) => ({
  handle: `${KEY_PREFIX}_${key.handle}`,
  name: key.name,
  scopes: key.scopes.join(","),
  created: key.createdAt.toISOString(),
  "last used": key.lastUsedAt?.toISOString() ?? "never",
  state: formatKeyState(key),
});

function formatKeyState({ revokedAt, expiresAt }: ApiKey): string {
  if (revokedAt !== null) return `revoked ${revokedAt.toISOString()}`;
  if (expiresAt === null) return "usable";
  return `${expiresAt <= new Date() ? "expired" : "expires"} ${expiresAt.toISOString()}`;
}

/**
 * Accepts a handle as `adhere keys list` prints it, or a full key, because that is what someone who found a leak has.
 */
const parseKeyHandle = (text: string): string =>
  new RegExp(`^(?:${KEY_PREFIX}_)?([0-9a-f]{8})(?:_|$)`).exec(text.trim())?.[1] ?? text;
