import type { Plugin } from 'vite';

/** What the entry has fetched before it imports anything. */
const always = /(libraries|shell|rolldown-runtime|index)-/;
/** Every first visit carries the names that stand in it: they are those of screens alone. */
const entry = /\/index-[\w-]{8}\.js$/;
const screen = /Page$/;
/** Screens whose people come by desktop, and often: every visitor would carry the names of their files. */
const panel = /\/features\/admin\//;

/**
 * Names what a screen's file needs, to be fetched beside it and not after it, where that is worth its bytes in the
 * entry. `plugin` learns which files are the panel's.
 */
export function preloads() {
  const ofPanel = new Set<string>();
  const plugin: Plugin = {
    name: 'tero-preloads',
    renderChunk(_code, { name, moduleIds }) {
      if (moduleIds.some((id) => panel.test(id))) ofPanel.add(name);
    },
  };
  const resolveDependencies = (file: string, needed: string[], { hostId }: { hostId: string }) => {
    const [, name = ''] = /([^/]+)-[\w-]{8}\.js$/.exec(file) ?? [];
    if (ofPanel.has(name) || (entry.test(hostId) && !screen.test(name))) return [];
    return needed.filter((one) => !always.test(one));
  };
  return { plugin, modulePreload: { polyfill: false, resolveDependencies } };
}

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
