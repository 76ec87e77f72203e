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
import { useEdition } from './use-edition.ts';

const order = 'Las fotos nuevas van después de las que ya están.';

/** The form 'Editar Servicio'. */
export function EditServiceForm({ service }: { service: Service }) {
  const { state, faults } = useEdition(service);
  const { form } = state;
  return (
    <ServiceFormFrame
      form={state}
      faults={faults}
      cancelled="Cancelaste el envío y no guardamos los cambios."
      submitLabel={state.isSending || state.isDone ? 'Guardando...' : 'Guardar Cambios'}
    >
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
        <ServiceImages images={state.images} faults={faults} order={order} onOpen={state.save} />
      </FormSection>
    </ServiceFormFrame>
  );
}
