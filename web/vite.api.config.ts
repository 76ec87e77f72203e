// The build that production runs: reading a thousand files and stripping their types is most of a start. Packages with
// parts of their own stay packages, and are loaded when they are used.
import { defineConfig } from 'vite';

export default defineConfig({
  root: '../api',
  publicDir: false,
  ssr: { noExternal: [/^@tero\//, 'kysely', 'zod'] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    // stacks in the log name functions of the sources
    minify: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        'backup-worker': 'src/backup/backup-worker.ts',
        'search-worker': 'src/features/services/listing/calls/search-worker.ts',
        'view-worker': 'src/site/views/view-worker.ts',
      },
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
        comments: false,
        // one letter beyond Latin has V8 hold a file at two bytes a letter
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
      },
    },
  },
});
