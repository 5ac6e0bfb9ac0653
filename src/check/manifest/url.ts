import { shown } from "../words.ts";
import { expandMacros, unresolvableMacro, type Visitor } from "./macros.ts";

const WHOLE_PAGES = /lpurl|product\.url/i;

/**
 * What is wrong with a URL of the manifest once its macros are expanded, with the next step; null where it can be
 * visited. A password is never repeated.
 */
export function urlMistake(name: string, written: string, visitor: Visitor): string | null {
  const macro = unresolvableMacro(written, visitor);
  if (macro !== null) return `${name} depends on ${shown(macro)}, ${macroRemedy(macro)}`;
  const url = expandMacros(written, visitor).trim();
  if (/\s/.test(url)) return `${name} is ${shown(written)}: write a space in a URL as %20`;
  if (/^https?:\/\/https?(?::|%3a)?\/\//i.test(url)) {
    return `${name} is ${shown(written)}: its beginning stands there twice, keep one`;
  }
  if (!/^https?:\/\//i.test(url)) return `${name} is ${shown(written)}: ${schemeRemedy(url)}`;
  const parsed = URL.parse(url);
  if (parsed === null || /^https?:\/\/[/?#\\]/i.test(url)) {
    return `${name} is ${shown(written)}, which no browser can open: write a whole address, such as https://acme.example/spring`;
  }
  if (parsed.username !== "" || parsed.password !== "") {
    return `${name} holds a user name or a password: remove it, the manifest can be read by everyone with the repository`;
  }
  return null;
}

function macroRemedy(macro: string): string {
  if (WHOLE_PAGES.test(macro)) {
    return "which stands for the page itself and is known to the ad platform alone: write the page's address in its place";
  }
  if (/^\{keyword\}$|^\{param\d\}$/i.test(macro)) {
    return `which has no default: write one, such as ${macro.slice(0, -1)}:shoes}, or the address that the ad leads to`;
  }
  return "whose value in the path only the ad platform knows: write the value in its place";
}

function schemeRemedy(url: string): string {
  if (url.startsWith("//")) return `write https:${url.slice(0, 60)}`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) && !/^[^/?#]*:\d/.test(url)) {
    return "write an address that begins with https:// (or http://)";
  }
  if (/^localhost\b/i.test(url)) return `write ${shown(`http://${url.slice(0, 60)}`)}`;
  if (/^[^\s/?#]+\.[^\s/?#]+/.test(url)) return `write ${shown(`https://${url.slice(0, 60)}`)}`;
  return "write a whole address, such as https://acme.example/spring";
}
