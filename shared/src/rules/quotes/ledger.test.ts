import { expect, test } from 'vitest';
import { extraText, mayTakeBack, openEntryKinds, quoteLedger } from './ledger.ts';

test('a libreta adds up what was accepted and paid, and nothing that waits or was withdrawn (rule QUOTE-55)', () => {
  expect(quoteLedger(7500, [])).toEqual({ extras: 0, total: 7500, paid: 0, left: 7500 });
  const entries = [
    { kind: 'extra', state: 'accepted', amount: 1800 },
    { kind: 'extra', state: 'proposed', amount: 900 },
    { kind: 'extra', state: 'withdrawn', amount: 400 },
    { kind: 'payment', state: 'noted', amount: 2000 },
    { kind: 'payment', state: 'withdrawn', amount: 100 },
  ] as const;
  expect(quoteLedger(7500, entries)).toEqual({ extras: 1800, total: 9300, paid: 2000, left: 7300 });
  expect(quoteLedger(1500, [entries[3]]).left).toBe(-500);
});

test('once the work is done it takes payments alone, for 90 days', () => {
  const at = '2026-03-10T15:00:00.000Z';
  const open = (iso: string, done: { at: string } | null = { at }) => openEntryKinds({ done }, new Date(iso));
  expect(open(at, null)).toEqual(['extra', 'payment']);
  expect(open('2026-06-08T14:59:59.999Z')).toEqual(['payment']);
  expect(open('2026-06-08T15:00:00.000Z')).toEqual([]);
});

test('an extra is taken back until it is accepted, a payment for a day', () => {
  const created_at = '2026-03-10T15:00:00.000Z';
  const may = (state: 'proposed' | 'accepted' | 'noted' | 'withdrawn', iso: string) =>
    mayTakeBack({ state, created_at }, new Date(iso));
  expect(may('proposed', '2026-05-10T15:00:00.000Z')).toBe(true);
  expect(may('accepted', created_at)).toBe(false);
  expect(may('withdrawn', created_at)).toBe(false);
  expect(may('noted', '2026-03-11T14:59:59.999Z')).toBe(true);
  expect(may('noted', '2026-03-11T15:00:00.000Z')).toBe(false);
});

test('the chat passes an extra on', () => {
  expect(extraText({ text: 'cambiar el sifón', amount: 1800 }, 'Ana', 'https://tero.uy/presupuesto/x')).toBe(
    'Hola Ana, te paso un adicional en Tero: cambiar el sifón, $1.800. Lo aceptás acá:\nhttps://tero.uy/presupuesto/x',
  );
});
