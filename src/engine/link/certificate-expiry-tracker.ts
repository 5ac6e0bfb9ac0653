import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { TLSSocket } from "node:tls";
import { LRUCache } from "lru-cache";
import type { DiagnosticsChannel } from "undici";

/** undici publishes every connection on this channel (undici's docs/api/DiagnosticsChannel.md). */
const CONNECTED_CHANNEL = "undici:client:connected";

const MAX_TRACKED_HOSTS = 10_000;

/** Records when the certificates of undici's connections expire, without any request of its own. */
export class CertificateExpiryTracker {
  readonly #ends = new LRUCache<string, number>({ max: MAX_TRACKED_HOSTS });

  constructor() {
    subscribe(CONNECTED_CHANNEL, this.#onConnected);
  }

  /** @returns Unix time in milliseconds; null where no certificate is known. */
  getExpiry(url: URL): number | null {
    return url.protocol === "https:" ? (this.#ends.get(url.host) ?? null) : null;
  }

  close(): void {
    unsubscribe(CONNECTED_CHANNEL, this.#onConnected);
  }

  readonly #onConnected = (message: unknown): void => {
    // undici documents this type for the channel.
    const { socket, connectParams } = message as DiagnosticsChannel.ClientConnectedMessage;
    if (!(socket instanceof TLSSocket)) return;
    const ends = Date.parse(socket.getPeerCertificate().valid_to ?? "");
    if (!Number.isNaN(ends)) this.#ends.set(connectParams.host, ends);
  };
}
