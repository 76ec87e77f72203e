import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../lib/http/messages.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type Fact, FactList } from '../../../ui/FactList.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAdminWrite } from '../queries.ts';

interface RemoveDialogProps {
  title: string;
  /** asks, with the name of what is deleted */
  question: string;
  /** facts that distinguish it from others with the same name, and what is deleted and what stays (rule ADM-4) */
  facts: readonly Fact[];
  /** what somebody has to type first, where money is at stake */
  typed?: string | undefined;
  /** the facts are on their way */
  loading?: boolean;
  /** what else is asked */
  children?: ReactNode;
  remove: () => Promise<unknown>;
  success: string;
  /** shown where the server has no message for a person (rule ADM-7) */
  failure: string;
  onClose: () => void;
}

/** Confirms the deletion of a row. Render it in the page: the row may disappear before the result is shown. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { typed, remove, success, failure, onClose } = props;
  const [text, setText] = useState('');
  const write = useAdminWrite(remove);
  function confirm() {
    write.mutate(undefined, {
      onSuccess: () => void toast.success(success),
      onError: (error) => void toast.error(messageOf(error, failure)),
      onSettled: onClose,
    });
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={props.title}
      description={`${props.question} Esta acción no se puede deshacer.`}
      confirmLabel="Eliminar"
      busyLabel="Eliminando..."
      busy={write.isPending}
      blocked={props.loading === true || (typed !== undefined && text.trim().toLowerCase() !== typed.toLowerCase())}
      onConfirm={confirm}
    >
      <FactList facts={props.facts} />
      {props.children}
      {typed !== undefined && (
        <Field label={`Para confirmar, escribí ${typed}`}>
          <TextInput
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      )}
    </ConfirmDialog>
  );
}
