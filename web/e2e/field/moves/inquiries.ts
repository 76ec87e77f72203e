import { appears, type Move, note, open, say, thingIn } from './move.ts';

/** Writes a pedido for the provider of the round, with a different text each time. */
const inquiry: Move = {
  who: ['client'],
  async act(scene) {
    const { page, ledger, world } = scene;
    await open(scene, `/pedir?servicios=${world.services[0].id}`);
    const what = page.getByRole('textbox', { name: /^Qué necesitás/ });
    if (!(await appears(what))) return false;
    const thing = await thingIn(what, scene);
    const value = `${thing} palabra-${ledger.words.length}`;
    await what.fill(`Cambiar un enchufe. ${value}`);
    await page.getByRole('textbox', { name: /^Dónde/ }).fill('Pocitos');
    await page.getByRole('textbox', { name: /^Cuándo/ }).fill('esta semana');
    const word = note(scene, { kind: 'inquiry', thing, value });
    await say(scene, word, () => page.getByRole('button', { name: 'Guardar y abrir los chats' }).click());
    return true;
  },
};

export const inquiries = { inquiry };
