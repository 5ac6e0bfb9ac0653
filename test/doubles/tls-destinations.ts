import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { htmlPage } from "./destinations.ts";

export type CertificateFlaw = "none" | "expired" | "not_yet_valid" | "self_signed" | "wrong_host" | "incomplete_chain";

export interface TlsDestination {
  /** An https address on localhost. */
  url: string;
  /** What a client must trust for `none` to be fine, PEM. */
  authority: string;
  close: () => Promise<void>;
}

const DAY_MS = 86_400_000;
/** The day on which the expired certificate ran out. */
export const EXPIRED_ON = new Date("2026-10-01T12:00:00Z");

/** A loopback server with a page behind a certificate that has one flaw. */
export async function startTlsDestination(flaw: CertificateFlaw): Promise<TlsDestination> {
  const root = await authority("Acme Test Root");
  const middle = await authority("Acme Test Issuing", root);
  const signer = flaw === "incomplete_chain" ? middle : root;
  const leaf = await generate([{ name: "commonName", value: flaw === "wrong_host" ? "shop.example" : "localhost" }], {
    keyType: "ec",
    algorithm: "sha256",
    ...datesFor(flaw),
    extensions: [{ name: "subjectAltName", altNames: namesFor(flaw) }],
    ...(flaw === "self_signed" ? {} : { ca: signer }),
  });
  const server = createServer({ key: leaf.private, cert: leaf.cert }, (_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(htmlPage("Acme"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server that listens has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}/`,
    authority: root.cert,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function authority(name: string, parent?: { key: string; cert: string }) {
  const made = await generate([{ name: "commonName", value: name }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "keyUsage", keyCertSign: true, cRLSign: true, critical: true },
    ],
    ...(parent === undefined ? {} : { ca: parent }),
  });
  return { key: made.private, cert: made.cert };
}

function datesFor(flaw: CertificateFlaw) {
  if (flaw === "expired") {
    return { notBeforeDate: new Date(EXPIRED_ON.getTime() - 90 * DAY_MS), notAfterDate: EXPIRED_ON };
  }
  if (flaw === "not_yet_valid") {
    return { notBeforeDate: new Date(Date.now() + DAY_MS), notAfterDate: new Date(Date.now() + 90 * DAY_MS) };
  }
  return { notBeforeDate: new Date(Date.now() - DAY_MS), notAfterDate: new Date(Date.now() + 90 * DAY_MS) };
}

function namesFor(flaw: CertificateFlaw): { type: 2; value: string }[] {
  const names = flaw === "wrong_host" ? ["shop.example", "www.shop.example"] : ["localhost"];
  return names.map((value) => ({ type: 2, value }));
}
