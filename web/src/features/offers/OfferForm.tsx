import { offerLimits } from '@tero/shared/contract/offers';
import { localDay, longDate } from '@tero/shared/rules/time/time';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useWatch } from 'react-hook-form';
import { OutboxFormFrame } from '../../common/form/OutboxFormFrame.tsx';
import { ImagePicker } from '../../common/images/ImagePicker.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/FormFields.tsx';
import { OfferFormSkeleton } from './OfferFormSkeleton.tsx';
import { type OfferFormGiven, useOfferForm } from './offer-form.ts';

interface OfferFormProps extends OfferFormGiven {
  words: { submit: string; busy: string; failure: string };
  onCancel: () => void;
}

export function OfferForm({ words, onCancel, ...given }: OfferFormProps) {
  const { offer } = given;
  const state = useOfferForm(given);
  const { form } = state;
  const [startDate, endDate] = useWatch({ control: form.control, name: ['startDate', 'endDate'] });
  const today = localDay(new Date());
  const earliestEnd = [startDate, today].sort().at(-1);
  return (
    <OutboxFormFrame
      form={state}
      loading={<OfferFormSkeleton />}
      what="Esta promoción"
      sending="Enviando tu promoción…"
      failure={words.failure}
      actions={
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Button variant="outline" onClick={onCancel}>
            Cancelar
          </Button>
          <Button type="submit" size="lg" busy={state.isBusy}>
            {state.isSending ? words.busy : words.submit}
          </Button>
        </div>
      }
    >
      <Card className="flex flex-col gap-5">
        <TextField
          form={form}
          name="title"
          label="Qué ofrecés"
          hint="En pocas palabras, por ejemplo: 20% en la primera visita."
          maxLength={offerLimits.title}
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
            hint="La mostramos hasta ese día inclusive."
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
          ref={state.imagesButton}
          photos={state.images}
          legend="Imagen"
          hint={
            offer
              ? 'Elegí otra imagen para cambiar esta. Si es horizontal, se ve completa.'
              : 'JPG, PNG, GIF o WebP, máximo 5 MB. Mejor horizontal, así se ve completa.'
          }
          required
          error={state.ofImages}
          onOpen={state.save}
        />
      </Card>
    </OutboxFormFrame>
  );
}

/** Says that a promotion is not shown until its first day (rule OFFER-89). */
function Scheduled({ startDate, endDate }: { startDate: string; endDate: string }) {
  return (
    <span>
      <strong className="font-semibold">Programada:</strong> se va a ver desde el {longDate(startDate)}
      {endDate > startDate && <span>{` hasta el ${longDate(endDate)}`}</span>}
      <span>. Hasta que empiece, la ves solo vos, en tu perfil.</span>
    </span>
  );
}
