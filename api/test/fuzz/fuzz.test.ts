import { expect, it } from 'vitest';
import { startHarness } from '../harness.ts';
import { fuzz } from './run.ts';

const { FUZZ_CALLS, FUZZ_SECONDS, FUZZ_SEED, TEST_DATABASE_URL } = process.env;
/**
 * The number of calls in a run of all tests: about four minutes on two idle cores. It is lower on Postgres, where a
 * call takes longer.
 */
const sample = TEST_DATABASE_URL ? 1000 : 36_000;

const h = await startHarness({
  RATE_LIMIT_SCALE: '1000000',
  PAYMENTS_MODE: 'sandbox',
  PUSH_ALLOW_LOOPBACK: '1',
  REQUIRE_EMAIL_VERIFICATION: '1',
});
await h.app.listen({ host: '127.0.0.1', port: 0 });

const isAsked = FUZZ_CALLS !== undefined || FUZZ_SECONDS !== undefined;
const seed = Number(FUZZ_SEED ?? (isAsked ? Date.now() % 2 ** 31 : 20_260_310));

it(`survives calls that are made up (seed ${seed})`, { timeout: 2 ** 31 - 1 }, async () => {
  const began = performance.now();
  let said = began;
  let known = 0;
  const tally = await fuzz(h, {
    seed,
    calls: Number(FUZZ_CALLS ?? (FUZZ_SECONDS ? Number.MAX_SAFE_INTEGER : sample)),
    time: FUZZ_SECONDS ? Number(FUZZ_SECONDS) * 1000 : Number.MAX_SAFE_INTEGER,
    hangAfter: isAsked ? 10_000 : 60_000,
    onProgress: ({ calls, findings }) => {
      const news = [...findings.values()].slice(known);
      known = findings.size;
      for (const { what, calls: lines } of news) console.log([`✗ ${what}`, ...lines].join('\n'));
      if (!isAsked || performance.now() - said < 30_000) return;
      said = performance.now();
      console.log(`${calls} calls, ${known} findings`);
    },
  });
  const lines = tally.lines((performance.now() - began) / 1000, { perEndpoint: isAsked });
  if (isAsked || tally.findings.size > 0) console.log([...lines, `seed ${seed}`].join('\n'));
  expect([...tally.findings.keys()]).toEqual([]);
  // shows that the calls still use what earlier calls created: otherwise they would get nothing but refusals
  if (tally.calls >= 10_000) expect(tally.unreached().length).toBeLessThan(60);
  expect((await h.call('GET', '/health/ready')).status).toBe(200);
});
