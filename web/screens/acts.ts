import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { password } from '../../api/test/people.ts';

/** The label of a form's field, required or not. */
export const label = (text: string) => new RegExp(`^${text}( \\*| \\(opcional\\))?$`);

export const main = () => screen.getByRole('main');
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Waits for the address, from the root and with its search. */
export const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));

/** The field of that label, on the page or in a part of it. */
export const field = (name: string, where = document.body) =>
  within(where).findByLabelText<HTMLInputElement>(label(name), { selector: 'input, select, textarea' });

/** Writes the text into the field in place of what is there, at once, as a paste does. */
export async function fill(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  if (!text) return;
  await user.click(input);
  await user.paste(text);
}

/** Presses the button of that name once it can be pressed. */
export async function press(user: UserEvent, name: string | RegExp, where = document.body): Promise<void> {
  const button = await within(where).findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

/** Follows the link of that name. */
export async function follow(user: UserEvent, name: string | RegExp, where = document.body): Promise<void> {
  await user.click(await within(where).findByRole('link', { name }));
}

/** Fills in and sends the login form that is open. */
export async function logIn(user: UserEvent, identifier: string, secret = password): Promise<void> {
  await fill(user, await field('Email o nombre de usuario'), identifier);
  await fill(user, await field('Contraseña'), secret);
  await press(user, 'Iniciar sesión', main());
}
