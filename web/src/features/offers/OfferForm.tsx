import type { Offer } from '@tero/shared/contract/offers';
import { limits } from '@tero/shared/limits';
import { localDay, longDate } from '@tero/shared/rules/time/time';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useWatch } from 'react-hook-form';
import { Conflict } from '../../common/conflict/Conflict.tsx';
import { DraftFoot } from '../../common/form/DraftFoot.tsx';
import { DraftNote } from '../../common/form/DraftNote.tsx';
import { SendingFault } from '../../common/form/SendingFault.tsx';
import { SendingPanel } from '../../common/form/SendingPanel.tsx';
import { WaitsNote } from '../../common/form/WaitsNote.tsx';
import { ImagePicker } from '../../common/images/ImagePicker.tsx';
import { messageOf } from '../../lib/http/messages.ts';
import type { FormName } from '../../offline/drafts/drafts.ts';
import type { OutboxItem } from '../../offline/outbox/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/FormFields.tsx';
import { type OfferDraft, useOfferForm } from './offer-form.ts';
import type { OfferReply } from './queries.ts';

interface OfferFormProps {
  account: number;
  /** undefined for a new one */
  offer?: Offer;
  draft: OfferDraft;
  words: { submit: string; busy: string; failure: string };
  /** the name of its draft */
  name: FormName;
  onSent: (reply: OfferReply) => void;
  /** called when it waits in the outbox */
  onQueued: (item: OutboxItem) => void;
  onCancel: () => void;
  /** resets the form */
  onDiscard: () => void;
}

export function OfferForm({ words, onCancel, onDiscard, ...given }: OfferFormProps) {
  const { offer, draft } = given;
  const state = useOfferForm(given);
  const { form, photos, autosave, sending, fault, ofImage } = state;
  const [startDate, endDate] = useWatch({ control: form.control, name: ['startDate', 'endDate'] });
  const today = localDay(new Date());
  const earliestEnd = [startDate, today].toSorted().at(-1);
  const isSending = sending.progress !== null;
  return (
    <form onSubmit={state.submit} noValidate className="flex flex-col gap-5">
      <WaitsNote opened={draft} isSending={isSending || state.isDone} />
      <DraftNote draft={autosave} restoredAt={draft?.storedAt} onDiscard={onDiscard} />
      <Card className="flex flex-col gap-5">
        <TextField
          form={form}
          name="title"
          label="Qué ofrecés"
          hint="En pocas palabras, por ejemplo: 20% en la primera visita."
          maxLength={limits.offerTitle}
          optional
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField form={form} name="startDate" label="Fecha de inicio" type="date" />
          <TextField
            form={form}
            name="endDate"
            label="Fecha de fin"
            type="date"
            min={earliestEnd}
            hint="Ese día inclusive."
          />
        </div>
        <p role="status" className={startDate > today ? 'flex items-start gap-2' : 'sr-only'}>
          {startDate > today && (
            <>
              <CalendarClock size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-link" />
              <Scheduled startDate={startDate} endDate={endDate} />
            </>
          )}
        </p>
        <ImagePicker
          ref={state.choose}
          photos={photos}
          legend="Imagen"
          hint={
            offer
              ? 'Elegí otra para cambiarla. Mejor apaisada: así se ve completa.'
              : 'JPG, PNG, GIF o WebP, máximo 5 MB. Mejor apaisada: así se ve completa.'
          }
          required
          error={ofImage}
          onOpen={autosave.save}
        />
      </Card>
      <Conflict conflict={state.conflict} what="Esta promoción" />
      {fault != null && !ofImage && <SendingFault error={fault} message={messageOf(fault, words.failure)} />}
      {sending.progress !== null && (
        <SendingPanel label="Enviando tu promoción…" progress={sending.progress} onCancel={sending.cancel} />
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" size="lg" busy={isSending || state.isDone || photos.preparing > 0}>
          {isSending ? words.busy : words.submit}
        </Button>
      </div>
      <DraftFoot draft={autosave} restoredAt={draft?.storedAt} onDiscard={onDiscard} />
    </form>
  );
}

/** Says that a promotion waits for its first day (rule OFFER-89). */
function Scheduled({ startDate, endDate }: { startDate: string; endDate: string }) {
  return (
    <span>
      <strong className="font-semibold">Programada:</strong> se va a ver desde el {longDate(startDate)}
      {endDate > startDate && <span>{` hasta el ${longDate(endDate)}`}</span>}
      <span>. Hasta entonces la ves solo vos, en tu perfil.</span>
    </span>
  );
}
