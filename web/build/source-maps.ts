import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves the source maps of the app and its service worker out of what is served, to `dist-maps/<build>`, where
 * scripts/decode-stack.mjs reads them. Those of earlier builds are deleted.
 */
export function privateSourceMaps({ build }: { build: string }): Plugin {
  let [output, maps] = ['', ''];
  return {
    name: 'tero-source-maps',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      output = resolve(config.root, config.build.outDir);
      maps = resolve(config.root, 'dist-maps');
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        rmSync(maps, { recursive: true, force: true });
        mkdirSync(join(maps, build), { recursive: true });
        const names = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((name) =>
          name.endsWith('.map'),
        );
        for (const name of names) renameSync(join(output, name), join(maps, build, basename(name)));
      },
    },
  };
}
