import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/** Markdown as GitHub renders it before its filters run: with its HTML, so that no sanitiser hides a mistake. */
export const renderGfm = (markdown: string): string =>
  micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });

const TAG = /<!--.*?-->|<\/?[a-z][^>]*>/gsu;

/** The document's tags in order, attributes and all. */
export const listTags = (html: string): string[] => html.match(TAG) ?? [];

const decodeEntities = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** What a person reads, without the characters of no width that keep GitHub from linking. */
export const getVisibleText = (html: string): string => decodeEntities(html.replace(TAG, "")).replaceAll("\u200b", "");

/** What GitHub's filters would link, embed, notify or typeset in text outside code and links. */
export function findGitHubAutolinks(html: string): string[] {
  const outside = html.replace(/<code[^>]*>.*?<\/code>|<a [^>]*>.*?<\/a>/gsu, " ");
  const nodes = outside.split(TAG).map(decodeEntities);
  const patterns = [
    /@[a-z0-9]/iu,
    /#\d/u,
    /GH-\d/iu,
    /[0-9a-f]{7,}/iu,
    /:[\w+-]+:/u,
    /:\/\//u,
    /www\./iu,
    /[^\s]\$|\$[^\s]/u,
  ];
  return nodes.filter((node) => patterns.some((pattern) => pattern.test(node)));
}
