import { quoteValue } from "../format-message.ts";
import { expandMacros, findUnresolvableMacro, type Visitor } from "./expand-macros.ts";

const PAGE_URL_MACRO_NAMES = /lpurl|product\.url/i;

/**
 * What is wrong with a URL of the manifest after its macros are expanded, with the next step; null if it is valid. The
 * message never contains a password.
 */
export function findUrlMistake(name: string, written: string, visitor: Visitor): string | null {
  const macro = findUnresolvableMacro(written, visitor);
  if (macro !== null) return `${name} depends on ${quoteValue(macro)}, ${chooseMacroRemedy(macro)}`;
  const url = expandMacros(written, visitor).trim();
  if (/\s/.test(url)) return `${name} is ${quoteValue(written)}: write a space in a URL as %20`;
  if (/^https?:\/\/https?(?::|%3a)?\/\//i.test(url)) {
    return `${name} is ${quoteValue(written)}: its scheme is repeated, keep one`;
  }
  if (!/^https?:\/\//i.test(url)) return `${name} is ${quoteValue(written)}: ${chooseSchemeRemedy(url)}`;
  const parsed = URL.parse(url);
  if (parsed === null || /^https?:\/\/[/?#\\]/i.test(url)) {
    return (
      `${name} is ${quoteValue(written)}, which is not a valid URL: write a full URL, such as ` +
      "https://acme.example/spring"
    );
  }
  if (parsed.username !== "" || parsed.password !== "") {
    return (
      `${name} contains a user name or password: remove it, because everyone with access to the repository can read ` +
      "it"
    );
  }
  return null;
}

function chooseMacroRemedy(macro: string): string {
  if (PAGE_URL_MACRO_NAMES.test(macro)) {
    return "which only the ad platform replaces with the page's URL: write that URL instead";
  }
  if (/^\{keyword\}$|^\{param\d\}$/i.test(macro)) {
    return `which has no default: write one, such as ${macro.slice(0, -1)}:shoes}, or the landing URL itself`;
  }
  return "which only the ad platform can fill in: write the value instead";
}

function chooseSchemeRemedy(url: string): string {
  if (url.startsWith("//")) return `write https:${url.slice(0, 60)}`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) && !/^[^/?#]*:\d/.test(url)) {
    return "write a URL that starts with https:// (or http://)";
  }
  if (/^localhost\b/i.test(url)) return `write ${quoteValue(`http://${url.slice(0, 60)}`)}`;
  if (/^[^\s/?#]+\.[^\s/?#]+/.test(url)) return `write ${quoteValue(`https://${url.slice(0, 60)}`)}`;
  return "write a full URL, such as https://acme.example/spring";
}
