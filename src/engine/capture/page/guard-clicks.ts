import { navigationGuard } from "./navigation-guard.ts";

/** Runs in the page before a library that clicks in it: its clicks stay on the page. */
const { click } = HTMLElement.prototype;
HTMLElement.prototype.click = function () {
  navigationGuard.run(() => click.call(this));
};
