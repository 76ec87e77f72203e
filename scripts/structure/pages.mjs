// The pages (every Markdown file): the links and the paths that they name must be there.
import { posix } from 'node:path';

/** Folders that a path in a page may begin at, besides the page's own. */
const starts = ['', 'api', 'api/src', 'web', 'web/src', 'shared', 'shared/src'];
/** Paths that are there only after a command. */
const made = new Set(['web/dist', 'web/dist-maps', 'web/dist-server']);
/** The word in the files of a page's example, which nobody has written. */
const examples = new Map([['docs/recipe.md', /award/i]]);

/** `files` are all modules and pages; `holds(path)` tells whether a path from the root is there. */
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

/** Relative ones, of Markdown and of its HTML, without their anchors. */
function linksOf(text) {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? match[2]);
  return targets.map((target) => target.replace(/#.*$/, '')).filter((target) => target && !/^(\w+:|\/)/.test(target));
}

/**
 * A path is what begins with a folder of the project, a file what ends as a module does; other words in backticks are
 * none of our business.
 */
function isGone(name, bases, files, holds) {
  if (!/^[\w@.-]+(\/[\w@.-]+)*\/?$/.test(name) || made.has(name)) return false;
  const isAt = (path) => bases.some((base) => holds(posix.join(base, path)));
  if (!name.includes('/')) return /\.(ts|tsx|mjs)$/.test(name) && !files.has(name) && !isAt(name);
  return isAt(name.split('/')[0]) && !isAt(name);
}
