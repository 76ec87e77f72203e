import { expect, test } from '@playwright/test';
import { atThePanel, foundRow } from './admin-panel.ts';
import { demo, demoPassword, enter } from './people.ts';
import { registeredProvider } from './providers.ts';

// The content that a screen reader gets, in order, at the important steps: names, roles and states, and no more, so
// that a screen may grow.

test('search, a service, and its contact', async ({ page }) => {
  await enter(page, demo.client);
  await page.goto('/servicios?q=tablero');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Tero, ir al inicio"
      - search:
        - combobox "Buscar servicios": tablero
        - button "Buscar"
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Resultados de «tablero»" [level=1]
      - status: /\\d+ servicios?/
      - list:
        - listitem:
          - article:
            - button /^(Agregar a|Quitar de) favoritos. /
            - heading "Cambio de tablero y disyuntores" [level=2]:
              - link "Cambio de tablero y disyuntores"
            - paragraph: Chispa Oriental Verificado
  `);
  await page.getByRole('main').getByRole('link', { name: 'Cambio de tablero y disyuntores' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Ruta de navegación"
      - heading "Cambio de tablero y disyuntores" [level=1]
      - link "Chispa Oriental"
      - heading "Descripción" [level=2]
      - heading "Disponibilidad" [level=2]
      - link /Llamar al \\d/
      - link "Contactar por WhatsApp (se abre en otra ventana)"
      - region "Sobre Chispa Oriental":
        - heading "Sobre Chispa Oriental" [level=2]
        - link "Ver perfil del proveedor"
      - region "Reseñas":
        - heading "Reseñas" [level=2]
  `);
});

test('signing in, with a mistake first @wide', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Iniciar sesión" [level=1]
      - alert: Por favor completa todos los campos
      - textbox "Email o nombre de usuario" [invalid]
      - paragraph: Escribí tu email o nombre de usuario.
      - textbox "Contraseña" [invalid]
      - button "Mostrar contraseña"
      - paragraph: Escribí tu contraseña.
      - checkbox "Recordarme"
      - link "¿Olvidaste tu contraseña?"
      - button "Iniciar sesión"
  `);
  await page.getByLabel('Email o nombre de usuario').fill(demo.client);
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('navigation', { name: 'Tu cuenta' })).toMatchAriaSnapshot(`
    - navigation "Tu cuenta":
      - link "Mis Favoritos"
  `);
});

test('a review @wide', async ({ page }) => {
  await enter(page, demo.client);
  await page.goto('/servicios/10/review');
  const stars = (name: string) => `
      - group "${name}":
        - radio "1 de 5: Muy malo"
        - radio "2 de 5: Malo"
        - radio "3 de 5: Bueno"
        - radio "4 de 5: Muy bueno"
        - radio "5 de 5: Excelente"`;
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Dejar una reseña" [level=1]
      - group "Tiempo de respuesta"
      - group "Atención"
      - group "Calidad del trabajo"
      - status: /Calificación general/
      - textbox "Comentario (opcional)"
      - button "Publicar reseña" [disabled]
  `);
  for (const name of ['Tiempo de respuesta', 'Atención', 'Calidad del trabajo']) {
    const group = page.getByRole('group', { name });
    await expect(group).toMatchAriaSnapshot(stars(name).replaceAll(/radio "(.*)"/g, `'radio "$1"'`));
    await group.getByRole('radio', { name: /^5 de 5/ }).check({ force: true });
  }
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - status: /Calificación general 5,0/
      - button "Publicar reseña"
  `);
});

test('publishing a service', async ({ page }) => {
  await enter(page, demo.provider);
  await page.goto('/create_service');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Crear Nuevo Servicio" [level=1]
      - region "Información básica":
        - textbox "Título"
        - combobox "Categoría"
        - textbox "Descripción"
      - region "Precios":
        - group "Cómo se cobra":
          - radio "Por hora"
          - radio "Por trabajo" [checked]
          - radio "A convenir"
        - textbox "Precio (en pesos)"
      - region "Tiempos y disponibilidad":
        - textbox "Duración estimada"
        - group "Días disponibles":
          - checkbox "Lunes"
          - checkbox "Domingo"
      - region "Ubicación":
        - combobox "Zona de cobertura"
        - combobox "Modalidad"
      - region "Fotos":
        - group "Fotos del servicio":
          - button "Elegir fotos"
  `);
});

test('an administrator verifies a provider @desktop', async ({ page }) => {
  const provider = await registeredProvider(page.request);
  await atThePanel(page);
  await page.goto('/admin/provider-verification');
  const row = await foundRow(page, provider.email);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Verificación de proveedores" [level=1]
      - list "Verificaciones"
      - searchbox "Buscar en Proveedores pendientes"
      - status: 1 resultado
      - region "Proveedores pendientes":
        - table:
          - rowgroup:
            - row:
              - columnheader "Nombre"
              - columnheader "Email"
              - columnheader "Acciones"
  `);
  await row.getByRole('button', { name: /^Revisar a / }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - 'dialog "${provider.name}: pendiente"':
      - 'heading "${provider.name}: pendiente" [level=2]'
      - button "Cerrar"
      - term: Cédula
      - term: Dígito verificador
      - definition
      - button "Rechazar"
      - button "Aprobar"
  `);
});
