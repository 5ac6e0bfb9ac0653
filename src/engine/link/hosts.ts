import type { BrowserLook } from "../products/link.ts";
import { sightOfLook } from "./classify.ts";
import type { Probe } from "./probe.ts";
import { Recent } from "./recent.ts";
import { type Sight, saysAlive } from "./sight.ts";

/** Hosts that are remembered at once. */
const HOSTS = 10_000;

/** So often Chrome tries in vain what HTTP could not do on a host, and then no more: it only makes the site angrier. */
const FRUITLESS = 3;

interface Known {
  /** It has answered us with a page: whatever else it does, it does not do it because of who asks. */
  answers: boolean;
  fruitless: Map<Sight["kind"], number>;
  /** What Chrome met behind a certificate that it refused: said of the host, before any page was asked for. */
  refused: BrowserLook | null;
}

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
    const known = this.#known.get(last.host);
    if (known === undefined)
      this.#known.set(last.host, { answers: true, fruitless: new Map(), refused: null });
    else known.answers = true;
  }

  /** Whether Chrome should look: where HTTP's answer is suspicious, or a wall. */
  wantsBrowser(seen: Probe): boolean {
    const last = seen.attempts.at(-1);
    if (last === undefined) return true;
    const known = this.#known.get(last.host);
    if (!suspects(last.sight, known?.answers ?? false)) return false;
    return (known?.fruitless.get(last.sight.kind) ?? 0) < FRUITLESS;
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
    const known = this.#known.get(host) ?? { answers: false, fruitless: new Map(), refused: null };
    this.#known.set(host, known);
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

/**
 * @param answers The host has answered us with a page in this run: then a failure is the server's own. Where it never
 *   has, it may be that it tells Chrome from us.
 */
function suspects(sight: Sight, answers: boolean): boolean {
  switch (sight.kind) {
    case "page":
      return sight.bare === "shell";
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
