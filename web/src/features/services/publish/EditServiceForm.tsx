import type { Service } from '@tero/shared/contract/services';
import { FormSection } from './FormSection.tsx';
import { ServiceFormFrame } from './ServiceFormFrame.tsx';
import { ServiceImages } from './ServiceImages.tsx';
import { AvailabilityFields } from './sections/AvailabilityFields.tsx';
import { BasicFields } from './sections/BasicFields.tsx';
import { NotesFields } from './sections/NotesFields.tsx';
import { PlaceFields } from './sections/PlaceFields.tsx';
import { PriceFields } from './sections/PriceFields.tsx';
import { TierField } from './sections/TierField.tsx';
import type { ServiceDraft } from './use-creation.ts';
import { useEdition } from './use-edition.ts';

interface EditServiceFormProps {
  service: Service;
  account: number;
  draft: ServiceDraft | null;
  onDiscard: () => void;
}

const order = 'Las nuevas van después de las que ya están.';

/** The form 'Editar Servicio'. */
export function EditServiceForm({ service, account, draft, onDiscard }: EditServiceFormProps) {
  const edition = useEdition(service, account, draft);
  const { form, photos, autosave, faults, busy } = edition;
  const submitLabel = busy ? 'Guardando...' : 'Guardar Cambios';
  return (
    <ServiceFormFrame writing={edition} draft={draft} onDiscard={onDiscard} submitLabel={submitLabel}>
      <FormSection title="Información básica">
        <BasicFields form={form} categoryBy="name" />
      </FormSection>
      <FormSection title="Precios y nivel">
        <PriceFields form={form} />
        <TierField form={form} />
      </FormSection>
      <FormSection title="Detalles">
        <AvailabilityFields form={form} />
        <PlaceFields form={form} />
      </FormSection>
      <FormSection title="Requisitos y notas">
        <NotesFields form={form} />
      </FormSection>
      <FormSection title="Fotos">
        <ServiceImages images={photos} faults={faults} order={order} onOpen={autosave.save} />
      </FormSection>
    </ServiceFormFrame>
  );
}
