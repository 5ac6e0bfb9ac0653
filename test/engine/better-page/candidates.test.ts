import { expect, test } from "vitest";
import { isSameSite } from "../../../src/engine/artifacts/same-site.ts";
import { pickCandidates } from "../../../src/engine/better-page/collect-candidates.ts";
import { CandidateRanking } from "../../../src/engine/better-page/rank-candidates.ts";

const pick = (landing: string, ...urls: string[]) =>
  pickCandidates(
    urls.map((url) => ({ url, text: "" })),
    landing,
  ).map(({ url }) => url);

test("pages of the same site are candidates; files, carts and links that change something are not", () => {
  const pages = [
    "https://acme.example/savings-account",
    "https://acme.example/golf-cart",
    "https://acme.example/register",
    "https://shop.acme.example/desks",
  ];
  const others = [
    "https://other.example/desks",
    "https://acme.example/prices.pdf",
    "https://acme.example/cart",
    "https://acme.example/?add-to-cart=12",
    "https://acme.example/users/logout",
    "mailto:desk@acme.example",
  ];
  expect(pick("https://acme.example/chairs", ...pages, ...others)).toEqual(pages);
});

test("other views of the landing page are not candidates, but what its query chooses is", () => {
  expect(
    pick("https://acme.example/desks", "https://acme.example/desks?sort=price", "https://acme.example/desks/#top"),
  ).toEqual([]);
  expect(pick("https://acme.example/desks?utm_source=x", "https://acme.example/desks")).toEqual([]);
  expect(pick("https://acme.example/p?id=1", "https://acme.example/p?id=2", "https://acme.example/p?id=1#top")).toEqual(
    ["https://acme.example/p?id=2"],
  );
});

test("sites of a shared suffix are different sites", () => {
  const same = (one: string, other: string) => isSameSite(new URL(`https://${one}`), new URL(`https://${other}`));
  expect(same("a.github.io", "b.github.io")).toBe(false);
  expect(same("acme.com", "www.acme.de")).toBe(true);
  expect(same("127.0.0.1:1", "127.0.0.1:2")).toBe(false);
});

test("a word that few pages have counts more, then fewer other words, and without any the order of the links", () => {
  const ranking = new CandidateRanking(["Solid oak desk, € 320"], "en");
  const page = (path: string, text: string) => ({ url: `https://acme.example/${path}`, text });
  ranking.add([
    page("about", "About us"),
    page("help", "Help"),
    page("1", "Walnut desk"),
    page("2", "Oak desk with a drawer and a lamp"),
    page("3", "Oak desk"),
    page("4", "Pine desk"),
  ]);
  const order = Array.from({ length: 7 }, () => ranking.take()?.page.url.split("/").at(-1) ?? null);
  expect(order.slice(0, 2)).toEqual(["3", "2"]);
  expect(order.slice(4)).toEqual(["about", "help", null]);
});
