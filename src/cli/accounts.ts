import { z } from "zod";
import { SCOPES, type Scope } from "../contract/vocabulary.ts";
import { PLAN_NAMES, type PlanName } from "../service/accounts/plans.ts";
import type { AdminCommand, AdminResult } from "../service/execute-admin-command.ts";
import type { ExitCode, Terminal } from "./command-context.ts";
import { type Command, type CommandLine, type Flags, UsageError } from "./flags.ts";
import { serviceFlags } from "./serve.ts";

const COMMON_FLAGS: Flags = {
  ...serviceFlags((name) => ["data", "database-url"].includes(name)),
  json: { flag: true, describe: "Print JSON, one object per line." },
};

/** `adhere accounts create|list|set|remove`. */
export const accounts: Command = {
  flags: {
    plan: { describe: `One of ${PLAN_NAMES.join(", ")}. Default: scale.` },
    limit: { describe: "Evaluations per month instead of the plan's limit; `plan` restores the plan's limit." },
    ...COMMON_FLAGS,
  },
  run: (line, terminal) => runAndPrint(parseAccountsCommand(line), line, terminal),
};

/** `adhere keys create|list|revoke`. */
export const keys: Command = {
  flags: {
    name: { describe: "Name of the key. Default: key." },
    scopes: {
      describe: `Comma-separated: ${SCOPES.join(", ")}. Grant only what is needed. Default: analyze,usage.`,
    },
    expires: { describe: "Expiry date, for example 2027-12-31 (midnight UTC)." },
    ...COMMON_FLAGS,
  },
  run: (line, terminal) => runAndPrint(parseKeysCommand(line), line, terminal),
};

function parseAccountsCommand({ positionals: [verb, who], values }: CommandLine): AdminCommand {
  const plan = parsePlan(values["plan"]);
  const limit = parseMonthlyLimit(values["limit"]);
  if (verb === "list") return { do: "accounts list" };
  if (verb === "create" && who !== undefined) {
    return { do: "accounts create", email: who, plan: plan ?? "scale", monthlyLimit: limit ?? undefined };
  }
  if (verb === "set" && who !== undefined) return { do: "accounts set", account: who, plan, monthlyLimit: limit };
  if (verb === "remove" && who !== undefined) return { do: "accounts remove", account: who };
  throw new UsageError(
    "adhere accounts takes: create EMAIL, list, set EMAIL, remove EMAIL. See: adhere accounts --help",
  );
}

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

function parsePlan(text: string | undefined): PlanName | undefined {
  const plan = PLAN_NAMES.find((name) => name === text);
  if (text !== undefined && plan === undefined) {
    throw new UsageError(`--plan must be one of ${PLAN_NAMES.join(", ")}, but is "${text}".`);
  }
  return plan;
}

function parseMonthlyLimit(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === "plan") return null;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--limit must be a whole number or "plan", but is "${text}".`);
  return Number(text);
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

/** Runs on the storage directly, or through the running service that has it open. */
async function runAndPrint(command: AdminCommand, { values }: CommandLine, terminal: Terminal): Promise<ExitCode> {
  const { runAdminCommand } = await import("../service/dispatch-admin-command.ts");
  const answer = await runAdminCommand(command, values, terminal.env);
  terminal.out(
    values["json"] ? answer.rows.map((row) => `${JSON.stringify(row)}\n`).join("") : formatAdminRows(answer),
  );
  if (answer.note !== null) terminal.err(`${answer.note}\n`);
  return 0;
}

function formatAdminRows({ rows }: AdminResult): string {
  if (rows.length === 0) return "None yet.\n";
  return rows
    .map((row) => {
      const width = Math.max(...Object.keys(row).map((name) => name.length));
      const lines = Object.entries(row).map(([name, value]) => `${name.padEnd(width)}  ${value}`);
      return `${lines.join("\n")}\n`;
    })
    .join("\n");
}
