// The processor's time of a search, by how many services there are: strangers' own wordings, each other than the last.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { openBench } from './database.mjs';

const rounds = 3;

/**
 * Opens `size` services on SQLite, and returns milliseconds of CPU: `first` of a search that nobody asked before, `again`
 * of one that was understood before, and of a `list` of as many cards, which costs the same but for searching.
 */
export async function measureSearches(size, folder) {
  const { app, close } = await openBench(size, folder, null);
  try {
    await median(
      app,
      Array.from({ length: 200 }, () => '/api/services'),
    );
    const texts = readTexts();
    const first = await median(app, texts);
    const again = await median(app, Array.from({ length: rounds }, () => texts).flat());
    const list = await median(app, Array.from({ length: rounds }, () => texts.map(() => '/api/services')).flat());
    return { first, again, list };
  } finally {
    await close();
  }
}

async function median(app, urls) {
  const times = [];
  for (const url of urls) {
    const before = process.cpuUsage();
    const { statusCode, body } = await app.inject({ url });
    const { user, system } = process.cpuUsage(before);
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
    times.push((user + system) / 1000);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
}

function readTexts() {
  const { searches } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../api/test/strangers-searches.json'), 'utf8'),
  );
  return searches.map(({ q }) => `/api/search/services?q=${encodeURIComponent(q)}`);
}
