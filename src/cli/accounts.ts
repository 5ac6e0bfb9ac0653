import path from "node:path";
import { PLAN_NAMES, type PlanName } from "../service/accounts/plans.ts";
import type { AdminCommand } from "../service/execute-admin-command.ts";
import type { CommandContext } from "./command-context.ts";
import { type Command, type CommandLine, UsageError } from "./flags.ts";
import { ADMIN_FLAGS, runAdminCommand } from "./run-admin-command.ts";

/** `adhere accounts create|invite|reset|list|set|remove|export`. */
export const accounts: Command = {
  flags: {
    plan: { describe: `One of ${PLAN_NAMES.join(", ")}. Default: scale.` },
    limit: { describe: "Evaluations per month instead of the plan's limit; `plan` restores the plan's limit." },
    to: { describe: "export: the new folder. Default: adhere-export." },
    ...ADMIN_FLAGS,
  },
  run: (line, terminal) => runAdminCommand(parseAccountsCommand(line, terminal), line, terminal),
};

function parseAccountsCommand(
  { positionals: [verb, who], values }: CommandLine,
  { cwd }: Pick<CommandContext, "cwd">,
): AdminCommand {
  const plan = parsePlan(values["plan"]);
  const limit = parseMonthlyLimit(values["limit"]);
  if (verb === "list") return { do: "accounts list" };
  if (verb === "create" && who !== undefined) {
    return { do: "accounts create", email: who, plan: plan ?? "scale", monthlyLimit: limit ?? undefined };
  }
  if (verb === "invite" && who !== undefined) return { do: "accounts invite", email: who, plan: plan ?? "scale" };
  if (verb === "reset" && who !== undefined) return { do: "accounts reset", account: who };
  if (verb === "set" && who !== undefined) return { do: "accounts set", account: who, plan, monthlyLimit: limit };
  if (verb === "remove" && who !== undefined) return { do: "accounts remove", account: who };
  if (verb === "export" && who !== undefined) {
    return { do: "accounts export", account: who, folder: path.resolve(cwd, values["to"] ?? "adhere-export") };
  }
  throw new UsageError(
    "adhere accounts takes: create EMAIL, invite EMAIL, reset EMAIL, list, set EMAIL, remove EMAIL, export EMAIL. " +
      "See: adhere accounts --help",
  );
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
