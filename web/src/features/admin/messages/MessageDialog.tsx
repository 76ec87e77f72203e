import { type AdminMessage, updateMessageBody } from '@tero/shared/contract/admin/messages';
import { limits } from '@tero/shared/limits';
import { messageStateLabels } from '@tero/shared/rules/admin';
import { phoneText } from '@tero/shared/rules/phone';
import { address } from '@tero/shared/rules/text/address';
import { dateAndTime } from '@tero/shared/rules/time/time';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { TextAreaField } from '../../../ui/FormFields.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { choicesOf } from '../table/filter.ts';
import { SelectField } from '../table/SelectField.tsx';
import { About } from './About.tsx';
import { kindText } from './message-kind.ts';
import { updateMessage } from './queries.ts';

/** Shows a whole support message, answers it, and changes its status. */
export function MessageDialog({ message, onClose }: { message: AdminMessage; onClose: () => void }) {
  const form = useZodForm(updateMessageBody, { state: message.state, note: message.note ?? '', answer: '' });
  const answers = (useWatch({ control: form.control, name: 'answer' }) ?? '').trim() !== '';
  return (
    <FormDialog
      title={message.subject}
      form={form}
      save={({ state, ...body }) =>
        // an answer closes the message unless another state was chosen
        updateMessage(message.id, state === message.state ? body : { ...body, state })
      }
      submitLabel={answers ? 'Enviar respuesta' : 'Guardar'}
      busyLabel={answers ? 'Enviando...' : 'Guardando...'}
      success={answers ? 'Respuesta enviada' : 'Mensaje actualizado exitosamente'}
      failure="Error al actualizar el mensaje"
      onClose={onClose}
    >
      <Facts message={message} />
      <p className="whitespace-pre-wrap rounded-control bg-sunken p-4 [overflow-wrap:anywhere]">{message.message}</p>
      {message.answer && (
        <div className="rounded-control bg-primary-soft p-4 text-on-primary-soft">
          <p className="font-semibold">Respondido{message.answered_at && `, ${dateAndTime(message.answered_at)}`}</p>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{message.answer}</p>
        </div>
      )}
      <TextAreaField
        form={form}
        name="answer"
        label={message.answer ? 'Otra respuesta' : 'Respuesta'}
        hint={
          message.account
            ? 'Le llega por los medios que eligió, y queda en «Mis mensajes» de su cuenta. El mensaje queda cerrado, salvo que cambies el estado.'
            : 'Le llega por email: escribió sin cuenta. El mensaje queda cerrado, salvo que cambies el estado.'
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
        hint="Solo la ven los administradores."
        optional
        rows={3}
        maxLength={limits.adminNotes}
      />
    </FormDialog>
  );
}

function Facts({ message }: { message: AdminMessage }) {
  const { name, email, phone, account, handled_by, handled_at } = message;
  const facts: [name: string, value: ReactNode][] = [
    ['Tipo', kindText(message)],
    ['Fecha', dateAndTime(message.created_at)],
    [
      'De',
      <>
        {name}{' '}
        <a href={address`mailto:${email}`} className="text-link underline underline-offset-2">
          {email}
        </a>
        {phone && ` · ${phoneText(phone)}`}
      </>,
    ],
    ['Cuenta', account ? `${account.name} (${account.id})` : 'Sin sesión'],
    ['Sobre', <About key="about" {...message} />],
    ...(handled_at
      ? [['Último cambio', `${handled_by ?? 'Cuenta eliminada'}, ${dateAndTime(handled_at)}`] as [string, ReactNode]]
      : []),
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
