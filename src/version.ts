/** This package's version; a test holds it to package.json, which a bundle cannot read. */
export const VERSION = "0.1.0";
