import { dom } from "./dom.ts";

/**
 * Runs in the page: elements that name another's id in an attribute of their own (`data-tab="prices"`) or in their
 * handler (`onclick="show('prices')"`).
 */
export class PanelOpeners {
  #byId: Map<string, Element[]> | undefined;

  opening(id: string): readonly Element[] {
    if (id === "") return [];
    this.#byId ??= this.#listById();
    return this.#byId.get(id) ?? [];
  }

  #listById(): Map<string, Element[]> {
    const byId = new Map<string, Element[]>();
    const add = (id: string, element: Element): void => {
      const known = byId.get(id);
      if (known === undefined) byId.set(id, [element]);
      else known.push(element);
    };
    for (const element of dom.queryAll("body *"))
      for (const { name, value } of dom.attributes(element)) {
        if (name.startsWith("data-")) add(value.replace(/^#/, ""), element);
        else if (name === "onclick")
          for (const [, quoted = ""] of value.matchAll(/["']#?([\w-]+)["']/g)) add(quoted, element);
      }
    return byId;
  }
}
