import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { OpenAPIHono } from "@hono/zod-openapi";
import { KEY_PREFIX } from "../accounts/key-format.ts";
import { readBundledFile } from "../read-bundled-file.ts";

/** Version of the API contract, not of this package. */
const CONTRACT_VERSION = "1.1.0";

/** The groups of the reference's operations. */
export const EVALUATION_TAG = "Evaluation";
export const ACCOUNT_TAG = "Account";

export const REFERENCE_PATH = "/docs";

/** Allows only this origin's scripts, styles, images and API. */
export const REFERENCE_CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", "data:"],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Adds the OpenAPI document at /openapi.json and Swagger UI at /docs. */
export function addReferenceRoutes(app: OpenAPIHono, publicUrl: string): void {
  app.openAPIRegistry.registerComponent("securitySchemes", "apiKey", {
    type: "http",
    scheme: "bearer",
    bearerFormat: `${KEY_PREFIX}_…`,
    description: "An API key. Scopes: analyze, usage, history, fixes.",
  });
  app.doc31("/openapi.json", {
    openapi: "3.1.0",
    info: {
      title: "Ad-to-Landing-Page Alignment Evaluation API",
      version: CONTRACT_VERSION,
      description:
        "Compares a paid ad with its landing page. Returns scores, element-by-element comparisons, risks and fixes.",
      license: { name: "MIT" },
    },
    servers: [{ url: publicUrl }],
    tags: [
      { name: EVALUATION_TAG, description: "Compare an ad with its page. A key is optional." },
      { name: ACCOUNT_TAG, description: "What an account has used, and what was evaluated for it." },
    ],
  });
  app.get(REFERENCE_PATH, (c) => c.html(REFERENCE_HTML));
  for (const [name, type] of Object.entries(ASSET_MEDIA_TYPES)) {
    app.get(`/docs/${name}`, async (c) => {
      const text = name === START_SCRIPT_NAME ? START_SCRIPT : await readSwaggerUiFile(name);
      return c.body(text, 200, { "content-type": type, "cache-control": "public, max-age=86400" });
    });
  }
}

const START_SCRIPT_NAME = "start.js";
const ASSET_MEDIA_TYPES = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  [START_SCRIPT_NAME]: "text/javascript; charset=utf-8",
};

async function readSwaggerUiFile(name: string): Promise<Buffer<ArrayBuffer>> {
  const bundled = await readBundledFile(import.meta.dirname, name);
  return bundled ?? readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`));
}

/** Uses relative links, because a proxy may serve the API below a path. */
const REFERENCE_HTML = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Evaluation API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
<main id="reference"></main>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/${START_SCRIPT_NAME}"></script>
</html>
`;

const START_SCRIPT = `const dark = matchMedia("(prefers-color-scheme: dark)");
const showScheme = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", showScheme);
showScheme();
SwaggerUIBundle({
  url: "openapi.json", dom_id: "#reference", deepLinking: true, validatorUrl: null,
});
`;
