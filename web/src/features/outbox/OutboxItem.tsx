import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ConflictChoice } from '../../common/conflict/use-conflict.ts';
import { useHeld } from '../../common/outbox/use-held.ts';
import { phoneQuestion } from '../../lib/http/confirmation.ts';
import { useOnline } from '../../lib/http/connectivity.ts';
import { isOpen, isUnconfirmed, type OutboxItem } from '../../offline/outbox/outbox.ts';
import {
  dropItem,
  isReopenable,
  keepOver,
  pathOfForm,
  retryItem,
  type UnsentDraft,
} from '../../offline/outbox/stored.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { wordsOfDraft } from './draft-words.ts';
import { PendingCard } from './PendingCard.tsx';
import { StaleActions } from './StaleActions.tsx';
import { changedSince, dropWordsOf, failed, isChangedMeanwhile, wordsOf } from './words.ts';

interface WaitingItemProps {
  item: OutboxItem;
  /** the unsent draft that its form holds now, if any */
  draft: UnsentDraft | undefined;
}

/** Shows an item of the outbox with its state and the possible actions. */
export function WaitingItem({ item, draft }: WaitingItemProps) {
  const { text, ...state } = wordsOf(item, useOnline());
  return (
    <PendingCard
      {...state}
      text={draft ? `${text} ${changedSince}` : text}
      title={item.title}
      writtenAt={item.createdAt}
      images={item.photos.length}
    >
      <ItemActions item={item} draft={draft} />
    </PendingCard>
  );
}

function ItemActions({ item, draft }: WaitingItemProps) {
  const { id, state, title } = item;
  const isStale = isChangedMeanwhile(item);
  const isRefused = !isOpen(item) && !isStale && !isUnconfirmed(item);
  const canReopen = isReopenable(item);
  const drop = dropWordsOf(item);
  const [asking, setAsking] = useState(false);
  useHeld(asking ? [id] : []);
  const navigate = useNavigate();

  async function change(choice?: ConflictChoice) {
    const path = (await pathOfForm(id)) ?? (draft && wordsOfDraft(draft).path);
    if (path) navigate(path, { state: choice });
  }
  const tried = (work: Promise<void>) => void work.catch(() => toast.error(failed));
  const reopen = draft ? 'Seguir escribiendo' : isRefused ? 'Corregir' : 'Editar';
  return (
    <>
      {isStale && (
        <StaleActions
          title={title}
          onSee={canReopen ? () => tried(change()) : undefined}
          onKeep={() => tried(canReopen && item.draft ? change({ conflict: 'mine' }) : keepOver(item))}
          onTake={() => setAsking(true)}
        />
      )}
      {isUnconfirmed(item) && (
        // the code sends it, and whatever else waits for it
        <Button
          size="sm"
          aria-haspopup="dialog"
          onClick={() => void phoneQuestion.ask({})}
          aria-label={`Confirmar mi celular: ${title}`}
        >
          Confirmar mi celular
        </Button>
      )}
      {state !== 'sending' && !isStale && !isUnconfirmed(item) && (
        <Button
          size="sm"
          variant={isRefused && canReopen ? 'outline' : 'primary'}
          className={isRefused && canReopen ? 'order-1' : ''}
          onClick={() => tried(retryItem(id))}
          aria-label={`Reintentar: ${title}`}
        >
          Reintentar
        </Button>
      )}
      {canReopen && !isStale && (
        <Button
          size="sm"
          variant={isRefused ? 'primary' : 'outline'}
          onClick={() => tried(change())}
          aria-label={`${reopen}: ${title}`}
        >
          {reopen}
        </Button>
      )}
      {!isStale && (
        <Button
          size="sm"
          variant="ghost"
          className="order-last"
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
          aria-label={`${drop.label}: ${title}`}
        >
          {drop.label}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={drop.title}
        description={drop.text}
        confirmLabel={drop.label}
        // held until it is gone
        onConfirm={() => tried(dropItem(id).then(() => setAsking(false)))}
      />
    </>
  );
}
