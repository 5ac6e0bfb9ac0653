import { createActionWorkspace } from "./action-workspace.ts";
import type { BenchmarkResult } from "./benchmark-result.ts";
import { startStubService } from "./stub-service.ts";
import { formatMs, median, timeNode } from "./timing.ts";

const ENTRY_COUNT = 1000;
const CONCURRENCY = 16;
const ANSWER_MS = 100;
const RUN_COUNT = 3;

/** The whole Action with 1,000 entries on a remote service, against the theoretical minimum. */
export async function remote(): Promise<BenchmarkResult> {
  await using service = await startStubService(ANSWER_MS);
  const ads = Array.from(
    { length: ENTRY_COUNT },
    (_, i) =>
      `  - { id: ad-${i}, platform: meta, asset: "https://ads.example/${i}.png", landing: ` +
      `"https://acme.example/${i}" }`,
  );
  await using place = await createActionWorkspace(`version: 1\nads:\n${ads.join("\n")}\n`, {
    "api-url": service.url,
    concurrency: String(CONCURRENCY),
  });
  const walls: number[] = [];
  for (let run = 0; run < RUN_COUNT; run += 1) {
    const before = service.count();
    walls.push(await timeNode([place.bundle], place.env, place.root));
    const asked = service.count() - before;
    if (asked !== ENTRY_COUNT) throw new Error(`The service got ${asked} requests instead of ${ENTRY_COUNT}.`);
  }
  const ideal = (ENTRY_COUNT / CONCURRENCY) * ANSWER_MS;
  return {
    name: "remote",
    ratio: median(walls) / ideal,
    goal: "≤ 1.10",
    measured:
      `${ENTRY_COUNT} entries at ${ANSWER_MS} ms, concurrency ${CONCURRENCY}: median ${formatMs(median(walls))} ` +
      `of ${RUN_COUNT}`,
    reference: `${ENTRY_COUNT} ÷ ${CONCURRENCY} × ${ANSWER_MS} ms: ${formatMs(ideal)}`,
  };
}
