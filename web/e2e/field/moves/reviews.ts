import type { ItemKind } from '../../../src/offline/kinds.ts';
import { appears, type Move, note, open, type Scene, say } from './move.ts';

/** Writes a review of a service, or changes it: the form is the same. */
async function review(scene: Scene, kind: ItemKind, place: 0 | 1): Promise<boolean> {
  const { page, world, ledger } = scene;
  const { id } = world.services[place];
  await open(scene, `/servicios/${id}/review`);
  const comment = page.getByLabel(/Comentario/);
  if (!(await appears(comment))) return false;
  for (const part of ['Tiempo de respuesta', 'Atención', 'Calidad del trabajo']) {
    await page.getByRole('group', { name: part }).locator('label').last().click();
  }
  const value = ledger.name('palabra');
  await comment.fill(`Quedó muy bien. ${value}`);
  const button = page.getByRole('button', { name: /^(Publicar reseña|Guardar cambios)$/ });
  const word = note(scene, { kind, thing: `review:${id}`, value });
  await say(scene, word, () => button.click());
  return true;
}

async function reply(scene: Scene, kind: ItemKind, place: 0 | 1): Promise<boolean> {
  const { page, world, ledger } = scene;
  const id = world.reviews[place];
  await open(scene, '/provider/reviews');
  // selected by authors, who do not appear in another round
  const own = page
    .getByRole('article')
    .filter({ hasText: place === 0 ? 'Uno' : 'Dos' })
    .first();
  if (!(await appears(own))) return false;
  const text = own.getByLabel('Tu respuesta');
  if (!(await text.isVisible())) {
    const begin = own.getByRole('button', { name: /^(Responder|Editar)$/ }).first();
    if (!(await begin.isVisible())) return false;
    await begin.click();
  }
  if (!(await appears(text))) return false;
  const value = ledger.name('palabra');
  await text.fill(`Gracias por escribir. ${value}`);
  const button = own.getByRole('button', { name: /^(Publicar|Guardar) respuesta$/ });
  const word = note(scene, { kind, thing: `reply:${id}`, value });
  await say(scene, word, () => button.click());
  return true;
}

const client: Move['who'] = ['client'];
const provider: Move['who'] = ['provider'];

export const reviews = {
  review: { who: client, act: (scene: Scene) => review(scene, 'review', 0) },
  'review-edit': { who: client, act: (scene: Scene) => review(scene, 'review-edit', 1) },
  reply: { who: provider, act: (scene: Scene) => reply(scene, 'reply', 0) },
  'reply-edit': { who: provider, act: (scene: Scene) => reply(scene, 'reply-edit', 1) },
};
