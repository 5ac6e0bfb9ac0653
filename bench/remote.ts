import type { Figure } from "./figure.ts";
import { startBareService } from "./service.ts";
import { median, ms, timeNode } from "./timing.ts";
import { actionWorkspace } from "./workspace.ts";

const ENTRIES = 1000;
const CONCURRENCY = 16;
const ANSWER_MS = 100;
const RUNS = 3;

/** The whole Action over 1,000 remote entries, start-up and reports included, against the arithmetic ideal. */
export async function remote(): Promise<Figure> {
  await using service = await startBareService(ANSWER_MS);
  const ads = Array.from(
    { length: ENTRIES },
    (_, i) =>
      `  - { id: ad-${i}, platform: meta, asset: "https://ads.example/${i}.png", landing: "https://acme.example/${i}" }`,
  );
  await using place = await actionWorkspace(`version: 1\nads:\n${ads.join("\n")}\n`, {
    "api-url": service.url,
    concurrency: String(CONCURRENCY),
  });
  const walls: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = service.count();
    walls.push(await timeNode([place.bundle], place.env, place.root));
    const asked = service.count() - before;
    if (asked !== ENTRIES) throw new Error(`The service was asked ${asked} times, not ${ENTRIES}.`);
  }
  const ideal = (ENTRIES / CONCURRENCY) * ANSWER_MS;
  return {
    name: "remote",
    ratio: median(walls) / ideal,
    goal: "≤ 1.10",
    measured: `${ENTRIES} entries at ${ANSWER_MS} ms, concurrency ${CONCURRENCY}: median ${ms(median(walls))} of ${RUNS}`,
    reference: `${ENTRIES} ÷ ${CONCURRENCY} × ${ANSWER_MS} ms: ${ms(ideal)}`,
  };
}
