/** The reference of `bench:service`: a plain Hono app that looks up the key and runs the same query. */
import process from "node:process";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { findUsableKey } from "../src/service/accounts/keys.ts";
import { accountQuota } from "../src/service/principal.ts";
import { countUnits } from "../src/service/quota/quota.ts";
import { openDatabase } from "../src/service/store/database.ts";
import { listHistory } from "../src/service/store/evaluations.ts";
import { listFixes } from "../src/service/store/fixes.ts";

const { BENCH_DIRECTORY: directory, BENCH_URL: url = "" } = process.env;
const { db } = await openDatabase(directory === undefined ? { url } : { directory });

const authenticatedAccount = async (authorization = "") => {
  const account = (await findUsableKey(db, authorization.slice("Bearer ".length)))?.account;
  if (!account) throw new Error("The key is unknown.");
  return account;
};

const app = new Hono();
app.get("/api/check-usage", async (c) => {
  const account = await authenticatedAccount(c.req.header("authorization"));
  return c.json(await countUnits(db, accountQuota(account, new Date())));
});
app.get("/api/user-history", async (c) => {
  const { id } = await authenticatedAccount(c.req.header("authorization"));
  return c.json(await listHistory(db, id, { limit: 25, offset: 0 }));
});
app.get("/api/fixes", async (c) => {
  const { id } = await authenticatedAccount(c.req.header("authorization"));
  return c.json(await listFixes(db, id, c.req.query("evaluationId") ?? ""));
});
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0, overrideGlobalObjects: false }, ({ port }) => {
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`);
});
process.once("SIGTERM", () => process.exit(0));
