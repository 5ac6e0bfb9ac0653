import type { AdminCommand, AdminResult } from "../service/execute-admin-command.ts";
import type { AdminTarget } from "../service/route-admin-command.ts";
import type { CommandContext, ExitCode } from "./command-context.ts";
import type { CommandLine, Flags } from "./flags.ts";
import { serviceFlags } from "./serve.ts";

/** The flags of every command that changes accounts or keys. */
export const ADMIN_FLAGS: Flags = {
  ...serviceFlags((name) => ["data", "database-url"].includes(name)),
  json: { flag: true, describe: "Print JSON, one object per line." },
};

/** Runs on the storage directly, or through the running service that has it open. */
export async function runAdminCommand(
  command: AdminCommand,
  { values }: CommandLine,
  terminal: CommandContext,
): Promise<ExitCode> {
  const { dispatchAdminCommand } = await import("../service/route-admin-command.ts");
  const answer = await dispatchAdminCommand(command, values, terminal.env);
  terminal.out(
    values["json"] ? answer.rows.map((row) => `${JSON.stringify(row)}\n`).join("") : formatAdminRows(answer),
  );
  if (answer.note !== null) terminal.err(`${answer.note}\n`);
  terminal.err(`${describeTarget(answer.target)}\n`);
  return 0;
}

/** A key of one data folder is unknown to a service with another. */
function describeTarget(target: AdminTarget): string {
  if (target.kind === "database") return "Database: the PostgreSQL of DATABASE_URL.";
  const { path, isServed } = target;
  if (isServed) return `Data folder: ${path}, which a running service uses.`;
  const start = `adhere serve --data ${quoteIfSpaced(path)}`;
  return `Data folder: ${path}. No service runs there: start it with ${start}, or name another folder with --data.`;
}

const quoteIfSpaced = (text: string): string => (/\s/u.test(text) ? `"${text}"` : text);

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
