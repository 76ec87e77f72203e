import { appears, type Move, note, open, say, thingIn } from './move.ts';

const contact: Move = {
  who: ['client', 'provider'],
  async act(scene) {
    const { page, ledger } = scene;
    await open(scene, '/contact');
    const text = page.getByRole('textbox', { name: 'Mensaje' });
    if (!(await appears(text))) return false;
    const thing = await thingIn(text, scene);
    const value = ledger.name('palabra');
    await page.getByRole('textbox', { name: 'Asunto' }).fill('Una consulta');
    await text.fill(`¿Cómo cambio mi foto? ${thing} ${value}`);
    const word = note(scene, { kind: 'contact', thing, value });
    await say(scene, word, () => page.getByRole('button', { name: 'Enviar mensaje' }).click());
    return true;
  },
};

const report: Move = {
  who: ['client', 'provider'],
  async act(scene) {
    const { page, ledger } = scene;
    await open(scene, '/report');
    const text = page.getByRole('textbox', { name: 'Descripción' });
    if (!(await appears(text))) return false;
    const thing = await thingIn(text, scene);
    const value = ledger.name('palabra');
    await page.getByRole('textbox', { name: 'Asunto' }).fill('Un problema');
    await text.fill(`Algo no anda como esperaba. ${thing} ${value}`);
    const word = note(scene, { kind: 'report', thing, value });
    await say(scene, word, () => page.getByRole('button', { name: 'Enviar reporte' }).click());
    return true;
  },
};

export const messages = { contact, report };
