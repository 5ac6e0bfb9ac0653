import { lookup } from "node:dns/promises";

/** One is IANA's own, the others' owners share nothing: where none is found, DNS is at fault. */
const CONTROL_HOSTS = ["example.com", "www.google.com", "www.cloudflare.com"];

/** How long an answer of the control look-up stands, ms. */
const CONTROL_CACHE_MS = 5_000;

/** How long the first name may keep the others waiting, ms: a look-up takes a few, a black hole many thousand. */
const MAX_SCOUT_WAIT_MS = 1_500;

/**
 * Whether this machine has a network at all, for all the checks of a run. The first name goes ahead alone: where it finds
 * that no name can be looked up, the others are not sent after it, each into its own time-out.
 */
export class NetworkStatus {
  readonly #control: () => Promise<boolean>;
  #state: "unknown" | "up" | "down" = "unknown";
  #scout: PromiseWithResolvers<void> | null = null;
  #asked: Promise<boolean> | null = null;
  #askedAt = 0;

  constructor(control: () => Promise<boolean> = lookUpControlHosts) {
    this.#control = control;
  }

  /** Whether asking a host is in vain. An address needs no name, and this machine no network. */
  async isDown(hostname: string): Promise<boolean> {
    if (this.#state === "up" || !needsDns(hostname)) return false;
    if (this.#state === "down") return !(await this.isUp());
    if (this.#scout === null) {
      this.#scout = Promise.withResolvers();
      setTimeout(this.#scout.resolve, MAX_SCOUT_WAIT_MS).unref();
      return false;
    }
    await this.#scout.promise;
    // Still unknown: nothing speaks against it.
    return this.#state !== "unknown" && this.#state !== "up";
  }

  /** A request has ended, with an answer or without. */
  recordResult(hostname: string, answered: boolean): void {
    if (this.#state === "up" || !needsDns(hostname)) return;
    if (answered) this.#state = "up";
    this.#scout?.resolve();
  }

  /** Are other names found? Asked once for all who want to know at about the same time. */
  isUp(): Promise<boolean> {
    if (this.#asked === null || performance.now() - this.#askedAt > CONTROL_CACHE_MS) {
      this.#askedAt = performance.now();
      this.#asked = this.#control().then((works) => {
        this.#state = works ? "up" : "down";
        return works;
      });
    }
    return this.#asked;
  }
}

/** WHATWG URLs spell IPv4 in four numbers and IPv6 in brackets; no public name ends in a number. */
function needsDns(hostname: string): boolean {
  return !/^\[|\d$|(?:^|\.)localhost$/.test(hostname);
}

function lookUpControlHosts(): Promise<boolean> {
  return Promise.any(CONTROL_HOSTS.map((name) => lookup(name))).then(
    () => true,
    () => false,
  );
}
