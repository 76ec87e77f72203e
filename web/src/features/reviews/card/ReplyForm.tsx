import { useQueryClient } from '@tanstack/react-query';
import { type Review, replyBody } from '@tero/shared/contract/reviews';
import { limits } from '@tero/shared/limits';
import { useWatch } from 'react-hook-form';
import { OutboxFormFrame } from '../../../common/form/OutboxFormFrame.tsx';
import { useOutboxForm } from '../../../common/form/use-outbox-form.ts';
import { aboutReviews } from '../../../common/subjects.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { faultOf, registered } from '../../../ui/FormFields.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { toast } from '../../../ui/toast.tsx';
import { FormAlert } from '../FormAlert.tsx';
import { isContent, replyItem } from '../list/queries.ts';

export const replyQueued = 'Publicamos tu respuesta';

/** Returns the opening words of a reply; they do not thank a dissatisfied client (rule REV-17). */
const beginningFor = (review: Review) => (isContent(review) ? '' : 'Lamento que no hayas quedado conforme. ');

/** Writes or edits the reply, public or private. The text survives errors and reloads. */
export function ReplyForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const client = useQueryClient();
  const { reply } = review;
  const state = useOutboxForm({
    kind: reply ? 'reply-edit' : 'reply',
    schema: replyBody,
    place: `reply-${review.id}`,
    known: { response_text: reply?.response_text ?? beginningFor(review), is_public: reply?.is_public ?? true },
    short: true,
    item: (given) => replyItem(review, given),
    async onSent() {
      // the lists show it when the form is gone
      await client.invalidateQueries({ queryKey: aboutReviews.prefix });
      toast.success(reply ? 'Respuesta actualizada' : 'Respuesta publicada');
      onClose();
    },
    queued: replyQueued,
    onQueued: onClose,
  });
  const { form } = state;
  const [text, isPublic] = useWatch({ control: form.control, name: ['response_text', 'is_public'] });
  const readers = isPublic
    ? 'La ve cualquiera que lea la reseña'
    : 'Solo la leen quien escribió la reseña y el equipo de Tero';

  return (
    <OutboxFormFrame
      form={state}
      className="gap-3"
      failure={(error) => <FormAlert message={messageOf(error, 'Error al guardar la respuesta')} />}
      actions={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={state.isBusy}>
            {state.isBusy ? 'Guardando...' : reply ? 'Guardar respuesta' : 'Publicar respuesta'}
          </Button>
          <Button variant="ghost" onClick={() => !state.isBusy && void state.drop().then(onClose)}>
            Cancelar
          </Button>
        </div>
      }
    >
      <Field
        label="Tu respuesta"
        hint={`${readers} · ${text.length}/${limits.replyText}`}
        error={faultOf(form, 'response_text')}
      >
        <TextArea autoFocus maxLength={limits.replyText} {...registered(form, 'response_text')} />
      </Field>
      <Checkbox
        label="Respuesta privada"
        checked={!isPublic}
        onChange={(event) => form.setValue('is_public', !event.target.checked)}
      />
    </OutboxFormFrame>
  );
}
