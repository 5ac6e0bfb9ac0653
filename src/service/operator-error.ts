import { getSystemErrorMessage } from "node:util";

/** An error that the operator can fix. The CLI prints its message without a stack trace. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/** Something that cannot be done with an account or a key. */
export class AccountError extends OperatorError {
  override name = "AccountError";
  /** The message without the command that helps: the web app shows this. */
  readonly problem: string;

  /** @param command what to run in a terminal, as the end of the message. */
  constructor(problem: string, { command, cause }: { command?: string; cause?: unknown } = {}) {
    super(command === undefined ? problem : `${problem} ${command}`, cause === undefined ? {} : { cause });
    this.problem = problem;
  }
}

/**
 * Another process uses this data folder. The embedded database has no lock of its own; two processes would corrupt it.
 */
export class StorageLockedError extends OperatorError {
  override name = "StorageLockedError";
  readonly holder: number;
  constructor(directory: string, holder: number) {
    super(
      `The data folder ${directory} is in use by another adhere service (process ${holder}). Stop that service, ` +
        "choose another folder with --data, or point both services at one PostgreSQL with DATABASE_URL.",
    );
    this.holder = holder;
  }
}

/** The operating system's description of a failed system call, or null for other errors. */
export function systemErrorMessage(error: unknown): string | null {
  if (!(error instanceof Error && "errno" in error && typeof error.errno === "number")) return null;
  const isFile = "code" in error && error.code === "EEXIST" && "syscall" in error && error.syscall === "mkdir";
  return isFile ? "it is not a folder" : getSystemErrorMessage(error.errno);
}

/** The embedded database cannot use this folder: disk full, no write permission, or not a folder. */
export class DataFolderError extends OperatorError {
  override name = "DataFolderError";
  constructor(directory: string, why: string, cause: unknown) {
    super(`Cannot use ${directory} as the data folder: ${why}. Fix that, or choose another folder with --data.`, {
      cause,
    });
  }
}

/** Converts what the embedded database throws on a full disk to DataFolderError; returns other errors unchanged. */
export function toDataFolderError(directory: string, error: unknown): unknown {
  for (let each = error; typeof each === "object" && each !== null; each = "cause" in each ? each.cause : null) {
    // PGlite throws WASI's ENOSPC (51) as a plain object.
    if ("errno" in each && each.errno === 51) {
      return new DataFolderError(directory, "no space left on device", error);
    }
  }
  // PostgreSQL aborts when it cannot write, which surfaces as a WebAssembly error.
  if (error instanceof Error && !(error instanceof WebAssembly.RuntimeError)) return error;
  const message = error instanceof Error ? error.message : JSON.stringify(error);
  return new DataFolderError(
    directory,
    `the embedded database crashed (${message}); check that the disk is not full`,
    error,
  );
}
