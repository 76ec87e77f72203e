import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { DraftFoot, DraftNote } from './DraftNotes.tsx';
import { OutboxFormFrame } from './OutboxFormFrame.tsx';
import type { OutboxForm } from './outbox-form.ts';

const before = new Date('2026-03-10T15:00:00.000Z');
const now = new Date('2026-03-11T15:00:00.000Z');

function shown(storedAt: Date | null, restoredAt: Date | null, trouble: string | null = null) {
  const draft = { storedAt, restoredAt, trouble, hasImages: false, discard: () => Promise.resolve() };
  return [DraftNote, DraftFoot].map((Part) => renderToStaticMarkup(<Part draft={draft} />));
}

test('above the fields nothing appears while somebody types: what was stored is told under the form', () => {
  expect(shown(null, null)).toEqual(['', '']);
  const [above, under] = shown(now, null, 'No hay espacio');
  expect(above).toBe('');
  expect(under).toMatch(/No hay espacio.*Borrador guardado en este dispositivo.*Descartar borrador/);
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

test('every form has the note on its draft above the fields, and the one on saving after its buttons', () => {
  const draft = {
    storedAt: now,
    restoredAt: before,
    trouble: null,
    hasImages: false,
    discard: () => Promise.resolve(),
  };
  const state = { isReady: true, draft, waitingId: null, fault: null, progress: null, isLost: false, submit: () => {} };
  const form = state as unknown as OutboxForm<object, object, unknown>;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OutboxFormFrame form={form} actions={<button type="submit">Publicar</button>}>
        <input name="campo" />
      </OutboxFormFrame>
    </MemoryRouter>,
  );
  expect(html).toMatch(/Recuperamos tu borrador.*campo.*Publicar.*Borrador guardado/);
});
