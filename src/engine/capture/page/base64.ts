/** Runs in the page. It is serialised into scripts, so it must not use anything outside its body. */
export function toBase64(bytes: Uint8Array | Uint8ClampedArray): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += 32_768) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  }
  return btoa(binary);
}
