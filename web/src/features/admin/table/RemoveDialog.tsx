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
  /** asks whether to delete the row, with its name */
  question: string;
  /** distinguish the row from others with the same name; say what is deleted and what stays (rule ADM-4) */
  facts: readonly Fact[];
  /** the text that the administrator has to type first, if money is at stake */
  typed?: string | undefined;
  /** true while the facts are loading */
  loading?: boolean;
  /** further questions */
  children?: ReactNode;
  remove: () => Promise<unknown>;
  success: string;
  /** shown if the server has no message for people (rule ADM-7) */
  failure: string;
  onClose: () => void;
}

/** Confirms the deletion of a row. Render it in the page, because the row may disappear before the result is shown. */
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
