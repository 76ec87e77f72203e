import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../api/test/people.ts';
import { field, fill, follow, heading, isAt, main, press } from './acts.ts';
import { open } from './open.tsx';

const h = await startHarness();

type Row = [path: string, title: string, h1: string, text?: string | RegExp];

const asVisitor: Row[] = [
  ['/forgot-password', 'Recuperar contraseña', '¿Olvidaste tu contraseña?'],
  ['/reset-password', 'Restablecer contraseña', 'Enlace inválido', 'No se proporcionó un token válido.'],
  [
    '/reset-password/no-es-un-enlace',
    'Restablecer contraseña',
    'Enlace inválido',
    'El enlace para restablecer la contraseña es inválido o ha expirado.',
  ],
  ['/verify-email', 'Verificar email', 'No pudimos verificar tu email', 'Token de verificación no encontrado'],
  ['/verify-email?token=no-es-un-enlace', 'Verificar email', 'No pudimos verificar tu email', 'Token inválido'],
  ['/confirm-email?token=un-enlace', 'Confirmar email nuevo', '¿Usamos este email?', 'Ahora no'],
  [
    '/stop-email?token=un-enlace',
    'Cancelar el cambio de email',
    '¿No pediste cambiar tu email?',
    'Fui yo, dejarlo así',
  ],
  ['/deleted-account', 'Cuenta eliminada', 'Tu cuenta ya no se ve', 'A los siete días'],
  ['/recover-account', 'Recuperar mi cuenta', 'Iniciá sesión para recuperar tu cuenta', 'Iniciar sesión'],
  ['/auth/success', 'Autenticación', 'No pudimos iniciar tu sesión', 'Token de autenticación no encontrado'],
  ['/auth/success#code=x&userType=admin', 'Autenticación', 'No pudimos iniciar tu sesión', 'Tipo de usuario no válido'],
  [
    '/auth/success#code=x&userType=user',
    'Autenticación',
    'No pudimos iniciar tu sesión',
    'Error al procesar la autenticación.',
  ],
  [
    '/auth/error',
    'Error en la autenticación',
    'No pudimos iniciar tu sesión',
    'Error en la autenticación. Probá de nuevo, o entrá con tu email y contraseña.',
  ],
  [
    '/auth/error?message=Cancelaste+el+ingreso+con+Google.',
    'Error en la autenticación',
    'No pudimos iniciar tu sesión',
    'Cancelaste el ingreso con Google.',
  ],
];

const asClient: Row[] = [
  ['/user-profile', 'Mi Perfil', 'Mi Perfil', 'Tus datos'],
  ['/user-profile?tab=history', 'Mi Perfil', 'Mi Perfil', 'Ir a Mi Historial'],
  ['/user-profile?tab=favorites', 'Mi Perfil', 'Mi Perfil', 'Ir a Mis Favoritos'],
  ['/user-profile?tab=settings', 'Mi Perfil', 'Mi Perfil', 'Eliminar cuenta'],
  ['/user-settings', 'Configuración de Cuenta', 'Configuración de Cuenta', 'Esta sesión'],
  ['/busquedas-guardadas', 'Búsquedas guardadas', 'Búsquedas guardadas', /^Todavía no guardaste búsquedas/],
  ['/mis-mensajes', 'Mis mensajes', 'Mis mensajes', 'Todavía no nos escribiste'],
  ['/historial?tab=reviews', 'Mi Historial', 'Mi Historial', 'Todavía no dejaste reseñas'],
  ['/change-email', 'Cambiar email', 'Cambiar email', 'Cómo funciona'],
  ['/change-password', 'Cambiar contraseña', 'Cambiar contraseña', 'Consejos de seguridad'],
  ['/two-factor', 'Verificación en dos pasos', 'Seguridad', 'Activar'],
  ['/register-provider', 'Ser Proveedor', 'Ser Proveedor', 'Tu trabajo'],
];

async function expectScreen([, title, h1, text]: Row): Promise<void> {
  await heading(h1);
  if (text) await within(main()).findAllByText(text);
  await waitFor(() => expect(document.title).toBe(`${title} | Tero`));
}

test.each(asVisitor)('a visitor at %s', async (...row) => {
  await open(h, row[0]);
  await expectScreen(row);
});

test('a client sees every screen of the account', async () => {
  const client = await createClient(h);
  for (const row of asClient) {
    await open(h, row[0], { as: client });
    await expectScreen(row);
  }
});

test('who is a provider already', async () => {
  const provider = await createProvider(h);
  await open(h, '/change-password', { as: provider });
  await expectScreen(['', 'Cambiar contraseña', 'Cambiar contraseña']);
  for (const path of ['/register-provider', '/register?type=provider']) {
    await open(h, path, { as: provider });
    await isAt('/provider-profile');
  }
  await open(h, '/user-settings', { as: provider });
  await isAt('/unauthorized');
  const user = await open(h, '/', { as: provider });
  await follow(user, 'Ir a mi perfil', main());
  await isAt('/provider-profile');
});

test('visitors are sent to the login from what is private', async () => {
  for (const path of ['/user-profile', '/user-settings', '/change-email', '/change-password']) {
    await open(h, path);
    await isAt(`/login?next=${encodeURIComponent(path)}`);
  }
});

test('a token in a link from a stranger is never taken', async () => {
  const { token } = await createClient(h);
  for (const given of [`?token=${token}&userType=user`, `#token=${token}&userType=user`]) {
    await open(h, `/auth/success${given}`);
    await within(main()).findByText('Token de autenticación no encontrado');
    await waitFor(() => expect(location.href).toMatch(/\/auth\/success$/));
    await open(h, '/');
    await screen.findByRole('link', { name: 'Iniciar sesión' });
  }
});

test('a fault is told as text, and no more than 200 characters of it', async () => {
  const long = `<img src=x onerror=alert(1)> ${'x'.repeat(400)}`;
  const user = await open(h, `/auth/error?message=${encodeURIComponent(long)}`);
  expect((await within(main()).findByText(/<img src=x/)).textContent).toBe(long.slice(0, 200));
  within(main()).getByText(/no es de Tero/);
  await follow(user, 'Iniciar sesión', main());
  await isAt('/login');
});

test('no fault is shown that leads elsewhere', async () => {
  const message = 'Tu cuenta fue suspendida. Mandá tu contraseña al WhatsApp oficial de Tero: 091 234 567';
  await open(h, `/auth/error?${new URLSearchParams({ message })}`);
  await within(main()).findByText(/Error en la autenticación/);
  expect(screen.queryByText(/WhatsApp oficial/)).toBeNull();
});

test('an administrator who is late finds the way to the second step in place of the panel', async () => {
  const admin = await createAdmin(h, { two_factor_due_at: '2026-01-01T00:00:00.000Z' });
  const user = await open(h, '/admin/users', { as: admin, on: 'desktop' });
  await heading('Clientes');
  await within(main()).findByRole('heading', { name: 'Activá la verificación en dos pasos para seguir' });
  expect(within(main()).queryByRole('table')).toBeNull();
  await follow(user, 'Activarla', main());
  await isAt('/admin/security');
  await within(main()).findByText('Activá la verificación en dos pasos para volver a usar el panel.');
  await within(main()).findByRole('button', { name: 'Activar' });
});

test('a new password is judged while it is typed, and a good one is a tap away (rules ACC-14 and ACC-92)', async () => {
  const user = await open(h, '/register');
  const password = await field('Contraseña');
  const common = 'Esa contraseña se adivina enseguida. Elegí otra.';
  await user.type(password, 'Password-1');
  await screen.findByText(/Fácil de adivinar/);
  await user.tab();
  await screen.findByText(common);
  await fill(user, password, 'Roberto1957!');
  await screen.findByText(/Difícil de adivinar/);
  await waitFor(() => expect(screen.queryByText(common)).toBeNull());
  await fill(user, await field('Nombre'), 'Ana Larrañaga');
  await fill(user, password, 'Larranaga1!');
  await screen.findByText(/Fácil de adivinar/);

  await press(user, 'Proponeme una contraseña');
  await waitFor(() => expect(password.value).toMatch(/^[A-Z][a-z]+-[a-z]+-[a-z]+-\d{3}$/));
  expect(password).toHaveAttribute('type', 'text');
  expect(await field('Repetí la contraseña')).toHaveValue(password.value);
  await screen.findByText('Guardá la contraseña en un lugar seguro.');
});
