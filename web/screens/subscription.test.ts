import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { startPaying } from '../../api/test/payments.ts';
import { createClient, createProvider } from '../../api/test/people.ts';
import { banner, checkout, decide, heading, main, says } from './checkout.ts';
import { failing } from './line.ts';
import { open } from './open.tsx';

const paying = await startPaying({ PUBLIC_URL: 'http://tero.test' });
const { h } = paying;

const newcomer = () => createProvider(h, { profile: { company_name: 'Luz y Norte' } });
const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path));

/** Creates a provider who went to the checkout and came back. */
async function cameBack(action: 'pay' | 'reject' | 'leave') {
  const person = await newcomer();
  const user = await decide(paying, person, await open(h, '/subscription-plans', { as: person }), action);
  return { person, user };
}

test('"Volver" is no error: the checkout can be gone on with from the result, the profile and the plan', async () => {
  const { person } = await cameBack('leave');
  await heading('No terminaste el pago');
  await says('No se te cobró nada.');
  expect(screen.getByRole('main')).not.toHaveTextContent('Error');
  let user = await open(h, '/provider-profile', { as: person });
  expect(await banner()).toHaveTextContent('No terminaste el pago');
  await user.click(within(await banner()).getByRole('link', { name: 'Continuar con el pago' }));
  await isAt('/subscription-plans');
  await says('No terminaste el pago');
  await open(h, '/subscription', { as: person });
  await says('No terminaste el pago');
  expect(screen.getByRole('main')).not.toHaveTextContent(/procesando|primer cobro/i);
  user = await open(h, '/subscription-success?collection_status=null', { as: person });
  await decide(paying, person, user, 'pay');
  await heading('Suscripción Activada');
  await says('El primer cobro se hace un mes después de la activación: el ');
});

test('a payment that MercadoPago has not confirmed yet is said to be processed, without a button', async () => {
  const { person } = await cameBack('leave');
  await open(h, '/subscription-success?collection_status=approved', { as: person });
  await heading('Verificando tu pago...');
  await waitFor(async () => expect(await paying.current(person)).toMatchObject({ payment_processing: true }));
  await open(h, '/provider-profile', { as: person });
  await waitFor(async () => expect(await banner()).toHaveTextContent('Mercado Pago está procesando tu pago'));
  expect(within(await banner()).queryByRole('link', { name: 'Continuar con el pago' })).toBeNull();
});

test('a rejected payment activates nothing, and the same checkout can still be paid', async () => {
  const { person } = await cameBack('reject');
  await heading('Error en el pago');
  await says('Mercado Pago no aceptó ese medio de pago');
  main().getByRole('button', { name: 'Continuar con el pago' });
  expect(main().getByRole('link', { name: 'Contactar a soporte' })).toHaveAttribute('href', '/contact');
  await open(h, '/provider-profile', { as: person });
  expect(await banner()).toHaveTextContent('Pago pendiente');
  expect(await banner()).toHaveTextContent('No terminaste el pago');
  expect(await banner()).not.toHaveTextContent('procesando');
  expect(within(await banner()).getByRole('link')).toHaveTextContent('Continuar con el pago');
  const user = await open(h, '/create_service', { as: person });
  await heading('Acceso restringido');
  await says('No terminaste el pago');
  await user.click(main().getByRole('link', { name: 'Continuar con el pago' }));
  await says('Tenés un pago pendiente');
  await decide(paying, person, user, 'pay');
  await heading('Suscripción Activada');
});

test('whoever subscribes again is told when it is charged, and is charged then', async () => {
  const { person } = await cameBack('pay');
  await heading('Suscripción Activada');
  await paying.pass(5);
  let user = await open(h, '/subscription', { as: person });
  await user.click(await screen.findByRole('button', { name: 'Cancelar suscripción' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, cancelar' }));
  await says('Acceso hasta');
  await says('La suscripción está cancelada.');
  expect(screen.getByRole('main')).not.toHaveTextContent(/primer cobro|un mes después/i);
  user = await open(h, '/avisos', { as: person });
  const told = await main().findByRole('link', { name: /Tu suscripción está cancelada/ });
  expect(told).toHaveTextContent(/No te cobramos más\. Tus servicios se siguen viendo hasta el \d/);
  await user.click(told);
  await isAt('/subscription');
  await user.click(await main().findByRole('link', { name: 'Suscribirme' }));
  await says('Ya tuviste tu primer mes sin costo: el primer cobro se hace el ');
  await decide(paying, person, user, 'pay', /El primer cobro es el /);
  await says('El primer cobro es el ');
  await paying.pass(27);
  await open(h, '/subscription', { as: person });
  const payments = () => main().queryAllByRole('listitem');
  await waitFor(() => expect(payments().filter((one) => /Completado/.test(one.textContent ?? ''))).toHaveLength(1));
});

test('an email of MercadoPago that had its first month is said so before the checkout opens', async () => {
  const first = await paying.subscribed();
  const person = await newcomer();
  const user = await open(h, '/subscription-plans', { as: person });
  await says('El primer cobro se hace un mes después de la activación.');
  const email = await screen.findByLabelText(/^Email de tu cuenta de Mercado Pago/);
  await user.clear(email);
  await user.type(email, first.email);
  await user.click(main().getByRole('button', { name: 'Suscribirme' }));
  expect(await main().findByRole('alert')).toHaveTextContent('Ya tuviste tu primer mes');
  await isAt('/subscription-plans');
  await main().findByRole('button', { name: 'Continuar con el pago' });
  expect(await checkout(paying, user)).toMatch(/El primer cobro es/);
});

test('a failed charge, a pause and a refund are told, and lead to where one acts', async () => {
  const { person } = await cameBack('pay');
  const told = async (title: string) => {
    const user = await open(h, '/avisos', { as: person });
    await user.click(await main().findByRole('link', { name: new RegExp(title) }));
    await isAt('/subscription');
  };
  const payment = (text: string) =>
    waitFor(() => {
      const rows = main().queryAllByRole('listitem');
      expect(rows.filter(({ textContent }) => textContent?.includes(text))).toHaveLength(1);
    });
  await paying.event(person, { card: 'rejected' });
  await paying.pass(31);
  await told('No pudimos cobrar tu suscripción');
  await says('Mercado Pago no pudo cobrar');
  await main().findByRole('link', { name: 'Abrir Mercado Pago' });
  // the home page says so before any proposal (rule NAV-123)
  await open(h, '/', { as: person });
  await main().findByRole('heading', { name: 'Tu próximo paso: No pudimos cobrar tu suscripción' });
  await open(h, '/provider-profile', { as: person });
  expect(await banner()).toHaveTextContent('No pudimos cobrar tu suscripción');
  await paying.event(person, { card: 'approved' });
  await paying.pass(4);
  const id = await paying.agreementOf(person);
  await paying.ask('refund', { id, amount: 300 });
  await paying.jobs();
  await told('Mercado Pago te devuelve parte del pago');
  await payment('Te devolvieron $300');
  await paying.ask('refund', { id });
  await paying.jobs();
  await told('Son \\$590 de los \\$890');
  await payment('Devuelto');
  await paying.event(person, { status: 'paused' });
  await told('Tu suscripción está suspendida');
  await says('Tu suscripción está suspendida en Mercado Pago');
});

test('deleting the account says that the subscription ends, and ends it at MercadoPago', async () => {
  const { person } = await cameBack('pay');
  const id = await paying.agreementOf(person);
  const atMercadoPago = async () => (await h.app.inject({ url: `/sandbox/pagos/${id}` })).body;
  expect(await atMercadoPago()).toContain('Esta suscripción ya está autorizada.');
  const user = await open(h, '/provider-settings', { as: person });
  await says('Tu suscripción termina en el momento. La cancelamos en Mercado Pago');
  await user.click(main().getByRole('button', { name: 'Eliminar cuenta' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('La cancelamos en Mercado Pago');
  await user.click(within(question).getByRole('button', { name: 'Eliminar cuenta' }));
  await heading('Tu cuenta ya no se ve');
  await paying.endAtMercadoPago();
  expect(await atMercadoPago()).toContain('Esta suscripción ya no se puede pagar.');
  await open(h, `/provider-profile/${person.id}`);
  await screen.findByText('Perfil no encontrado');
});

test('an address typed by hand activates nothing where nothing was begun', async () => {
  const person = await newcomer();
  await open(h, '/subscription-success?collection_status=approved&payment_id=123&preapproval_id=abc', { as: person });
  await heading('Error en el pago');
  await open(h, '/subscription', { as: person });
  await main().findByText('Sin suscripción');
});

test('a failure of the checkout keeps what was typed', async () => {
  const user = await open(h, '/subscription-plans', { as: await newcomer() });
  const email = await screen.findByLabelText(/^Email de tu cuenta de Mercado Pago/);
  const button = main().getByRole('button', { name: 'Suscribirme' });
  await user.clear(email);
  await user.type(email, 'sin arroba');
  await user.click(button);
  await screen.findByText('Formato de email inválido');
  await user.clear(email);
  await user.type(email, 'paga@correo.example');
  failing(/^\/api\/providers\/subscription\/create$/, 500);
  await user.click(button);
  await waitFor(() => expect(main().getByRole('alert')).toHaveTextContent(/^Error al crear la suscripción$/));
  await isAt('/subscription-plans');
  expect(email).toHaveValue('paga@correo.example');
});

test('the plan tells visitors and clients what they need first', async () => {
  let user = await open(h, '/subscription-plans');
  await user.click(await main().findByRole('button', { name: 'Suscribirme' }));
  await isAt('/login?next=%2Fsubscription-plans');
  await screen.findByText('Debes estar logueado como proveedor para suscribirte');
  const as = await createClient(h);
  user = await open(h, '/subscription-plans', { as });
  await user.click(await main().findByRole('button', { name: 'Suscribirme' }));
  expect(await main().findByRole('alert')).toHaveTextContent('Debes estar logueado como proveedor para suscribirte');
  await user.click(main().getByRole('link', { name: 'Ser Proveedor' }));
  await heading('Ser Proveedor');
});

test('the test page simulates a payment, and takes the subscription away again', async () => {
  const person = await newcomer();
  let user = await open(h, '/test-subscription', { as: person });
  await says('Estado actual: Sin suscripción');
  await user.click(screen.getByRole('button', { name: 'Crear suscripción de prueba' }));
  await screen.findByRole('button', { name: 'Simulando el pago...' });
  await isAt('/create_service');
  await heading('Crear Nuevo Servicio');
  user = await open(h, '/test-subscription', { as: person });
  await says('Estado actual: Activa');
  await user.click(screen.getByRole('button', { name: 'Eliminar suscripción' }));
  await says('Estado actual: Cancelada');
});
