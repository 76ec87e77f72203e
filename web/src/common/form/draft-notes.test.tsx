import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DraftFoot } from './DraftFoot.tsx';
import { DraftNote } from './DraftNote.tsx';
import type { DraftState } from './use-draft.ts';

const before = new Date('2026-03-10T15:00:00.000Z');
const now = new Date('2026-03-11T15:00:00.000Z');

function shown(storedAt: Date | null, restoredAt: Date | null, trouble: string | null = null) {
  const draft = { storedAt, trouble, hasImages: false, drop: () => Promise.resolve() } as DraftState;
  const given = { draft, restoredAt, onDiscard: () => undefined };
  return [DraftNote, DraftFoot].map((Part) => renderToStaticMarkup(<Part {...given} />));
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

test('every form with a note above has the other one after its buttons', () => {
  const sources = import.meta.glob<string>('../../features/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const forms = Object.entries(sources).filter(([, text]) => text.includes('<DraftNote'));
  expect(forms.length).toBeGreaterThanOrEqual(5);
  for (const [name, text] of forms)
    expect(text.indexOf('<DraftFoot'), name).toBeGreaterThan(text.lastIndexOf('type="submit"'));
});
