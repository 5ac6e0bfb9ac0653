import type { Destination } from "../../contract/destination.ts";
import { EvaluationError } from "../../contract/error.ts";
import { fingerprintOf } from "../fingerprint.ts";
import { type Decision, decideTally, type GatePolicy } from "../gate.ts";
import type { Debounce } from "../state/debounce.ts";
import { type Settled, settle } from "../state/settle.ts";
import { addTo, emptyTally } from "../tally.ts";
import { type Finding, Findings } from "./findings.ts";
import { judgeDestination } from "./judge.ts";
import type { Address, ListLine } from "./list.ts";
import {
  destinationOfLook,
  isDecided,
  LOOKS_UNDER_WAY,
  type Look,
  type LookOptions,
  lookWith,
  wasOffline,
} from "./look.ts";
import { forEachOf } from "./under-way.ts";

export interface ListOptions extends LookOptions {
  gate: GatePolicy;
  /** In seconds. */
  timeout: number;
  debounce: Debounce | null;
  /** Each destination once, as it is decided. */
  onDestination?: (destination: Destination, decided: number) => void;
  onMistake?: (line: number, mistake: string) => void;
}

export interface ListResult extends Decision {
  /** Lines that are addresses, and the distinct destinations among them that were decided. */
  lines: number;
  destinations: number;
  /** Lines that are no address. */
  mistakes: number;
  findings: Finding[];
  /** Findings beyond those listed. */
  unlisted: number;
}

/** A list without a single address: nothing was checked, which is never a pass. */
export class EmptyList extends EvaluationError {
  override name = "EmptyList";
  constructor() {
    super("The list names no address, so there is nothing to check: write one a line.");
  }
}

/** Looks in a row without a network after which nothing more is taken from the list: name servers stumble, too. */
const OFFLINE_AFTER = 64;

/**
 * Looks at the destinations of a list of any length. What is kept for an address that is alive is its fingerprint, so
 * that it is looked at once. Nothing is taken from the list any more once the network is gone.
 *
 * @throws EmptyList, or what the list's source throws.
 */
export async function runList(lines: AsyncIterable<ListLine>, options: ListOptions): Promise<ListResult> {
  const tally = emptyTally();
  const findings = new Findings();
  const lookAt = lookWith(options);
  const sums = { lines: 0, destinations: 0 };
  /** Looks in a row that found no network: told as unclear once another one finds it, else once for them all. */
  const lost: Decided[] = [];

  const decide = ({ look, line, fingerprint }: Decided) => {
    const destination = destinationOfLook(look, line.written);
    const settled = settledOf(look, destination, { line, fingerprint }, options);
    const unconfirmed = settled.unconfirmed !== undefined;
    addTo(tally, { state: settled.state, overallScore: null, mistake: false, unconfirmed });
    findings.keep(fingerprint, settled, destination);
    sums.destinations += 1;
    options.onDestination?.(destination, sums.destinations);
  };
  const work = async (line: ListLine) => {
    if ("mistake" in line) {
      addTo(tally, { state: "error", overallScore: null, mistake: true });
      options.onMistake?.(line.number, line.mistake);
      return;
    }
    sums.lines += 1;
    const fingerprint = fingerprintOf(line.url);
    if (!findings.name(fingerprint, line.number)) return;
    const look = await lookAt(line.url, { platform: line.platform, seconds: options.timeout });
    if (wasOffline(look)) lost.push({ look, line, fingerprint });
    if (!isDecided(look, options)) return;
    // The network is there: what stumbled before is unclear, and no more than that.
    if (lost.length < OFFLINE_AFTER) for (const one of lost.splice(0)) decide(one);
    decide({ look, line, fingerprint });
  };

  const wanted = takenWhile(lines, () => lost.length < OFFLINE_AFTER);
  await forEachOf(wanted, LOOKS_UNDER_WAY.list, work);
  const offline = lost.length > 0 && (lost.length >= OFFLINE_AFTER || sums.destinations === 0);
  if (!offline) for (const one of lost) decide(one);
  const nothing = sums.destinations === 0 && tally.mistakes === 0;
  if (nothing && !options.signal.aborted && !offline) throw new EmptyList();
  return {
    ...decideTally(tally, options.gate, options.signal.aborted, { subject: "urls", offline }),
    lines: sums.lines,
    destinations: sums.destinations,
    mistakes: tally.mistakes,
    ...findings.list(),
  };
}

/** A look that came to its end, and the line that asked for it. */
interface Decided {
  look: Look;
  line: Address & { number: number };
  fingerprint: string;
}

function settledOf(
  look: Look,
  destination: Destination,
  { line, fingerprint }: { line: Address; fingerprint: string },
  { debounce }: ListOptions,
): Settled {
  const judged: Pick<Settled, "state" | "reason"> =
    "destination" in look
      ? judgeDestination(destination)
      : { state: "error", reason: destination.reason ?? "" };
  return settle<Settled>({ state: judged.state, reason: judged.reason, fingerprint }, line.url, debounce);
}

async function* takenWhile<T>(items: AsyncIterable<T>, wanted: () => boolean): AsyncGenerator<T> {
  for await (const item of items) {
    if (!wanted()) return;
    yield item;
  }
}
