import { expect, test } from 'vitest';
import { agreedElsewhereWords, changedWhileRead, keptWords } from './agreed-words.ts';

test('that another quote of the pedido was accepted is said with whose (rule QUOTE-40)', () => {
  const agreed = { path: '/presupuesto/a', provider_id: 7, provider_name: 'Caño Sano' };
  expect(agreedElsewhereWords(agreed, 8)).toBe('Ya aceptaste el presupuesto de Caño Sano por este pedido.');
  expect(agreedElsewhereWords(agreed, 7)).toBe('Ya aceptaste otro presupuesto de Caño Sano por este pedido.');
  const left = { ...agreed, provider_id: null, provider_name: null };
  expect(agreedElsewhereWords(left, 8)).toBe('Ya aceptaste otro presupuesto por este pedido.');
});

test('who heard that it was accepted, and where it is found, is said as it is (rule QUOTE-41)', () => {
  const told = 'Ya le avisamos a Chispa. El precio ya no cambia: un adicional cuenta solo si se acepta.';
  const kept = { provider: 'Chispa', isInInquiries: true, isSignedIn: true, isVisit: false };
  expect(keptWords(kept)).toBe(`${told} El presupuesto está en Mis pedidos.`);
  expect(keptWords({ ...kept, isVisit: true })).toBe(
    'Ya le avisamos a Chispa. El precio ya no cambia. El presupuesto está en Mis pedidos.',
  );
  expect(keptWords({ ...kept, isInInquiries: false })).toBe(
    `${told} Guardá este enlace. Acá podés volver a leer lo que se aceptó. Lo puede leer quien lo tenga.`,
  );
  expect(keptWords({ provider: null, isInInquiries: false, isSignedIn: false, isVisit: false })).toBe(
    'Guardá este enlace. Acá podés volver a leer lo que se aceptó, sin cuenta. Lo puede leer quien lo tenga.',
  );
});

test('of a code the notice of a change speaks only where one was asked for an earlier version (rule QUOTE-42)', () => {
  const [one, two] = [
    { version_number: 1, total: 6500 },
    { version_number: 2, total: 6000 },
  ];
  expect(changedWhileRead(one, one, 0)).toBeNull();
  expect(changedWhileRead(one, two, 0)).toBe('Cambió el precio. Ahora son $6.000. Leé qué cambió antes de aceptar.');
  expect(changedWhileRead(one, two, 1)).toBe(
    'Cambió el precio. Ahora son $6.000. El código que pediste ya no sirve. Leé qué cambió y pedí otro código abajo.',
  );
  // the new one has come since
  expect(changedWhileRead(one, { ...two, total: 6500 }, 2)).toBe(
    'El presupuesto cambió mientras lo mirabas. Leé qué cambió antes de aceptar.',
  );
});
