import type { SessionAccount } from '@tero/shared/contract/accounts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormGroup } from '../../../ui/FormGroup.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { detailsOf } from '../../providers/details/details-form.ts';
import { IdentityFields } from '../../providers/details/IdentityFields.tsx';
import { PhoneField } from '../../providers/details/PhoneField.tsx';
import { TradeFields } from '../../providers/details/TradeFields.tsx';
import { WhatsAppTest } from '../../providers/details/WhatsAppTest.tsx';
import { PlanAhead } from '../../subscriptions/PlanAhead.tsx';
import { useBecomeProvider } from '../queries.ts';
import { showRegistrationFault } from '../registration-fault.ts';
import { ConsentField } from './ConsentField.tsx';
import { useBecomeProviderForm } from './provider-form.ts';

/** Asks a client for the details that only providers have. The name and email are already known. */
export function BecomeProviderForm({ account }: { account: SessionAccount }) {
  const become = useBecomeProvider();
  const form = useBecomeProviderForm(account, become.isSuccess);
  const details = detailsOf(form);
  const navigate = useNavigate();
  const [general, setGeneral] = useState<string | null>(null);
  const busy = become.isPending || become.isSuccess;

  const submit = form.handleSubmit(({ accepts: _, ...body }) => {
    setGeneral(null);
    become.mutate(body, {
      onSuccess: ({ message }) => {
        toast.success(message ?? '¡Ya sos proveedor!');
        navigate('/provider-profile', { replace: true });
      },
      onError: (error) => setGeneral(showRegistrationFault(form, error)),
    });
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-8">
      <Card className="flex items-center gap-4 p-4">
        <Avatar name={account.name} src={account.profile_image} size={48} />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{account.name}</p>
          <p className="wrap-anywhere text-muted text-sm">{account.email}</p>
        </div>
      </Card>
      <p className="text-muted text-sm">Los campos con * son obligatorios.</p>
      <FormGroup title="Tu trabajo">
        <TradeFields form={details} />
        <PhoneField form={details} />
        <WhatsAppTest form={details} />
        <PlanAhead />
      </FormGroup>
      <FormGroup
        title="Tu identidad"
        text="Estos datos los ve solo el equipo que verifica las cuentas. Nunca los publicamos."
      >
        <IdentityFields form={details} />
      </FormGroup>
      <div className="flex flex-col gap-4">
        <ConsentField form={form} name="accepts" />
        {general && <FormNotice tone="danger">{general}</FormNotice>}
        <Button type="submit" size="lg" wide busy={busy}>
          {busy ? 'Guardando...' : 'Ser Proveedor'}
        </Button>
      </div>
    </form>
  );
}
