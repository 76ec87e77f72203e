import { dayAndTime } from '@tero/shared/rules/time/time';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnline } from '../../lib/http/connectivity.ts';
import { entryPath } from '../../lib/navigation/entry-path.ts';
import { useAccount } from '../../lib/session/session.ts';
import { dropItem, keepOver, type OutboxItem, pathOfForm, retryItem } from '../../offline/outbox/outbox.ts';
import type { ConflictChoice } from '../../parts/conflict/use-conflict.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { toast } from '../../ui/toast.tsx';
import { StaleActions } from './StaleActions.tsx';
import { dropWordsOf, isChangedMeanwhile, wordsOf } from './words.ts';

const failed = 'No pudimos hacerlo. Probá de nuevo.';

/** An item of the outbox: its state, and the possible actions. */
export function WaitingItem({ item }: { item: OutboxItem }) {
  const { tone, label, text } = wordsOf(item, useOnline());
  const { length } = item.photos;
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 className="min-w-0 break-words text-lg">{item.title}</h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="mt-2">{text}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-muted text-sm">
          <span>
            Escrito el <time dateTime={item.createdAt.toISOString()}>{dayAndTime(item.createdAt)}</time>
          </span>
          {length > 0 && (
            <span className="flex items-center gap-1.5">
              <Image size={16} aria-hidden="true" />
              {length === 1 ? '1 foto' : `${length} fotos`}
            </span>
          )}
        </p>
        <ItemActions item={item} />
      </Card>
    </li>
  );
}

function ItemActions({ item }: { item: OutboxItem }) {
  const { id, state, title, edit, draft } = item;
  const isStale = isChangedMeanwhile(item);
  const drop = dropWordsOf(item);
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const location = useLocation();
  const account = useAccount();

  async function change(choice?: ConflictChoice) {
    const path = await pathOfForm(id);
    if (path) navigate(path, { state: choice });
  }
  const tried = (work: Promise<void>) => void work.catch(() => toast.error(failed));
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {state === 'needs-session' && !account && (
        <LinkButton to={entryPath('login', location)} size="sm">
          Iniciar sesión
        </LinkButton>
      )}
      {isStale && (
        <StaleActions
          title={title}
          onSee={edit && draft ? () => tried(change()) : undefined}
          onKeep={() => tried(edit && draft ? change({ conflict: 'mine' }) : keepOver(item))}
          onTake={() => setAsking(true)}
        />
      )}
      {state !== 'sending' && !isStale && (
        <Button size="sm" onClick={() => tried(retryItem(id))} aria-label={`Reintentar: ${title}`}>
          Reintentar
        </Button>
      )}
      {edit && (draft || item.kind === 'settings') && !isStale && (
        <Button size="sm" variant="outline" onClick={() => tried(change())} aria-label={`Editar: ${title}`}>
          Editar
        </Button>
      )}
      {!isStale && (
        <Button size="sm" variant="ghost" onClick={() => setAsking(true)} aria-label={`${drop.label}: ${title}`}>
          {drop.label}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={drop.title}
        description={drop.text}
        confirmLabel={drop.label}
        onConfirm={() => {
          setAsking(false);
          tried(dropItem(id));
        }}
      />
    </div>
  );
}
