import type { Cents } from '../../src/db/schema/database.ts';
import type { Work } from '../../src/deps/work.ts';
import * as charges from '../../src/features/subscriptions/ledger/charge-notices.ts';
import * as subscriptions from '../../src/features/subscriptions/ledger/notices.ts';
import { inDays, type Samples } from './notices.ts';
import type { Readers, Words } from './people.ts';

/** Returns every notice about a subscription. */
export function subscriptionSamples({ provider }: Readers, { plan }: Words): Samples {
  const amount = (plan * 100) as Cents;
  const row = (work: Work, id: number, days = 20) => ({
    ...{ id, provider_id: provider.id, status: 'active' as const, auto_renewal: 1 as const },
    ...{ start_date: inDays(work, -10), end_date: inDays(work, days), next_payment_date: inDays(work, days) },
  });
  const charge = (work: Work, invoiceId: string) => ({
    ...{ invoiceId, amount, debitDate: inDays(work, -1), receipt: 123_456 },
  });
  const failed = (failure: string | null, days: number) => (work: Work) =>
    charges.tellFailed(work, row(work, 1, days), {
      ...{ ...charge(work, `failed ${failure}`), failure, nextTryAt: failure ? inDays(work, 3) : null },
    });
  const refunded = (givenBack: Cents, disputed: boolean) => (work: Work) =>
    charges.tellRefunded(work, row(work, 1), {
      ...charge(work, `back ${givenBack} ${disputed}`),
      ...{ refunded: givenBack, givenBack, disputed },
    });
  const part = Math.round(amount / 2) as Cents;
  return {
    'Suscripción activada': (work) => subscriptions.tellActivated(work, row(work, 1)),
    'Suscripción activada, con cobro ahora': (work) => subscriptions.tellActivated(work, row(work, 2, 0.5)),
    'Suscripción activada a mano': (work) => subscriptions.tellActivated(work, { ...row(work, 3), auto_renewal: 0 }),
    'Suscripción reactivada': (work) => subscriptions.tellActivated(work, row(work, 4), inDays(work, -1)),
    'Suscripción vencida': (work) => subscriptions.tellEnded(work, row(work, 1)),
    'Suscripción terminada': (work) => subscriptions.tellEnded(work, { ...row(work, 2), status: 'cancelled' }),
    'Cobro cercano': (work) => subscriptions.tellCharge(work, { ...row(work, 1), amount }),
    'Suscripción suspendida': (work) => subscriptions.tellPaused(work, row(work, 1)),
    'Suscripción cancelada': (work) => subscriptions.tellCancelled(work, row(work, 1)),
    'Suscripción cancelada y terminada': (work) => subscriptions.tellCancelled(work, row(work, 2, -1)),
    'Suscripción que no se activó': (work) => subscriptions.tellGivenUp(work, row(work, 3)),
    'Cobro hecho': (work) => charges.tellCharged(work, row(work, 1), charge(work, 'paid')),
    'Pago a mano': (work) => charges.tellRecorded(work, provider.id, { amount, receipt: 123_456 }),
    'Cobro que vuelve a valer': (work) => charges.tellRestored(work, row(work, 1), charge(work, 'restored')),
    'Cobro fallido': failed('cc_rejected_bad_filled_security_code', 20),
    'Cobro fallido sin motivo': failed(null, -20),
    'Pago devuelto': refunded(amount, false),
    'Parte devuelta': refunded(part, false),
    'Pago devuelto por el banco': refunded(amount, true),
    'Parte devuelta por el banco': refunded(part, true),
  };
}
