import { zodResolver } from '@hookform/resolvers/zod';
import { type Review, replyBody } from '@tero/shared/contract/reviews';
import { limits } from '@tero/shared/limits';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useTextForm } from '../../../common/form/use-text-form.ts';
import { WaitsNote } from '../../../common/form/WaitsNote.tsx';
import { useTellQueued } from '../../../common/outbox/use-tell-queued.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useAccount } from '../../../lib/session/session.ts';
import type { OpenedForm } from '../../../offline/outbox/outbox.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { faultOf, registered } from '../../../ui/FormFields.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { toast } from '../../../ui/toast.tsx';
import { replyDraft } from '../draft.ts';
import { FormAlert } from '../FormAlert.tsx';
import { useSaveReply } from '../list/queries.ts';

export const replyQueued = 'Tu respuesta se publica sola';

export type ReplyFields = z.infer<typeof replyBody>;

interface ReplyFormProps {
  review: Review;
  /** what was typed before, or waits */
  opened: OpenedForm<Partial<ReplyFields>> | null;
  onClose: () => void;
}

/** Writes or edits the reply, public or private. The text survives errors and reloads. */
export function ReplyForm({ review, opened, onClose }: ReplyFormProps) {
  const { form, autosave } = useTextForm({
    draft: replyDraft(useAccount()?.id ?? 0, review.id),
    resolver: zodResolver(replyBody),
    opened,
    known: { response_text: review.reply?.response_text ?? '', is_public: review.reply?.is_public ?? true },
  });
  const tellQueued = useTellQueued();
  const [text, isPublic] = useWatch({ control: form.control, name: ['response_text', 'is_public'] });
  const { mutate, isPending, isSuccess, error } = useSaveReply(review);
  const readers = isPublic
    ? 'La ve cualquiera que lea la reseña'
    : 'No se publica: la leen quien escribió la reseña y el equipo de Tero';

  function close() {
    void autosave.drop().then(onClose);
  }
  const submit = form.handleSubmit((given) => {
    if (isPending) return;
    const draft = autosave.snapshot();
    void autosave.save(true);
    mutate(
      { given, draft },
      {
        onError: (error) => autosave.settle(error),
        onSuccess: (result) => {
          if (result.state === 'queued') tellQueued(result.item, replyQueued);
          else toast.success(review.reply ? 'Respuesta actualizada' : 'Respuesta publicada');
          close();
        },
      },
    );
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <WaitsNote opened={opened} isSending={isPending || isSuccess} />
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
      {error && <FormAlert message={messageOf(error, 'Error al guardar la respuesta')} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {isPending ? 'Guardando...' : review.reply ? 'Guardar respuesta' : 'Publicar respuesta'}
        </Button>
        <Button variant="ghost" onClick={() => !isPending && close()}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
