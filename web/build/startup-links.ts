import type { Plugin } from 'vite';
import { startupImages } from './startup.ts';

/** Names the images that iOS shows while the installed app starts; other browsers never ask for them. */
export function linkStartupImages(): Plugin {
  return {
    name: 'tero-startup-images',
    apply: 'build',
    transformIndexHtml: () =>
      startupImages.map(({ file, media }) => ({
        tag: 'link',
        attrs: { rel: 'apple-touch-startup-image', href: `/${file}`, media },
        injectTo: 'head' as const,
      })),
  };
}
