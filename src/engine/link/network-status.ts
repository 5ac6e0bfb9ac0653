import { lookup } from "node:dns/promises";

/** The first is IANA's own; the owners of the others are independent. If none resolves, DNS is at fault. */
const CONTROL_HOSTS = ["example.com", "www.google.com", "www.cloudflare.com"];

const CONTROL_CACHE_MS = 5_000;

/**
 * How long the first look-up may delay the others: a working one takes a few milliseconds, a failing one many
 * seconds.
 */
const MAX_SCOUT_WAIT_MS = 1_500;

/**
 * Whether this machine has a network, shared by all checks of a run. The first look-up goes ahead alone: if no name
 * resolves, the others do not have to run into their own time-outs.
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

  /** Whether a request is pointless. IP addresses need no DNS, and this machine needs no network. */
  async isDown(hostname: string): Promise<boolean> {
    if (this.#state === "up" || !needsDns(hostname)) return false;
    if (this.#state === "down") return !(await this.isUp());
    if (this.#scout === null) {
      this.#scout = Promise.withResolvers();
      setTimeout(this.#scout.resolve, MAX_SCOUT_WAIT_MS).unref();
      return false;
    }
    await this.#scout.promise;
    // If the state is still unknown, assume that the network works.
    return this.#state !== "unknown" && this.#state !== "up";
  }

  /** Records the end of a request, with or without a response. */
  recordResult(hostname: string, answered: boolean): void {
    if (this.#state === "up" || !needsDns(hostname)) return;
    if (answered) this.#state = "up";
    this.#scout?.resolve();
  }

  /** Whether other names resolve. Calls at about the same time share one look-up. */
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

/** WHATWG URLs write IPv4 as four numbers and IPv6 in brackets; no public name ends in a digit. */
const needsDns = (hostname: string): boolean => !/^\[|\d$|(?:^|\.)localhost$/.test(hostname);

const lookUpControlHosts = (): Promise<boolean> =>
  Promise.any(CONTROL_HOSTS.map((name) => lookup(name))).then(
    () => true,
    () => false,
  );
