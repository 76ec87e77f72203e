import { type ReactNode, useId, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldFaults } from '../../../lib/http/field-faults.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAdminWrite } from '../queries.ts';

interface FormDialogProps<V extends FieldValues, Out, Reply> {
  title: string;
  form: UseFormReturn<V, unknown, Out>;
  save: (values: Out) => Promise<Reply>;
  /** called instead of `onClose`, where another step follows */
  onSaved?: (reply: Reply) => void;
  submitLabel: string;
  busyLabel?: string;
  /** none where the next step shows the result */
  success?: string;
  /** shown where the server has no message for a person (rule ADM-7) */
  failure: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The form of a row in a modal; keeps its values when saving fails, and asks before a tap beside it loses them (rule
 * NAV-85).
 */
export function FormDialog<V extends FieldValues, Out, Reply>(props: FormDialogProps<V, Out, Reply>) {
  const { title, form, save, success, failure, onClose, children } = props;
  const id = useId();
  const write = useAdminWrite(save);
  const [general, setGeneral] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const { isDirty } = form.formState;
  const submit = form.handleSubmit(
    (values) => {
      if (write.isPending) return;
      setGeneral(null);
      write.mutate(values, {
        onSuccess: (reply) => {
          if (success) toast.success(success);
          if (props.onSaved) props.onSaved(reply);
          else onClose();
        },
        onError: (error) => {
          if (!showFieldFaults(form, error)) setGeneral(messageOf(error, failure));
        },
      });
    },
    () => setGeneral(null),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !write.isPending && (isDirty ? setAsking(true) : onClose())}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={write.isPending}>
            Cancelar
          </Button>
          <Button type="submit" form={id} busy={write.isPending}>
            {write.isPending ? (props.busyLabel ?? 'Guardando...') : props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {children}
        {general && <FormNotice tone="danger">{general}</FormNotice>}
      </form>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Tenés cambios sin guardar"
        description="Si cerrás ahora, se pierden."
        confirmLabel="Cerrar sin guardar"
        cancelLabel="Seguir editando"
        onConfirm={onClose}
      />
    </Dialog>
  );
}
