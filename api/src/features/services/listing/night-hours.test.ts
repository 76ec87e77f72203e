// @module-tag postgres
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import type { Person } from '../../../../test/people.ts';
import { createPublisher, edit, publish } from '../../../../test/service-form.ts';
import { migrate } from '../../../db/migrate.ts';

const h = await startHarness();
let provider: Person;

const offered: [title: string, days: string, hours: string][] = [
  ['Sereno de viernes', 'viernes', '20:00–06:00'],
  ['Sereno de domingo', 'domingo', '22:00–05:30'],
  ['Guardia de viernes', 'viernes', '00:00–23:59'],
  ['Portero hasta medianoche', 'viernes', '18:00–00:00'],
  ['Portero de sábado', 'sabado', '09:00–18:00'],
  ['Portero a coordinar', 'viernes', ''],
];
const hoursOf = (text: string) => {
  const [start, end] = text.split('–');
  return end === undefined ? '' : JSON.stringify({ start, end });
};
const found = async (path = '/api/services?limit=48&sort=newest') => {
  const { body } = await h.call<{ services: { title: string }[]; total: number }>('GET', `${path}&disponibleHoy=1`);
  expect(body.total).toBe(body.services.length);
  return body.services.map(({ title }) => title).sort();
};
/** Sets the clock to a time in Montevideo; 13 March 2026 is a Friday. */
const itIs = (local: string) => h.clock.set(new Date(`${local}-03:00`).toISOString());

beforeAll(async () => {
  provider = await createPublisher(h);
  for (const [title, available_days, hours] of offered) {
    const { body } = await publish(h, provider, { title, available_days, available_hours: hoursOf(hours) });
    expect(body.service.title).toBe(title);
  }
});

describe('«Disponible hoy» over midnight (rules SRCH-16 and TIME-9)', () => {
  it.each<[string, string[]]>([
    [
      '2026-03-13T03:00:00',
      ['Guardia de viernes', 'Portero a coordinar', 'Portero hasta medianoche', 'Sereno de viernes'],
    ],
    [
      '2026-03-13T23:59:59',
      ['Guardia de viernes', 'Portero a coordinar', 'Portero hasta medianoche', 'Sereno de viernes'],
    ],
    ['2026-03-14T00:00:00', ['Portero de sábado', 'Sereno de viernes']],
    ['2026-03-14T05:59:59', ['Portero de sábado', 'Sereno de viernes']],
    ['2026-03-14T06:00:00', ['Portero de sábado']],
    ['2026-03-15T03:00:00', ['Sereno de domingo']],
    ['2026-03-16T00:00:00', ['Sereno de domingo']],
    ['2026-03-16T05:29:59', ['Sereno de domingo']],
    ['2026-03-16T05:30:00', []],
    ['2026-03-17T03:00:00', []],
  ])('at %s', async (local, titles) => {
    itIs(local);
    expect(await found()).toEqual(titles);
    expect(await found('/api/services/category/electricidad?limit=48')).toEqual(titles);
  });

  it('follows an edit of the hours', async () => {
    itIs('2026-03-21T03:00:00');
    const night = { title: 'Vigilancia de obras', available_days: 'viernes', available_hours: hoursOf('21:00–05:00') };
    const { body } = await publish(h, provider, night);
    expect(await found()).toContain(night.title);
    const day = { ...night, available_hours: hoursOf('09:00–18:00') };
    expect((await edit(h, provider, body.service.id, day)).status).toBe(200);
    expect(await found()).not.toContain(night.title);
  });
});

it('holds for hours that were stored before', async () => {
  const { db } = h.deps;
  await sql`drop index services_filters`.execute(db);
  await sql`alter table services drop column next_day_until`.execute(db);
  await sql`create index services_filters on services (id)`.execute(db);
  await sql`delete from kysely_migration where name = '107-night-hours'`.execute(db);
  await migrate(db);
  itIs('2026-03-14T03:00:00');
  expect(await found()).toEqual(['Portero de sábado', 'Sereno de viernes']);
});

describe('the hours of a body', () => {
  const again = 'Elegí una hora de fin distinta de la de inicio, o Todo el día';
  it.each<[string, Record<string, string> | undefined]>([
    ['20:00–06:00', undefined],
    ['00:00–23:59', undefined],
    ['23:59–00:00', undefined],
    ['08:00–08:00', { 'available_hours.end': again }],
    ['00:00–00:00', { 'available_hours.end': again }],
    ['00:00–24:00', { 'available_hours.end': 'Elegí una hora' }],
    ['6:00–20:00', { 'available_hours.start': 'Elegí una hora' }],
  ])('%s: %j', async (hours, errors) => {
    const { status, body } = await publish(h, await createPublisher(h), { available_hours: hoursOf(hours) });
    expect([status, body.errors]).toEqual([errors ? 400 : 200, errors]);
    if (!errors) expect(JSON.stringify(body.service.available_hours)).toBe(hoursOf(hours));
  });
});
