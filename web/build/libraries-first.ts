import type { Plugin } from 'vite';

/**
 * Names the libraries' file in the page, before the entry that imports it. It is fetched beside the entry instead of after
 * it, and runs as a task of its own: together they held up a slow phone for twice as long at a time.
 */
export function librariesFirst(): Plugin {
  return {
    name: 'tero-libraries-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const file = Object.values(bundle ?? {}).find(({ type, name }) => type === 'chunk' && name === 'libraries');
        if (!file) throw new Error('no chunk of the libraries');
        const tag = `<script type="module" crossorigin src="/${file.fileName}"></script>`;
        return html.replace(/(?=<script type="module" crossorigin)/, `${tag}\n    `);
      },
    },
  };
}
