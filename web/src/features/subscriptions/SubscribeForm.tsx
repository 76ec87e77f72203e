import { type FirstCharge as Charge, createSubscriptionBody } from '@tero/shared/contract/subscriptions';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { NeedsLine } from '../../common/form/NeedsLine.tsx';
import { EmailField } from '../../common/person/EmailField.tsx';
import { cleaningResolver } from '../../lib/cleaning-resolver.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { openCheckout } from './checkout-address.ts';
import { useFirstCharge } from './own-queries.ts';
import { useSubscribe } from './queries.ts';
import { firstChargeSentence } from './words.ts';

const schema = createSubscriptionBody.pick({ payer_email: true });

interface SubscribeFormProps {
  providerId: number;
  /** the account's email */
  email: string;
  /** a payment is pending: the same checkout opens again */
  isPending: boolean;
}

/**
 * Asks for the email of the person's MercadoPago account; payments from any other account are refused (facts, payments
 * 1.4).
 */
export function SubscribeForm({ providerId, email, isPending }: SubscribeFormProps) {
  const form = useForm({ resolver: cleaningResolver(schema), defaultValues: { payer_email: email } });
  const [fault, setFault] = useState<string | null>(null);
  const [asked, setAsked] = useState<Charge | undefined>();
  const told = useFirstCharge().data;
  const navigate = useNavigate();
  const subscribe = useSubscribe();

  const submit = form.handleSubmit(({ payer_email: payerEmail }) => {
    setFault(null);
    subscribe.mutate(
      { providerId, payerEmail },
      {
        onSuccess: ({ init_point, first_charge }) => {
          if (init_point === null) return navigate('/subscription-success');
          // this MercadoPago email has had its first month: the form says so before the checkout opens
          if (!isSame(told, first_charge) && !isSame(asked, first_charge)) return setAsked(first_charge);
          if (!openCheckout(init_point)) setFault('Error al iniciar el pago. Intentalo de nuevo.');
        },
        onError: (error) => setFault(messageOf(error, 'Error al crear la suscripción')),
      },
    );
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NeedsLine why="pagar, porque el pago se hace en Mercado Pago." />
      {isPending && (
        <p className="rounded-control bg-warn-ground px-4 py-3 text-warn-ink">
          No terminaste el pago. Tenés un pago pendiente: seguí donde lo dejaste.
        </p>
      )}
      <EmailField
        form={form}
        name="payer_email"
        optional
        label="Email de tu cuenta de Mercado Pago"
        hint="Usá el mismo email con el que pagás en Mercado Pago. Con otro, Mercado Pago rechaza el pago."
      />
      {asked && (
        <FormNotice tone="warning">
          Con ese email de Mercado Pago cambia la fecha del primer cobro. {firstChargeSentence(asked)}
        </FormNotice>
      )}
      {fault && <FormNotice tone="danger">{fault}</FormNotice>}
      <Button type="submit" size="lg" wide busy={subscribe.isPending}>
        {subscribe.isPending ? 'Abriendo el pago...' : isPending || asked ? 'Continuar con el pago' : 'Suscribirme'}
      </Button>
    </form>
  );
}

/** Returns whether a first charge is expected: a free month comes first, or the form already named this day. */
function isSame(told: Charge | undefined, now: Charge): boolean {
  if (told === undefined || now.first_month) return now.first_month;
  return !told.first_month && told.date?.slice(0, 10) === now.date?.slice(0, 10);
}
