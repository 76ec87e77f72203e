import { settleBody } from '@tero/shared/contract/admin/payments';
import { limits } from '@tero/shared/limits';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { TextField } from '../../../ui/FormFields.tsx';
import { FormDialog } from '../table/FormDialog.tsx';

interface SettleFormProps {
  title: string;
  settle: (note: string) => Promise<unknown>;
  success: string;
  onClose: () => void;
}

/** Marks a failed charge or an event as settled, with a note. 'Tareas' then stops counting it (rule ADM-94). */
export function SettleForm({ title, settle, success, onClose }: SettleFormProps) {
  const form = useZodForm(settleBody, { note: '' });
  return (
    <FormDialog
      title={title}
      form={form}
      save={({ note }) => settle(note)}
      submitLabel="Marcar como resuelto"
      success={success}
      failure="No pudimos marcarlo como resuelto. Probá de nuevo."
      onClose={onClose}
    >
      <TextField
        form={form}
        name="note"
        label="Cómo se resolvió"
        hint="Por ejemplo: pagó por transferencia. Lo ve todo el equipo."
        maxLength={limits.reportNote}
      />
    </FormDialog>
  );
}
