import { useState } from 'react';
import type { UnsentDraft } from '../../offline/outbox/stored.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { toast } from '../../ui/toast.tsx';
import { wordsOfDraft } from './draft-words.ts';
import { PendingCard } from './PendingCard.tsx';
import { useDropDraft } from './queries.ts';
import { draftState, failed } from './words.ts';

/** Shows the draft of a form that was never sent, with a link to continue in its form. */
export function DraftCard({ draft }: { draft: UnsentDraft }) {
  const { title, shown, path } = wordsOfDraft(draft);
  const [asking, setAsking] = useState(false);
  const drop = useDropDraft();
  return (
    <PendingCard {...{ title, shown, ...draftState }} writtenAt={draft.keptAt} images={draft.photos.length}>
      <LinkButton to={path} size="sm" aria-label={`Seguir escribiendo: ${title}`}>
        Seguir escribiendo
      </LinkButton>
      <Button
        size="sm"
        variant="ghost"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        aria-label={`Descartar: ${title}`}
      >
        Descartar
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="¿Descartar el borrador?"
        description={`${title}. Borramos de este dispositivo lo que escribiste y las fotos que elegiste. Esta acción no se puede deshacer.`}
        confirmLabel="Descartar"
        onConfirm={() => {
          setAsking(false);
          drop(draft).catch(() => toast.error(failed));
        }}
      />
    </PendingCard>
  );
}
