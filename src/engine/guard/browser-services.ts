/**
 * Hosts that only Chrome's own services use: no page loads anything from them. A visit's context never needs them; Chrome asks
 * them about a page's forms, passwords and loading on its own account.
 * Source: the service URLs in chromium's components/autofill, password_manager, optimization_guide, safe_browsing, update_client.
 */
const BROWSER_SERVICE_HOSTS = new Set([
  "content-autofill.googleapis.com",
  "optimizationguide-pa.googleapis.com",
  "passwordsleakcheck-pa.googleapis.com",
  "safebrowsing.googleapis.com",
  "safebrowsingohttpgateway.googleapis.com",
  "sb-ssl.google.com",
  "translate-pa.googleapis.com",
  "update.googleapis.com",
]);

export const isBrowserServiceHost = (host: string): boolean => BROWSER_SERVICE_HOSTS.has(host);
