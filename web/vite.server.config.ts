import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contract } from './build/contract.ts';

/** The build of what draws first views on the server (src/server.tsx): one folder that needs no packages. */
export default defineConfig({
  plugins: [contract(), react()],
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
    // one file: a screen's code is there when it is first drawn
    rollupOptions: { output: { codeSplitting: false, entryFileNames: 'server.mjs' } },
  },
});
