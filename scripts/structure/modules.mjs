// Reads the project's modules: what each imports and exports, by the same parser that builds the web app.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { readsAddress } from './addresses.mjs';
import { readCaps } from './caps.mjs';
import { readGreens } from './colours/colours.mjs';
import { readConversions } from './conversions.mjs';
import { doorsIn } from './doors.mjs';
import { linksIn } from './links.mjs';
import { readMoney } from './money.mjs';
import { drawsOverlay } from './overlays.mjs';
import { readKept } from './process-state.mjs';
import { readsIn } from './reads.mjs';
import { cutsSignal } from './signal.mjs';
import { readTransactions } from './transactions.mjs';
import { bareTextsIn } from './words/bare-texts.mjs';
import { textsIn } from './words/words.mjs';

const folders = ['shared', 'api', 'web', 'scripts'];
/** Folders that nobody wrote: of packages, of builds, of runs; and those of data. */
export const skipped = new Set([
  'node_modules',
  'dist',
  'dist-maps',
  'dist-server',
  'data',
  'public',
  'test-results',
  'playwright-report',
]);
const code = /\.(ts|tsx|mjs)$/;

/**
 * Every module under `root`, paths with forward slashes from there:
 * `{ path, lines, imports: [{ specifier, target, typeOnly, names }], exports, comments, defaultExport, barrel, reads,
 * transactions, caps, keeps, addresses, links, doors, conversions, money, greens, cutsSignal, overlays, texts, bareTexts }`, where `target` is the path of a
 * module of the project, `null` for a package, and `undefined` for a file that does not exist; `names` are what a static import takes
 * by name, `exports` what the module gives by name.
 */
export function readModules(root) {
  return folders.flatMap((folder) => walk(root, join(root, folder)));
}

function walk(root, folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(root, path);
      return code.test(entry.name) ? [readModule(root, path)] : [];
    });
}

function readModule(root, file) {
  const path = relative(root, file).replaceAll(sep, '/');
  const source = readFileSync(file, 'utf8');
  const { module, program, comments, errors } = parseSync(basename(file), source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  const exported = module.staticExports.flatMap((statement) => statement.entries);
  const passedOn = (statement) => statement.type.startsWith('Export') && statement.source;
  return {
    path,
    lines: source.trimEnd().split('\n').length,
    imports: requests(module, source).map((request) => ({ ...request, target: locate(root, path, request.specifier) })),
    exports: exported.map(({ exportName }) => exportName.name),
    comments: wholeComments(comments, source),
    defaultExport: exported.some(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default'),
    barrel: program.body.length > 0 && program.body.every(passedOn),
    transactions: readTransactions(path, program, source),
    caps: readCaps(path, program, source),
    keeps: readKept(program),
    reads: readsIn(program),
    addresses: readsAddress(program),
    links: linksIn(program, source),
    doors: doorsIn(program),
    conversions: readConversions(program),
    money: readMoney(program),
    greens: readGreens(source),
    cutsSignal: cutsSignal(program),
    overlays: drawsOverlay(program),
    texts: textsIn(program),
    bareTexts: bareTextsIn(program, source),
  };
}

/** As sentences, on one line each: comments that follow each other line by line are one. */
function wholeComments(comments, source) {
  const joined = [];
  let end = Number.NaN;
  for (const comment of comments) {
    const follows = /^\n[ \t]*$/.test(source.slice(end, comment.start)) && comment.type === 'Line';
    if (follows) joined.push(`${joined.pop()}\n${comment.value}`);
    else joined.push(comment.value);
    end = comment.type === 'Line' ? comment.end : Number.NaN;
  }
  return joined.map((text) =>
    text
      .replaceAll(/\n\s*\*?/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

function requests(module, source) {
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    names: entries.filter(({ importName }) => importName.kind === 'Name').map(({ importName }) => importName.name),
  }));
  const exports = module.staticExports
    .flatMap((statement) => statement.entries)
    .filter((entry) => entry.moduleRequest)
    .map((entry) => ({ specifier: entry.moduleRequest.value, typeOnly: entry.isType }));
  const dynamic = module.dynamicImports
    .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
    .filter((text) => /^['"`][^$]*['"`]$/.test(text))
    .map((text) => ({ specifier: text.slice(1, -1), typeOnly: false }));
  return [...imports, ...exports, ...dynamic];
}

function locate(root, from, specifier) {
  const bare = specifier.replace(/[?#].*$/, '');
  const path = bare.startsWith('.') ? posix.join(dirname(from), bare) : locateShared(bare);
  if (path === null) return null;
  return existsSync(join(root, path)) ? path : undefined;
}

function locateShared(specifier) {
  if (!specifier.startsWith('@tero/shared/')) return specifier.startsWith('@tero/') ? undefined : null;
  const name = specifier.slice('@tero/shared/'.length);
  return `shared/src/${name}.ts`;
}
