import type { BulkBatch } from '@tero/shared/contract/admin/panel/bulk';
import { requiredLine, requiredText } from '@tero/shared/contract/fields';
import { limits } from '@tero/shared/limits';
import { z } from 'zod';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { PickTemplate } from '../templates/PickTemplate.tsx';
import { type BulkGiven, prepareBatch } from './queries.ts';

const written = z.object({
  subject: requiredLine('Escribí el asunto', limits.contactSubject),
  message: requiredText('Escribí el mensaje', limits.bulkMessage),
});

type WrittenMessage = z.output<typeof written>;
export const blankMessage: WrittenMessage = { subject: '', message: '' };

interface FormProps {
  given: Pick<BulkGiven, 'tab' | 'query'>;
  /** the text that the form begins with, for example after a return from the preview */
  begun: WrittenMessage;
  onWritten: (message: WrittenMessage) => void;
  onPrepared: (batch: BulkBatch) => void;
  onClose: () => void;
}

/** Shows the form for a message to the people of the given rows, and prepares the message for the preview. */
export function MessageForm({ given, begun, onWritten, onPrepared, onClose }: FormProps) {
  const form = useZodForm(written, begun);
  return (
    <FormDialog
      title="Enviar mensaje"
      form={form}
      save={(body) => {
        onWritten(body);
        return prepareBatch({ ...given, act: 'message', ...body });
      }}
      onSaved={onPrepared}
      submitLabel="Ver destinatarios"
      busyLabel="Buscando..."
      failure="No pudimos cargar los destinatarios. Probá de nuevo."
      onClose={onClose}
    >
      <TextField form={form} name="subject" label="Asunto" maxLength={limits.contactSubject} />
      <PickTemplate
        name={null}
        onPick={(text) => form.setValue('message', text, { shouldDirty: true, shouldValidate: true })}
        written={() => form.getValues('message') ?? ''}
      />
      <TextAreaField
        form={form}
        name="message"
        label="Mensaje"
        hint="Le llega a cada persona en la app y por los medios que eligió. Cambiamos {nombre} por su nombre."
        rows={6}
        maxLength={limits.bulkMessage}
      />
    </FormDialog>
  );
}
