import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createClient } from "../../src/client/client.ts";
import type { Proxies } from "../../src/client/dispatcher.ts";
import { sampleEvaluation, sampleRequest } from "../contract/samples.ts";
import { startService } from "../doubles/service.ts";
import { SELF_SIGNED } from "../doubles/service-certificate.ts";
import { startProxy } from "../doubles/service-proxy.ts";
import { collectAllText, getRejection } from "./inspect-errors.ts";

/** Connections to the service: proxies and certificates. */

const KEY = "sk_live_0123456789";

test("plain http goes through the proxy, and the service does not see the proxy's credentials", async () => {
  await using service = await startService();
  await using proxy = await startProxy({ port: portOf(service.url) });
  const client = clientOf("http://service.example/v1", undefined, {
    http: proxy.url.replace("://", "://user:hunter2@"),
  });
  // The double serves /api at its root and does not know the prefix; its 404 is a response, too.
  const failure = await getRejection(client.evaluate(sampleRequest(), { signal: never() }));
  expect(failure.httpStatus).toBe(404);
  expect(proxy.asked).toEqual(["POST http://service.example/v1/api/analyze-ad"]);
  expect(proxy.credentials).toEqual([`Basic ${Buffer.from("user:hunter2").toString("base64")}`]);
});

test("an evaluation through a proxy has the same result", async () => {
  await using service = await startService();
  await using proxy = await startProxy({ port: portOf(service.url) });
  // Without a scheme, as people often write it.
  const client = clientOf("http://service.example", undefined, { http: proxy.url.replace("http://", "") });
  const { answer } = await client.evaluate(sampleRequest(), { signal: never() });
  expect(answer).toEqual(sampleEvaluation());
  expect(service.evaluations()).toBe(1);
});

test("https goes through a tunnel; an untrusted certificate is rejected once, and nothing is sent", async () => {
  const server = await startTls();
  await using proxy = await startProxy({ port: server.port });
  const client = clientOf("https://service.example", KEY, { https: proxy.url });
  const failure = await getRejection(client.evaluate(sampleRequest(), { signal: never() }));
  expect(failure).toMatchObject({ name: "CertificateRefused" });
  expect(failure.message).toMatch(/DEPTH_ZERO_SELF_SIGNED_CERT.*nothing was sent/);
  expect(proxy.asked).toEqual(["CONNECT service.example:443"]);
  expect(server.requests()).toBe(0);
  expect(collectAllText(failure)).not.toContain(KEY);
});

test("without a proxy, an untrusted certificate and a service without TLS are rejected, too", async () => {
  const server = await startTls();
  const direct = clientOf(`https://127.0.0.1:${server.port}`, KEY);
  expect(await getRejection(direct.evaluate(sampleRequest(), { signal: never() }))).toMatchObject({
    name: "CertificateRefused",
  });
  await using service = await startService();
  const plain = clientOf(service.url.replace("http:", "https:"), KEY);
  expect(await getRejection(plain.evaluate(sampleRequest(), { signal: never() }))).toMatchObject({
    name: "CertificateRefused",
  });
  expect(service.requests).toEqual([]);
});

test.each([
  ["https", "https://service.example"],
  ["http", "http://service.example"],
])("a proxy that requires a password is reported after one request (%s)", async (_, baseUrl) => {
  await using proxy = await startProxy({ port: 9, refuse: 407 });
  const url = proxy.url.replace("://", "://user:hunter2@");
  const client = clientOf(baseUrl, undefined, { http: url, https: url });
  const failure = await getRejection(client.evaluate(sampleRequest(), { signal: never() }));
  expect(failure).toMatchObject({ name: "ProxyRefused" });
  expect(failure.message).toContain("(407)");
  expect(proxy.asked).toHaveLength(1);
  expect(collectAllText(failure)).not.toContain("hunter2");
});

test("a proxy that cannot reach the service is retried, because nothing was sent", async () => {
  await using proxy = await startProxy({ port: 9, refuse: 502 });
  const client = clientOf("https://service.example", KEY, { https: proxy.url });
  const failure = await getRejection(client.evaluate(sampleRequest(), { signal: never() }));
  expect(failure).toMatchObject({ name: "ServiceUnreachable" });
  expect(failure.message).toContain("3 attempts); nothing was sent");
  expect(proxy.asked).toHaveLength(3);
});

test("a service on this machine and a host in NO_PROXY are reached directly", async () => {
  await using service = await startService({ key: KEY });
  await using proxy = await startProxy({ port: portOf(service.url) });
  const local = clientOf(service.url, KEY, { http: proxy.url, https: proxy.url });
  await local.evaluate(sampleRequest(), { signal: never() });
  const exempt = clientOf("http://service.invalid", undefined, { http: proxy.url, no: ".invalid" });
  await getRejection(exempt.evaluate(sampleRequest(), { signal: never() }));
  expect(service.evaluations()).toBe(1);
  expect(proxy.asked).toEqual([]);
});

async function startTls(): Promise<{ port: number; requests: () => number }> {
  let requests = 0;
  const server = createServer(SELF_SIGNED, (_, response) => {
    requests++;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, requests: () => requests };
}

function clientOf(baseUrl: string, apiKey: string | undefined, proxies: Proxies = {}) {
  const client = createClient({
    baseUrl,
    apiKey,
    connections: 2,
    retry: { attempts: 3, baseMs: 1, maxMs: 5 },
    proxies,
  });
  onTestFinished(() => client.close());
  return client;
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

function never(): AbortSignal {
  return new AbortController().signal;
}
