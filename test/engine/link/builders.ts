import type { Agent } from "undici";
import type { BrowserObservation } from "../../../src/engine/artifacts/link.ts";
import type { LinkOptions } from "../../../src/engine/link/options.ts";

/** Options for loopback: no pauses, a short wall, no browser, DNS that works and knows no names. */
export function createLinkOptions(dispatcher: Agent, changes: Partial<LinkOptions> = {}): LinkOptions {
  return {
    dispatcher,
    signal: new AbortController().signal,
    findUnsafeUrlError: () => null,
    loadPage: null,
    controlLookup: async () => true,
    resolveHost: async () => {
      throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
    },
    timeoutMs: 300,
    retries: 2,
    sleep: async () => {},
    ...changes,
  };
}

/** A look of Chrome's at an ordinary page. */
export function createPageLoad(changes: Partial<BrowserObservation> = {}): BrowserObservation {
  return {
    finalUrl: "https://acme.example/",
    httpStatus: 200,
    errorCode: null,
    headers: {},
    redirects: [],
    title: "Acme",
    heading: "Comfortable shoes",
    lineAfterHeading: "",
    text: "Comfortable shoes",
    markup: "<html><body><h1>Comfortable shoes</h1></body></html>",
    download: false,
    timedOut: false,
    stillLoading: false,
    failedRequest: null,
    frameErrorStatus: null,
    durationMs: 100,
    mainContent: createMainContent(changes),
    ...changes,
  };
}

/** All of it the page's own, and nothing to press. */
function createMainContent({
  heading = "",
  text = "",
}: Partial<BrowserObservation>): BrowserObservation["mainContent"] {
  const lines = text.split("\n").filter((line) => line !== "" && line !== heading);
  return {
    startsWithHeading: true,
    firstSection: { lines, buttonLabels: [] },
    full: { lines, buttonLabels: [] },
  };
}

/** A look of Chrome's that came to nothing. */
export function createFailedPageLoad(errorCode: string): BrowserObservation {
  return createPageLoad({
    finalUrl: null,
    httpStatus: null,
    errorCode,
    title: "",
    heading: "",
    text: "",
    markup: "",
  });
}
