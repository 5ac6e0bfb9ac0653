import type { NoPageReason } from "./import-result.ts";
import noPage from "./lexicon/no-page.json" with { type: "json" };

const isHostOf = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((known) => host === known || host.endsWith(`.${known}`));

/**
 * Why a click opens no web page of the advertiser: it calls, or opens a chat or a profile. Null if it opens a page.
 *
 * @param url empty if the ad has none.
 * @param callToAction the platform's identifier, such as CALL_NOW.
 */
export function findNoPageReason(url: string, callToAction: string): NoPageReason | null {
  const action = callToAction.toUpperCase();
  if (url === "") {
    if (noPage.callToActions.call.includes(action)) return "call";
    return noPage.callToActions.chat.includes(action) ? "chat" : null;
  }
  const parsed = URL.parse(url);
  if (parsed === null) return null;
  if (parsed.protocol === "tel:") return "call";
  if (parsed.protocol === "whatsapp:" || isHostOf(parsed.hostname, noPage.chatHosts)) return "chat";
  return isHostOf(parsed.hostname, noPage.profileHosts) ? "profile" : null;
}
