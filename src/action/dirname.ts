/**
 * CommonJS packages in the bundle may read `__dirname`, which neither ES modules nor the bundler define. Import this
 * module first.
 */
Object.assign(globalThis, { __dirname: import.meta.dirname, __filename: import.meta.filename });
