import { useState } from 'react';
import { formOfNew, useOpenedForm } from '../../../common/form/draft-queries.ts';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { PublishGate } from '../../subscriptions/entitlement/PublishGate.tsx';
import { CreateServiceForm } from './CreateServiceForm.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import type { ServiceFields } from './sections/service-form.ts';

export function CreateServicePage() {
  return (
    <PublishGate>
      <Drafted />
    </PublishGate>
  );
}

function Drafted() {
  // the account that opened the page, until it is left
  const [account] = useState(useAccount());
  const [discarded, setDiscarded] = useState(0);
  const [search] = useAddress();
  const place = { account: account?.id ?? 0, form: formOfNew('create-service', search) };
  const stored = useOpenedForm<ServiceFields>(place);
  if (!account) return null;
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <PageHeading title="Crear Nuevo Servicio" />
      {stored.isPending ? (
        <FormSkeleton />
      ) : (
        <CreateServiceForm
          key={`${place.form} ${discarded}`}
          place={place}
          draft={stored.data ?? null}
          onDiscard={() => void stored.refetch().then(() => setDiscarded(discarded + 1))}
        />
      )}
    </div>
  );
}
