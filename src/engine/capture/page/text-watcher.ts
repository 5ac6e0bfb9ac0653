import { dom } from "./dom.ts";

/** A text that has changed this often as the clock advanced may be a countdown, and one less often has just arrived. */
const MIN_CHANGES = 2;
/** An element with more text is a list that has grown, or a page that was replaced. */
const MAX_CHARACTERS = 200;

/** Runs in the page: finds texts that keep changing as time passes, such as countdowns and endless typewriters. */
class TextWatcher {
  /** Counts changes from now on. */
  watch(): true {
    const changes = new Map<Element, number>();
    const observer = new MutationObserver((records) => {
      for (const element of new Set(records.flatMap((record) => this.#changedElement(record) ?? [])))
        changes.set(element, (changes.get(element) ?? 0) + 1);
    });
    observer.observe(dom.root(), { subtree: true, childList: true, characterData: true });
    dom.textChanges?.observer.disconnect();
    dom.textChanges = { observer, changes };
    return true;
  }

  #changedElement({ type, target, addedNodes }: MutationRecord): Element | null {
    const element = type === "characterData" ? dom.parentNode(target) : addedNodes.length > 0 ? target : null;
    return dom.isElement(element) ? element : null;
  }

  /** How many texts may be changing. They are counted anew. */
  listSuspects(): number {
    const { changes } = dom.textChanges ?? { changes: new Map<Element, number>() };
    for (const [element, count] of changes) {
      if (count >= MIN_CHANGES && dom.textOf(element, MAX_CHARACTERS + 1).length <= MAX_CHARACTERS)
        changes.set(element, 0);
      else changes.delete(element);
    }
    return changes.size;
  }

  /** Remembers those that have changed once more. */
  remember(): true {
    const { changes, observer } = dom.textChanges ?? {};
    observer?.disconnect();
    for (const [element, count] of changes ?? []) if (count > 0) dom.changingTexts.add(element);
    return true;
  }
}

export const textWatcher = new TextWatcher();
