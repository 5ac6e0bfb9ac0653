import type { Agent } from "undici";
import type { LinkOptions } from "../../../src/engine/link/options.ts";
import type { BrowserLook } from "../../../src/engine/products/link.ts";

/** Options for loopback: no pauses, a short wall, no browser, DNS that works and knows no names. */
export function linkOptions(dispatcher: Agent, changes: Partial<LinkOptions> = {}): LinkOptions {
  return {
    dispatcher,
    signal: new AbortController().signal,
    unsafe: () => null,
    look: null,
    controlLookup: async () => true,
    resolve: async () => {
      throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
    },
    timeoutMs: 300,
    retries: 2,
    sleep: async () => {},
    ...changes,
  };
}

/** A look of Chrome's at an ordinary page. */
export function browserLook(changes: Partial<BrowserLook> = {}): BrowserLook {
  return {
    finalUrl: "https://acme.example/",
    httpStatus: 200,
    errorCode: null,
    headers: {},
    redirects: [],
    title: "Acme",
    heading: "Comfortable shoes",
    afterHeading: "",
    text: "Comfortable shoes",
    markup: "<html><body><h1>Comfortable shoes</h1></body></html>",
    download: false,
    timedOut: false,
    fetching: false,
    failing: null,
    framed: null,
    ms: 100,
    own: ownOf(changes),
    ...changes,
  };
}

/** All of it the page's own, and nothing to press. */
function ownOf({ heading = "", text = "" }: Partial<BrowserLook>): BrowserLook["own"] {
  const lines = text.split("\n").filter((line) => line !== "" && line !== heading);
  return { leads: true, near: { lines, buttons: [] }, whole: { lines, buttons: [] } };
}

/** A look of Chrome's that came to nothing. */
export function failedLook(errorCode: string): BrowserLook {
  return browserLook({
    finalUrl: null,
    httpStatus: null,
    errorCode,
    title: "",
    heading: "",
    text: "",
    markup: "",
  });
}
