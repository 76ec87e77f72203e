import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ManifestTransform } from 'workbox-build';
import { aheadPages } from './ahead-pages.ts';

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

/** A page's own file, by the module that it begins with. */
const page = /\/src\/features\/(.*Pages?)\.tsx$/;

/** Workers are files of their own, which no import names; forms that wait for signal need the one for photos. */
const workers = /^assets\/photo-worker-[\w-]+\.js$/;
/**
 * Loaded when idle or asked for, and kept from then on: the search's lexicon, where places are (docs/decisions/search.md),
 * what judges new passwords, what the head says to search engines, what measures some visits; and of moderation what needs
 * signal, or few read. Deleting a pedido, blocking somebody, confirming a contact and making a review count need signal
 * too, and the question for a password comes after a response. The ways to reach the team need signal as
 * well. What is seen at a shared link alone, and the words to share it with, are for few. The frame of the panel is for
 * administrators alone. Where somebody searches is asked on one visit.
 */
const keptWhenUsed =
  /(shared\/src\/rules\/(search\/engine|places\/nearest|passwords\/password-guesses)|services\/listing\/place\/PlaceLine|lib\/visit-speed|head\/known-head|shell\/(PanelFrame|SupportDialog|SupportPanel)|moderation\/(ReportDialog|HiddenWords)|safety\/BlockPerson|providers\/profile\/(ShareDialog|Recommended)|reviews\/(card\/ConfirmContact|list\/NotCounted)|inquiries\/(RemoveInquiry|ask\/FarNote)|confirmation\/Confirm(Identity|Phone)Dialog|push\/PushPrompt|install\/InstallCard)\.tsx?$/;
/** What every page loads by itself right after the first paint: the browser has it when the worker asks. */
const withEveryPage = /^assets\/shell-[\w-]+\.js$/;

/**
 * Chooses what the installed app fetches ahead: the shell, file by file, since the page has just loaded it, and of the
 * pages of ahead-pages.ts one pack a group with their code. Other pages, and what only they use, are cached when they are
 * first opened (src/sw/code.ts). Every entry has the hash of its bytes. `transform` fails the build when the files exceed
 * `limitKb` kB, uncompressed.
 */
export function precache({ limitKb }: { limitKb: number }): { plugin: Plugin; transform: ManifestTransform } {
  let folder = '';
  let shell: ReadonlySet<string> = new Set();
  let groupOf: ReadonlyMap<string, string> = new Map();
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
      groupOf = groupFiles(chunks);
    },
  };
  const transform: ManifestTransform = async (given) => {
    const chosen = given.filter(({ url }) => !/\.(js|css)$/.test(url) || groupOf.has(url) || workers.test(url));
    const total = chosen.reduce((sum, { size }) => sum + size, 0) / 1000;
    const verdict = `precache ${total.toFixed(0)} kB of ${limitKb} kB`;
    if (total > limitKb) throw new Error(`${verdict}: name fewer pages in web/build/ahead-pages.ts`);
    console.log(verdict);
    const isAlone = (url: string) => !/\.(js|css)$/.test(url) || shell.has(url) || withEveryPage.test(url);
    const alone = chosen.filter(({ url }) => isAlone(url)).map(({ url }) => url);
    const packs = Object.keys(aheadPages).map(async (name) => {
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

/** Returns the group of each file that the entry and the pages may load: the widest that has it. Throws for an unknown page. */
function groupFiles(chunks: readonly Chunk[]): ReadonlyMap<string, string> {
  const pages = new Set(chunks.flatMap(({ facadeModuleId }) => pageOf(facadeModuleId) ?? []));
  const found = new Map<string, string>();
  const allowed = new Set<string>();
  for (const [name, own] of Object.entries(aheadPages)) {
    for (const one of own) {
      if (!pages.has(one)) throw new Error(`no file of ${one}, which web/build/ahead-pages.ts names`);
      allowed.add(one);
    }
    const isOther = ({ facadeModuleId }: Chunk) => {
      const opened = pageOf(facadeModuleId);
      return (opened !== undefined && !allowed.has(opened)) || keptWhenUsed.test(facadeModuleId ?? '');
    };
    const files = reach(chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports], isOther);
    for (const file of files) if (!found.has(file)) found.set(file, name);
  }
  return found;
}

/** `home/HomePage` of a page's module; undefined for all else. */
function pageOf(module: string | null): string | undefined {
  return page.exec(module ?? '')?.[1];
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
