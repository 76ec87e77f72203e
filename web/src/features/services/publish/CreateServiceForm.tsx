import { useGoBack } from '../../../lib/navigation/go-back.ts';
import { DraftNote } from '../../../parts/form/DraftNote.tsx';
import { SendingPanel } from '../../../parts/form/SendingPanel.tsx';
import { ImagePicker } from '../../../parts/images/ImagePicker.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { CorrectionsDialog } from './CorrectionsDialog.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import { FormSection } from './FormSection.tsx';
import { AvailabilityFields } from './sections/AvailabilityFields.tsx';
import { BasicFields } from './sections/BasicFields.tsx';
import { NotesFields } from './sections/NotesFields.tsx';
import { PlaceFields } from './sections/PlaceFields.tsx';
import { PriceFields } from './sections/PriceFields.tsx';
import { TermsField } from './sections/TermsField.tsx';
import { TierField } from './sections/TierField.tsx';
import { type ServiceDraft, useCreation } from './use-creation.ts';

interface CreateServiceFormProps {
  account: number;
  draft: ServiceDraft | null;
  onDiscard: () => void;
}

/** The form 'Crear Nuevo Servicio'. */
export function CreateServiceForm({ account, draft, onDiscard }: CreateServiceFormProps) {
  const creation = useCreation(account, draft);
  const { form, photos, autosave, faults, sending, busy, done } = creation;
  const goBack = useGoBack();
  return (
    <>
      <DraftNote draft={autosave} restoredAt={draft?.storedAt} onDiscard={onDiscard} />
      <form onSubmit={creation.submit} noValidate className="flex flex-col gap-5">
        <p className="text-muted text-sm">Los campos con * son obligatorios.</p>
        <div inert={busy} className="flex flex-col gap-5">
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
          <FormSection title="Nivel de visibilidad" text="Una etiqueta que ayuda a los clientes a elegir.">
            <TierField form={form} titled />
          </FormSection>
          <FormSection title="Multimedia">
            <ImagePicker
              ref={faults.imagesButton}
              photos={photos}
              legend="Fotos del servicio"
              hint="JPG, PNG, WebP o GIF, hasta 15 MB cada una. La primera es la principal, si no elegís otra."
              required
              error={faults.ofImages}
              withMain
              withOrder
              onOpen={autosave.save}
            />
          </FormSection>
          <FormSection title="Requisitos y notas">
            <NotesFields form={form} />
          </FormSection>
          <TermsField form={form} />
        </div>
        {faults.general && <FaultNotice fault={faults.general} />}
        {creation.notice && <FormNotice tone="warning">{creation.notice}</FormNotice>}
        {done && <FormNotice tone="success">{done}</FormNotice>}
        {sending.progress !== null && (
          <SendingPanel label="Enviando tu servicio…" progress={sending.progress} onCancel={sending.cancel} />
        )}
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button variant="outline" size="lg" disabled={busy} onClick={goBack}>
            Cancelar
          </Button>
          <Button type="submit" variant="accent" size="lg" busy={busy}>
            {busy && !done ? 'Creando...' : 'Crear Servicio'}
          </Button>
        </div>
      </form>
      <CorrectionsDialog
        corrections={creation.proposed?.corrections ?? null}
        onAccept={creation.accept}
        onKeep={creation.keepOriginal}
        onClose={creation.closeProposal}
      />
    </>
  );
}
