// What a search takes, by how many services there are: strangers' own wordings, each other than the last.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { systemClock } from '../../api/src/core/clock.ts';
import { currentLexicon } from '../../api/src/features/categories/known.ts';
import { cardsByIds } from '../../api/src/features/services/cards.ts';
import { find } from '../../api/src/features/services/listing/finding.ts';
import { search } from '../../api/src/features/services/listing/search.ts';
import { meaningOf } from '../../api/src/features/services/listing/understanding.ts';
import { findDocuments } from '../../api/src/features/services/lists/index-repository.ts';
import { searchDocument } from '../../api/src/features/services/lists/indexing.ts';
import { searchIndex } from '../../api/src/search/search-index.ts';
import { searchAmong } from '../../shared/src/rules/search/engine.ts';
import { openBench } from './database.mjs';

const rounds = 3;
const first = 12;
/** A device keeps no more. */
const mostKept = 3000;

/**
 * Opens `size` services, and returns medians in milliseconds. Of CPU of this process, which on SQLite is all: `first` of
 * a call that nobody made before, `again` of one whose text is understood, `list` of a call for as many cards without a
 * search. By the clock: `search` without HTTP, `plain` of its condition alone, ordered, with the cards, and `offline` of
 * a device that keeps 3,000.
 */
export async function measureSearches(size, folder, server) {
  const { app, db, close } = await openBench(size, folder, server);
  try {
    const texts = readTexts();
    const calls = texts.map((text) => `/api/search/services?q=${encodeURIComponent(text)}`);
    const list = texts.map(() => '/api/services');
    const call = async (url) => {
      const { statusCode, body } = await app.inject({ url });
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
    };
    await median(list, call, cpu);
    // the code is warm, as a server's is, and none of these is asked again
    for (const more of ['en+casa', 'de+tarde', 'cerca'])
      await median(
        calls.map((url) => `${url}+${more}`),
        call,
        cpu,
      );
    const firstTime = await median(calls, call, cpu);
    const again = await median(thrice(calls), call, cpu);
    const plainList = await median(thrice(list), call, cpu);
    const plans = new Map();
    const now = systemClock.now();
    for (const text of texts) plans.set(text, (await meaningOf(db, text, { now })).plan);
    const plain = async (text) => {
      const { found } = plans.get(text);
      if (!found) return;
      const hits = await searchIndex(db).best(db, [{ match: found }], { offset: 0, limit: first }, null);
      await cardsByIds(
        db,
        hits.map(({ id }) => id),
      );
    };
    const whole = (text) =>
      search({ db, clock: systemClock, find: (asked) => find(db, asked) }, { q: text, page: 1, limit: first });
    return {
      ...{ first: firstTime, again, list: plainList },
      ...{ search: await median(thrice(texts), whole, clock), plain: await median(thrice(texts), plain, clock) },
      offline: size <= mostKept ? await median(thrice(texts), await offline(db, now), clock) : null,
    };
  } finally {
    await close();
  }
}

async function offline(db, now) {
  const ids = await db.selectFrom('services').select('id').where('listed', '=', 1).execute();
  const rows = await findDocuments(
    db,
    ids.map(({ id }) => id),
  );
  const kept = rows.map((row) => ({
    ...{ id: row.id, quality: row.quality },
    terms: new Set(searchDocument(row, row.quality).terms),
  }));
  const { categories } = await currentLexicon(db, now);
  return async (text) => searchAmong(kept, text, { categories, now });
}

const thrice = (list) => Array.from({ length: rounds }, () => list).flat();
const clock = () => performance.now();
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function median(list, work, now) {
  const times = [];
  for (const one of list) {
    const began = now();
    await work(one);
    times.push(now() - began);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}

function readTexts() {
  const file = join(import.meta.dirname, '../../api/test/strangers-searches.json');
  return JSON.parse(readFileSync(file, 'utf8')).searches.map(({ q }) => q);
}
