import type { Plugin } from 'vite';

/**
 * Preloads the fonts with the page instead of after its style sheet, so that the text does not shift while it is read.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'tero-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}
