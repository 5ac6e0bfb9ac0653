import type { Tab } from "./tab.ts";

/**
 * Makes the closed shadow roots of the elements in `globalThis.hollowElements` (set by page/consent-layers.ts) readable
 * in our isolated world. The page's own scripts still cannot read them.
 *
 * @returns whether there were any.
 */
export async function openClosedShadowRoots(tab: Tab, count: number): Promise<boolean> {
  const opened = await Promise.all(Array.from({ length: count }, (_, index) => openClosedShadowRoot(tab, index)));
  return opened.includes(true);
}

async function openClosedShadowRoot(tab: Tab, index: number): Promise<boolean> {
  const { session } = tab;
  const contextId = await tab.isolatedContextId();
  const host = await session.send("Runtime.evaluate", { contextId, expression: `hollowElements[${index}]` });
  const { objectId } = host.result;
  if (objectId === undefined) return false;
  const { node } = await session.send("DOM.describeNode", { objectId, pierce: true });
  const closed = node.shadowRoots?.find(({ shadowRootType }) => shadowRootType === "closed");
  if (closed === undefined) return false;
  const { backendNodeId } = closed;
  const { object } = await session.send("DOM.resolveNode", { backendNodeId, executionContextId: contextId });
  if (object.objectId === undefined) return false;
  await session.send("Runtime.callFunctionOn", {
    objectId: object.objectId,
    functionDeclaration: `function () { (globalThis.openedShadows ??= new Map()).set(this.host, this); }`,
  });
  return true;
}
