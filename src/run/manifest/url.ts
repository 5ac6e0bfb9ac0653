import { quoteValue } from "../message-text.ts";
import { expandMacros, findUnresolvableMacro, type Visitor } from "./macros.ts";

const PAGE_URL_MACRO_NAMES = /lpurl|product\.url/i;

/**
 * What is wrong with a URL of the manifest once its macros are expanded, with the next step; null where it can be
 * visited. A password is never repeated.
 */
export function findUrlMistake(name: string, written: string, visitor: Visitor): string | null {
  const macro = findUnresolvableMacro(written, visitor);
  if (macro !== null) return `${name} depends on ${quoteValue(macro)}, ${chooseMacroRemedy(macro)}`;
  const url = expandMacros(written, visitor).trim();
  if (/\s/.test(url)) return `${name} is ${quoteValue(written)}: write a space in a URL as %20`;
  if (/^https?:\/\/https?(?::|%3a)?\/\//i.test(url)) {
    return `${name} is ${quoteValue(written)}: its beginning stands there twice, keep one`;
  }
  if (!/^https?:\/\//i.test(url)) return `${name} is ${quoteValue(written)}: ${chooseSchemeRemedy(url)}`;
  const parsed = URL.parse(url);
  if (parsed === null || /^https?:\/\/[/?#\\]/i.test(url)) {
    return `${name} is ${quoteValue(written)}, which no browser can open: write a whole address, such as https://acme.example/spring`;
  }
  if (parsed.username !== "" || parsed.password !== "") {
    return `${name} holds a user name or a password: remove it, the manifest can be read by everyone with the repository`;
  }
  return null;
}

function chooseMacroRemedy(macro: string): string {
  if (PAGE_URL_MACRO_NAMES.test(macro)) {
    return "which stands for the page itself and is known to the ad platform alone: write the page's address in its place";
  }
  if (/^\{keyword\}$|^\{param\d\}$/i.test(macro)) {
    return `which has no default: write one, such as ${macro.slice(0, -1)}:shoes}, or the address that the ad leads to`;
  }
  return "whose value in the path only the ad platform knows: write the value in its place";
}

function chooseSchemeRemedy(url: string): string {
  if (url.startsWith("//")) return `write https:${url.slice(0, 60)}`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) && !/^[^/?#]*:\d/.test(url)) {
    return "write an address that begins with https:// (or http://)";
  }
  if (/^localhost\b/i.test(url)) return `write ${quoteValue(`http://${url.slice(0, 60)}`)}`;
  if (/^[^\s/?#]+\.[^\s/?#]+/.test(url)) return `write ${quoteValue(`https://${url.slice(0, 60)}`)}`;
  return "write a whole address, such as https://acme.example/spring";
}
