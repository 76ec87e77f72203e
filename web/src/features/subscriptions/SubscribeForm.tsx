import { zodResolver } from '@hookform/resolvers/zod';
import { createSubscriptionBody } from '@tero/shared/contract/subscriptions';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/http/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/FormFields.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { openCheckout } from './checkout-address.ts';
import { useSubscribe } from './queries.ts';

const schema = createSubscriptionBody.pick({ payer_email: true });

interface SubscribeFormProps {
  providerId: number;
  /** the account's email */
  email: string;
  /** a payment is pending: the same checkout opens again */
  isPending: boolean;
}

/**
 * Asks for the email of the MercadoPago account, which refuses payments from any other account (facts, payments 1.4).
 */
export function SubscribeForm({ providerId, email, isPending }: SubscribeFormProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { payer_email: email } });
  const [fault, setFault] = useState<string | null>(null);
  const navigate = useNavigate();
  const subscribe = useSubscribe();

  const submit = form.handleSubmit(({ payer_email: payerEmail }) => {
    setFault(null);
    subscribe.mutate(
      { providerId, payerEmail },
      {
        onSuccess: ({ init_point }) => {
          if (init_point === null) navigate('/subscription-success');
          else if (!openCheckout(init_point)) setFault('Error al iniciar el pago. Intentalo de nuevo.');
        },
        onError: (error) => setFault(messageOf(error, 'Error al crear la suscripción')),
      },
    );
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {isPending && (
        <p className="rounded-control bg-warn-ground px-4 py-3 text-warn-ink">
          Tenés un pago pendiente: seguí donde lo dejaste.
        </p>
      )}
      <TextField
        form={form}
        name="payer_email"
        type="email"
        autoComplete="email"
        optional
        label="Email de tu cuenta de MercadoPago"
        hint="Usá el mismo con el que pagás en MercadoPago: con otro, el pago se rechaza."
      />
      {fault && <FormNotice tone="danger">{fault}</FormNotice>}
      <Button type="submit" variant="accent" size="lg" wide busy={subscribe.isPending}>
        {subscribe.isPending ? 'Abriendo el pago...' : 'Suscribirme'}
      </Button>
    </form>
  );
}
