/**
 * A machine-readable error as the whole response: from an API, an object store or a router. Some gateways send it
 * with status 200.
 *
 * @returns the part that names the error; null where there is none.
 */
export function findApiError(text: string): string | null {
  const whole = text.trim();
  if (whole.length === 0 || whole.length > MAX_ERROR_CHARS) return null;
  return API_ERROR_PATTERNS.map((error) => error.exec(whole)?.[0] ?? null).find((found) => found !== null) ?? null;
}

/** Longer responses are documents. */
const MAX_ERROR_CHARS = 2_000;

const API_ERROR_PATTERNS: readonly RegExp[] = [
  /^Cannot (?:GET|HEAD) \/\S{0,500}$/,
  /(?<=^\{[\s\S]{0,300})"(?:status(?:_?code)?|(?:error_?)?code)"\s*:\s*"?(?:404|410)\b"?/i,
  /(?<=<(?:Error|Code)>[\s\S]{0,300}|^)<Code>\s*(?:NoSuchKey|NoSuchBucket|BlobNotFound|ResourceNotFound)\s*<\/Code>/,
];
