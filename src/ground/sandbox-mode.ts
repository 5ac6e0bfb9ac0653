/**
 * Chrome's sandbox: `auto` visits pages in it where the system provides one, `on` refuses to visit pages without it, and
 * `off` never uses it, for machines that last for one job.
 */
export const SANDBOX_MODES = ["auto", "on", "off"] as const;
export type SandboxMode = (typeof SANDBOX_MODES)[number];
