import { expect, test } from "vitest";
import { createClient } from "../../src/client/client.ts";
import { parseServiceEndpoint } from "../../src/client/service-endpoint.ts";
import { collectAllText } from "./inspect-errors.ts";

test.each([
  ["https://api.example.com", "https://api.example.com", ""],
  ["https://api.example.com/", "https://api.example.com", ""],
  [" https://API.example.com:8443/eu/v1// ", "https://api.example.com:8443", "/eu/v1"],
  ["http://localhost:3000", "http://localhost:3000", ""],
])("api-url %j has the origin %s and the path %j", (written, origin, prefix) => {
  expect(parseServiceEndpoint(written, "sk_1")).toMatchObject({ origin, prefix });
});

test.each([
  ["api.example.com", "is not a URL"],
  ["", "is not a URL"],
  ["ftp://api.example.com", "is not http(s)"],
  ["https://user:hunter2@api.example.com", "contains a user or password"],
  ["https://api.example.com/?token=hunter2", "contains a query"],
  ["https://api.example.com/#hunter2", "contains a query or a fragment"],
])("api-url %j is rejected because it %s", (written, problem) => {
  const failure = getThrown(() => parseServiceEndpoint(written, "sk_1"));
  expect(failure).toMatchObject({ name: "InvalidApiUrl" });
  expect(String(failure)).toContain(problem);
  expect(collectAllText(failure)).not.toContain("hunter2");
});

test.each([
  ["a space", "sk live"],
  ["a line break", "sk_live\r\nX-Evil: 1"],
  ["a letter beyond ASCII", "sk_liv\u00e9"],
])("a key with %s is rejected, and not shown", (_, key) => {
  const failure = getThrown(() => parseServiceEndpoint("https://api.example.com", key));
  expect(failure).toMatchObject({ name: "InvalidApiKey" });
  expect(collectAllText(failure)).not.toContain(key.slice(0, 6));
});

test("a trailing line break is removed from a key, and an empty key counts as none", () => {
  expect(parseServiceEndpoint("https://api.example.com", "sk_live_1\n").key).toBe("sk_live_1");
  expect(parseServiceEndpoint("https://api.example.com", " \n").key).toBeUndefined();
});

test.each([
  "http://api.example.com",
  "http://192.168.1.2:8080",
  "http://127.evil.example",
  "http://localhost.evil.example",
])("a key is not sent over plain http to %s", (url) => {
  expect(getThrown(() => parseServiceEndpoint(url, "sk_1"))).toMatchObject({ name: "ApiKeyOverHttp" });
  expect(parseServiceEndpoint(url, undefined).loopback).toBe(false);
});

test.each([
  "http://127.0.0.1:1",
  "http://127.8.9.10",
  "http://0x7f.1",
  "http://[::1]:8080",
  "http://localhost",
  "http://api.localhost",
])("plain http is allowed to this machine: %s", (url) => {
  expect(parseServiceEndpoint(url, "sk_1").loopback).toBe(true);
});

test("a key in the URL's path is masked in its name", () => {
  expect(parseServiceEndpoint("https://api.example.com/t/sk_live_1", "sk_live_1").name).toBe(
    "https://api.example.com/t/***",
  );
});

test.each(["ftp://proxy.example", "http://", "://"])("a proxy variable of %j is rejected, and not shown", (written) => {
  const failure = getThrown(() =>
    createClient({ baseUrl: "https://api.example.com", connections: 1, proxies: { https: `${written}` } }),
  );
  expect(failure).toMatchObject({ name: "InvalidProxyUrl" });
  expect(String(failure)).toContain("HTTPS_PROXY");
});

function getThrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("It did not throw.");
}
