import type { BrowserLook, LinkVerdict } from "../products/link.ts";
import { decide, isSuspicious, openQuestion } from "./decide.ts";
import type { LinkOptions } from "./options.ts";
import { type Probe, probe } from "./probe.ts";

/**
 * Is the destination alive? HTTP first; where that is not plainly a page, Chrome looks too.
 *
 * @throws the guard's refusal, the signal's reason, and whatever `look` throws.
 */
export async function checkLink(url: string, options: LinkOptions): Promise<LinkVerdict> {
  const seen = await probe(url, options);
  const look = isSuspicious(seen) && options.look !== null ? await options.look(options.signal) : null;
  return settle(seen, look, options);
}

/**
 * The verdict on what was seen, after asking once more where Chrome alone says that the page is dead. For callers
 * that let the probe and Chrome's loading overlap.
 *
 * @throws as checkLink.
 */
export async function settle(
  seen: Probe,
  look: BrowserLook | null,
  options: LinkOptions,
): Promise<LinkVerdict> {
  const purpose = options.purpose ?? "evaluation";
  const question = look === null ? null : openQuestion(seen, look);
  if (question?.ask === "http") {
    const { enough: _, ...fresh } = options;
    return decide(seen, look, { again: await probe(question.url, fresh), purpose });
  }
  if (question?.ask === "browser" && options.look !== null) {
    return decide(seen, look, { secondLook: await options.look(options.signal), purpose });
  }
  return decide(seen, look, { purpose });
}

export { decide, type Probe, probe };
