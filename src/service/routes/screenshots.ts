import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Parts } from "../parts.ts";
import { PICTURE_PATH, typeOfName } from "../pictures/pictures.ts";
import { Refusal } from "../refusal.ts";

/** Screenshots, where evaluations name them. Who has the address may see the picture: it cannot be guessed. */
export function addScreenshots(app: OpenAPIHono, { pictures }: Pick<Parts, "pictures">): void {
  app.get(`${PICTURE_PATH}:name`, async (c) => {
    const name = c.req.param("name");
    const mediaType = typeOfName(name);
    const bytes = mediaType === null ? null : await pictures.get(name);
    if (mediaType === null || bytes === null) {
      throw new Refusal(404, "There is no such screenshot; it may have been removed with age.");
    }
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": mediaType,
      // A name never gets other bytes.
      "cache-control": "private, max-age=86400, immutable",
    });
  });
}
