import { CorrectionsDialog } from './CorrectionsDialog.tsx';
import { FormSection } from './FormSection.tsx';
import { ServiceFormFrame } from './ServiceFormFrame.tsx';
import { ServiceImages } from './ServiceImages.tsx';
import { AvailabilityFields } from './sections/AvailabilityFields.tsx';
import { BasicFields } from './sections/BasicFields.tsx';
import { NotesFields } from './sections/NotesFields.tsx';
import { PlaceFields } from './sections/PlaceFields.tsx';
import { PriceFields } from './sections/PriceFields.tsx';
import { TermsField } from './sections/TermsField.tsx';
import { TierField } from './sections/TierField.tsx';
import { useCreation } from './use-creation.ts';

const order = 'La primera foto es la principal, si no elegís otra.';

/** The form 'Crear Nuevo Servicio'. */
export function CreateServiceForm() {
  const { state, faults, ...creation } = useCreation();
  const { form } = state;
  return (
    <>
      <ServiceFormFrame
        form={state}
        faults={faults}
        done={creation.done}
        cancelled="Cancelaste el envío y no publicamos tu servicio."
        submitLabel={state.isSending ? 'Creando...' : 'Crear Servicio'}
      >
        <FormSection title="Información básica">
          <BasicFields form={form} categoryBy="id" />
        </FormSection>
        <FormSection title="Precios">
          <PriceFields form={form} />
        </FormSection>
        <FormSection title="Tiempos y disponibilidad">
          <AvailabilityFields form={form} />
        </FormSection>
        <FormSection title="Ubicación">
          <PlaceFields form={form} />
        </FormSection>
        <FormSection
          title="Nivel del servicio"
          text="El nivel describe tu propuesta. Ayuda al cliente a elegir y no cambia el orden de los resultados."
        >
          <TierField form={form} titled />
        </FormSection>
        <FormSection title="Fotos">
          <ServiceImages images={state.images} faults={faults} order={order} onOpen={state.save} />
        </FormSection>
        <FormSection title="Requisitos y notas">
          <NotesFields form={form} />
        </FormSection>
        <TermsField form={form} />
      </ServiceFormFrame>
      <CorrectionsDialog
        corrections={creation.proposed?.corrections ?? null}
        onAccept={creation.accept}
        onKeep={creation.keepOriginal}
        onClose={creation.closeProposal}
      />
    </>
  );
}
