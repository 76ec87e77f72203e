import { fillService } from '../../service-form.ts';
import { appears, type Move, note, open, say, thingIn } from './move.ts';
import { addPhotos } from './posts.ts';

const photos = 'Fotos del servicio';

const service: Move = {
  who: ['provider'],
  async act(scene) {
    const { page, ledger } = scene;
    await open(scene, '/create_service');
    if (!(await appears(page.getByLabel('Título')))) return false;
    const thing = await thingIn(page.getByLabel('Descripción'), scene);
    const value = ledger.name('palabra');
    await fillService(page, {
      title: `Cambio de tableros ${scene.world.mark}`,
      // nothing that a correction would be proposed for
      description: `Cambio tableros viejos por nuevos, con disyuntor, ${thing} ${value}`,
    });
    const chosen = page.getByRole('group', { name: photos }).getByRole('listitem');
    if ((await chosen.count()) === 0) await addPhotos(scene, photos, 1);
    const word = note(scene, { kind: 'service', thing, value });
    await say(scene, word, () => page.getByRole('button', { name: 'Crear Servicio' }).click());
    return true;
  },
};

const edit: Move = {
  who: ['provider'],
  async act(scene) {
    const { page, world, ledger, choice } = scene;
    const { id } = world.services[choice.thing % 2] as { id: number };
    await open(scene, `/edit-service/${id}`);
    const text = page.getByLabel('Descripción');
    if (!(await appears(text))) return false;
    const value = ledger.name('palabra');
    await text.fill(`Trabajo prolijo y con garantía, con otras palabras. ${value}`);
    if (choice.photos === 2) await addPhotos(scene, photos, 1);
    const word = note(scene, { kind: 'service-edit', thing: `service:${id}`, value });
    await say(scene, word, () => page.getByRole('button', { name: 'Guardar Cambios' }).click());
    return true;
  },
};

const profile: Move = {
  who: ['provider'],
  async act(scene) {
    const { page, ledger } = scene;
    await open(scene, '/edit-profile');
    const text = page.getByLabel('Descripción');
    if (!(await appears(text))) return false;
    const value = ledger.name('palabra');
    await text.fill(`Trabajo en todo Montevideo. ${value}`);
    const word = note(scene, { kind: 'profile', thing: 'profile', value });
    await say(scene, word, () => page.getByRole('button', { name: 'Guardar cambios' }).click());
    return true;
  },
};

export const services = { service, 'service-edit': edit, profile };
