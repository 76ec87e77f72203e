import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { type Ask, askWith, field, openedSession, pick } from './admin-panel.ts';
import { registered } from './people.ts';
import { publishedService, publisher, registeredProvider } from './providers.ts';

interface Journey {
  tab: string;
  entity: string;
  h1: string;
  /** creates the data that a row needs, and returns the search that finds it */
  prepare: (page: Page, ask: Ask) => Promise<{ search: string; fill?: (form: Locator) => Promise<void> }>;
  /** opens the form that `fill` fills; undefined where the panel cannot create rows */
  create?: { button: string; success: string; missing: string };
  edit?: { change: (form: Locator) => Promise<void>; failure: string; success: string; shows: string };
  /** `typed`: somebody has time left, so that the email has to be typed */
  remove: { typed?: boolean; failure: string; success: string };
}

const mark = () => randomUUID().slice(0, 8);

/** Creates a provider with a service, and a client's review of it. */
async function reviewed(page: Page, ask: Ask) {
  const provider = await publisher(page.request);
  const title = `Herrería ${mark()}`;
  await publishedService(page.request, provider, title);
  const client = await registered(page.request);
  const { user } = await openedSession(page.request, client.email, client.password);
  const body = { rating: 4, comment: 'Muy prolijo.', user_id: user?.id, provider_id: provider.id };
  const { review } = await ask<{ review: { id: number } }>('POST', '/api/admin/reviews', body);
  return { provider, title, review };
}

export const journeys: Journey[] = [
  {
    tab: '/admin/users',
    entity: 'user',
    h1: 'Clientes',
    prepare: async () => {
      const name = `marta.${mark()}`;
      const search = `${name}@correo.example`;
      const fill = async (form: Locator) => {
        await field(form, 'Nombre').fill('Marta Prueba');
        await field(form, 'Email').fill(search);
        await field(form, 'Nombre de usuario').fill(name);
        await field(form, 'Contraseña').fill('Clave-segura-1');
      };
      return { search, fill };
    },
    create: { button: 'Nuevo cliente', success: 'Usuario creado exitosamente', missing: 'El nombre es requerido' },
    edit: {
      change: (form) => field(form, 'Ubicación').fill('Paysandú 1234'),
      failure: 'Error al actualizar usuario',
      success: 'Usuario actualizado exitosamente',
      shows: 'Paysandú 1234',
    },
    remove: { failure: 'Error al eliminar usuario', success: 'Usuario eliminado exitosamente' },
  },
  {
    tab: '/admin/providers',
    entity: 'provider',
    h1: 'Proveedores',
    prepare: async () => {
      const name = `nestor.${mark()}`;
      const search = `${name}@correo.example`;
      const fill = async (form: Locator) => {
        await field(form, 'Nombre').fill('Néstor Prueba');
        await field(form, 'Email').fill(search);
        await field(form, 'Nombre de usuario').fill(name);
        await field(form, 'Contraseña').fill('Clave-segura-1');
      };
      return { search, fill };
    },
    create: { button: 'Nuevo proveedor', success: 'Proveedor creado exitosamente', missing: 'El nombre es requerido' },
    edit: {
      change: (form) => field(form, 'Empresa').fill('Portones del Este'),
      failure: 'Error al actualizar proveedor',
      success: 'Proveedor actualizado exitosamente',
      shows: 'Portones del Este',
    },
    remove: { failure: 'Error al eliminar proveedor', success: 'Proveedor eliminado exitosamente' },
  },
  {
    tab: '/admin/services',
    entity: 'service',
    h1: 'Servicios',
    prepare: async (page) => {
      const provider = await registeredProvider(page.request);
      const search = `Rejas ${mark()}`;
      const fill = async (form: Locator) => {
        await pick(form, 'Proveedor', provider.email, provider.id);
        await field(form, 'Título').fill(search);
        await field(form, 'Descripción').fill('Rejas y portones a medida, con presupuesto sin costo.');
        await field(form, 'Categoría').selectOption({ label: 'Albañilería' });
        await field(form, 'Precio').fill('1500');
      };
      return { search, fill };
    },
    create: { button: 'Nuevo servicio', success: 'Servicio creado exitosamente', missing: 'El proveedor es requerido' },
    edit: {
      change: (form) => field(form, 'Precio').fill('1800'),
      failure: 'Error al actualizar servicio',
      success: 'Servicio actualizado exitosamente',
      shows: '$1.800',
    },
    remove: { failure: 'Error al eliminar servicio', success: 'Servicio eliminado exitosamente' },
  },
  {
    tab: '/admin/reviews',
    entity: 'review',
    h1: 'Reseñas',
    prepare: async (page) => {
      const provider = await publisher(page.request);
      const search = `Portones ${mark()}`;
      await publishedService(page.request, provider, search);
      const client = await registered(page.request);
      const { user } = await openedSession(page.request, client.email, client.password);
      const fill = async (form: Locator) => {
        await pick(form, 'Cliente', client.email, user?.id ?? 0);
        await pick(form, 'Proveedor', provider.email, provider.id);
        await form.getByRole('radio', { name: /^4 de 5/ }).check({ force: true });
        await field(form, 'Comentario').fill('Llegó en hora y dejó todo limpio.');
      };
      return { search, fill };
    },
    create: { button: 'Nueva reseña', success: 'Reseña creada exitosamente', missing: 'El comentario es requerido' },
    remove: { failure: 'Error al eliminar reseña', success: 'Reseña eliminada exitosamente' },
  },
  {
    tab: '/admin/review-responses',
    entity: 'review_response',
    h1: 'Respuestas a reseñas',
    prepare: async (page, ask) => {
      const { provider, review } = await reviewed(page, ask);
      const search = `Gracias ${mark()}`;
      await askWith(page.request, provider.token)('POST', `/api/provider/reviews/${review.id}/reply`, {
        reply: search,
      });
      return { search };
    },
    edit: {
      change: (form) => form.getByLabel(/^Pública/).uncheck(),
      failure: 'Error al actualizar la respuesta',
      success: 'Respuesta actualizada exitosamente',
      shows: 'Privada',
    },
    remove: { failure: 'Error al eliminar la respuesta', success: 'Respuesta eliminada exitosamente' },
  },
  {
    tab: '/admin/subscriptions',
    entity: 'subscription',
    h1: 'Suscripciones',
    prepare: async (page) => {
      const provider = await registeredProvider(page.request);
      return { search: provider.email, fill: (form) => pick(form, 'Proveedor', provider.email, provider.id) };
    },
    create: {
      button: 'Nueva suscripción',
      success: 'Suscripción creada exitosamente',
      missing: 'El proveedor es requerido',
    },
    edit: {
      change: (row) => row.getByRole('textbox', { name: 'Monto' }).fill('901.5'),
      failure: 'Error al actualizar suscripción',
      success: 'Suscripción actualizada exitosamente',
      shows: '$901,50',
    },
    remove: {
      typed: true,
      failure: 'Error al eliminar suscripción',
      success: 'Suscripción eliminada exitosamente',
    },
  },
  {
    tab: '/admin/payments',
    entity: 'payment',
    h1: 'Pagos',
    prepare: async (page, ask) => {
      const provider = await registeredProvider(page.request);
      const body = { provider_id: provider.id, status: 'active' };
      const made = await ask<{ subscription: { id: number } }>('POST', '/api/admin/subscriptions/admin', body);
      const fill = async (form: Locator) => {
        await pick(form, 'Suscripción', provider.email, made.subscription.id);
        await field(form, 'Monto').fill('890');
      };
      return { search: provider.email, fill };
    },
    create: {
      button: 'Nuevo pago',
      success: 'Pago creado exitosamente',
      missing: 'Escribí un monto, por ejemplo 1.500',
    },
    edit: {
      change: async (form) => {
        await field(form, 'Estado').selectOption({ label: 'Completado' });
      },
      failure: 'Error al guardar el pago',
      success: 'Pago actualizado exitosamente',
      shows: 'Completado',
    },
    remove: { failure: 'Error al eliminar el pago', success: 'Pago eliminado exitosamente' },
  },
  {
    tab: '/admin/categories',
    entity: 'category',
    h1: 'Categorías',
    prepare: async () => {
      const search = `Herrería ${mark()}`;
      const fill = async (form: Locator) => {
        await field(form, 'Nombre').fill(search);
        await field(form, 'Ícono').fill('fa-hammer');
      };
      return { search, fill };
    },
    create: {
      button: 'Nueva categoría',
      success: 'Categoría creada exitosamente',
      missing: 'El nombre es requerido',
    },
    edit: {
      change: (form) => field(form, 'Descripción').fill('Rejas y portones'),
      failure: 'Error al guardar la categoría',
      success: 'Categoría actualizada exitosamente',
      shows: 'Rejas y portones',
    },
    remove: { failure: 'Error al eliminar la categoría', success: 'Categoría eliminada exitosamente' },
  },
];
