import { appears, type Move, note, open, type Scene, say } from './move.ts';
import { addPhotos } from './posts.ts';

const who: Move['who'] = ['provider'];

/** Returns a day that no other word of the round uses. */
function dayIn({ ledger }: Scene, year: number, month: string): string {
  return `${year}-${month}-${String((ledger.words.length % 27) + 2).padStart(2, '0')}`;
}

const offer: Move = {
  who,
  async act(scene) {
    const { page } = scene;
    await open(scene, '/provider/create-offer');
    const [start, end] = [page.getByLabel('Fecha de inicio'), page.getByLabel('Fecha de fin')];
    if (!(await appears(start))) return false;
    const year = new Date().getFullYear();
    // a promotion already in the form is changed: it keeps its start and gets another end
    const begin = (await start.inputValue()) || dayIn(scene, year + 1, '02');
    const value = dayIn(scene, year + 1, '03');
    await start.fill(begin);
    await end.fill(value);
    const chosen = page.getByRole('group', { name: 'Imagen' }).getByRole('listitem');
    if ((await chosen.count()) === 0) await addPhotos(scene, 'Imagen', 1);
    const word = note(scene, { kind: 'offer', thing: `offer:${begin}`, value });
    await say(scene, word, () => page.getByRole('button', { name: 'Crear Promoción' }).click());
    return true;
  },
};

const edit: Move = {
  who,
  async act(scene) {
    const { page, world } = scene;
    const { id } = world.doomed.offer;
    await open(scene, `/provider/edit-offer/${id}`);
    const end = page.getByLabel('Fecha de fin');
    if (!(await appears(end))) return false;
    const value = dayIn(scene, new Date().getFullYear() + 1, '01');
    await end.fill(value);
    const word = note(scene, { kind: 'offer-edit', thing: `offer:${id}`, value });
    await say(scene, word, () => page.getByRole('button', { name: /^Guardar/ }).click());
    return true;
  },
};

export const offers = { offer, 'offer-edit': edit };
