// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';
import { createPublisher } from '../../../test/service-form.ts';

const h = await startHarness();
const { make, change, read, agree, list } = quoteCalls(h);
beforeEach(() => h.clock.set('2026-03-10T15:00:00.000Z'));

test('is optional, in whole days, and the sealed text has it (rule QUOTE-57)', async () => {
  const provider = await createPublisher(h);
  for (const guarantee_days of [0, 3651, 1.5, -1, 'tres', true, [1]]) {
    const { status, body } = await make(provider, { guarantee_days });
    const message = 'Escribí de cuántos días es la garantía, de 1 a 3650';
    expect([status, body.errors?.guarantee_days]).toEqual([400, message]);
  }
  for (const none of [{}, { guarantee_days: '' }, { guarantee_days: null }]) {
    expect((await make(provider, none)).body.quote.guarantee_days).toBeNull();
  }
  const { quote } = (await make(provider, { guarantee_days: '90' })).body;
  expect([quote.guarantee_days, (await read(quote)).body.quote.written?.guarantee_days]).toEqual([90, 90]);
  const { agreement } = (await agree(quote, { as: await createClient(h) })).body.quote;
  expect(agreement?.text).toContain('\nGarantía: 90 días desde que el trabajo está hecho\n');
});

test('a change of it is a new version, and an older app, which names none, leaves it', async () => {
  const provider = await createPublisher(h);
  const { id } = (await make(provider, { guarantee_days: 30 })).body.quote;
  expect((await change(provider, id)).body.quote).toMatchObject({ guarantee_days: 30, version_number: 1 });
  expect((await change(provider, id, { guarantee_days: 60 })).body.quote).toMatchObject({
    ...{ guarantee_days: 60, version_number: 2 },
    changes: [
      'Garantía: antes «30 días desde que el trabajo está hecho», ahora «60 días desde que el trabajo está hecho».',
    ],
  });
  expect((await change(provider, id, { guarantee_days: '' })).body.quote.guarantee_days).toBeNull();
  expect((await list(provider))[0]?.version_number).toBe(3);
});
