import type { BrowserLook } from "../products/link.ts";
import { sightOfLook } from "./classify.ts";
import type { Probe } from "./probe.ts";
import { Recent } from "./recent.ts";
import { type Sight, saysAlive } from "./sight.ts";

/** Hosts that are remembered at once. */
const HOSTS = 10_000;

/** So often Chrome tries in vain what HTTP could not do on a host, and then no more: it only makes the site angrier. */
const FRUITLESS = 3;

/** So many pages that are gone Chrome confirms on a host that has shown us nothing else, and then HTTP is believed there. */
const TRIALS = 2;

interface Known {
  /** It has answered us with a page: whatever else it does, it does not do it because of who asks. */
  answers: boolean;
  fruitless: Map<Sight["kind"], number>;
  /** What Chrome met behind a certificate that it refused: said of the host, before any page was asked for. */
  refused: BrowserLook | null;
  trials: number;
  /** The trial that is under way: whoever comes meanwhile waits for what it tells. */
  trial: Promise<void> | null;
  /** It has called a page gone that Chrome was shown: a homemade filter answers so to whoever is no browser. */
  lied: boolean;
}

const unknown = (): Known => ({
  answers: false,
  fruitless: new Map(),
  refused: null,
  trials: 0,
  trial: null,
  lied: false,
});

/**
 * What a run has learned of its hosts: whether Chrome is worth asking. A memory of failure only ever leads to
 * "inconclusive"; that a page is dead is never concluded from another one.
 */
export class Hosts {
  readonly #known = new Recent<Known>(HOSTS);

  /** What HTTP saw, for the checks that follow. */
  met(seen: Probe): void {
    const last = seen.attempts.at(-1);
    if (last === undefined || last.sight.kind !== "page") return;
    this.#of(last.host).answers = true;
  }

  /** Whether Chrome should look: where HTTP's answer is suspicious, or a wall. */
  wantsBrowser(seen: Probe): boolean {
    const last = seen.attempts.at(-1);
    if (last === undefined) return true;
    const known = this.#known.get(last.host);
    if (isOnTrial(last.sight, known)) return true;
    if (!suspects(last.sight, known?.answers ?? false)) return false;
    return (known?.fruitless.get(last.sight.kind) ?? 0) < FRUITLESS;
  }

  /** What is to be waited for before it is known whether this page's host tells Chrome the same; null where nothing is. */
  trialOf(seen: Probe): Promise<void> | null {
    const last = seen.attempts.at(-1);
    if (last === undefined || last.sight.kind !== "gone") return null;
    const known = this.#known.get(last.host);
    return isOnTrial(last.sight, known) && known?.lied !== true ? (known?.trial ?? null) : null;
  }

  /** @returns what ends the trial, if it is one. */
  beginTrial(seen: Probe): () => void {
    const last = seen.attempts.at(-1);
    if (last === undefined || !isOnTrial(last.sight, this.#known.get(last.host))) return () => {};
    const known = this.#of(last.host);
    const { promise, resolve } = Promise.withResolvers<void>();
    known.trial = promise;
    return () => {
      known.trials += 1;
      known.trial = null;
      resolve();
    };
  }

  #of(host: string): Known {
    let known = this.#known.get(host);
    if (known === undefined) {
      known = unknown();
      this.#known.set(host, known);
    }
    return known;
  }

  /** An earlier look that says all that another could. */
  earlierLook(seen: Probe): BrowserLook | null {
    const last = seen.attempts.at(-1);
    if (last?.sight.kind !== "certificate") return null;
    return this.#known.get(last.host)?.refused ?? null;
  }

  looked(seen: Probe, look: BrowserLook): void {
    const last = seen.attempts.at(-1);
    if (last === undefined) return;
    const sight = sightOfLook(look);
    const host = last.host;
    const known = this.#of(host);
    if (last.sight.kind === "gone" && saysAlive(sight)) known.lied = true;
    if (sight.kind === "certificate" && last.sight.kind === "certificate") known.refused = look;
    if (saysAlive(sight)) known.fruitless.delete(last.sight.kind);
    else if (!DECISIVE.has(last.sight.kind)) {
      known.fruitless.set(last.sight.kind, (known.fruitless.get(last.sight.kind) ?? 0) + 1);
    }
  }
}

/** Here Chrome's word makes the verdict, so it is asked every time. */
const DECISIVE: ReadonlySet<Sight["kind"]> = new Set([
  "page",
  "gone",
  "not_found_title",
  "not_found_heading",
  "certificate",
]);

/** Whether a page that is gone over HTTP may be there for browsers, as far as its host is known. */
function isOnTrial(sight: Sight, known: Known | undefined): boolean {
  if (sight.kind !== "gone" || sight.manager !== undefined) return false;
  if (known === undefined || known.lied) return true;
  return !known.answers && known.trials < TRIALS;
}

/**
 * @param answers The host has answered us with a page in this run: then a failure is the server's own. Where it never
 *   has, it may be that it tells Chrome from us.
 */
function suspects(sight: Sight, answers: boolean): boolean {
  switch (sight.kind) {
    case "page":
      return sight.bare === "shell" || sight.gone === true;
    case "gone":
      return sight.manager !== undefined;
    case "not_found_title":
    case "not_found_heading":
    case "certificate":
    case "wall":
    case "empty":
    // Chrome's own limit is twice ours: what is too long a chain for a check may bring a visitor there.
    case "too_many_redirects":
      return true;
    case "refused":
      return !FINAL_REFUSALS.has(sight.status);
    case "server_error":
    case "timeout":
    case "unreachable":
    case "redirect_loop":
      return !answers;
    default:
      return false;
  }
}

/** What Chrome would be answered as well: sign in (401, 407), come less often (429), the law forbids it (451). */
const FINAL_REFUSALS: ReadonlySet<number> = new Set([401, 407, 429, 451]);
