/** A GitHub annotation. Its texts must be escaped for a log. */
interface Annotation {
  level: "error" | "warning" | "notice";
  location: { file: string; startLine: number; endLine: number } | null;
  title: string;
  message: string;
}

/** Prints annotations as workflow commands. Without columns, which GitHub rejects together with `endLine`. */
export async function showAnnotations(annotations: readonly Annotation[]): Promise<void> {
  const core = await import("@actions/core");
  for (const { level, location, title, message } of annotations) core[level](message, { title, ...location });
}
