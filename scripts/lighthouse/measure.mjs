import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  kB: 'total-byte-weight',
};

/**
 * Runs Lighthouse with its own mobile settings, `runs` times on each address in turn. Returns a row of medians for each
 * address, the median of the machine's benchmark index, and Lighthouse's complaints about anything but speed.
 */
export async function measure({ executablePath, runs, port, folder }) {
  const server = fork(new URL('demo-server.mjs', import.meta.url), [String(port), folder]);
  try {
    await once(server, 'message');
    const origin = `http://127.0.0.1:${port}`;
    const paths = await addresses(origin);
    const found = new Map(paths.map((path) => [path, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const path of paths)
        found.get(path).push(await look({ executablePath, port: port + 1, url: origin + path }));
    }
    const all = [...found.values()].flat();
    const shown = [...found].map(([path, reports]) => [path, rowOf(reports)]);
    const faults = [...found].flatMap(([path, reports]) => faultsOf(reports[0]).map((fault) => `${path}: ${fault}`));
    return {
      rows: Object.fromEntries(shown),
      index: median(all.map(({ environment }) => environment.benchmarkIndex)),
      faults,
    };
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

async function addresses(origin) {
  const read = async (path) => (await fetch(origin + path)).json();
  const { services } = await read('/api/services?sort=ratingDesc&limit=1');
  const [{ id, provider_id, category_slug }] = services;
  const { places } = await read(`/api/categories/${category_slug}/places`);
  const place = `/servicios/categoria/${category_slug}/${places[0].department}`;
  return ['/', '/servicios', place, `/servicios/${id}`, `/provider-profile/${provider_id}`];
}

/** Repeats a visit until it counts, because the browser's trace sometimes lacks the beginning of the visit. */
async function look({ executablePath, port, url }) {
  await isDrawn(url);
  for (let more = 3; more > 0; more -= 1) {
    const lhr = await visit({ executablePath, port, url });
    if (lhr.runtimeError?.code !== 'NO_NAVSTART') return lhr;
  }
  throw new Error(`${url}: three traces in a row without a beginning`);
}

/** Makes one visit, with a browser that has never seen the site. */
async function visit({ executablePath, port, url }) {
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${port}`, '--headless=new'],
  });
  try {
    const { lhr } = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
    if (lhr.runtimeError && lhr.runtimeError.code !== 'NO_NAVSTART')
      throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    await browser.close();
  }
}

/** Waits until the page comes with its view, because the first response of a busy machine may come without it. */
async function isDrawn(url) {
  for (let more = 50; more > 0; more -= 1) {
    if ((await (await fetch(url)).text()).includes('id="tero-first-view"')) return;
  }
  throw new Error(`${url} comes without its view`);
}

function rowOf(reports) {
  const score = (name) => Math.round(100 * median(reports.map((report) => report.categories[name].score)));
  const value = (id) => median(reports.map(({ audits }) => audits[id].numericValue));
  return {
    ...Object.fromEntries(categories.map((name) => [name, score(name)])),
    'FCP s': round(value(times.FCP) / 1000, 1),
    'LCP s': round(value(times.LCP) / 1000, 1),
    'TBT ms': round(value(times.TBT), 0),
    CLS: round(value(times.CLS), 3),
    kB: round(value(times.kB) / 1000, 0),
  };
}

function faultsOf({ categories: scored, audits }) {
  const others = categories.filter((name) => name !== 'performance');
  const refs = others.flatMap((name) => scored[name].auditRefs.map(({ id, weight }) => ({ name, id, weight })));
  const failed = refs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1);
  const shifts = audits['layout-shifts']?.details?.items ?? [];
  return [
    ...failed.map(({ name, id }) => `${name}: ${audits[id].title} (${id})\n${whatOf(audits[id])}`),
    ...shifts.map(({ node, score }) => `layout shift ${score}: ${node?.selector} ${node?.snippet}`),
  ];
}

function whatOf({ details }) {
  const lines = (details?.items ?? []).map(
    ({ node, description, sourceLocation, url }) =>
      `    ${node?.selector ?? ''} ${node?.snippet ?? ''} ${description ?? ''} ${sourceLocation?.url ?? url ?? ''}`,
  );
  return lines.slice(0, 10).join('\n');
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

function round(value, digits) {
  return Number(value.toFixed(digits));
}
