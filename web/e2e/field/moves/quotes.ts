import type { ItemKind } from '../../../src/offline/kinds.ts';
import { gone } from '../truth.ts';
import { appears, type Move, note, open, type Scene, say, thingIn } from './move.ts';
import { addPhotos } from './posts.ts';

const who: Move['who'] = ['provider'];

/** Fills in the form of a quote with another text each time. */
async function write(scene: Scene, kind: ItemKind, path: string, button: string): Promise<boolean> {
  const { page, ledger, world } = scene;
  await open(scene, path);
  const term = page.getByLabel('Plazo');
  if (!(await appears(term))) return false;
  const thing = kind === 'quote' ? await thingIn(term, scene) : `quote:${world.doomed.quote.id}`;
  const value = `${kind === 'quote' ? `${thing} ` : ''}palabra-${ledger.words.length}`;
  if (kind === 'quote') {
    await page.getByLabel('Para quién').fill('Ana del campo');
    await page.getByRole('textbox', { name: /^Trabajo 1/ }).fill('Cambiar el tablero');
    await page.getByLabel('Precio del trabajo 1').fill('1500');
  }
  await term.fill(value);
  const word = note(scene, { kind, thing, value });
  await say(scene, word, () => page.getByRole('button', { name: button }).click());
  return true;
}

const quote: Move = {
  who,
  act: (scene) => write(scene, 'quote', '/provider/create-quote', 'Guardar y seguir'),
};

const edit: Move = {
  who,
  act: (scene) => write(scene, 'quote-edit', `/provider/edit-quote/${scene.world.doomed.quote.id}`, 'Guardar cambios'),
};

const removal: Move = {
  who,
  async act(scene) {
    const { page, world } = scene;
    const { id } = world.doomed.quote;
    await open(scene, '/provider/quotes');
    const more = page.getByRole('button', { name: 'Más: Ana que se va' });
    if (!(await appears(more))) return false;
    if ((await more.first().getAttribute('aria-expanded')) !== 'true') await more.first().click();
    const button = page.getByRole('button', { name: 'Retirar: Ana que se va' });
    if (!(await appears(button))) return false;
    await button.first().click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' });
    if (!(await appears(confirm))) return false;
    const word = note(scene, {
      kind: 'quote-removal',
      thing: `quote:${id}`,
      value: gone,
      isIn: (item) => item.kind === 'quote-removal' && Number(item.params.id) === id,
      isOf: ({ method, path }) => method === 'DELETE' && path.endsWith(`/quotes/${id}`),
    });
    await say(scene, word, () => confirm.click());
    return true;
  },
};

const cita: Move = {
  who,
  async act(scene) {
    const { page, ledger, world } = scene;
    await open(scene, world.agreed.path);
    const begin = page.getByRole('button', { name: /^(Proponer una cita|Cambiar)$/ });
    if (!(await appears(begin))) return false;
    await begin.first().click();
    const place = page.getByLabel('Dónde');
    if (!(await appears(place))) return false;
    const value = `palabra-${ledger.words.length}`;
    await page.getByLabel('Día').fill(world.agreed.day);
    await page.getByLabel('Hora').fill('10:00');
    await place.fill(value);
    const word = note(scene, { kind: 'cita', thing: `cita:${world.agreed.id}`, value });
    await say(scene, word, () => page.getByRole('button', { name: /^Proponer (la cita|el cambio)$/ }).click());
    return true;
  },
};

/** Maximum number of entries used of the 20 that a quote may have; refused entries leave some free. */
const mostEntries = 15;

const entry: Move = {
  who,
  async act(scene) {
    const { page, ledger, world } = scene;
    if (ledger.words.filter(({ kind }) => kind === 'quote-entry').length >= mostEntries) return false;
    await open(scene, world.agreed.path);
    const begin = page.getByRole('button', { name: 'Anotar un adicional o un pago' });
    if (!(await appears(begin))) return false;
    await begin.first().click();
    const text = page.getByLabel('Qué es');
    if (!(await appears(text))) return false;
    const thing = await thingIn(text, scene);
    const value = `${thing} palabra-${ledger.words.length}`;
    await text.fill(value);
    await page.getByLabel('Cuánto').fill('900');
    const word = note(scene, { kind: 'quote-entry', thing, value });
    await say(scene, word, () => page.getByRole('button', { name: 'Anotar', exact: true }).click());
    return true;
  },
};

const photos: Move = {
  who,
  async act(scene) {
    const { page, choice, world } = scene;
    const { id, path } = world.finished;
    await open(scene, path);
    const begin = page.getByRole('button', { name: 'Agregar fotos' });
    if (!(await appears(begin))) return false;
    await begin.click();
    const value = choice.thing % 2 === 0 ? 'before' : 'after';
    const stage = page.getByRole('radio', { name: value === 'before' ? 'De antes' : 'De después' });
    if (!(await appears(stage))) return false;
    await stage.check();
    await addPhotos(scene, 'Fotos', 1);
    const word = note(scene, {
      kind: 'quote-photos',
      thing: `quote-photos:${id}`,
      value,
      isIn: ({ kind, body }) => kind === 'quote-photos' && JSON.stringify(body).includes(value),
      isOf: ({ method, path: to, body }) =>
        method === 'POST' && to.endsWith('/photos') && JSON.stringify(body ?? null).includes(value),
    });
    await say(scene, word, () => page.getByRole('button', { name: 'Guardar las fotos' }).click());
    return true;
  },
};

export const quotes = {
  ...{ cita, 'quote-entry': entry, quote, 'quote-photos': photos },
  ...{ 'quote-edit': edit, 'quote-removal': removal },
};
