/**
 * The hidden first line that identifies the comment of a `comment-id`. It contains only the id, so it never changes.
 */
export function renderCommentMarker(id: string): string {
  const safe = encodeURIComponent(id.toWellFormed()).replaceAll("-", "%2D");
  return `<!-- adhere comment=${safe} -->`;
}
