import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { QueryRunner } from "./database.ts";
import { installation } from "./schema.ts";

const ADDRESS_SALT = "address_salt";
/** The URL under which the service was started last. */
export const PUBLIC_URL = "public_url";

export async function readInstallationValue(db: QueryRunner, name: string): Promise<string | null> {
  const [row] = await db.select().from(installation).where(eq(installation.name, name));
  return row?.value ?? null;
}

export async function writeInstallationValue(db: QueryRunner, name: string, value: string): Promise<void> {
  const target = installation.name;
  await db.insert(installation).values({ name, value }).onConflictDoUpdate({ target, set: { value } });
}

/** Stored in the database, so that all replicas compute the same hash for an address. */
export async function readOrCreateAddressSalt(db: QueryRunner): Promise<string> {
  const value = randomBytes(32).toString("hex");
  await db.insert(installation).values({ name: ADDRESS_SALT, value }).onConflictDoNothing();
  return (await readInstallationValue(db, ADDRESS_SALT)) ?? value;
}
