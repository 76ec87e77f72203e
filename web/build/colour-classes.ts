import type { Plugin } from 'vite';

const colourClass = /(?<=['"`\s:])(?:bg|text|border|fill|stroke|outline|ring)-[a-z][a-z0-9/.-]*(?=['"`\s])/g;

/** Fails the build when a component names a class of a colour, a size or an edge that no style has: it would show nothing. */
export function colourClasses(): Plugin {
  const users = new Map<string, string>();
  return {
    name: 'tero-colour-classes',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/web\/src\/.*\.tsx$/.test(id)) return;
      for (const [name] of code.matchAll(colourClass)) users.set(name, id.replace(/^.*\/web\//, 'web/'));
    },
    writeBundle(_options, bundle) {
      const styles = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [`${file.source}`.replaceAll('\\', '')] : [],
      );
      if (styles.length === 0) return;
      const unknown = [...users].filter(
        ([name]) => !styles.some((css) => css.includes(`.${name}`) || css.includes(`:${name}`)),
      );
      if (unknown.length > 0) this.error(unknown.map(([name, id]) => `no style has ${name} of ${id}`).join('\n'));
    },
  };
}
