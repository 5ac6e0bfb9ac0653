import { createHash } from "node:crypto";
import { lstat, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

/**
 * What no command line switch turns off. Names: chromium's chrome/common/pref_names.h.
 * Prediction 2 ("never") keeps Chrome from connecting to a host before the request that the tab intercepts.
 */
const PREFERENCES = { net: { network_prediction_options: 2 } };
/** No way to sign in: a file that asks for a password is refused at once, without a dialog that nobody answers. */
const LOCAL_STATE = { auth: { schemes: "" } };

/** Containers may share a temporary folder while each has its own process ids. */
const hashHostName = (): string => createHash("sha256").update(hostname()).digest("hex").slice(0, 8);

/** Creates a browser profile folder, and removes those that killed processes of this host have left behind. */
export async function createProfileFolder(): Promise<string> {
  await removeOrphanedProfiles().catch(() => {}); // An old folder that cannot be removed does not prevent a visit.
  const profile = await mkdtemp(join(tmpdir(), `adhere-chrome-${hashHostName()}-${process.pid}-`));
  await mkdir(join(profile, "Default"));
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(PREFERENCES));
  await writeFile(join(profile, "Local State"), JSON.stringify(LOCAL_STATE));
  return profile;
}

async function removeOrphanedProfiles(): Promise<void> {
  const pattern = new RegExp(`^adhere-chrome-${hashHostName()}-(\\d+)-`);
  const orphaned = (await readdir(tmpdir())).filter((name) => {
    const pid = pattern.exec(name)?.[1];
    return pid !== undefined && !isProcessAlive(Number(pid));
  });
  await Promise.all(orphaned.map((name) => removeOwnFolder(join(tmpdir(), name))));
}

async function removeOwnFolder(folder: string): Promise<void> {
  const stats = await lstat(folder);
  const own = process.getuid?.() ?? stats.uid;
  if (stats.isDirectory() && stats.uid === own) await rm(folder, { recursive: true, force: true });
}

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // EPERM: the process exists and belongs to another user.
    return !(problem instanceof Error && "code" in problem && problem.code === "ESRCH");
  }
}
