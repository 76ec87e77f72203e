import type { Service } from '@tero/shared/contract/services';
import { useGoBack } from '../../../lib/navigation/go-back.ts';
import { DraftNote } from '../../../parts/form/DraftNote.tsx';
import { SendingPanel } from '../../../parts/form/SendingPanel.tsx';
import { ImagePicker } from '../../../parts/images/ImagePicker.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import { FormSection } from './FormSection.tsx';
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

/** The form 'Editar Servicio'. */
export function EditServiceForm({ service, account, draft, onDiscard }: EditServiceFormProps) {
  const edition = useEdition(service, account, draft);
  const { form, photos, autosave, faults, sending, busy } = edition;
  const goBack = useGoBack();
  return (
    <>
      <DraftNote draft={autosave} restoredAt={draft?.storedAt} onDiscard={onDiscard} />
      <form onSubmit={edition.submit} noValidate className="flex flex-col gap-5">
        <p className="text-muted text-sm">Los campos con * son obligatorios.</p>
        <div inert={busy} className="flex flex-col gap-5">
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
          <FormSection title="Imágenes">
            <ImagePicker
              ref={faults.imagesButton}
              photos={photos}
              legend="Fotos del servicio"
              hint="JPG, PNG, WebP o GIF, hasta 15 MB cada una. Las nuevas van después de las que ya están."
              required
              error={faults.ofImages}
              withMain
              withOrder
              onOpen={autosave.save}
            />
          </FormSection>
        </div>
        {faults.general && <FaultNotice fault={faults.general} />}
        {edition.notice && <FormNotice tone="warning">{edition.notice}</FormNotice>}
        {sending.progress !== null && (
          <SendingPanel label="Enviando tu servicio…" progress={sending.progress} onCancel={sending.cancel} />
        )}
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button variant="outline" size="lg" disabled={busy} onClick={goBack}>
            Cancelar
          </Button>
          <Button type="submit" variant="accent" size="lg" busy={busy}>
            {busy ? 'Guardando...' : 'Guardar Cambios'}
          </Button>
        </div>
      </form>
    </>
  );
}
