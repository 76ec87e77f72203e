import type { BulkBatch } from '@tero/shared/contract/admin/panel/bulk';
import { describe, expect, it } from 'vitest';
import { batchText, keptText, leftOutText, namesText, previewTitle } from './words.ts';

const batch = (given: Partial<BulkBatch>): BulkBatch => ({
  id: 1,
  tab: 'services',
  act: 'deactivate',
  state: 'prepared',
  category: null,
  matched: 3,
  same: 0,
  total: 3,
  first: [],
  left: 0,
  done: 0,
  changed: 0,
  changed_names: [],
  gone: 0,
  back: 0,
  kept: 0,
  undo_ms: 0,
  ...given,
});

describe('the preview of a batch', () => {
  it.each([
    [{ total: 1 }, 'Desactivar 1 servicio'],
    [{ act: 'activate', total: 1204 }, 'Activar 1.204 servicios'],
    [{ act: 'move', category: 'Jardinería', total: 2 }, 'Mover 2 servicios a Jardinería'],
    [{ act: 'message', total: 1 }, 'Enviar el mensaje a 1 persona'],
  ] as const)('says what is done to how many: %o', (given, title) => {
    expect(previewTitle(batch(given))).toBe(title);
  });

  it.each([
    [[], 0, ''],
    [['Poda'], 1, 'Poda'],
    [['Poda', 'Riego'], 2, 'Poda y Riego'],
    [['Poda', 'Riego'], 5, 'Poda, Riego y 3 más'],
  ] as const)('names the first of them: %o of %i', (names, total, text) => {
    expect(namesText(names, total)).toBe(text);
  });

  it.each([
    [{}, null],
    [{ matched: 4, same: 1 }, '1 ya está así.'],
    [{ matched: 6, same: 3 }, '3 ya están así.'],
    [{ act: 'message', matched: 5, total: 3 }, 'Quien tiene varios servicios lo recibe una vez.'],
    [
      { matched: 7000, total: 5000 },
      'La lista tiene 2.000 más: podés cambiar 5.000 por vez. Después, repetí el cambio.',
    ],
  ] as const)('says what of the list is left out: %o', (given, text) => {
    expect(leftOutText(batch(given))).toBe(text);
  });
});

describe('the bar of a batch', () => {
  it.each([
    [{ state: 'running', total: 300, left: 100 }, 'Van 200 de 300 servicios.'],
    [{ state: 'done', done: 3 }, 'Desactivaste 3 servicios.'],
    [{ state: 'done', act: 'activate', done: 1 }, 'Activaste 1 servicio.'],
    [{ state: 'done', act: 'move', category: 'Pintura', done: 2 }, 'Moviste 2 servicios a Pintura.'],
    [{ state: 'waiting', act: 'message', total: 12 }, 'En unos segundos enviamos el mensaje a 12 personas.'],
    [{ state: 'sent', act: 'message', done: 1 }, 'Enviamos el mensaje a 1 persona.'],
    [{ state: 'undoing', back: 4, done: 6 }, 'Se deshicieron 4, faltan 6.'],
    [{ state: 'undone', back: 3 }, 'Deshicimos el cambio en 3 servicios.'],
    [{ state: 'undone', act: 'message' }, 'El mensaje no se envió a nadie.'],
  ] as const)('says how far it is, and what it did: %o', (given, text) => {
    expect(batchText(batch(given))).toBe(text);
  });

  it.each([
    [{ state: 'done' }, null],
    [
      { state: 'done', changed: 1, changed_names: ['Poda'] },
      '1 quedó como estaba, porque alguien lo cambió mientras tanto: Poda.',
    ],
    [
      { state: 'done', changed: 3, changed_names: ['Poda', 'Riego'], gone: 2 },
      '3 quedaron como estaban, porque alguien los cambió mientras tanto: Poda, Riego y 1 más. 2 ya no existen.',
    ],
    [{ state: 'done', gone: 1 }, '1 ya no existe.'],
    [
      { state: 'undone', kept: 1, changed_names: ['Riego'], gone: 2 },
      '1 quedó como estaba, porque alguien lo cambió mientras tanto: Riego.',
    ],
  ] as const)('names what it left as it was: %o', (given, text) => {
    expect(keptText(batch(given as unknown as Partial<BulkBatch>))).toBe(text);
  });
});
