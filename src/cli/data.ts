import path from "node:path";
import { type Command, UsageError } from "./flags.ts";
import { ADMIN_FLAGS, runAdminCommand } from "./run-admin-command.ts";

/** `adhere data backup|restore`. */
export const data: Command = {
  flags: ADMIN_FLAGS,
  run: (line, terminal) => {
    const [verb, target] = line.positionals;
    if (target === undefined || (verb !== "backup" && verb !== "restore")) {
      throw new UsageError("adhere data takes: backup FOLDER, restore FOLDER. See: adhere data --help");
    }
    return runAdminCommand({ do: `data ${verb}`, folder: path.resolve(terminal.cwd, target) }, line, terminal);
  },
};
