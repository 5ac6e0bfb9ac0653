/** GitHub changes line ends: texts are compared in this form. */
export const normaliseLineEnds = (text: string): string => text.replaceAll("\r\n", "\n").trimEnd();
