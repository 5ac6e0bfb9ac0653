import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Capturer } from "../../../src/engine/capture/capturer.ts";
import { createSharedOcr } from "../../../src/service/workers/shared-ocr.ts";
import { DRAWN_ADS } from "../../engine/ocr/drawn-ads.ts";
import { WIDTH } from "./fake-ocr-widths.ts";

const FAKE = path.join(import.meta.dirname, "fake-ocr-process.ts");

/** A service's OCR and some workers. */
function openSharedOcr({ workers = 1, entry }: { workers?: number; entry?: string } = {}) {
  const log: string[] = [];
  const ocr = createSharedOcr((event) => void log.push(event), entry);
  const children = Array.from({ length: workers }, () => {
    const child = fork(path.join(import.meta.dirname, "reading-worker.ts"), [], { serialization: "advanced" });
    ocr.attach(child);
    return child;
  });
  onTestFinished(() => {
    ocr.close();
    for (const child of children) child.kill();
  });
  return { log, children };
}

/** What the worker reads in the picture, or why it reads nothing. */
async function read(
  worker: ChildProcess | undefined,
  picture: { width: number; height?: number; grey?: Uint8Array },
  ask = "read",
): Promise<string[]> {
  if (worker === undefined) throw new Error("there is no such worker");
  const reply = new Promise<string[]>((resolve) => {
    const receive = (message: { texts?: string[] }): void => {
      if (message.texts === undefined) return;
      worker.off("message", receive);
      resolve(message.texts);
    };
    worker.on("message", receive);
  });
  worker.send({ ask, height: 1, ...picture });
  return reply;
}

test("all workers read in one process", async () => {
  const { children } = openSharedOcr({ workers: 3, entry: FAKE });
  const [first, ...others] = await Promise.all(children.map((child) => read(child, { width: WIDTH.works })));
  expect(first).toHaveLength(1);
  expect(others).toEqual([first, first]);
});

test("a process that dies fails the pictures that wait, and the next picture starts another", async () => {
  const { log, children } = openSharedOcr({ workers: 2, entry: FAKE });
  const [before] = await read(children[0], { width: WIDTH.works });
  const passedOn = children[1] && once(children[1], "message");
  const waits = read(children[1], { width: WIDTH.waits });
  // Two workers send in any order: one that came after the end would wait for the next process.
  await passedOn;
  const failed = ["the process that reads pictures ended"];
  expect(await read(children[0], { width: WIDTH.dies })).toEqual(failed);
  expect(await waits).toEqual(failed);
  expect(log).toEqual(["ocr_process_lost"]);
  const [after] = await read(children[0], { width: WIDTH.works });
  expect(Number(after)).toBeGreaterThan(0);
  expect(after).not.toBe(before);
});

test("a picture that cannot be read says why", async () => {
  const { children } = openSharedOcr({ entry: FAKE });
  expect(await read(children[0], { width: WIDTH.fails })).toEqual(["the picture is torn"]);
});

test("an aborted reading is skipped", async () => {
  const { children } = openSharedOcr({ entry: FAKE });
  expect(await read(children[0], { width: WIDTH.waits }, "abort")).toEqual([expect.stringContaining("timeout")]);
  expect(await read(children[0], { width: WIDTH.works })).toHaveLength(2);
});

test("a worker whose service is gone reads nothing", async () => {
  const { children } = openSharedOcr({ entry: FAKE });
  const [worker] = children;
  await read(worker, { width: WIDTH.works });
  worker?.disconnect();
  expect((await once(worker as ChildProcess, "exit"))[0]).toBe(0);
});

test("the OCR process reads the words of a picture", async () => {
  const capturer = new Capturer({ openProxy: null, isBeacon: () => false });
  onTestFinished(() => capturer.close());
  const { signal } = new AbortController();
  const ad = DRAWN_ADS.find(({ name }) => name === "a small banner");
  const { legible } = await capturer.decode(Buffer.from(ad?.svg ?? ""), "image/svg+xml", { signal, legible: true });
  if (legible === null) throw new Error("the picture was not decoded");
  const { children } = openSharedOcr({ workers: 2 });
  const readings = await Promise.all(children.map((child) => read(child, legible)));
  expect(readings[0]).toEqual(expect.arrayContaining(["Switch", "save", "£240"]));
  expect(readings[1]).toEqual(readings[0]);
});
