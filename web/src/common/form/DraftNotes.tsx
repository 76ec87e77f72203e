import { dayAndTime } from '@tero/shared/rules/time/time';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Save from 'lucide-react/icons/save';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { isOpen, useOutboxItems } from '../../offline/outbox/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { cx } from '../../ui/cx.ts';
import type { BegunState } from './begun.ts';
import { BeginAnother, OtherDrafts } from './OtherDrafts.tsx';

/** The state of a form's draft, as the form shows it. */
export interface DraftState {
  /** when the draft was last stored; null if never */
  storedAt: Date | null;
  /** the reason why the draft is not stored, or only in part */
  trouble: string | null;
  /** when the draft that the form began with was stored */
  restoredAt: Date | null;
  /** whether it has photos beside texts */
  hasImages: boolean;
  /** deletes the draft; the form then shows its start state without a draft */
  discard: () => Promise<void>;
  /** the begun things, where each has its own draft */
  begun?: BegunState | undefined;
}

/**
 * Says above a form that it began with a draft, with a button to discard it. The note is there from the start or never,
 * so that no field moves while a person types; `DraftFoot` below the form says when it was stored since. If several
 * drafts may exist, the note names this draft, with links to the others and to a new one.
 */
export function DraftNote({ draft }: { draft: DraftState }) {
  const { restoredAt, begun } = draft;
  if (!begun) return restoredAt && <RestoredNote draft={draft} words="Recuperamos tu borrador del" at={restoredAt} />;
  const words = begun.name ? `Seguís con «${begun.name}», que dejaste el` : 'Seguís con el borrador que dejaste el';
  return (
    <>
      {restoredAt && (
        <RestoredNote draft={draft} words={words} at={restoredAt}>
          <BeginAnother begun={begun} />
        </RestoredNote>
      )}
      <OtherDrafts begun={begun} />
    </>
  );
}

type RestoredNoteProps = { draft: DraftState; words: string; at: Date; children?: ReactNode };

function RestoredNote({ draft, words, at, children }: RestoredNoteProps) {
  return (
    <DraftLine words={words} at={at}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        {children}
        <DiscardDraft draft={draft} />
      </div>
    </DraftLine>
  );
}

/**
 * Shows as the last line of a form when the typed text was stored on this device, or why it was not. It appears while a
 * person types; nothing stands below it that it could move.
 */
export function DraftFoot({ draft }: { draft: DraftState }) {
  const { storedAt, restoredAt, trouble } = draft;
  return (
    <>
      {trouble && (
        <p role="alert" className="flex items-start gap-2 rounded-control bg-warn-ground px-4 py-3 text-warn-ink">
          <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          {trouble}
        </p>
      )}
      {storedAt && storedAt !== restoredAt && (
        <DraftLine words="Borrador guardado en este dispositivo el" at={storedAt}>
          {!restoredAt && <DiscardDraft draft={draft} />}
        </DraftLine>
      )}
    </>
  );
}

function DraftLine({ words, at, children }: { words: string; at: Date; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-sunken px-4 py-1.5 text-sm">
      <p className="flex min-h-8 items-center gap-2">
        <Save size={18} aria-hidden="true" className="shrink-0" />
        <span>
          {words}{' '}
          <time dateTime={at.toISOString()} className="whitespace-nowrap">
            {dayAndTime(at)}
          </time>
        </span>
      </p>
      {children}
    </div>
  );
}

function DiscardDraft({ draft: { discard, hasImages } }: { draft: DraftState }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)} className="-mx-3">
        Descartar borrador
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Descartar borrador"
        description={`Se borra de este dispositivo lo que escribiste${hasImages ? ' y las fotos que elegiste' : ''}. Esta acción no se puede deshacer.`}
        confirmLabel="Descartar"
        onConfirm={() => {
          setAsking(false);
          void discard();
        }}
      />
    </>
  );
}

/**
 * Says that a form shows a version (the item `id`) that has not arrived, and that changes will replace that version.
 */
export function WaitsNote({ id }: { id: string }) {
  const item = (useOutboxItems() ?? []).find((other) => other.id === id);
  if (!item) return null;
  const waits = isOpen(item);
  const Icon = waits ? CloudUpload : CircleAlert;
  return (
    <p
      className={cx(
        'flex items-start gap-2 rounded-control px-4 py-3 text-sm',
        waits ? 'bg-warn-ground text-warn-ink' : 'bg-danger-soft text-danger',
      )}
    >
      <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        <span className="font-semibold">
          {waits
            ? 'Esto todavía no llegó a Tero. Lo enviamos apenas se pueda.'
            : `Esto no se publicó. ${item.fault?.message ?? ''}`.trim()}
        </span>{' '}
        Si lo editás acá, enviamos esta versión.{' '}
        <Link to="/pendientes" className="-my-3 inline-block py-3 font-semibold underline underline-offset-4">
          Ver pendientes
        </Link>
      </span>
    </p>
  );
}
