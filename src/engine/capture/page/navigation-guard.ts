/**
 * Runs in the page: lets clicks run the page's scripts, but not follow a link or submit a form, which would leave it.
 */
class NavigationGuard {
  readonly #preventLeaving = (event: Event): void => {
    const target = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    const leaves = target instanceof HTMLAnchorElement && /^https?:/.test(target.href);
    const within = leaves && target.href.split("#")[0] === location.href.split("#")[0] && target.hash !== "";
    if (event.type === "submit" || (leaves && !within)) event.preventDefault();
  };

  run(click: () => void): void {
    for (const type of ["click", "submit"]) addEventListener(type, this.#preventLeaving, true);
    try {
      click();
    } finally {
      for (const type of ["click", "submit"]) removeEventListener(type, this.#preventLeaving, true);
    }
  }
}

export const navigationGuard = new NavigationGuard();
