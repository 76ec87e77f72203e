import type { Review } from '@tero/shared/contract/reviews';
import { limits } from '@tero/shared/limits';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.tsx';
import { FormAlert } from './FormAlert.tsx';
import { useSaveReply } from './queries.ts';

/** Writes or changes the reply. The text stays when sending fails. */
export function ReplyForm({ review, onClose }: { review: Review; onClose: () => void }) {
  const [text, setText] = useState(review.reply?.response_text ?? '');
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useSaveReply(review);

  const readers = review.reply?.is_public === false ? 'Es privada' : 'La ve cualquiera que lea la reseña';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const trimmed = text.trim();
    setMissing(trimmed === '');
    if (trimmed === '') return;
    mutate(trimmed, {
      onSuccess: () => {
        toast.success(review.reply ? 'Respuesta actualizada' : 'Respuesta publicada');
        onClose();
      },
    });
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <Field
        label="Tu respuesta"
        hint={`${readers} · ${text.length}/${limits.replyText}`}
        error={missing && text.trim() === '' ? 'Escribí una respuesta' : undefined}
      >
        <TextArea
          autoFocus
          value={text}
          maxLength={limits.replyText}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {error && <FormAlert message={messageOf(error, 'Error al guardar la respuesta')} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {isPending ? 'Guardando...' : review.reply ? 'Guardar respuesta' : 'Publicar respuesta'}
        </Button>
        <Button variant="ghost" onClick={() => !isPending && onClose()}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
