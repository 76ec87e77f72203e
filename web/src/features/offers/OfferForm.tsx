import { offerFiles } from '@tero/shared/contract/offers';
import { localDay } from '@tero/shared/rules/time';
import { type FormEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../lib/api-error.ts';
import { showFieldFaults } from '../../lib/field-faults.ts';
import { messageOf } from '../../lib/messages.ts';
import { DraftNote } from '../../parts/draft/DraftNote.tsx';
import { PhotoPicker } from '../../parts/photos/PhotoPicker.tsx';
import { SendingFault } from '../../parts/publishing/SendingFault.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/FormFields.tsx';
import { toast } from '../../ui/toast.tsx';
import { type OfferDraft, type OfferFields, useOfferForm } from './offer-form.ts';
import { useCreateOffer } from './queries.ts';

interface OfferFormProps {
  account: number;
  draft: OfferDraft;
  /** the form begins anew */
  onDiscard: () => void;
}

export function OfferForm({ account, draft, onDiscard }: OfferFormProps) {
  const { form, photos, attempt, kept } = useOfferForm(account, draft);
  const create = useCreateOffer();
  const navigate = useNavigate();
  const choose = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);
  const [general, setGeneral] = useState<unknown>(null);
  const startDate = useWatch({ control: form.control, name: 'startDate' });
  const isMissing = photos.list.length === 0 && photos.preparing === 0;
  const earliestEnd = [startDate, localDay(new Date())].toSorted().at(-1);
  const busy = create.isPending || create.isSuccess;

  function send({ startDate, endDate }: OfferFields) {
    if (busy || photos.preparing > 0) return;
    if (isMissing) {
      choose.current?.focus();
      return;
    }
    kept.keep();
    const idempotencyKey = attempt.keyFor(JSON.stringify([startDate, endDate, photos.list.map(({ key }) => key)]));
    create.mutate(
      { startDate, endDate, files: photos.files, idempotencyKey },
      {
        onSuccess: ({ message }) =>
          void kept.drop().then(() => {
            toast.success(message ?? 'Promoción creada exitosamente');
            navigate('/');
          }),
        onError: (error) => {
          if (!showFieldFaults(form, error)) setGeneral(error);
        },
      },
    );
  }
  function submit(event: FormEvent) {
    setAsked(true);
    setGeneral(null);
    void form.handleSubmit(send)(event);
  }
  const refused = isApiError(create.error) ? create.error.errors[offerFiles.field] : undefined;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <DraftNote draft={kept} restoredAt={draft?.keptAt} onDiscard={onDiscard} />
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
        <PhotoPicker
          ref={choose}
          photos={photos}
          legend="Imagen"
          hint="JPG, PNG, GIF o WebP, máximo 5 MB. Apaisada se ve entera."
          required
          error={asked && isMissing ? offerFiles.required : refused}
          onOpen={kept.keep}
        />
      </Card>
      {general != null && !refused && (
        <SendingFault error={general} message={messageOf(general, 'Error al crear la promoción')} />
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="outline" onClick={() => navigate('/provider-profile')}>
          Cancelar
        </Button>
        <Button type="submit" variant="accent" size="lg" busy={busy || photos.preparing > 0}>
          {create.isPending ? 'Creando...' : 'Crear Promoción'}
        </Button>
      </div>
    </form>
  );
}
