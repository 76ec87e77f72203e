import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { password } from '../../api/test/people.ts';

/** Returns a pattern for the label of a form's field, required or not. */
export const label = (text: string) => new RegExp(`^${text}( \\*| \\(opcional\\))?$`);

export const main = () => screen.getByRole('main');
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Waits until the address is `path`, which begins at the root and includes the search. */
export const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));

/** Returns the field with that label, on the page or in a part of it. */
export const field = (name: string, where = document.body) =>
  within(where).findByLabelText<HTMLInputElement>(label(name), { selector: 'input, select, textarea' });

/** Replaces the field's text at once, as pasting does. */
export async function fill(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  if (!text) return;
  await user.click(input);
  await user.paste(text);
}

/** Presses the button with that name once it is enabled. */
export async function press(user: UserEvent, name: string | RegExp, where = document.body): Promise<void> {
  const button = await within(where).findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

/** Follows the link of that name. */
export async function follow(user: UserEvent, name: string | RegExp, where = document.body): Promise<void> {
  await user.click(await within(where).findByRole('link', { name }));
}

/** Fills in and sends the open login form. */
export async function logIn(user: UserEvent, identifier: string, secret = password): Promise<void> {
  await fill(user, await field('Email o nombre de usuario'), identifier);
  await fill(user, await field('Contraseña'), secret);
  await press(user, 'Iniciar sesión', main());
}

/** Returns the next file that the page saves. */
export function nextDownload(): Promise<{ name: string; text: string }> {
  return new Promise((resolve) => {
    let file = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
      file = made as Blob;
      return 'blob:http://tero.test/saved';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const name = this.download;
      void file.text().then((text) => resolve({ name, text }));
    });
  });
}

/** Returns a new client, as the registration form needs it. */
export const newcomer = (username: string) => ({
  name: `Ana ${username}`,
  username,
  email: `${username}@correo.example`,
  phone: '099 123 456',
});

/** Fills in and sends the open form of a client's registration. */
export async function register(user: UserEvent, client: ReturnType<typeof newcomer>): Promise<void> {
  await fill(user, await field('Nombre'), client.name);
  await fill(user, await field('Nombre de usuario'), client.username);
  await fill(user, await field('Email'), client.email);
  await fill(user, await field('Teléfono'), client.phone);
  await fill(user, await field('Contraseña'), password);
  await fill(user, await field('Repetí la contraseña'), password);
  await user.click(screen.getByRole('checkbox'));
  await press(user, 'Registrarse', main());
}
