import { type ReactNode, useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useSubmit } from '../../../common/form/use-submit.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useTwoFactorStep } from './queries.ts';

interface StepDialogProps<V extends FieldValues, Out, Reply> {
  title: string;
  form: UseFormReturn<V, unknown, Out>;
  /** the field that gets the focus first */
  first: Path<V>;
  step: (values: Out) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  submitLabel: string;
  busyLabel: string;
  /** the message for a success; absent if the next step shows the result */
  success?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a step of two-factor authentication in a dialog. It keeps what was typed if the server refuses it. */
export function StepDialog<V extends FieldValues, Out, Reply>(props: StepDialogProps<V, Out, Reply>) {
  const { title, form, first, success, onDone, onClose, children } = props;
  const id = useId();
  const account = useAccount();
  const sending = useTwoFactorStep(props.step);
  const { submit, failure } = useSubmit(form, sending, {
    words: (error) => messageOf(error, 'Error al procesar la acción'),
    onSent: (reply) => {
      if (success) toast.success(success);
      onDone(reply);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending.isPending && onClose()}
      title={title}
      focusFirst={() => form.setFocus(first)}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={sending.isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={id} busy={sending.isPending}>
            {sending.isPending ? props.busyLabel : props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {/* tells a password manager whose password the form needs */}
        <input type="text" name="username" autoComplete="username" value={account?.email ?? ''} readOnly hidden />
        {children}
        {failure && <FormNotice tone="danger">{failure}</FormNotice>}
      </form>
    </Dialog>
  );
}
