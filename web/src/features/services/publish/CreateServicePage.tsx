import { PageHeading } from '../../../ui/PageHeading.tsx';
import { PublishGate } from '../../subscriptions/entitlement/PublishGate.tsx';
import { CreateServiceForm } from './CreateServiceForm.tsx';

export function CreateServicePage() {
  return (
    <PublishGate>
      <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
        <PageHeading title="Crear Nuevo Servicio" />
        <CreateServiceForm />
      </div>
    </PublishGate>
  );
}
