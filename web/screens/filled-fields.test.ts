import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createClient, password } from '../../api/test/people.ts';
import { field, main, press } from './acts.ts';
import { open } from './open.tsx';

const h = await startHarness();
const client = await createClient(h);

interface Case {
  path: string;
  isSignedIn?: boolean;
  /** by the label of the field */
  fields: Record<string, string>;
  /** a person ticks the checkbox */
  ticks?: boolean;
  button: string | RegExp;
  /** of the request */
  to: string;
  body: Record<string, unknown>;
}

const cases: Case[] = [
  {
    path: '/login',
    fields: { 'Email o nombre de usuario': 'ana@correo.example', Contraseña: 'Clave-segura-1' },
    button: 'Iniciar sesión',
    to: '/api/auth/login',
    body: { identifier: 'ana@correo.example', password: 'Clave-segura-1' },
  },
  {
    path: '/register',
    fields: {
      Nombre: 'Ana Prueba',
      'Nombre de usuario': 'ana.prueba.llena',
      Email: 'ana.llena@correo.example',
      Teléfono: '099 123 456',
      Contraseña: 'Arazá-en-flor-27',
      'Repetí la contraseña': 'Arazá-en-flor-27',
    },
    ticks: true,
    button: 'Registrarse',
    to: '/api/users/register',
    body: { email: 'ana.llena@correo.example', password: 'Arazá-en-flor-27' },
  },
  {
    path: '/forgot-password',
    fields: { Email: 'ana@correo.example' },
    button: 'Enviar enlace',
    to: '/api/auth/forgot-password',
    body: { email: 'ana@correo.example' },
  },
  {
    path: '/change-password',
    isSignedIn: true,
    fields: {
      'Contraseña actual': password,
      'Nueva contraseña': 'Arazá-en-flor-27',
      'Confirmá la nueva contraseña': 'Arazá-en-flor-27',
    },
    button: 'Cambiar contraseña',
    to: '/api/users/change-password',
    body: { currentPassword: password, newPassword: 'Arazá-en-flor-27' },
  },
  {
    path: '/contact',
    fields: { Nombre: 'Ana Prueba', Email: 'ana@correo.example', Asunto: 'Consulta', Mensaje: 'Hola, ¿cómo va?' },
    button: 'Enviar mensaje',
    to: '/api/contact',
    body: { name: 'Ana Prueba', email: 'ana@correo.example', subject: 'Consulta', message: 'Hola, ¿cómo va?' },
  },
  {
    path: '/es-este-el-numero',
    fields: { 'Número o mensaje': 'Escribime al 099 123 456' },
    button: 'Ver de quién es',
    to: '/api/phone-owners',
    body: { numbers: ['099123456'] },
  },
  {
    path: '/blog',
    fields: { Email: 'lectora@correo.example' },
    ticks: true,
    button: 'Suscribirme',
    to: '/api/newsletter',
    body: { email: 'lectora@correo.example' },
  },
];

/** Sets a field's text without an event, as password managers do. */
function holds(input: HTMLElement, text: string): void {
  const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, text);
}

test.each(cases)('$path sends what its fields hold without an event (rule NAV-130)', async (form) => {
  const user = await open(h, form.path, form.isSignedIn ? { as: client } : {});
  for (const label of Object.keys(form.fields)) await field(label, main());
  if (form.ticks) await user.click(await screen.findByRole('checkbox'));
  const sent: { path: string; body: unknown }[] = [];
  const line = fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const request = new Request(address, init);
    if (request.method !== 'GET') {
      const text = await request.clone().text();
      sent.push({ path: new URL(request.url).pathname, body: text.startsWith('{') ? JSON.parse(text) : text });
    }
    return line(request);
  });
  for (const [label, text] of Object.entries(form.fields)) holds(await field(label, main()), text);
  await press(user, form.button, main());
  await waitFor(() =>
    expect(sent).toContainEqual({
      path: form.to,
      body: expect.objectContaining(form.body),
    }),
  );
});
