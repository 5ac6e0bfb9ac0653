import type { Tab } from "./tab.ts";

/**
 * Opens the closed shadow roots of the elements that the last look of page/consent.ts found hollow, for our own
 * world alone: a page's scripts cannot see through them any more than before.
 *
 * @returns whether there were any.
 */
export async function openClosedShadowRoots(tab: Tab, hollow: number): Promise<boolean> {
  const opened = await Promise.all(
    Array.from({ length: hollow }, (_, index) => openClosedShadowRoot(tab, index)),
  );
  return opened.includes(true);
}

async function openClosedShadowRoot(tab: Tab, index: number): Promise<boolean> {
  const { session } = tab;
  const contextId = await tab.isolatedContextId();
  const host = await session.send("Runtime.evaluate", { contextId, expression: `hollowHosts[${index}]` });
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
