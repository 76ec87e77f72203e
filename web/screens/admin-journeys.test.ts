import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startHarness } from '../../api/test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../api/test/people.ts';
import { writeReview } from '../../api/test/reviews.ts';
import { createService } from '../../api/test/services.ts';
import { field, fill, heading, label, main, press } from './acts.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';
import { expectActs, foundRow, pick, rows } from './panel.ts';

const h = await startHarness();
const admin = await createAdmin(h);

type Act = (user: UserEvent, form: HTMLElement) => Promise<void>;

interface Journey {
  tab: string;
  entity: string;
  h1: string;
  /** creates the data for a row, and returns the search that finds the row */
  prepare: () => Promise<{ search: string; fill?: Act }>;
  /** opens the form for `fill`; undefined where the panel cannot create rows */
  create?: { button: string; success: string; missing: string };
  edit?: { change: Act; failure: string; success: string; shows: string };
  /** `typed`: the person has paid time left, so the email has to be typed */
  remove: { typed?: boolean; failure: string; success: string };
}

const type = async (user: UserEvent, form: HTMLElement, name: string, text: string) =>
  fill(user, await field(name, form), text);

/** Returns a function that fills in the form of a new account, and the account's email. */
async function newAccount(username: string) {
  const search = `${username}@correo.example`;
  const fill: Act = async (user, form) => {
    await type(user, form, 'Nombre', `${username} Prueba`);
    await type(user, form, 'Email', search);
    await type(user, form, 'Nombre de usuario', username);
    await type(user, form, 'Contraseña', 'Clave-segura-1');
  };
  return { search, fill };
}

const journeys: Journey[] = [
  {
    tab: '/admin/users',
    entity: 'user',
    h1: 'Clientes',
    prepare: () => newAccount('marta'),
    create: { button: 'Nuevo cliente', success: 'Cliente creado exitosamente', missing: 'El nombre es requerido' },
    edit: {
      change: (user, form) => type(user, form, 'Ubicación', 'Paysandú 1234'),
      failure: 'Error al actualizar usuario',
      success: 'Cliente actualizado exitosamente',
      shows: 'Paysandú 1234',
    },
    remove: { failure: 'Error al eliminar usuario', success: 'Cliente eliminado exitosamente' },
  },
  {
    tab: '/admin/providers',
    entity: 'provider',
    h1: 'Proveedores',
    prepare: () => newAccount('nestor'),
    create: { button: 'Nuevo proveedor', success: 'Proveedor creado exitosamente', missing: 'El nombre es requerido' },
    edit: {
      change: (user, form) => type(user, form, 'Empresa', 'Portones del Este'),
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
    prepare: async () => {
      const provider = await createProvider(h);
      const search = 'Rejas de balcón';
      const fill: Act = async (user, form) => {
        await pick(user, form, 'Proveedor', provider.email, provider.id);
        await type(user, form, 'Título', search);
        await type(user, form, 'Descripción', 'Rejas y portones a medida, con presupuesto sin costo.');
        await user.selectOptions(within(form).getByLabelText(label('Categoría')), 'Albañilería');
        await type(user, form, 'Precio', '1500');
      };
      return { search, fill };
    },
    create: { button: 'Nuevo servicio', success: 'Servicio creado exitosamente', missing: 'Elegí un proveedor' },
    edit: {
      change: (user, form) => type(user, form, 'Precio', '1800'),
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
    prepare: async () => {
      const provider = await createProvider(h, { entitled: true });
      const { title: search } = await createService(h, provider);
      const client = await createClient(h);
      const fill: Act = async (user, form) => {
        await pick(user, form, 'Cliente', client.email, client.id);
        await pick(user, form, 'Proveedor', provider.email, provider.id);
        await user.click(within(form).getByRole('radio', { name: /^4 de 5/ }));
        await type(user, form, 'Comentario', 'Llegó en hora y dejó todo limpio.');
      };
      return { search, fill };
    },
    create: { button: 'Nueva reseña', success: 'Reseña creada exitosamente', missing: 'Escribí un comentario' },
    remove: { failure: 'Error al eliminar reseña', success: 'Reseña eliminada exitosamente' },
  },
  {
    tab: '/admin/review-responses',
    entity: 'review_response',
    h1: 'Respuestas a reseñas',
    prepare: async () => {
      const provider = await createProvider(h, { entitled: true });
      const written = await writeReview(h, await createClient(h), await createService(h, provider));
      const search = 'Gracias por elegirnos';
      const path = `/api/provider/reviews/${written.body.review.id}/reply`;
      expect((await h.call('POST', path, { as: provider.token, body: { reply: search } })).status).toBeLessThan(300);
      return { search };
    },
    edit: {
      change: (user, form) => user.click(within(form).getByLabelText(/^Pública/)),
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
    prepare: async () => {
      const provider = await createProvider(h);
      return {
        search: provider.email,
        fill: (user, form) => pick(user, form, 'Proveedor', provider.email, provider.id),
      };
    },
    create: {
      button: 'Nueva suscripción',
      success: 'Suscripción creada exitosamente',
      missing: 'Elegí un proveedor',
    },
    edit: {
      change: (user, row) => type(user, row, 'Monto', '901.5'),
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
    prepare: async () => {
      const provider = await createProvider(h);
      const made = await h.call<{ subscription: { id: number } }>('POST', '/api/admin/subscriptions/admin', {
        as: admin.token,
        body: { provider_id: provider.id, status: 'active' },
      });
      expect(made.status).toBeLessThan(300);
      const fill: Act = async (user, form) => {
        await pick(user, form, 'Suscripción', provider.email, made.body.subscription.id);
        await type(user, form, 'Monto', '890');
      };
      return { search: provider.email, fill };
    },
    create: {
      button: 'Nuevo pago',
      success: 'Pago creado exitosamente',
      missing: 'Escribí un monto, por ejemplo 1.500',
    },
    edit: {
      change: (user, form) => user.selectOptions(within(form).getByLabelText(label('Estado')), 'Completado'),
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
      const search = 'Herrería de obra';
      const fill: Act = async (user, form) => {
        await type(user, form, 'Nombre', search);
        await user.click(within(form).getByRole('radio', { name: 'Martillo' }));
      };
      return { search, fill };
    },
    create: { button: 'Nueva categoría', success: 'Categoría creada exitosamente', missing: 'El nombre es requerido' },
    edit: {
      change: (user, form) => type(user, form, 'Descripción', 'Rejas y portones'),
      failure: 'Error al guardar la categoría',
      success: 'Categoría actualizada exitosamente',
      shows: 'Rejas y portones',
    },
    remove: { failure: 'Error al eliminar la categoría', success: 'Categoría eliminada exitosamente' },
  },
];

test.each(journeys)('$tab: list, search, create, edit, delete, failures and the log', async (journey) => {
  const { tab, entity, h1, prepare, create, edit, remove } = journey;
  const { search, fill } = await prepare();
  // the list has the same address without a number
  const fails = () => failing(new RegExp(`^/api${tab}/\\d+$`), 500);
  const form = () => screen.findByRole('dialog');
  const acts: string[] = [];

  const user = await open(h, tab, { as: admin, on: 'desktop' });
  await heading(h1);
  await waitFor(() => expect(document.title).toBe(`${h1} · Administración | Tero`));

  if (create) {
    await press(user, create.button, main());
    await press(user, 'Crear', await form());
    await within(await form()).findByText(create.missing);
    await fill?.(user, await form());
    await press(user, 'Crear', await form());
    await screen.findByText(create.success);
    acts.unshift('Creación');
  }

  let row = await foundRow(user, search);
  const id = Number(within(row).getAllByRole('cell', { name: /^\d+$/ })[0]?.textContent);

  if (edit) {
    await press(user, /^Editar /, row);
    const place = async () => (tab === '/admin/subscriptions' ? (rows()[0] as HTMLElement) : form());
    const mend = fails();
    await edit.change(user, await place());
    await press(user, 'Guardar', await place());
    await waitFor(async () => expect(within(await place()).getByRole('alert')).toHaveTextContent(edit.failure));
    mend();
    await press(user, 'Guardar', await place());
    await screen.findByText(edit.success);
    await waitFor(() => expect(rows()[0]).toHaveTextContent(edit.shows));
    acts.unshift('Cambio');
  }

  const mend = fails();
  const confirm = async () => {
    [row] = rows() as [HTMLElement];
    await press(user, /^Eliminar /, row);
    const question = await screen.findByRole('alertdialog');
    // the subscription's search is the email of its provider, who has paid time left
    if (remove.typed) await user.type(within(question).getByRole('textbox'), search);
    await press(user, 'Eliminar', question);
  };
  await confirm();
  await screen.findByText(remove.failure);
  mend();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await confirm();
  await screen.findByText(remove.success);
  await screen.findByText('Sin resultados');
  acts.unshift('Eliminación');

  await expectActs(h, admin, entity, id, acts);
});
