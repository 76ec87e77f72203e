import type { Plugin } from 'vite';

/** What the entry has fetched before it imports anything. */
const always = /(libraries|shell|rolldown-runtime)-/;
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
  const resolveDependencies = (file: string, needed: string[]) => {
    const [, name = ''] = /([^/]+)-[\w-]{8}\.js$/.exec(file) ?? [];
    return ofPanel.has(name) ? [] : needed.filter((one) => !always.test(one));
  };
  return { plugin, modulePreload: { polyfill: false, resolveDependencies } };
}
