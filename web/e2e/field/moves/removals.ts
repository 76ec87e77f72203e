import type { Locator } from '@playwright/test';
import type { ItemKind } from '../../../src/offline/kinds.ts';
import { gone } from '../truth.ts';
import { appears, type Move, note, open, type Scene, say } from './move.ts';

interface Removed {
  kind: ItemKind;
  /** the name that rows use for it */
  of: string;
  /** the thing's id in the address of its call */
  id: number;
}

/** Presses the button of a removal, and confirms it. */
async function remove(scene: Scene, { kind, of, id }: Removed, button: Locator): Promise<boolean> {
  if (!(await appears(button))) return false;
  await button.first().click();
  const confirm = scene.page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' });
  if (!(await appears(confirm))) return false;
  const word = note(scene, {
    kind,
    thing: of,
    value: gone,
    isIn: (item) => item.kind === kind && Object.values(item.params).some((one) => Number(one) === id),
    isOf: ({ method, path }) => method === 'DELETE' && path.endsWith(`/${id}`),
  });
  await say(scene, word, () => confirm.click());
  return true;
}

const who: Move['who'] = ['provider'];

const post: Move = {
  who,
  async act(scene) {
    const { page, world } = scene;
    const { id } = world.doomed.post;
    await open(scene, `/publicacion/post/${id}`);
    const removed: Removed = { kind: 'post-removal', of: `post:${id}`, id };
    return remove(scene, removed, page.getByRole('button', { name: /^Eliminar publicación/ }));
  },
};

const service: Move = {
  who,
  async act(scene) {
    const { page, world } = scene;
    const { id, title } = world.doomed.service;
    await open(scene, '/provider-profile');
    const removed: Removed = { kind: 'service-removal', of: `service:${id}`, id };
    return remove(scene, removed, page.getByRole('button', { name: `Eliminar: ${title}` }));
  },
};

const offer: Move = {
  who,
  async act(scene) {
    const { page, world } = scene;
    const { id } = world.doomed.offer;
    await open(scene, '/provider-profile?tab=offers');
    const removed: Removed = { kind: 'offer-removal', of: `offer:${id}`, id };
    // it ends in January; the round's other promotions end in March
    const card = page.getByRole('listitem').filter({ hasText: /ene/ });
    return remove(scene, removed, card.getByRole('button', { name: 'Eliminar promoción' }));
  },
};

const reply: Move = {
  who,
  async act(scene) {
    const { page, world } = scene;
    const { id, review } = world.doomed.reply;
    await open(scene, '/provider/reviews');
    const card = page.getByRole('article').filter({ hasText: 'Tres' });
    const removed: Removed = { kind: 'reply-removal', of: `reply:${review}`, id };
    return remove(scene, removed, card.getByRole('button', { name: 'Eliminar' }));
  },
};

export const removals = {
  'post-removal': post,
  'service-removal': service,
  'offer-removal': offer,
  'reply-removal': reply,
};
