import type { Post } from '@tero/shared/contract/posts';
import { address } from '@tero/shared/rules/text/address';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useRemoval } from '../../../common/outbox/removal.ts';
import { useTellQueued } from '../../../common/outbox/use-tell-queued.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useRemovePost } from './queries.ts';

/** Shows the owner's menu of a post: only the owner can edit and delete it (rule POST-7). */
export function OwnerMenu({ post, onRemoved }: { post: Post; onRemoved?: () => void }) {
  const [asking, setAsking] = useState(false);
  const remove = useRemovePost(post);
  const { undo } = useRemoval('post-removal', post.id);
  const tellQueued = useTellQueued();

  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: (result) => {
        if (result.state === 'sent') onRemoved?.();
        else tellQueued(result.item, 'Eliminamos la publicación');
      },
      onSettled: () => setAsking(false),
    });
  return (
    <div className="flex shrink-0 gap-1">
      {!undo && (
        <LinkButton
          to={address`/edit-post/${post.id}`}
          state={{ post, isEditing: true }}
          variant="ghost"
          size="icon"
          aria-label={`Editar publicación: ${post.title}`}
        >
          <Pencil size={20} aria-hidden="true" />
        </LinkButton>
      )}
      <Button
        variant="ghost"
        size="icon"
        className={undo ? '' : 'text-danger!'}
        aria-label={`${undo ? 'No eliminar' : 'Eliminar'} publicación: ${post.title}`}
        aria-haspopup={undo ? undefined : 'dialog'}
        onClick={undo ?? (() => setAsking(true))}
      >
        {undo ? <Undo2 size={20} aria-hidden="true" /> : <Trash2 size={20} aria-hidden="true" />}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Eliminar publicación"
        description="¿Seguro que querés eliminar esta publicación? Esta acción no se puede deshacer."
        confirmLabel="Eliminar"
        busyLabel="Eliminando..."
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </div>
  );
}
