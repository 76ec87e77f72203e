import type { Plugin } from 'vite';

/** The files with which the app starts, from the entry to the first card of a list. */
const atStart = /^(index|libraries|device|rules|shell|home|listing|ListingPage)$/;
const hint = '//# allFunctionsCalledOnLoad\n';

interface Written {
  type: string;
  name?: string | undefined;
  code?: string;
  source?: string | Uint8Array;
}

/**
 * Asks the browser to compile the functions of the files that every start runs while it loads them, beside the page,
 * instead of one by one in the page when each is called first. It has to be their first line, so it comes last.
 */
export function compileHints(): Plugin {
  return {
    name: 'tero-compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = bundle as Record<string, Written>;
        for (const [fileName, chunk] of Object.entries(files)) {
          if (chunk.type !== 'chunk' || !atStart.test(chunk.name ?? '') || chunk.code === undefined) continue;
          chunk.code = hint + chunk.code;
          const map = files[`${fileName}.map`];
          if (map?.source !== undefined) map.source = oneLineDown(String(map.source));
        }
      },
    },
  };
}

function oneLineDown(map: string): string {
  const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
  return JSON.stringify({ ...rest, mappings: `;${mappings}` });
}
