import { createSocket } from "node:dgram";
import { once } from "node:events";
import ipaddr from "ipaddr.js";

/** A name server on loopback that answers A and AAAA queries as a test says, with nothing to be remembered (TTL 0). */
export interface Resolver extends AsyncDisposable {
  port: number;
  /** The names asked for, with the type, in order: `A rebind.example`. */
  asked: string[];
}

const A = 1;
const AAAA = 28;

/** @param resolve the addresses of a name at its n-th query of that type, from 0. */
export async function startResolver(resolve: (name: string, nth: number) => string[]): Promise<Resolver> {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  const asked: string[] = [];
  socket.on("message", (query, from) => {
    const { name, type, end } = questionOf(query);
    const nth = asked.filter((each) => each === `${type === A ? "A" : "AAAA"} ${name}`).length;
    asked.push(`${type === A ? "A" : "AAAA"} ${name}`);
    const addresses = resolve(name, nth).map((address) => ipaddr.parse(address));
    const fitting = addresses.filter((address) => type === (address.kind() === "ipv4" ? A : AAAA));
    socket.send(answerTo(query.subarray(0, end), type, fitting), from.port, from.address);
  });
  return {
    port: socket.address().port,
    asked,
    [Symbol.asyncDispose]: async () => {
      socket.close();
    },
  };
}

/** RFC 1035 §4.1.2. */
function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(question: Buffer, type: number, addresses: (ipaddr.IPv4 | ipaddr.IPv6)[]): Buffer {
  const head = Buffer.from(question);
  // A response to the query, recursion available; no name that is asked for is unknown to the server itself.
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(addresses.length, 6);
  head.fill(0, 8, 12);
  const records = addresses.map((address) => {
    const bytes = Buffer.from(address.toByteArray());
    const record = Buffer.alloc(12);
    // The name is the question's, at byte 12; class IN; TTL 0.
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([record, bytes]);
  });
  return Buffer.concat([head, ...records]);
}
