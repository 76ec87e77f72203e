/** A file of the build's list: a single file, or a pack with the files of a group of screens. */
export interface BuiltFile {
  url: string;
  /** the hash of its bytes; other content is refused, whatever its source */
  integrity: string;
}

const prefix = 'tero-app ';
/** The group that every device stores before the worker is used. Pages request the other groups. */
const firstGroup = 'visitor';
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/**
 * Stores the files of one build in a separate cache, so that a page never gets files of two builds. A new build stores
 * the groups that the earlier build had, and takes over once it has all of them (docs/decisions/build-and-budget.md).
 */
export class StoredApp {
  private readonly name: string;
  private readonly alone: readonly BuiltFile[];
  private readonly packs: ReadonlyMap<string, BuiltFile>;
  private opened: Promise<Cache> | undefined;

  constructor(files: readonly BuiltFile[]) {
    // the page's hash differs in every build, because the page names all its code
    this.name = prefix + (files.find(({ url }) => url === 'index.html')?.integrity ?? '');
    this.alone = files.filter(({ url }) => !groupOf(url));
    this.packs = new Map(files.flatMap((file) => (groupOf(file.url) ? [[groupOf(file.url) as string, file]] : [])));
  }

  /**
   * Stores the shell, the screens of visitors, and the groups that an earlier build has. Throws if a file is missing.
   */
  async install(): Promise<void> {
    await Promise.all([...this.alone.map((file) => this.storeFile(file)), this.store([firstGroup])]);
    await this.store(await this.groupsBefore());
  }

  /** Deletes the files of other builds except the previous one, whose pages may still be open in other tabs. */
  async activate(): Promise<void> {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(prefix) && name !== this.name).slice(0, -1);
    const before = names.filter((name) => name.startsWith('workbox-precache'));
    await Promise.all([...old, ...before].map((name) => caches.delete(name)));
  }

  /** Stores groups of screens, one after the other. Skips groups that are already stored. */
  async store(groups: readonly string[]): Promise<void> {
    for (const group of groups) {
      const pack = this.packs.get(group);
      if (pack) await this.storePack(pack);
    }
  }

  /** Returns a stored file by its path. Searches an earlier build if this build has no file of that name. */
  async find(path: string): Promise<Response | undefined> {
    this.opened ??= caches.open(this.name);
    const own = await (await this.opened).match(path);
    if (own || !path.startsWith('/assets/')) return own;
    for (const name of await this.others()) {
      const found = await caches.match(path, { cacheName: name });
      if (found) return found;
    }
    return undefined;
  }

  private async storeFile(file: BuiltFile): Promise<void> {
    const cache = await caches.open(this.name);
    if (await cache.match(`/${file.url}`)) return;
    await cache.put(`/${file.url}`, await fetchChecked(file));
  }

  /** Stores each file of a pack under its own name, then the name of the pack. */
  private async storePack(pack: BuiltFile): Promise<void> {
    const cache = await caches.open(this.name);
    if (await cache.match(`/${pack.url}`)) return;
    const response = await fetchChecked(pack);
    const files = Object.entries((await response.json()) as Record<string, string>);
    await Promise.all(files.map(([url, text]) => cache.put(`/${url}`, unpacked(url, text, response.headers))));
    await cache.put(`/${pack.url}`, new Response(null));
  }

  private async others(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== this.name);
  }

  private async groupsBefore(): Promise<string[]> {
    const names = await caches.keys();
    // older versions stored everything
    if (names.some((name) => name.startsWith('workbox-precache'))) return [...this.packs.keys()];
    const found = new Set<string>();
    for (const name of await this.others()) {
      const urls = (await (await caches.open(name)).keys()).map(({ url }) => groupOf(url));
      for (const group of urls) if (group) found.add(group);
    }
    return [...found];
  }
}

function groupOf(url: string): string | undefined {
  return /assets\/ahead-(\w+)-/.exec(url)?.[1];
}

/** Fetches a file and compares its bytes with the build's hash, because the browser's cached copy may be broken. */
async function fetchChecked({ url, integrity }: BuiltFile): Promise<Response> {
  const ask = (cache: RequestCache) => fetch(`/${url}`, { integrity, cache, credentials: 'same-origin' });
  return ask(url.startsWith('assets/') ? 'default' : 'no-cache').catch(() => ask('reload'));
}

/** Returns the response as the server would have sent the file, including its policies. */
function unpacked(url: string, text: string, sent: Headers): Response {
  const headers = new Headers(sent);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name);
  headers.set('content-type', `${types[url.split('.').at(-1) ?? ''] ?? 'text/plain'}; charset=utf-8`);
  return new Response(text, { headers });
}
