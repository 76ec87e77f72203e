// npm run e2e -- --sweep: axe over every screen, as everybody, in light and dark, on a phone and a desktop, with what opens there;
// then all texts at twice the size. Prints a line for each look with findings, and a total. --as client,admin;
// --screens REGEXP; --only axe or text. Uses the last build of the web app.
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { lightBrowser, wholeBrowser } from '../browsers.ts';
import { startKillableServer } from '../killable-server.ts';
import { axeRound } from './axe-round.ts';
import { Report } from './report.ts';
import { sweptScreens } from './screens.ts';
import { roles, type Width, widths } from './seat.ts';
import { doubledFont, textRound } from './text-round.ts';

const { values: options } = parseArgs({
  options: {
    as: { type: 'string', default: roles.join() },
    screens: { type: 'string', default: '' },
    only: { type: 'string', default: 'axe,text' },
  },
});
const began = performance.now();
const wanted = new RegExp(options.screens);
const screens = (await sweptScreens())
  .map((screen) => ({ ...screen, addresses: screen.addresses.filter((address) => wanted.test(address)) }))
  .filter(({ addresses }) => addresses.length > 0);
const parts = options.only.split(',');
const people = roles.filter((role) => options.as.split(',').includes(role));
const server = await startKillableServer(Number(process.env.E2E_PORT ?? 3250), { DEMO: '1', FIRST_VIEWS: '0' });
const origin = server.baseURL;
const report = new Report();
// unlike the tests' browser, these may optimise, because they run the same code a thousand times
const launch = (...args: string[]) => chromium.launch({ ...lightBrowser, args: [...wholeBrowser.args, ...args] });
const rounds: (() => Promise<void>)[] = [];
try {
  const [plain, doubled] = [await launch(), await launch(doubledFont)];
  for (const role of people) {
    for (const width of Object.keys(widths).map(Number) as Width[]) {
      if (parts.includes('axe')) rounds.push(() => axeRound(plain, origin, [role, width], screens, report));
    }
    if (parts.includes('text')) rounds.push(() => textRound(doubled, origin, role, screens, report));
  }
  await Promise.all(Array.from({ length: availableParallelism() }, hand));
  await plain.close();
  await doubled.close();
} finally {
  await server.end();
}
if (people.length === roles.length) {
  for (const { path, addresses } of screens) {
    const isSeen = addresses.some((address) => report.reached.has(address));
    report.add(`${path} as anybody`, isSeen ? [] : ['everybody is sent on from it: it was not looked at']);
  }
}
console.log(`${screens.length} screens: ${report.total((performance.now() - began) / 60_000)}`);
process.exitCode = report.findings > 0 ? 1 : 0;

/** Runs one check after the other. As many of these workers run as there are processors. */
async function hand(): Promise<void> {
  for (let next = rounds.shift(); next; next = rounds.shift()) await next();
}
