/** Imitates Cache Storage in memory, with the parts that the service worker uses. */
export class MemoryCaches {
  private readonly byName = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.byName.get(name) ?? new MemoryCache();
    this.byName.set(name, cache);
    return cache;
  }
  async keys(): Promise<string[]> {
    return [...this.byName.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.byName.delete(name);
  }
  async match(path: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.byName.get(cacheName)?.match(path);
  }
}

class MemoryCache {
  private readonly rows = new Map<string, Response>();

  async match(path: string): Promise<Response | undefined> {
    return this.rows.get(path)?.clone();
  }
  async put(path: string, response: Response): Promise<void> {
    this.rows.set(path, response);
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.rows.keys()].map((path) => ({ url: `https://tero.example${path}` }));
  }
}
