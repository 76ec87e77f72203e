// The server's build: its main file and its threads. Reading a thousand files and stripping their types is most of a start.
import { defineConfig } from 'vite';

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
        main: 'src/main.ts',
        'backup-worker': 'src/backup/backup-worker.ts',
        'view-worker': 'src/site/views/view-worker.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
