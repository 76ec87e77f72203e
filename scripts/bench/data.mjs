// Makes a database with services for `npm run bench`, which servers in other processes then open.
import { readFileSync } from 'node:fs';
import { createDatabase, openBench } from './database.mjs';

/**
 * Fills a database with `size` services, SQLite or on a Postgres `server`, and closes it. Returns its place, two pages,
 * and the addresses of each measured read: some tens of services, and beginnings of words.
 */
export async function makeData(size, dataDir, server) {
  const databaseUrl = server && (await createDatabase(server)).url;
  const { app, ids, close } = await openBench(size, dataDir, null, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
  try {
    const words = ['elec', 'plom', 'pint', 'repa', 'carp', 'jard', 'limp', 'cui'];
    const searches = readSearches().map((q) => `/api/search/services?q=${encodeURIComponent(q)}`);
    const read = async (url) => (await app.inject({ url })).json();
    const { services } = await read('/api/services?limit=1');
    const reads = {
      list: ['/api/services'],
      'list, page 50': ['/api/services?page=50'],
      category: [`/api/services/category/${services[0].category_slug}`],
      recent: ['/api/services/recent'],
      detail: ids.map((id) => `/api/services/${id}`),
      reviews: ids.map((id) => `/api/reviews/service/${id}`),
      provider: [`/api/providers/${services[0].provider_id}`],
      categories: ['/api/service_category'],
      suggestions: words.map((word) => `/api/search/suggestions?q=${word}`),
      search: searches,
    };
    const pages = { 'page: list': '/servicios', 'page: detail': `/servicios/${ids[0]}` };
    return { reads, pages, databaseUrl };
  } finally {
    await close();
  }
}

function readSearches() {
  const file = new URL('../../api/test/strangers-searches.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'))
    .searches.slice(0, 60)
    .map(({ q }) => q);
}
