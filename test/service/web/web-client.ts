import { setTimeout as pause } from "node:timers/promises";
import * as cheerio from "cheerio";
import type { TestService } from "../test-service.ts";

/** A page as a browser without script gets it. */
export interface ReceivedPage {
  status: number;
  headers: Headers;
  /** Where a redirect leads, as a path. */
  location: string | null;
  html: string;
  $: cheerio.CheerioAPI;
  /** The text of the first element that matches, in one line. */
  text(selector: string): string;
}

/** A browser with its cookie. Forms are sent as from a page of the service. */
export interface WebClient {
  cookie: string | null;
  get(path: string): Promise<ReceivedPage>;
  /** Sends the form for an evaluation. */
  evaluate(fields: Readonly<Record<string, string | File>>): Promise<ReceivedPage>;
  /** Waits until a submission has ended, and returns the page that it leads to. */
  waitForResult(path: string): Promise<ReceivedPage>;
  post(
    path: string,
    fields?: Readonly<Record<string, string | readonly string[]>>,
    headers?: Record<string, string>,
  ): Promise<ReceivedPage>;
}

export const PASSWORD = "correct horse battery staple";

export function createWebClient(url: string): WebClient {
  const ask = async (path: string, init: RequestInit): Promise<ReceivedPage> => {
    const headers = new Headers(init.headers);
    if (client.cookie !== null) headers.set("cookie", client.cookie);
    const response = await fetch(new URL(path, url), { ...init, headers, redirect: "manual" });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) client.cookie = /max-age=0/i.test(cookie) ? null : (cookie.split(";")[0] ?? null);
    const html = await response.text();
    const $ = cheerio.load(html);
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get("location"),
      html,
      $,
      text: (selector) => $(selector).first().text().replace(/\s+/g, " ").trim(),
    };
  };
  const client: WebClient = {
    cookie: null,
    get: (path) => ask(path, {}),
    evaluate: (fields) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ id: crypto.randomUUID(), ...fields })) body.append(name, value);
      return ask("/evaluations", { method: "POST", body, headers: { origin: new URL(url).origin } });
    },
    waitForResult: async (path) => {
      for (;;) {
        const page = await ask(path, {});
        if (page.location !== null) return ask(page.location, {});
        if (page.$(".steps").length === 0) return page;
        await pause(100);
      }
    },
    post: (path, fields = {}, headers = {}) => {
      const body = new URLSearchParams(
        Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
      );
      return ask(path, { method: "POST", body, headers: { origin: new URL(url).origin, ...headers } });
    },
  };
  return client;
}

/** Creates the owner's account and signs in. */
export async function signInOwner({ url, running }: TestService, email = "owner@x.example"): Promise<WebClient> {
  const client = createWebClient(url);
  await client.post(new URL(running.ownerLink ?? "").pathname, { email, password: PASSWORD });
  return client;
}

/** Creates an account by invitation and signs in. */
export async function signInMember(service: TestService, email: string, plan = "scale"): Promise<WebClient> {
  const { rows } = await service.admin({ do: "accounts invite", email, plan: plan as "scale" });
  const client = createWebClient(service.url);
  await client.post(new URL(rows[0]?.["link"] ?? "").pathname, { password: PASSWORD });
  return client;
}

/** The path of a link that a page shows. */
export const shownLink = (page: ReceivedPage): string => new URL(page.text("code.copied")).pathname;
