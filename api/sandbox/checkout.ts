import { formatPesos } from '@tero/shared/rules/money/money';
import { day } from '@tero/shared/rules/time/durations';
import { addMonths, longDate } from '@tero/shared/rules/time/time';
import { htmlOf } from '../src/delivery/mail/html.ts';
import type { StoredAgreement } from './store.ts';

/** Renders the payer's checkout page. Its stylesheet is `checkout.css`; it runs no script. */
export function checkoutPage(agreement: StoredAgreement | undefined): string {
  if (!agreement) return page('Este pago no existe', '<p>El enlace es viejo o no está completo.</p>');
  const { status, reason, amount, payer_email, back_url } = agreement;
  if (status !== 'pending') {
    const said =
      status === 'authorized' ? 'Esta suscripción ya está autorizada.' : 'Esta suscripción ya no se puede pagar.';
    return page('Nada para pagar', `<p>${said}</p><a class="button quiet" href="${htmlOf(back_url)}">Volver</a>`);
  }
  return page(
    reason,
    `<p class="amount">${formatPesos(amount)} <span>por mes</span></p>
    <ul>
      <li>${firstCharge(agreement)}</li>
      <li>Podés cancelar cuando quieras.</li>
      <li>Cuenta: ${htmlOf(payer_email)}</li>
    </ul>
    <form method="post">
      <button class="button" name="action" value="pay">Pagar</button>
      <button class="button quiet" name="action" value="reject">Rechazar</button>
      <button class="button plain" name="action" value="back">Volver</button>
    </form>
    <p class="hint">«Rechazar» es una tarjeta sin fondos: la suscripción queda pendiente.</p>`,
  );
}

/** Returns the text about when the first charge comes: a month after the activation, on another day, or at once. */
function firstCharge({ start_at, created_at }: StoredAgreement): string {
  if (start_at <= created_at) return 'El primer cobro es al confirmar el pago.';
  const date = longDate(new Date(start_at).toISOString());
  const isMonth = start_at >= addMonths(new Date(created_at), 1).getTime() - day;
  return isMonth ? `El primer cobro es un mes después de la activación: el ${date}.` : `El primer cobro es el ${date}.`;
}

/** Returns the URL to which the payer returns. Its status proves nothing about the payment. */
export function returnAddress({ id, back_url }: StoredAgreement, choice: string | null): string {
  const url = new URL(back_url);
  url.searchParams.set('preapproval_id', id);
  const said = { pay: 'approved', reject: 'rejected' }[choice ?? ''] ?? 'null';
  url.searchParams.set('collection_status', said);
  return url.href;
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="es">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <meta name="color-scheme" content="light dark">
  <title>${htmlOf(title)} | Pago de prueba</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="estilo.css">
</head>
<body>
  <p class="banner" role="note"><strong>Pagos de prueba</strong> No se cobra dinero de verdad.</p>
  <main>
    <h1>${htmlOf(title)}</h1>
    ${content}
  </main>
</body>
</html>
`;
}
