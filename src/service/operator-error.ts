import { getSystemErrorMessage } from "node:util";

/** What whoever runs the service can mend: its message is shown as it is, without a stack. One subclass a mistake. */
export class OperatorError extends Error {
  override name = "ServiceMistake";
}

/** What an account or a key cannot be. */
export class AccountError extends OperatorError {
  override name = "AccountError";
}

/** Settings that cannot be read, or do not fit together: every problem, with what to write instead. */
export class ServiceSettingsError extends OperatorError {
  override name = "ServiceSettingsError";
}

/** Another process keeps its data in this folder: the embedded storage has no lock of its own, and would be destroyed. */
export class StorageLockedError extends OperatorError {
  override name = "StorageLocked";
  readonly holder: number;
  constructor(directory: string, holder: number) {
    super(
      `The folder ${directory} is in use by another adhere service (process ${holder}). Stop that one, give this one ` +
        "a folder of its own with --data, or let both use one PostgreSQL with DATABASE_URL.",
    );
    this.holder = holder;
  }
}

/** What the system refused, in its words; null where the error is none of the system's. */
export function systemErrorMessage(error: unknown): string | null {
  if (!(error instanceof Error && "errno" in error && typeof error.errno === "number")) return null;
  const isFile =
    "code" in error && error.code === "EEXIST" && "syscall" in error && error.syscall === "mkdir";
  return isFile ? "it is no folder" : getSystemErrorMessage(error.errno);
}

/** The embedded storage cannot be kept in this folder: no room, no right to write, no folder at all. */
export class DataFolderError extends OperatorError {
  override name = "FolderUnusable";
  constructor(directory: string, why: string, cause: unknown) {
    super(
      `The folder ${directory} cannot be used for the service's data: ${why}. Mend that, or give another with --data.`,
      { cause },
    );
  }
}

/** What the embedded storage threw on a full disk, or what else its WebAssembly throws, as FolderUnusable; any other as it is. */
export function toDataFolderError(directory: string, error: unknown): unknown {
  for (
    let each = error;
    typeof each === "object" && each !== null;
    each = "cause" in each ? each.cause : null
  ) {
    // The ENOSPC of WASI, which PGlite throws as a bare object.
    if ("errno" in each && each.errno === 51) {
      return new DataFolderError(directory, "no space left on device", error);
    }
  }
  // PostgreSQL gives up where it cannot write, and aborts.
  const isOther = error instanceof Error && !(error instanceof WebAssembly.RuntimeError);
  if (isOther) return error;
  const said = error instanceof Error ? error.message : JSON.stringify(error);
  return new DataFolderError(directory, `its storage gave up (${said}), as it does on a full disk`, error);
}

/** The system allows the path of a socket file some hundred bytes. */
export class DataFolderPathTooLongError extends OperatorError {
  override name = "DataFolderTooDeep";
  constructor(directory: string) {
    super(`The path ${directory} is too long for a socket file in it. Give a shorter folder with --data.`);
  }
}

/** PostgreSQL does not let us in; the message names no password. */
export class StorageUnreachableError extends OperatorError {
  override name = "StorageUnreachable";
  constructor(url: string, cause: unknown) {
    const { hostname, port, pathname } = new URL(url);
    const why =
      cause instanceof Error
        ? cause.message || String("code" in cause ? cause.code : cause.name)
        : String(cause);
    super(
      `PostgreSQL at ${hostname}:${port || 5432}${pathname} cannot be used: ${why}. Check DATABASE_URL and that the server is up.`,
      { cause },
    );
  }
}

/** The address cannot be listened on. */
export class ListenError extends OperatorError {
  override name = "CannotListen";
  constructor(host: string, port: number, cause: unknown) {
    const taken = cause instanceof Error && "code" in cause && cause.code === "EADDRINUSE";
    super(
      taken
        ? `Port ${port} of ${host} is taken. Give another with --port; 0 takes a free one.`
        : `${host}:${port} cannot be listened on: ${cause instanceof Error ? cause.message : cause}. Check --host and --port.`,
      { cause },
    );
  }
}
