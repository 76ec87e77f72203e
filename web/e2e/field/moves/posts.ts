import { picture } from '../../providers.ts';
import { appears, isCalm, type Move, note, open, type Scene, say, thingIn } from './move.ts';

const post: Move = {
  who: ['provider'],
  async act(scene) {
    const { page, ledger, choice } = scene;
    await open(scene, '/create-post');
    const text = page.getByLabel('Descripción');
    if (!(await appears(text))) return false;
    const thing = await thingIn(text, scene);
    const value = ledger.name('palabra');
    await text.fill(`Trabajo terminado ${thing} ${value}`);
    await addPhotos(scene, 'Fotos', choice.photos);
    const word = note(scene, { kind: 'post', thing, value });
    await say(scene, word, () => page.getByRole('button', { name: 'Publicar' }).click());
    return true;
  },
};

const edit: Move = {
  who: ['provider'],
  async act(scene) {
    const { page, world, ledger, choice } = scene;
    const id = world.posts[choice.thing % 2];
    await open(scene, `/edit-post/${id}`);
    const text = page.getByLabel('Descripción');
    if (!(await appears(text))) return false;
    const value = ledger.name('palabra');
    await text.fill(`Obra cambiada ${value}`);
    if (choice.photos === 2) await addPhotos(scene, 'Fotos', 1);
    const word = note(scene, { kind: 'post-edit', thing: `post:${id}`, value });
    await say(scene, word, () => page.getByRole('button', { name: 'Guardar cambios' }).click());
    return true;
  },
};

/** Chooses small photos, and waits until they are ready. */
export async function addPhotos({ page }: Scene, legend: string, count: number): Promise<void> {
  if (count === 0) return;
  const box = page.getByRole('group', { name: legend });
  const items = box.getByRole('listitem');
  const before = await items.count();
  const names = Array.from({ length: count }, (_, at) => `obra-${at}.jpg`);
  await box
    .locator('input[type=file]')
    .first()
    .setInputFiles(await Promise.all(names.map(picture)));
  await items.nth(Math.min(before + count, 5) - 1).waitFor();
  await isCalm(page);
}

export const posts = { post, 'post-edit': edit };
