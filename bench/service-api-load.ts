import { setTimeout as pause } from "node:timers/promises";
import { Pool } from "undici";

export interface ReadRequest {
  path: string;
  key: string;
}

const sendRead = async (pool: Pool, { path, key }: ReadRequest): Promise<void> => {
  const { statusCode, body } = await pool.request({
    method: "GET",
    path,
    headers: { authorization: `Bearer ${key}` },
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${path} returned ${statusCode}.`);
};

/** Sends requests on a number of connections without pauses. @returns responses per second. */
export async function measureThroughput(
  url: string,
  read: ReadRequest,
  { connections, ms }: { connections: number; ms: number },
) {
  const pool = new Pool(url, { connections });
  let answered = 0;
  const began = performance.now();
  const end = began + ms;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        await sendRead(pool, read);
        answered += 1;
      }
    }),
  );
  await pool.close();
  return (answered * 1000) / (performance.now() - began);
}

/** Sends requests at a constant rate, whether or not earlier ones are answered. @returns response times in ms. */
export async function measureLatencies(
  url: string,
  reads: readonly ReadRequest[],
  { perSecond, ms }: { perSecond: number; ms: number },
) {
  const pool = new Pool(url, { connections: 16 });
  const took: number[] = [];
  const began = performance.now();
  const asked: Promise<void>[] = [];
  for (let n = 0; n < (perSecond * ms) / 1000; n++) {
    const due = began + (n * 1000) / perSecond;
    await pause(Math.max(0, due - performance.now()));
    const read = reads[n % reads.length];
    if (read === undefined) break;
    // Measured from the scheduled time, so that delays of this client count as well.
    asked.push(sendRead(pool, read).then(() => void took.push(performance.now() - due)));
  }
  await Promise.all(asked);
  await pool.close();
  return took;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
