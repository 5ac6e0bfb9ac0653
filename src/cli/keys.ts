import { z } from "zod";
import { SCOPES, type Scope } from "../contract/vocabulary.ts";
import type { AdminCommand } from "../service/execute-admin-command.ts";
import { type Command, type CommandLine, UsageError } from "./flags.ts";
import { ADMIN_FLAGS, runAdminCommand } from "./run-admin-command.ts";

/** `adhere keys create|list|revoke`. */
export const keys: Command = {
  flags: {
    name: { describe: "Name of the key. Default: key." },
    scopes: {
      describe: `Comma-separated: ${SCOPES.join(", ")}. Grant only what is needed. Default: analyze,usage.`,
    },
    expires: { describe: "Expiry date, for example 2027-12-31 (midnight UTC)." },
    ...ADMIN_FLAGS,
  },
  run: (line, terminal) => runAdminCommand(parseKeysCommand(line), line, terminal),
};

function parseKeysCommand({ positionals: [verb, what], values }: CommandLine): AdminCommand {
  if (verb === "create" && what !== undefined) {
    return {
      do: "keys create",
      account: what,
      name: values["name"] ?? "key",
      scopes: parseScopes(values["scopes"] ?? "analyze,usage"),
      ...(values["expires"] !== undefined && { expiresAt: parseExpiryDay(values["expires"]) }),
    };
  }
  if (verb === "list" && what !== undefined) return { do: "keys list", account: what };
  if (verb === "revoke" && what !== undefined) return { do: "keys revoke", key: what };
  throw new UsageError("adhere keys takes: create ACCOUNT, list ACCOUNT, revoke HANDLE. See: adhere keys --help");
}

function parseScopes(text: string): Scope[] {
  return text.split(",").map((word) => {
    const scope = SCOPES.find((name) => name === word.trim());
    if (scope === undefined) throw new UsageError(`--scopes knows ${SCOPES.join(", ")}, but not "${word}".`);
    return scope;
  });
}

function parseExpiryDay(text: string): string {
  if (!z.iso.date().safeParse(text).success) {
    throw new UsageError(`--expires must be a date such as 2027-12-31, but is "${text}".`);
  }
  return new Date(`${text}T00:00:00Z`).toISOString();
}
