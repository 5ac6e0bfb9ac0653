/**
 * CommonJS packages in the bundle may read `__dirname`, which an ES module lacks: the bundler does not provide it.
 * Imported before everything else.
 */
Object.assign(globalThis, { __dirname: import.meta.dirname, __filename: import.meta.filename });
