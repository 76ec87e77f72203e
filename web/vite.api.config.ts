// The build that production runs: reading a thousand files and stripping their types is most of a start. Here are its main
// file and its threads; the process itself is vite.process.config.ts.
import { defineConfig } from 'vite';
import { output } from './api-output.ts';

export default defineConfig({
  root: '../api',
  publicDir: false,
  ssr: { noExternal: [/^@tero\//, 'kysely', 'zod'] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    minify: false,
    rollupOptions: {
      input: {
        main: 'src/built-main.ts',
        'keep-code': 'src/keep-code.ts',
        'backup-worker': 'src/backup/backup-worker.ts',
        'search-worker': 'src/features/services/listing/calls/search-worker.ts',
        'view-worker': 'src/site/views/view-worker.ts',
      },
      output: { ...output, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
