/** Widths of pictures that decide how the fake OCR process behaves. */
export const WIDTH = { works: 1, dies: 2, fails: 3, waits: 4 } as const;
