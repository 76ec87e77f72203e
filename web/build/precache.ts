import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ManifestTransform } from 'workbox-build';
import { readScreens, screenTables } from './screen-tables.ts';

/**
 * Files that are not stored ahead: images, but for the logo of every screen, and files that only the browser requests,
 * which it keeps itself.
 */
export const leftOut = [
  '.vite/**',
  'icons/**',
  'screenshots/**',
  'startup/**',
  'favicon.ico',
  'apple-touch-icon.png',
  'sw-off.js',
  'assets/!(wordmark)*.svg',
  'assets/{hero,blog}-*.{webp,avif}',
];

interface Chunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: readonly string[];
  dynamicImports: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

/** The groups of screens by whom they are for, the wider first; see src/sw/stored-app.ts. */
const groups = [
  { name: 'visitor', who: ['anyone', 'guest'] },
  { name: 'account', who: ['account'] },
  { name: 'provider', who: ['provider'] },
  { name: 'client', who: ['client'] },
];

/** Workers are files of their own, which no import names; forms that wait for signal need the one for photos. */
const workers = /^assets\/photo-worker-[\w-]+\.js$/;
/**
 * Loaded when idle or asked for, and kept from then on: the search's lexicon, where places are (docs/decisions/search.md),
 * what judges new passwords, what the head says to search engines, what measures some visits; and of moderation what needs
 * signal, or few read. Deleting a pedido needs signal too, and the question for a password comes after a response. The
 * frame of the panel is for administrators alone.
 */
const keptWhenUsed =
  /(shared\/src\/rules\/(search\/engine|places\/nearest|passwords\/password-guesses)|lib\/visit-speed|head\/known-head|shell\/PanelFrame|moderation\/(ReportDialog|HiddenWords)|inquiries\/(RemoveInquiry|ask\/FarNote)|watch\/ConfirmIdentityDialog)\.tsx?$/;
/** What every page loads by itself right after the first paint: the browser has it when the worker asks. */
const withEveryPage = /^assets\/(shell|rules)-[\w-]+\.js$/;

/**
 * Chooses what the installed app fetches ahead: the shell, file by file, since the page has just loaded it, and of the
 * screens marked `precached` one pack a group with their code. Other screens, and what only they use, are cached when
 * they are first opened (src/sw/code.ts). Every entry has the hash of its bytes. `transform` fails the build when the
 * files exceed `limitKb` kB, uncompressed, and says what each screen alone brings.
 */
export function precache({ limitKb }: { limitKb: number }): { plugin: Plugin; transform: ManifestTransform } {
  let folder = '';
  let shell: ReadonlySet<string> = new Set();
  let groupOf: ReadonlyMap<string, string> = new Map();
  let brought: () => ReadonlyMap<string, readonly string[]> = () => new Map();
  const plugin: Plugin = {
    name: 'tero-precache',
    apply: 'build',
    configResolved: (config) => {
      // the service worker's own build has another
      folder ||= resolve(config.root, config.build.outDir);
    },
    generateBundle(_options, bundle) {
      const chunks = (Object.values(bundle) as { type: string }[]).filter(isChunk);
      // the service worker's own build has no screens
      if (!chunks.some(({ dynamicImports }) => dynamicImports.length > 0)) return;
      shell = reach(chunks, ({ imports }) => imports);
      const screens = readScreens(screenTables);
      groupOf = groupFiles(chunks, screens);
      brought = () => filesOfPages(chunks, screens);
    },
  };
  const transform: ManifestTransform = async (given) => {
    const chosen = given.filter(({ url }) => !/\.(js|css)$/.test(url) || groupOf.has(url) || workers.test(url));
    const total = chosen.reduce((sum, { size }) => sum + size, 0) / 1000;
    const verdict = `precache ${total.toFixed(0)} kB of ${limitKb} kB`;
    if (total > limitKb) {
      const sizes = new Map(given.map(({ url, size }) => [url, size / 1000]));
      const costs = [...brought()].map(
        ([page, files]) => [page, files.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0)] as const,
      );
      throw new Error(
        `${verdict}: mark fewer screens as precached. In kB, what each page alone brings:\n${linesOf(costs)}`,
      );
    }
    console.log(verdict);
    const isAlone = (url: string) => !/\.(js|css)$/.test(url) || shell.has(url) || withEveryPage.test(url);
    const alone = chosen.filter(({ url }) => isAlone(url)).map(({ url }) => url);
    const packs = groups.map(async ({ name }) => {
      const urls = chosen
        .map(({ url }) => url)
        .filter((url) => !isAlone(url) && (groupOf.get(url) ?? 'account') === name);
      return writePack(folder, name, urls.toSorted());
    });
    const urls = [...alone, ...(await Promise.all(packs))];
    return { manifest: await Promise.all(urls.map((url) => listed(folder, url))), warnings: [] };
  };
  return { plugin, transform };
}

/** Writes the files as one, by their names: one round trip, and a third smaller than each by itself. */
async function writePack(folder: string, name: string, urls: readonly string[]): Promise<string> {
  const files = await Promise.all(urls.map(async (url) => [url, await readFile(join(folder, url), 'utf8')] as const));
  const text = JSON.stringify(Object.fromEntries(files));
  const url = `assets/ahead-${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`;
  await writeFile(join(folder, url), text);
  return url;
}

async function listed(folder: string, url: string) {
  const bytes = await readFile(join(folder, url));
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  return { url, revision: null, integrity, size: bytes.length };
}

/** Returns the group of each file that the entry and the screens may load: the widest that has it. */
function groupFiles(
  chunks: readonly Chunk[],
  screens: ReadonlyMap<string, string | null>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const allowed = new Set<string>();
  for (const { name, who } of groups) {
    for (const [page, visitor] of screens) if (visitor && who.includes(visitor)) allowed.add(page);
    const isOther = ({ facadeModuleId: page }: Chunk) =>
      page !== null && ((screens.has(page) && !allowed.has(page)) || keptWhenUsed.test(page));
    const files = reach(chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports], isOther);
    for (const file of files) if (!found.has(file)) found.set(file, name);
  }
  return found;
}

/** Returns the files that nothing else needs ahead, by the page that brings them. */
function filesOfPages(
  chunks: readonly Chunk[],
  screens: ReadonlyMap<string, string | null>,
): ReadonlyMap<string, readonly string[]> {
  const all = [...groupFiles(chunks, screens).keys()];
  const marked = [...screens].flatMap(([page, visitor]) => (visitor === null ? [] : [page]));
  return new Map(
    marked.map((page) => {
      const others = groupFiles(chunks, new Map([...screens, [page, null]]));
      return [basename(page, '.tsx'), all.filter((file) => !others.has(file))];
    }),
  );
}

/** Returns pages and kB as lines, the largest first. */
function linesOf(costs: readonly (readonly [string, number])[]): string {
  const ordered = costs.toSorted(([, one], [, other]) => other - one);
  return ordered.map(([page, kb]) => `${kb.toFixed(1).padStart(6)}  ${page}`).join('\n');
}

/** Returns the files that the entry needs, by the imports that `follow` names. */
function reach(
  chunks: readonly Chunk[],
  follow: (chunk: Chunk) => readonly string[],
  isOther: (chunk: Chunk) => boolean = () => false,
): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of found) {
    for (const file of follow(chunk)) {
      const next = byFile.get(file);
      if (next && !isOther(next)) found.add(next);
    }
  }
  return new Set([...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]));
}

function isChunk(file: { type: string }): file is Chunk {
  return file.type === 'chunk';
}
