import type { FailedResource } from "../../src/engine/artifacts/capture-schemas.ts";

/** A stylesheet that is missing. */
export const createFailedResource = (more: Partial<FailedResource> = {}): FailedResource => ({
  url: "https://shop.example/main.css",
  kind: "stylesheet",
  reason: "http_error",
  status: 404,
  mimeType: "text/html",
  detail: null,
  aboveFold: false,
  box: null,
  selector: null,
  ...more,
});
