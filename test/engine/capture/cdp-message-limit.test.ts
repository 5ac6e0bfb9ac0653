import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { dropLongMessages } from "../../../src/engine/capture/cdp-message-limit.ts";

/** A pipe of messages that end with `|` here; ten bytes are the most, the end among them. */
function openPipe(gone = new AbortController().signal) {
  const pipe = new PassThrough();
  let heard = "";
  pipe.on("data", (part: Buffer) => {
    heard += part.toString().replaceAll("\0", "|");
  });
  dropLongMessages(pipe, 10, gone);
  return {
    say: (chunk: string) => pipe.emit("data", Buffer.from(chunk.replaceAll("|", "\0"))),
    heard: () => heard,
  };
}

const STREAM = "one|just ten.|one more..|two||and this one has no end, it seems|three|";

test.each([1, 2, 3, 7, 10, 11, 16, 100])(
  "in chunks of %i bytes, all messages but the too long ones pass unchanged",
  (size) => {
    const { say, heard } = openPipe();
    for (let at = 0; at < STREAM.length; at += size) say(STREAM.slice(at, at + size));
    expect(heard()).toBe("one|just ten.|two||three|");
  },
);

test("a message passes once it is complete", () => {
  const { say, heard } = openPipe();
  say("one|tw");
  expect(heard()).toBe("one|");
  say("o|th");
  expect(heard()).toBe("one|two|");
});

test("no message passes after the browser has exited", () => {
  const gone = new AbortController();
  const { say, heard } = openPipe(gone.signal);
  gone.abort();
  say("late|");
  expect(heard()).toBe("");
});
