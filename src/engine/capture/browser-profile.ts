import { createHash } from "node:crypto";
import { lstat, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

/**
 * What no command line switch turns off. Names: chromium's chrome/common/pref_names.h.
 * Prediction 2 ("never") keeps Chrome from connecting to a host before the request that the tab intercepts.
 */
const PREFERENCES = { net: { network_prediction_options: 2 } };

/** Containers may share a temporary folder, and count their processes each for itself. */
const hashHostName = (): string => createHash("sha256").update(hostname()).digest("hex").slice(0, 8);

/** A folder for a browser to live in. Those that killed processes of this machine have left behind are taken away. */
export async function createProfileFolder(): Promise<string> {
  await removeOrphanedProfiles().catch(() => {}); // A folder that cannot be tidied is no reason not to visit.
  const profile = await mkdtemp(join(tmpdir(), `adhere-chrome-${hashHostName()}-${process.pid}-`));
  await mkdir(join(profile, "Default"));
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(PREFERENCES));
  return profile;
}

async function removeOrphanedProfiles(): Promise<void> {
  const ours = new RegExp(`^adhere-chrome-${hashHostName()}-(\\d+)-`);
  const left = (await readdir(tmpdir())).filter((name) => {
    const pid = ours.exec(name)?.[1];
    return pid !== undefined && !isProcessAlive(Number(pid));
  });
  await Promise.all(left.map((name) => removeOwnFolder(join(tmpdir(), name))));
}

async function removeOwnFolder(folder: string): Promise<void> {
  const about = await lstat(folder);
  const own = process.getuid?.() ?? about.uid;
  if (about.isDirectory() && about.uid === own) await rm(folder, { recursive: true, force: true });
}

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // EPERM: it is there, and somebody else's.
    return !(problem instanceof Error && "code" in problem && problem.code === "ESRCH");
  }
}
