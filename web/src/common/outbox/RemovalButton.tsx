import type { UseMutationResult } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react/types';
import { useState } from 'react';
import type { Removal } from '../../offline/kinds.ts';
import type { SendResult } from '../../offline/outbox/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { RemovalNote } from './RemovalNote.tsx';
import { useRemoval } from './removal.ts';
import { useTellQueued } from './use-tell-queued.ts';

interface RemovalButtonProps {
  kind: Removal;
  id: number;
  remove: UseMutationResult<SendResult<unknown>, Error, void>;
  /**
   * the words of the dialog's button ('Eliminar', 'Eliminando...') and of the button that cancels a waiting removal
   * ('No eliminar')
   */
  words: { act: string; busy: string; undo: string };
  /** the text of the button; default: `words.act` */
  text?: string;
  /** distinguishes the button on a page with several */
  label?: string | undefined;
  title: string;
  description: string;
  /** shown when the removal waits: a sentence without its full stop */
  queued: string;
  onRemoved?: () => void;
  onFailed?: (error: Error) => void;
  size?: 'sm' | 'md';
  Icon?: LucideIcon;
  note?: { className?: string; words?: string; refused?: string };
}

export const removing = { act: 'Eliminar', busy: 'Eliminando...', undo: 'No eliminar' };

/**
 * Shows the button that removes a thing of the person's own, with a confirmation. While the removal waits for a
 * connection, the button cancels the removal.
 */
export function RemovalButton(props: RemovalButtonProps) {
  const { kind, id, remove, words, label, title, description, queued, Icon = Trash2 } = props;
  const [asking, setAsking] = useState(false);
  const { item, undo } = useRemoval(kind, id);
  const tellQueued = useTellQueued();
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: (result) => {
        if (result.state === 'queued') tellQueued(result.item, queued);
        else props.onRemoved?.();
      },
      onError: (error) => props.onFailed?.(error),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button
        variant="outline"
        size={props.size ?? 'md'}
        className={undo ? '' : 'text-danger!'}
        aria-label={label && `${undo ? words.undo : words.act}: ${label}`}
        aria-haspopup={undo ? undefined : 'dialog'}
        onClick={undo ?? (() => setAsking(true))}
      >
        {undo ? <Undo2 size={18} aria-hidden="true" /> : <Icon size={18} aria-hidden="true" />}
        {undo ? words.undo : (props.text ?? words.act)}
      </Button>
      <RemovalNote item={item} {...props.note} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={title}
        description={description}
        confirmLabel={words.act}
        busyLabel={words.busy}
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
