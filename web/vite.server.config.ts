import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contract } from './build/contract.ts';

const queries = '@tanstack/react-query';
const drawnQuery = fileURLToPath(new URL('src/app/first-view/drawn-query.ts', import.meta.url));

/** Queries whose data is waited for while a view is drawn. */
function drawnQueries(): Plugin {
  return {
    name: 'tero-drawn-queries',
    enforce: 'pre',
    resolveId: (source, importer) => (source === queries && importer !== drawnQuery ? drawnQuery : null),
  };
}

/** The build of what draws first views on the server (src/server.tsx): one folder that needs no packages. */
export default defineConfig({
  plugins: [drawnQueries(), contract(), react()],
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    'import.meta.env.VITE_DEBUG_PAGES': JSON.stringify(process.env.DEBUG_PAGES ?? '0'),
    'import.meta.env.VITE_BUILD_ID': JSON.stringify('server'),
  },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/server.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'node20',
    rollupOptions: {
      // loaded by a touch alone, in browsers: 1.3 MB that no view needs
      external: /passwords\/password-guesses/,
      // one file: a screen's code is there when it is first drawn
      output: { codeSplitting: false, entryFileNames: 'server.mjs' },
    },
  },
});
