import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

let collect: (() => void) | null = null;

/**
 * Frees what is no longer used. Node lets the heap double before it does so by itself, which takes twice the memory
 * where several large files are parsed one after another.
 */
export function collectGarbage(): void {
  if (collect === null) {
    setFlagsFromString("--expose-gc");
    const found: unknown = runInNewContext("gc");
    collect = typeof found === "function" ? () => void found() : () => undefined;
  }
  collect();
}
