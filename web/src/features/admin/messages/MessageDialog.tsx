import { type AdminMessage, updateMessageBody } from '@tero/shared/contract/admin/messages';
import { limits } from '@tero/shared/limits';
import { messageStateLabels } from '@tero/shared/rules/admin';
import { useWatch } from 'react-hook-form';
import { formWords } from '../../../common/conflict/differences.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { TextAreaField } from '../../../ui/FormFields.tsx';
import { choicesOf } from '../filters/filter.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { SelectField } from '../table/SelectField.tsx';
import { PickTemplate } from '../templates/PickTemplate.tsx';
import { MessageFacts } from './MessageFacts.tsx';
import { MessageThread } from './MessageThread.tsx';
import { updateMessage } from './queries.ts';

/**
 * Returns the form's values. The answer always begins empty. `again` has no field in the form: it lets the notice about
 * changes show a message that has arrived meanwhile.
 */
function valuesOf({ state, note, entries }: AdminMessage) {
  const again = entries.findLast(({ side }) => side === 'writer')?.text ?? '';
  return { state, note: note ?? '', answer: '', again };
}

const words = formWords<ReturnType<typeof valuesOf>>({
  state: { label: 'Estado', say: (state) => messageStateLabels[state] },
  note: 'Nota',
  answer: 'Respuesta',
  again: 'Último mensaje',
});

/** Shows a whole support message, with a form to answer it and to change its state. */
export function MessageDialog({ message, onClose }: { message: AdminMessage; onClose: () => void }) {
  const form = useZodForm(updateMessageBody, valuesOf(message));
  const answers = (useWatch({ control: form.control, name: 'answer' }) ?? '').trim() !== '';
  return (
    <FormDialog
      title={message.subject}
      form={form}
      edits={{ row: message, valuesOf, words, what: 'Este mensaje' }}
      save={({ state, ...body }, version) =>
        // an answer closes the message unless the administrator chose another state
        updateMessage(message.id, state === message.state ? body : { ...body, state }, version)
      }
      submitLabel={answers ? 'Enviar respuesta' : 'Guardar'}
      busyLabel={answers ? 'Enviando...' : 'Guardando...'}
      success={answers ? 'Respuesta enviada' : 'Mensaje actualizado exitosamente'}
      failure="No pudimos guardar el mensaje"
      onClose={onClose}
    >
      <MessageFacts message={message} />
      {message.message ? (
        <p className="whitespace-pre-wrap rounded-control bg-sunken p-4 wrap-anywhere">{message.message}</p>
      ) : (
        <p className="text-muted">De este mensaje queda solo el número: la cuenta se eliminó.</p>
      )}
      <MessageThread message={message} />
      <PickTemplate
        name={message.name}
        onPick={(text) => form.setValue('answer', text, { shouldDirty: true, shouldValidate: true })}
        written={() => form.getValues('answer') ?? ''}
      />
      <TextAreaField
        form={form}
        name="answer"
        label={message.answer ? 'Otra respuesta' : 'Respuesta'}
        hint={
          message.account
            ? 'Le llega por los medios que eligió, y queda en «Mis mensajes» de su cuenta, donde puede seguir la conversación. El mensaje queda cerrado, salvo que cambies el estado.'
            : 'Le llega solo por email, porque escribió sin cuenta. Si contesta, su respuesta entra como un mensaje nuevo. Este mensaje queda cerrado, salvo que cambies el estado.'
        }
        optional
        rows={4}
        maxLength={limits.contactMessage}
      />
      <SelectField form={form} name="state" label="Estado">
        {choicesOf(messageStateLabels).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        form={form}
        name="note"
        label="Nota"
        hint="Solo los administradores ven la nota."
        optional
        rows={3}
        maxLength={limits.adminNotes}
      />
    </FormDialog>
  );
}
