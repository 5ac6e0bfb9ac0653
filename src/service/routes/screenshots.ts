import type { OpenAPIHono } from "@hono/zod-openapi";
import { HttpError } from "../http-error.ts";
import { mediaTypeOfName, SCREENSHOT_PATH } from "../screenshots/screenshot-store.ts";
import type { ServiceContext } from "../service-context.ts";

/** Serves screenshots without authentication: their names cannot be guessed. */
export function addScreenshotRoutes(app: OpenAPIHono, { screenshots }: Pick<ServiceContext, "screenshots">): void {
  app.get(`${SCREENSHOT_PATH}:name`, async (c) => {
    const name = c.req.param("name");
    const mediaType = mediaTypeOfName(name);
    const bytes = mediaType === null ? null : await screenshots.get(name);
    if (mediaType === null || bytes === null) {
      throw new HttpError(404, "The screenshot does not exist. It may have expired.");
    }
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": mediaType,
      // The content under a name never changes.
      "cache-control": "private, max-age=86400, immutable",
    });
  });
}
