import type { Page } from '@playwright/test';
import { appears, type Move, note, open, say, thingIn } from './move.ts';

const who: Move['who'] = ['client', 'provider', 'visitor'];

/** Says who writes, where nobody is signed in. */
async function introduce(page: Page): Promise<void> {
  const name = page.getByRole('textbox', { name: /^Nombre/ }).first();
  if ((await name.inputValue()) === '') await name.fill('Vera Visita');
  const email = page.getByRole('textbox', { name: 'Email' }).first();
  if ((await email.inputValue()) === '') await email.fill('vera@correo.example');
}

const contact: Move = {
  who,
  async act(scene) {
    const { page, ledger } = scene;
    await open(scene, '/contact');
    const text = page.getByRole('textbox', { name: 'Mensaje' });
    if (!(await appears(text))) return false;
    const thing = await thingIn(text, scene);
    const value = ledger.name('palabra');
    await introduce(page);
    await page.getByRole('textbox', { name: 'Asunto' }).fill('Una consulta');
    await text.fill(`¿Cómo cambio mi foto? ${thing} ${value}`);
    const word = note(scene, { kind: 'contact', thing, value });
    await say(scene, word, () => page.getByRole('button', { name: 'Enviar mensaje' }).click());
    return true;
  },
};

const report: Move = {
  who,
  async act(scene) {
    const { page, ledger } = scene;
    await open(scene, '/report');
    const text = page.getByRole('textbox', { name: 'Descripción' });
    if (!(await appears(text))) return false;
    const thing = await thingIn(text, scene);
    const value = ledger.name('palabra');
    await introduce(page);
    await page.getByRole('textbox', { name: 'Asunto' }).fill('Un problema');
    await text.fill(`Algo no anda como esperaba. ${thing} ${value}`);
    const word = note(scene, { kind: 'report', thing, value });
    await say(scene, word, () => page.getByRole('button', { name: 'Enviar reporte' }).click());
    return true;
  },
};

export const messages = { contact, report };
