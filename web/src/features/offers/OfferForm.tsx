import { localDay } from '@tero/shared/rules/time/time';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../lib/http/messages.ts';
import { DraftNote } from '../../parts/form/DraftNote.tsx';
import { SendingFault } from '../../parts/form/SendingFault.tsx';
import { SendingPanel } from '../../parts/form/SendingPanel.tsx';
import { ImagePicker } from '../../parts/images/ImagePicker.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/FormFields.tsx';
import { toast } from '../../ui/toast.tsx';
import { type OfferDraft, useOfferForm } from './offer-form.ts';

interface OfferFormProps {
  account: number;
  draft: OfferDraft;
  /** resets the form */
  onDiscard: () => void;
}

export function OfferForm({ account, draft, onDiscard }: OfferFormProps) {
  const navigate = useNavigate();
  const offer = useOfferForm({
    account,
    draft,
    onSent: (message) => {
      toast.success(message ?? 'Promoción creada exitosamente');
      navigate('/');
    },
  });
  const { form, photos, autosave, sending, fault, ofImage } = offer;
  const startDate = useWatch({ control: form.control, name: 'startDate' });
  const earliestEnd = [startDate, localDay(new Date())].toSorted().at(-1);
  const isSending = sending.progress !== null;
  return (
    <form onSubmit={offer.submit} noValidate className="flex flex-col gap-5">
      <DraftNote draft={autosave} restoredAt={draft?.storedAt} onDiscard={onDiscard} />
      <Card className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField form={form} name="startDate" label="Fecha de inicio" type="date" />
          <TextField
            form={form}
            name="endDate"
            label="Fecha de fin"
            type="date"
            min={earliestEnd}
            hint="Ese día cuenta entero."
          />
        </div>
        <ImagePicker
          ref={offer.choose}
          photos={photos}
          legend="Imagen"
          hint="JPG, PNG, GIF o WebP, máximo 5 MB. Apaisada se ve entera."
          required
          error={ofImage}
          onOpen={autosave.save}
        />
      </Card>
      {fault != null && !ofImage && (
        <SendingFault error={fault} message={messageOf(fault, 'Error al crear la promoción')} />
      )}
      {sending.progress !== null && (
        <SendingPanel label="Enviando tu promoción…" progress={sending.progress} onCancel={sending.cancel} />
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="outline" onClick={() => navigate('/provider-profile')}>
          Cancelar
        </Button>
        <Button type="submit" variant="accent" size="lg" busy={isSending || offer.isDone || photos.preparing > 0}>
          {isSending ? 'Creando...' : 'Crear Promoción'}
        </Button>
      </div>
    </form>
  );
}
