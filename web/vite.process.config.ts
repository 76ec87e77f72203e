// The process of the server: one file of what a start reads, packages too, and small ones for what is loaded later. What V8
// compiles of the first is kept beside it (api/src/core/start/compiled.ts), which Node can do for scripts, not for modules.
import { defineConfig } from 'vite';
import { output } from './api-output.ts';

/** Packages that are read by the first that needs them, and those with parts of their own. */
const staysPackage = [
  ...['@aws-sdk/client-s3', '@fastify/oauth2', '@fastify/swagger', '@fastify/swagger-ui', '@node-rs/argon2'],
  ...['better-sqlite3', 'fast-json-stringify', 'mercadopago', 'nodemailer', 'opentype.js', 'pg', 'prom-client'],
  ...['sharp', 'web-push'],
];

/** Modules are, scripts have to say so. */
const strict = '"use strict";';

export default defineConfig({
  root: '../api',
  publicDir: false,
  ssr: { noExternal: true, external: staysPackage },
  build: {
    ssr: 'src/process.ts',
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    rollupOptions: {
      output: {
        ...output,
        format: 'cjs',
        // scripts can import by what Node calls experimental
        dynamicImportInCjs: false,
        entryFileNames: 'process.cjs',
        chunkFileNames: '[name]-[hash].cjs',
        banner: ({ isEntry }) => (isEntry ? `(function (exports, require, __filename, __dirname) {${strict}` : strict),
        footer: ({ isEntry }) => (isEntry ? '})' : ''),
      },
    },
  },
});
