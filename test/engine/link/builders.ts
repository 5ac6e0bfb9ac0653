import type { Agent } from "undici";
import type { PageObservation } from "../../../src/engine/artifacts/page-observation.ts";
import { type LinkOptions, type LinkSettings, resolveSettings } from "../../../src/engine/link/options.ts";

/** Settings for loopback: no delays, a short time-out, no browser, and a DNS that works but knows no names. */
export function createLinkSettings(dispatcher: Agent, changes: Partial<LinkOptions> = {}): LinkSettings {
  return resolveSettings({
    dispatcher,
    signal: new AbortController().signal,
    findUnsafeUrlError: () => null,
    loadPage: null,
    controlLookup: async () => true,
    resolveHost: async () => {
      throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
    },
    timeoutMs: 300,
    sleep: async () => {},
    ...changes,
  });
}

/** Chrome's outcome of an ordinary page. */
export function createPageObservation(changes: Partial<PageObservation> = {}): PageObservation {
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
    frameError: null,
    durationMs: 100,
    mainContent: createMainContent(changes),
    ...changes,
  };
}

/** Everything belongs to the main content, and there are no buttons. */
function createMainContent({ heading = "", text = "" }: Partial<PageObservation>): PageObservation["mainContent"] {
  const lines = text.split("\n").filter((line) => line !== "" && line !== heading);
  return {
    startsWithHeading: true,
    firstSection: { lines, buttonLabels: [] },
    full: { lines, buttonLabels: [] },
  };
}

/** Chrome's outcome of a failed load. */
export function createFailedPageObservation(errorCode: string): PageObservation {
  return createPageObservation({
    finalUrl: null,
    httpStatus: null,
    errorCode,
    title: "",
    heading: "",
    text: "",
    markup: "",
  });
}
