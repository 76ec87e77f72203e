// Checks the pages (every Markdown file): the targets of their links and the paths that they name must exist.
import { posix } from 'node:path';

/** Folders in which a path named by a page may begin, besides the page's own folder. */
const starts = ['', 'api', 'api/src', 'web', 'web/src', 'shared', 'shared/src'];
/** Paths that exist only after a command ran. */
const made = new Set(['web/dist', 'web/dist-maps', 'web/dist-server']);
/** Matches a word in the file names of a page's example, because those files do not exist. */
const examples = new Map([['docs/recipe.md', /award/i]]);

/**
 * Returns the faults of the pages. `files` are all modules and pages; `holds(path)` tells whether a path from the root
 * exists.
 */
export function findPageFaults(files, holds) {
  const names = new Set(files.map(({ path }) => posix.basename(path)));
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) => {
      const own = posix.dirname(path);
      const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
      const links = linksOf(prose).filter((link) => !holds(posix.join(own, link)));
      const quoted = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name);
      const real = quoted.filter((name) => !examples.get(path)?.test(name));
      const gone = real.filter((name) => isGone(name, [own, ...starts], names, holds));
      return [...new Set([...links, ...gone])].map((name) => ({ path, rule: 'page', advice: `${name} is not there` }));
    });
}

/** Returns the relative links of Markdown and its HTML, without their anchors. */
function linksOf(text) {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? match[2]);
  return targets.map((target) => target.replace(/#.*$/, '')).filter((target) => target && !/^(\w+:|\/)/.test(target));
}

/**
 * Tells whether a name is a path that does not exist. A path begins with a folder of the project, and a file has a
 * module's ending; other words in backticks are not checked.
 */
function isGone(name, bases, files, holds) {
  if (!/^[\w@.-]+(\/[\w@.-]+)*\/?$/.test(name) || made.has(name)) return false;
  const isAt = (path) => bases.some((base) => holds(posix.join(base, path)));
  if (!name.includes('/')) return /\.(ts|tsx|mjs)$/.test(name) && !files.has(name) && !isAt(name);
  return isAt(name.split('/')[0]) && !isAt(name);
}
