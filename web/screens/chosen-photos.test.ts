import { damagedPicture, naming } from '@tero/shared/rules/images/faults';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { badFiles } from '../../api/test/bad-files.ts';
import { image } from '../../api/test/forms.ts';
import { startHarness } from '../../api/test/harness.ts';
import { createPublisher } from '../../api/test/service-form.ts';
import { field, fill } from './acts.ts';
import { calls } from './line.ts';
import { open } from './open.tsx';

const h = await startHarness();
const words = 'Un portón nuevo en el Prado';
const small = await image();

const photo = (name: string, bytes: Buffer | string = small) =>
  new File([new Uint8Array(Buffer.from(bytes))], name, { type: 'image/jpeg' });

/** Imitates a phone that decodes any file, as some phones do. */
const lenient = async () => ({ width: 64, height: 48, close: () => undefined });

async function openForm() {
  vi.stubGlobal('createImageBitmap', lenient);
  const user = await open(h, '/create-post', { as: await createPublisher(h) });
  await fill(user, await field('Descripción'), words);
  const box = screen.getByRole('group', { name: 'Fotos' });
  const input = box.querySelector<HTMLInputElement>('input[multiple]');
  if (!input) throw new Error('no chooser');
  return { user, box: within(box), choose: (files: File[]) => user.upload(input, files) };
}

afterEach(() => vi.stubGlobal('createImageBitmap', undefined));

test('photos that cannot be added are told between chooser and list, announced and in view; the rest stays', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { box, choose } = await openForm();
  const away = Object.assign(photo('nube.jpg'), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  });
  await choose([photo('a.jpg'), away, photo('papel.jpg', '%PDF-1.7'), photo('d.jpg')]);
  await waitFor(() => expect(box.getAllByRole('listitem')).toHaveLength(2));
  const alert = box.getByRole('alert');
  await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
  expect([...alert.children].map(({ textContent }) => textContent)).toEqual([
    'De las 4 fotos que elegiste, no pudimos agregar:',
    'Foto 2: No pudimos leer nube.jpg: puede estar en la nube, haberse movido o faltarle permiso. Abrí la foto en tu galería, esperá que se descargue y elegila de nuevo.',
    'Foto 3: El archivo papel.jpg no es una imagen válida',
  ]);
  await waitFor(() => expect(seen.mock.contexts).toContain(alert));
  const after = (one: Node, other: Node) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(after(box.getByRole('button', { name: 'Elegir fotos' }), alert)).toBeTruthy();
  expect(after(alert, box.getByRole('list'))).toBeTruthy();
  expect(await field('Descripción')).toHaveValue(words);
});

test('one that the server alone finds damaged is told by its place at the chooser, until it is taken out', async () => {
  const { user, box, choose } = await openForm();
  const { bytes } = badFiles['a PNG with a spoiled row'] ?? { bytes: '' };
  await choose([photo('a.jpg'), photo('b.png', bytes)]);
  await waitFor(() => expect(box.getAllByRole('listitem')).toHaveLength(2));
  const send = () => user.click(screen.getByRole('button', { name: 'Publicar' }));
  await send();
  const said = `Foto 2: ${naming(damagedPicture, 'b.png')}`;
  await waitFor(() => expect(box.getByRole('alert')).toHaveTextContent(said));
  expect(screen.getAllByText(said)).toHaveLength(1);
  expect(await field('Descripción')).toHaveValue(words);
  expect(calls).not.toContain('POST /api/posts');
  await user.click(box.getByRole('button', { name: 'Quitar la foto 2' }));
  expect(box.getByRole('alert')).toBeEmptyDOMElement();
  await send();
  await waitFor(() => expect(calls).toContain('POST /api/posts'));
});
