import { expect, type Page, test } from '@playwright/test';
import { inspect, watchConsole } from './inspection.ts';
import { demo, enter, registered } from './people.ts';
import { journeySizes } from './sizes.ts';

type Row = [path: string, title: string, h1: string, text?: string];

const open: Row[] = [
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
  ['/stop-email?token=un-enlace', 'Detener el cambio de email', '¿No pediste cambiar tu email?', 'Fui yo, dejarlo así'],
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
  ['/mis-mensajes', 'Mis mensajes', 'Mis mensajes', 'Todavía no nos escribiste'],
  ['/historial?tab=reviews', 'Mi Historial', 'Mi Historial', 'Todavía no dejaste reseñas'],
  ['/change-email', 'Cambiar email', 'Cambiar email', 'Cómo es'],
  ['/change-password', 'Cambiar contraseña', 'Cambiar contraseña', 'Consejos de seguridad'],
  ['/register-provider', 'Ser Proveedor', 'Ser Proveedor', 'Tu trabajo'],
];

async function look(page: Page, [path, title, h1, text]: Row): Promise<void> {
  // an address that differs in its fragment alone would load nothing
  if (path.includes('#')) await page.goto('about:blank');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  if (text) await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
  await inspect(page);
  await expect(page).toHaveTitle(`${title} | Tero`);
}

for (const size of journeySizes) {
  test(`visitor: every open account screen${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    for (const row of open) {
      await test.step(row[0], async () => {
        await look(page, row);
        expect(complaints).toEqual([]);
      });
    }
  });

  test(`client: every account screen${size} @wide`, async ({ page, request }) => {
    const complaints = watchConsole(page);
    const client = await registered(request);
    await enter(page, client.email, client.password);
    for (const row of asClient) await look(page, row);
    await page.goto('/user-profile');
    await page.getByRole('button', { name: 'Editar' }).click();
    await inspect(page);
    await page.goto('/user-settings');
    await page.getByRole('button', { name: 'Eliminar cuenta' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('¿Estás seguro');
    expect(complaints).toEqual([]);
  });

  test(`provider: who is one already${size} @wide`, async ({ page }) => {
    const complaints = watchConsole(page);
    await enter(page, demo.provider);
    await look(page, ['/change-password', 'Cambiar contraseña', 'Cambiar contraseña']);
    await page.goto('/register-provider');
    await expect(page).toHaveURL('/provider-profile');
    await page.goto('/user-settings');
    await expect(page).toHaveURL('/unauthorized');
    expect(complaints).toEqual([]);
  });
}

test('visitors are sent to the login from what is private, and the debug page is not there', async ({ page }) => {
  for (const path of ['/user-profile', '/user-settings', '/change-email', '/change-password']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto('/test-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
});
