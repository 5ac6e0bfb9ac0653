// For `node --import`: no browser is installed.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";

const { access } = fs.promises;
fs.promises.access = (file, mode) =>
  /chrom|msedge|microsoft-edge/i.test(path.basename(String(file)))
    ? Promise.reject(new Error("hidden"))
    : access(file, mode);
syncBuiltinESMExports();
