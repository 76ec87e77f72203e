import type { Draft } from '../../../offline/drafts/drafts.ts';
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
import { type ServiceDraft, useCreation } from './use-creation.ts';

interface CreateServiceFormProps {
  place: Draft;
  draft: ServiceDraft | null;
  onDiscard: () => void;
}

const order = 'La primera es la principal, si no elegís otra.';

/** The form 'Crear Nuevo Servicio'. */
export function CreateServiceForm({ place, draft, onDiscard }: CreateServiceFormProps) {
  const creation = useCreation(place, draft);
  const { form, photos, autosave, faults, busy, done } = creation;
  const submitLabel = busy && !done ? 'Creando...' : 'Crear Servicio';
  return (
    <>
      <ServiceFormFrame writing={creation} draft={draft} onDiscard={onDiscard} submitLabel={submitLabel}>
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
          text="Cómo es lo que ofrecés: ayuda a elegir, y no cambia el orden de los resultados."
        >
          <TierField form={form} titled />
        </FormSection>
        <FormSection title="Multimedia">
          <ServiceImages images={photos} faults={faults} order={order} onOpen={autosave.save} />
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
