// @module-tag postgres
import type { Quote } from '@tero/shared/contract/quotes';
import type { Cita } from '@tero/shared/contract/quotes-cita';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { beforeEach, expect, test } from 'vitest';
import { citaCalls, thursday } from '../../../test/citas.ts';
import { eraseOwn } from '../../../test/deletion.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, type Person, signIn } from '../../../test/people.ts';
import { quoteCalls } from '../../../test/quotes.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { remindOfCitas } from './cita-reminders.ts';
import { forgetOldQuotes } from './retention.ts';

const h = await startHarness();
const { db } = h.deps;
const { make, read, list, done, linkOf, newestCode } = quoteCalls(h);
const { propose, answer, confirm, askCode, agreed, noticesOf, titlesOf } = citaCalls(h);

// a Tuesday, noon in Montevideo
const at = '2026-03-10T15:00:00.000Z';
beforeEach(async () => {
  h.clock.set(at);
  await db.deleteFrom('phone_codes').execute();
});

const calendar = async (quote: Pick<Quote, 'path'>) => {
  const response = await h.app.inject({ method: 'GET', url: `${linkOf(quote)}/cita.ics` });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  return response.body;
};

type Agreed = Awaited<ReturnType<typeof agreed>>;

test('one side proposes, the other is told, confirms it, and both read it at the link (rule CITA-1)', async () => {
  const { provider, client, quote } = await agreed();
  expect((await read(quote)).body.quote.cita).toBeNull();
  const { status, body } = await propose(quote, provider);
  const cita: Cita = { sequence: 1, state: 'proposed', side: 'provider', ...thursday };
  expect([status, body.quote.cita]).toEqual([200, cita]);
  const message =
    'Es el jueves 12 de marzo, de 10:00 a 12:00. Lugar: «Rivera 1234, apto 2». «Llevo todo» Confirmala o proponé otro momento.';
  const title = 'Chispa Oriental te propone una cita';
  expect(await noticesOf(client)).toEqual([{ title, message, link: quote.path }]);
  expect((await confirm(quote, provider)).body.message).toBe('La tiene que confirmar la otra parte.');
  const confirmed = { ...cita, sequence: 2, state: 'confirmed', side: 'client' };
  for (const _ of ['once', 'again']) expect((await confirm(quote, client)).body.quote.cita).toEqual(confirmed);
  expect(await titlesOf(provider)).toEqual(['Ana Pérez confirmó la cita']);
  expect((await read(quote)).body.quote.cita).toEqual(confirmed);
  expect((await list(provider))[0]?.cita).toEqual(confirmed);
  const coming = async ({ token }: Person) =>
    (await h.call<{ citas: unknown[] }>('GET', '/api/citas', { as: token })).body.citas;
  const listed = { ...confirmed, path: quote.path };
  expect(await coming(provider)).toEqual([{ ...listed, as: 'provider', other: 'Ana Pérez' }]);
  expect(await coming(client)).toEqual([{ ...listed, as: 'client', other: 'Chispa Oriental' }]);
  expect(await coming(await createClient(h))).toEqual([]);
  h.clock.set('2026-03-12T15:00:00.000Z');
  expect(await coming(client)).toEqual([]);
  h.clock.set('2026-03-10T15:00:00.000Z');
});

test('it is moved and called off by either side, with a word, and the same call again changes nothing', async () => {
  const { provider, client, quote } = await agreed();
  await propose(quote, provider);
  const moved = { sequence: 1, from: '15:00', until: '', note: '' };
  for (const _ of ['once', 'again']) {
    const { cita } = (await propose(quote, client, moved)).body.quote;
    expect(cita).toMatchObject({ sequence: 2, state: 'proposed', side: 'client', until: null, note: null });
  }
  await confirm(quote, provider, 2);
  const off = { sequence: 3, answer: 'call_off', note: 'Se me complicó' };
  for (const _ of ['once', 'again']) {
    expect((await answer(quote, provider, off)).body.quote.cita).toMatchObject({ sequence: 4, state: 'called_off' });
  }
  expect(await titlesOf(provider)).toEqual(['Ana Pérez cambió la cita']);
  const titles = ['te propone una cita', 'confirmó la cita', 'suspendió la cita'];
  expect(await titlesOf(client)).toEqual(titles.map((did) => `Chispa Oriental ${did}`));
  expect((await noticesOf(client)).at(-1)?.message).toContain('«Se me complicó»');
  expect((await confirm(quote, client, 4)).status).toBe(409);
  expect((await propose(quote, client, { sequence: 4 })).body.quote.cita).toMatchObject({ sequence: 5 });
});

test('who saw another cita gets 409 with what is there now', async () => {
  const { provider, client, quote } = await agreed();
  await propose(quote, provider);
  const late = await propose(quote, client, { from: '09:00' });
  expect([late.status, late.body.code, late.body.current?.cita?.sequence]).toEqual([409, 'quote_changed', 1]);
  expect(late.body.current?.is_accepter).toBe(true);
  await propose(quote, provider, { sequence: 1, day: '2026-03-13' });
  expect((await confirm(quote, client, 1)).body.current?.cita).toMatchObject({ day: '2026-03-13', sequence: 2 });
});

test('a cita is never in the past nor over a year ahead, and its fields say what is wrong', async () => {
  const { provider, quote } = await agreed();
  const faults: [object, string, string][] = [
    [{ day: '2026-03-09' }, 'day', 'Elegí un día que no haya pasado'],
    [{ day: '2026-03-10', from: '11:59', until: '' }, 'from', 'Elegí una hora que no haya pasado'],
    [{ day: '2027-03-11' }, 'day', 'Elegí un día de acá a un año'],
    [{ until: '10:00' }, 'until', 'Tiene que ser más tarde que la hora de llegada'],
    [{ place: '' }, 'place', 'Escribí dónde es'],
    [{ place: 'a'.repeat(121) }, 'place', 'No puede superar los 120 caracteres'],
    [{ day: '2026-02-30' }, 'day', 'Elegí el día'],
  ];
  for (const [body, field, message] of faults) {
    const response = await propose(quote, provider, body);
    expect([response.status, response.body.errors]).toEqual([400, { [field]: message }]);
  }
  const today = await propose(quote, provider, { day: '2026-03-10', from: '12:01', until: '' });
  expect(today.status).toBe(200);
  expect((await propose(quote, provider, { sequence: 1, day: '2027-03-10' })).status).toBe(200);
});

test('nobody else does any of it, nor before the quote was accepted or after the work is done', async () => {
  const { provider, client, quote } = await agreed();
  for (const stranger of [null, await createClient(h), await createPublisher(h)]) {
    expect((await propose(quote, stranger)).body.errors).toHaveProperty('code');
    expect((await propose(quote, stranger, { code: '000000' })).status).toBe(400);
  }
  expect((await read(quote)).body.quote.cita).toBeNull();
  await propose(quote, provider);
  for (const body of [{ answer: 'confirm' }, { answer: 'call_off' }]) {
    expect((await answer(quote, null, { sequence: 1, ...body })).status).toBe(400);
  }
  const open = (await make(provider)).body.quote;
  expect((await propose(open, provider)).body.message).toBe('Todavía nadie aceptó el presupuesto.');
  expect((await propose(open, null)).status).toBe(409);
  await done(quote, client);
  expect((await propose(quote, provider, { sequence: 1 })).body.message).toBe('El trabajo ya está hecho.');
});

test('a client without an account confirms with the code to the phone that accepted (rule CITA-3)', async () => {
  const { provider, quote } = await agreed({ phone: '098 555 111' });
  await propose(quote, provider);
  h.clock.advance(61_000);
  const asked = await askCode(quote);
  expect(asked.status).toBe(200);
  const [sms] = (await h.call('GET', '/api/dev/sms')).body as unknown as { to: string; text: string }[];
  expect(sms?.text).toMatch(/^Tero: \d{6} es tu código para tu cita con /);
  expect(JSON.stringify(asked.body)).not.toContain('555');
  const code = await newestCode();
  const { status, body } = await answer(quote, null, { sequence: 1, answer: 'confirm', code });
  expect([status, body.quote.cita]).toMatchObject([200, { state: 'confirmed', side: 'client' }]);
  expect(await titlesOf(provider)).toEqual(['Ana Pérez confirmó la cita']);
  const open = (await make(provider)).body.quote;
  expect((await askCode(open)).status).toBe(409);
});

test('both are reminded once on the evening before and once two hours before (rule CITA-5)', async () => {
  const { provider, client, quote } = await agreed();
  await propose(quote, provider);
  await confirm(quote, client);
  const remindersAt = async (instant: string) => {
    h.clock.set(instant);
    const before = (await titlesOf(client)).length;
    // also after a restart nothing is told again
    for (const _ of ['once', 'again']) await remindOfCitas(h.deps);
    return (await titlesOf(client)).slice(before);
  };
  expect(await remindersAt('2026-03-11T21:59:00.000Z')).toEqual([]);
  expect(await remindersAt('2026-03-11T22:00:00.000Z')).toEqual(['Cita con Chispa Oriental: mañana, 10:00']);
  expect(await remindersAt('2026-03-12T10:59:00.000Z')).toEqual([]);
  expect(await remindersAt('2026-03-12T11:00:00.000Z')).toEqual(['Cita con Chispa Oriental: hoy, 10:00']);
  expect(await titlesOf(provider)).toEqual([
    'Ana Pérez confirmó la cita',
    'Cita con Ana Pérez: mañana, 10:00',
    'Cita con Ana Pérez: hoy, 10:00',
  ]);
});

test('nobody is reminded of one that waits, was moved or called off, or has begun; a late job tells the last', async () => {
  const citas: Agreed[] = [];
  for (let n = 0; n < 5; n += 1) {
    const one = await agreed();
    await propose(one.quote, one.provider);
    citas.push(one);
  }
  const [, moved, off, finished, late] = citas as [Agreed, Agreed, Agreed, Agreed, Agreed];
  for (const { quote, client } of [moved, off, finished, late]) await confirm(quote, client);
  await propose(moved.quote, moved.provider, { sequence: 2, day: '2026-03-20' });
  await answer(off.quote, off.client, { sequence: 2, answer: 'call_off' });
  await done(finished.quote, finished.client);
  const before = await Promise.all(citas.map(({ provider }) => titlesOf(provider)));
  const since = async () =>
    Promise.all(citas.map(async ({ provider }, n) => (await titlesOf(provider)).slice(before[n]?.length)));
  h.clock.set('2026-03-12T12:30:00.000Z');
  await remindOfCitas(h.deps);
  expect(await since()).toEqual([[], [], [], [], ['Cita con Ana Pérez: hoy, 10:00']]);
  await propose(late.quote, late.client, { sequence: 2, from: '13:00', until: '' });
  await confirm(late.quote, late.provider, 3);
  h.clock.set('2026-03-12T16:00:00.000Z');
  await remindOfCitas(h.deps);
  expect((await titlesOf(late.provider)).filter((title) => title.startsWith('Cita con'))).toHaveLength(1);
});

test('the calendar file is the same event with a higher number, as two parsers read it (rule CITA-2)', async () => {
  const { provider, client, quote } = await agreed();
  expect((await h.call('GET', `${linkOf(quote)}/cita.ics`)).status).toBe(404);
  const place = 'Rivera 1234; apto 2, «el del fondo» \\ portón verde, al lado de la panadería de la esquina';
  await propose(quote, provider, { place, note: 'Traigo la escalera,\ny las tomas' });
  const first = await calendar(quote);
  await confirm(quote, client);
  await propose(quote, client, { sequence: 2, from: '15:30', until: '', place });
  await answer(quote, provider, { sequence: 3, answer: 'call_off' });
  const last = await calendar(quote);
  for (const text of [first, last]) {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  }
  const events = [first, last].map((text) => {
    const calendarOf = new ICAL.Component(ICAL.parse(text));
    expect(calendarOf.getFirstPropertyValue('method')).toBe('PUBLISH');
    const part = calendarOf.getFirstSubcomponent('vevent');
    if (!part) throw new Error('no event');
    const event = new ICAL.Event(part);
    const other = Object.values(nodeIcal.sync.parseICS(text)).find((one) => one?.type === 'VEVENT');
    if (other?.type !== 'VEVENT') throw new Error('no event');
    expect([other.uid, String(other.sequence), other.location]).toEqual([event.uid, String(event.sequence), place]);
    expect([other.start.toISOString(), other.summary]).toEqual([
      event.startDate.toJSDate().toISOString(),
      event.summary,
    ]);
    return { event, status: part.getFirstPropertyValue('status'), otherStatus: other.status };
  });
  const [one, two] = events;
  expect(one?.event.uid).toBe(two?.event.uid);
  expect(events.map(({ event }) => event.sequence)).toEqual([1, 4]);
  expect(events.map(({ status }) => status)).toEqual(['TENTATIVE', 'CANCELLED']);
  expect(events.map(({ otherStatus }) => otherStatus)).toEqual(['TENTATIVE', 'CANCELLED']);
  expect(one?.event.startDate.toJSDate().toISOString()).toBe('2026-03-12T13:00:00.000Z');
  expect(one?.event.endDate.toJSDate().toISOString()).toBe('2026-03-12T15:00:00.000Z');
  expect(two?.event.startDate.toJSDate().toISOString()).toBe('2026-03-12T18:30:00.000Z');
  expect(one?.event.description).toContain('Traigo la escalera, y las tomas\n');
  expect(one?.event.summary).toBe('Cita: Ana Pérez y Chispa Oriental');
});

test('a provider that leaves takes its citas along, a client leaves them, and both export them (rule CITA-8)', async () => {
  const [first, second] = [await agreed(), await agreed({ phone: '098 555 333' })];
  for (const { quote, provider } of [first, second]) await propose(quote, provider);
  const exported = async (person: Person) =>
    (await h.call<{ citas: object[] }>('GET', '/api/users/me/export', { as: person.token })).body;
  expect(JSON.stringify(await exported(first.client))).toContain(thursday.place);
  expect(JSON.stringify(await exported(first.provider))).toContain(thursday.place);
  expect((await eraseOwn(h, first.client.token)).status).toBe(200);
  expect((await read(first.quote)).body.quote.cita).toMatchObject({ place: thursday.place });
  expect((await eraseOwn(h, second.provider.token)).status).toBe(200);
  expect((await read(second.quote)).body.quote.cita).toBeNull();
});

test('a provider that closes its account calls its citas off, and tells its clients (rule CITA-8)', async () => {
  const { provider, client, quote } = await agreed();
  await propose(quote, provider);
  await confirm(quote, client);
  expect((await h.call('DELETE', '/api/users/profile', { as: await signIn(h, provider) })).status).toBe(200);
  const note = 'Ya no está en Tero.';
  const off = { state: 'called_off', side: 'provider', sequence: 3, day: thursday.day, note };
  expect((await read(quote)).body.quote.cita).toMatchObject(off);
  expect((await noticesOf(client)).at(-1)).toEqual({
    title: 'Chispa Oriental suspendió la cita',
    message: 'Era el jueves 12 de marzo, de 10:00 a 12:00. Lugar: «Rivera 1234, apto 2». «Ya no está en Tero.»',
    link: quote.path,
  });
  // the account may be recovered: nobody is asked about a cita that was called off
  expect(await db.selectFrom('cita_answers').select('id').where('quote_id', '=', quote.id).execute()).toEqual([]);
  const { provider: erased, client: other, quote: theirs } = await agreed();
  await propose(theirs, erased);
  const admin = await createAdmin(h);
  expect((await h.call('DELETE', `/api/users/${erased.id}`, { as: admin.token })).status).toBe(200);
  expect((await titlesOf(other)).at(-1)).toBe('Chispa Oriental suspendió la cita');
});

test('a year after its day a cita is forgotten, and its quote stays; notices of it go after 90 days', async () => {
  const { provider, client, quote } = await agreed();
  await propose(quote, provider);
  h.clock.set('2026-06-08T14:00:00.000Z');
  await forgetOldQuotes(h.deps);
  expect(await noticesOf(client)).toHaveLength(1);
  h.clock.set('2026-06-08T16:00:00.000Z');
  await forgetOldQuotes(h.deps);
  expect(await noticesOf(client)).toEqual([]);
  h.clock.set('2027-03-12T15:00:00.000Z');
  await forgetOldQuotes(h.deps);
  expect((await read(quote)).body.quote.cita).not.toBeNull();
  h.clock.set('2027-03-13T15:00:00.000Z');
  await forgetOldQuotes(h.deps);
  expect((await read(quote)).body.quote).toMatchObject({ cita: null, state: 'aceptado' });
});
