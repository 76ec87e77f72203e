import { answerDecisionBody } from '@tero/shared/contract/moderation';
import { limits } from '@tero/shared/limits';
import { useSubmit } from '../../common/form/use-submit.ts';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/FormFields.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { useAnswer } from './queries.ts';

const schema = answerDecisionBody.pick({ answer: true });
const failed = 'No pudimos enviar tu respuesta. Probá de nuevo.';

/** Shows the form for the author's answer to a decision; only one answer is allowed (rule MOD-9). */
export function AnswerForm({ id, token }: { id: number; token: string | undefined }) {
  const form = useZodForm(schema, { answer: '' });
  const sending = useAnswer(id, token);
  const { submit, failure } = useSubmit(form, sending, {
    words: (error) =>
      error instanceof OfflineError
        ? 'Sin conexión no podés responder. Lo que escribiste sigue acá. Probá de nuevo cuando vuelva la conexión.'
        : messageOf(error, failed),
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextAreaField
        form={form}
        name="answer"
        label="Tu respuesta"
        hint="Podés responder una sola vez. Una persona del equipo lee tu respuesta y puede cambiar la decisión."
        rows={5}
        maxLength={limits.moderationAnswer}
      />
      {failure && <FormNotice tone="danger">{failure}</FormNotice>}
      <Button type="submit" busy={sending.isPending} className="self-end">
        {sending.isPending ? 'Enviando...' : 'Enviar respuesta'}
      </Button>
    </form>
  );
}
