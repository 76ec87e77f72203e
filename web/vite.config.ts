import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { budget } from './build/budget.ts';
import { buildId } from './build/build-id.ts';
import { firstScreens, groups } from './build/chunks.ts';
import { colourClasses } from './build/colour-classes.ts';
import { compressOutput } from './build/compress.ts';
import { contract } from './build/contract.ts';
import { preloadFonts } from './build/fonts/preload.ts';
import { manifest } from './build/manifest.ts';
import { leftOut, precache } from './build/precache.ts';
import { librariesFirst, preloads } from './build/preloads.ts';
import { privateSourceMaps } from './build/source-maps.ts';
import { linkStartupImages } from './build/startup-links.ts';

const ahead = precache({ limitKb: 1_840 });
const preload = preloads();
const api = 'http://127.0.0.1:3000';
const build = buildId();
const oldest = ['chrome109', 'edge109', 'firefox115', 'safari15.4'];

export default defineConfig({
  plugins: [
    contract(),
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest,
      // the browser fetches these itself when it installs the app
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        // the service worker, too, needs the contract's endpoints but not its schemas; no React, of whose modules that are
        // left out its plugin says nothing
        buildPlugins: { vite: [contract(), react()] },
        globPatterns: ['**/*.{js,css,html,woff2,svg,webp,png,ico}'],
        globIgnores: leftOut,
        manifestTransforms: [ahead.transform],
      },
    }),
    ahead.plugin,
    preload.plugin,
    colourClasses(),
    preloadFonts(),
    librariesFirst(),
    linkStartupImages(),
    budget({ kb: 170, requests: 8, screens: firstScreens }),
    compressOutput(),
    privateSourceMaps({ build }),
  ],
  // the server's variable, read at build time: without it the debug pages are left out of the bundle
  define: {
    'import.meta.env.VITE_DEBUG_PAGES': JSON.stringify(process.env.DEBUG_PAGES ?? '0'),
    'import.meta.env.VITE_BUILD_ID': JSON.stringify(build),
  },
  build: {
    // docs/decisions/browsers.md
    target: oldest,
    manifest: true,
    // for decoding the stacks of crashes; not named in the files that are served
    sourcemap: 'hidden',
    // the content security policy forbids data: fonts, and inlined files cannot be cached separately
    assetsInlineLimit: 0,
    modulePreload: preload.modulePreload,
    rollupOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': api, '/uploads': api, '/health': api, '/sandbox': api },
  },
  preview: { host: '127.0.0.1' },
});
