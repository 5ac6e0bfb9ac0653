import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { TLSSocket } from "node:tls";
import type { DiagnosticsChannel } from "undici";
import { LruMap } from "./lru-map.ts";

/** undici publishes every connection here (undici's docs/api/DiagnosticsChannel.md). */
const CONNECTED_CHANNEL = "undici:client:connected";

/** Hosts that are remembered at once. */
const MAX_TRACKED_HOSTS = 10_000;

/** When the certificates end that undici's connections were made with: read once a connection, nothing is asked for it. */
export class CertificateExpiryTracker {
  readonly #ends = new LruMap<number>(MAX_TRACKED_HOSTS);

  constructor() {
    subscribe(CONNECTED_CHANNEL, this.#onConnected);
  }

  /** @returns milliseconds of the epoch; null where no certificate was seen. */
  getExpiry(url: URL): number | null {
    return url.protocol === "https:" ? (this.#ends.get(url.host) ?? null) : null;
  }

  close(): void {
    unsubscribe(CONNECTED_CHANNEL, this.#onConnected);
  }

  readonly #onConnected = (message: unknown): void => {
    // The channel's type is undici's own promise.
    const { socket, connectParams } = message as DiagnosticsChannel.ClientConnectedMessage;
    if (!(socket instanceof TLSSocket)) return;
    const ends = Date.parse(socket.getPeerCertificate().valid_to ?? "");
    if (!Number.isNaN(ends)) this.#ends.set(connectParams.host, ends);
  };
}
