import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../api/test/people.ts';
import { mailTo } from './mails.ts';
import { open } from './open.tsx';

const h = await startHarness();
const team = 'soporte@tero.example';
let made = 0;

/** Returns a support message that no other test sends. */
function newMessage() {
  made += 1;
  return {
    name: 'Ana Prueba',
    email: `ana.${made}@correo.example`,
    subject: `Consulta ${made}`,
    message: 'Hola.\n¿Cómo cambio mi foto?',
  };
}
type Message = ReturnType<typeof newMessage>;

const main = () => screen.getByRole('main');
const field = (form: HTMLElement, name: string) =>
  within(form).getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^(${name})( \\*| \\(opcional\\))?$`) });
const fields = { name: 'Nombre', email: 'Email', subject: 'Asunto', message: 'Mensaje|Descripción' };

async function write(user: UserEvent, form: HTMLElement, message: Message): Promise<void> {
  for (const [key, label] of Object.entries(fields)) {
    await user.clear(field(form, label));
    await user.type(field(form, label), message[key as keyof Message]);
  }
}

/** Returns the form once the page's code has loaded. */
async function form(): Promise<HTMLElement> {
  await within(main()).findByRole('textbox', { name: /^Asunto/ });
  return main();
}

test('the screens', async () => {
  for (const [path, title] of [
    ['/contact', 'Contacto'],
    ['/contacto', 'Contacto'],
    ['/report', 'Reportar un problema'],
  ] as const) {
    await open(h, path);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(document.title).toBe(`${title} | Tero`);
  }
  await open(h, '/contacto');
  await waitFor(() =>
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/contact$/),
  );
  const page = within(main());
  await page.findByText('Respondemos por email.');
  expect(page.queryByRole('heading', { name: 'Horario de atención' })).toBeNull();
  page.getByRole('img', { name: /^Mapa de Montevideo/ });
  expect(page.getByRole('link', { name: 'Centro de ayuda' })).toHaveAttribute('href', '/help');
});

test('hours, address and the time to respond are the operator’s (rule SUPP-90)', async () => {
  const hours = ['Lunes a viernes de 9:00 a 18:00', 'Sábados de 9:00 a 14:00'];
  const body = { hours, reply_hours: 24, address: 'Sarandí 100, Salto' };
  await h.call('PUT', '/api/admin/operator', { as: (await createAdmin(h)).token, body });
  await open(h, '/contact');
  const page = within(main());
  for (const text of [...hours, body.address]) await page.findByText(text);
  await page.findByText('Respondemos por email dentro de las 24 horas.');
});

test('the modal of another page sends what is known of a client', async () => {
  const client = await createClient(h);
  const user = await open(h, '/servicios?q=pintura', { as: client });
  // content that loads late closes an open layer
  await screen.findByText('No se encontraron servicios');
  const openModal = async () => {
    await user.click(await screen.findByRole('button', { name: 'Soporte' }));
    await user.click(await screen.findByRole('button', { name: 'Contactar Soporte' }));
    return screen.findByRole('dialog', { name: 'Contactar Soporte' });
  };
  let modal = await openModal();
  await waitFor(() => expect(field(modal, 'Nombre')).toHaveValue(client.name));
  expect(field(modal, 'Email')).toHaveValue(client.email);
  expect(field(modal, 'Teléfono')).toHaveValue('099123456');
  const message = { ...newMessage(), name: client.name, email: client.email };
  await write(user, modal, message);
  await user.click(within(modal).getByRole('button', { name: 'Enviar' }));
  await screen.findByText('Mensaje enviado correctamente');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Soporte' })).toHaveFocus());
  const mail = await mailTo(h, team, new RegExp(message.subject));
  for (const part of [message.name, message.email, message.message, '/servicios?q=pintura']) {
    expect(mail).toContain(part);
  }
  await waitFor(() => expect(screen.queryByText('Mensaje enviado correctamente')).toBeNull());
  modal = await openModal();
  expect(field(modal, 'Asunto')).toHaveValue('');
});

test('the page sends, says so for 5 seconds, and is empty again', async () => {
  const message = newMessage();
  const user = await open(h, '/contact');
  const told: string[] = [];
  const ask = fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/api/contact')) told.push(await request.clone().text());
    return ask(request);
  });
  await write(user, await form(), message);
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  const result = await screen.findByText(/^Mensaje enviado con éxito! /);
  expect(result.closest('[role=status]')).not.toBeNull();
  await waitFor(() => expect(field(main(), 'Mensaje')).toHaveValue(''));
  expect(told.map((body) => JSON.parse(body))).toEqual([
    expect.objectContaining({ ...message, page: '/contact', website: '', userAgent: navigator.userAgent }),
  ]);
  const { timestamp } = JSON.parse(told[0] ?? '{}');
  expect(Math.abs(h.clock.now().getTime() - Date.parse(timestamp))).toBeLessThan(60_000);
  await mailTo(h, team, new RegExp(`${message.subject}$`));
  await waitFor(() => expect(screen.queryByText(/^Mensaje enviado con éxito! /)).toBeNull());
  await open(h, '/contact');
  expect(field(await form(), 'Asunto')).toHaveValue('');
});

test('faults show all at once, and the first one takes the focus', async () => {
  let user = await open(h, '/contact');
  await user.type(field(await form(), 'Email'), 'ana@correo.example, otro@correo.example');
  await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  for (const fault of [
    'El nombre es requerido',
    'Formato de email inválido',
    'Escribí el asunto',
    'Escribí el mensaje',
  ]) {
    await screen.findByText(fault);
  }
  expect(field(main(), 'Nombre')).toHaveFocus();
  await user.type(field(await form(), 'Nombre'), 'Ana');
  await waitFor(() => expect(screen.queryByText('El nombre es requerido')).toBeNull());
  user = await open(h, '/report');
  await user.click(await screen.findByRole('button', { name: 'Enviar reporte' }));
  await screen.findByText('Escribí una descripción');
  expect(main().querySelectorAll('[aria-invalid="true"]')).toHaveLength(4);
});

test('a subject is one line: by hand there is no other', async () => {
  const user = await open(h, '/contact');
  const subject = field(await form(), 'Asunto');
  await user.click(subject);
  await user.paste('Hola\r\nBcc: otro@correo.example');
  expect(subject.value).toMatch(/^Hola ?Bcc/);
});

test('people never reach the honeypot field', async () => {
  await open(h, '/contact');
  const trap = (await form()).querySelector('input[name="website"]');
  expect(screen.queryByRole('textbox', { name: /Sitio web/ })).toBeNull();
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  // a bot would not fill in a field that is not displayed
  expect(trap).toHaveStyle({ display: 'inline-block' });
});

test('a provider whose trade has no category tells the team from the form of a service (rule SRCH-23)', async () => {
  const provider = await createProvider(h, { entitled: true, profile: { company_name: 'Afilados' } });
  const user = await open(h, '/create_service', { as: provider });
  const category = await screen.findByRole('combobox', { name: /^Categoría/ });
  await within(category).findByRole('option', { name: 'Otro trabajo' });
  await user.click(screen.getByRole('link', { name: 'Avisar al equipo que falta mi categoría' }));
  await waitFor(() => expect(location.pathname).toBe('/contact'));
  await waitFor(() => expect(field(main(), fields.subject)).toHaveValue('Falta mi categoría'));
  expect(field(main(), fields.message)).toHaveValue('');
});
