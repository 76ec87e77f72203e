import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DraftFoot, DraftNote } from './DraftNotes.tsx';

const before = new Date('2026-03-10T15:00:00.000Z');
const now = new Date('2026-03-11T15:00:00.000Z');

function shown(storedAt: Date | null, restoredAt: Date | null, trouble: string | null = null) {
  const draft = { storedAt, restoredAt, trouble, hasImages: false, discard: () => Promise.resolve() };
  return [DraftNote, DraftFoot].map((Part) => renderToStaticMarkup(<Part draft={draft} />));
}

test('above the fields nothing appears while somebody types: what was stored is told under the form', () => {
  expect(shown(null, null)).toEqual(['', '']);
  const [above, under] = shown(now, null, 'No hay lugar');
  expect(above).toBe('');
  expect(under).toMatch(/No hay lugar.*Borrador guardado en este dispositivo.*Descartar borrador/);
});

test('what a form began with stays above it as it was, whatever is stored since', () => {
  const [above, under] = shown(before, before);
  expect(above).toMatch(/Recuperamos tu borrador.*Descartar borrador/);
  expect(under).toBe('');
  const [later, told] = shown(now, before);
  expect(later).toBe(above);
  expect(told).toContain('Borrador guardado');
  expect(told).not.toContain('Descartar');
});
