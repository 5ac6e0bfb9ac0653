import type { PageScripts } from "../page-script-types.ts";
import { ConsentLayers } from "./consent-layers.ts";
import { freezeAnimations, LayerChangeDetector } from "./layer-change-detector.ts";
import { layers } from "./layers.ts";
import { PopupCloser } from "./popup-closer.ts";
import { PageReader } from "./read-page.ts";
import { ResourceReader } from "./resource-reader.ts";
import { textWatcher } from "./text-watcher.ts";
import { PageStabilizer } from "./wait-until-stable.ts";

/** What Node calls in visited pages. Each call evaluates the bundle anew, so nothing here outlives a call. */
export const scripts: PageScripts = {
  scanForConsent: (frames) => {
    layers.consentFrames = frames;
    return new ConsentLayers().scan();
  },
  removeConsentLayers: (frames, optedOut) => {
    layers.consentFrames = frames;
    return new ConsentLayers().remove(optedOut);
  },
  loadWholePage: (options) => new PageStabilizer(options).run(),
  watchTexts: () => textWatcher.watch(),
  listChangingTexts: () => textWatcher.listSuspects(),
  rememberChangingTexts: () => textWatcher.remember(),
  waitUntilStill: (options) => new PageStabilizer(options).waitUntilStill(),
  freezeAnimations,
  readPage: (frames, limits) => {
    layers.consentFrames = frames;
    new LayerChangeDetector().remember();
    return new PageReader(limits).read();
  },
  readResources: (suspects) => new ResourceReader(suspects).read(),
  closePopups: (frames, timeoutMs) => {
    layers.consentFrames = frames;
    return new PopupCloser(timeoutMs).closeAll();
  },
  changedFoldShare: () => new LayerChangeDetector().changedShare(),
};
