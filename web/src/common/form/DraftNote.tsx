import { dayAndTime } from '@tero/shared/rules/time/time';
import Save from 'lucide-react/icons/save';
import type { ReactNode } from 'react';
import { DiscardDraft } from './DiscardDraft.tsx';
import type { DraftState } from './use-draft.ts';

export interface DraftNoteProps {
  draft: DraftState;
  /** time of the draft that the form began with */
  restoredAt?: Date | null | undefined;
  /** resets the form */
  onDiscard: () => void;
}

/**
 * Above a form: that it began with a draft, with a button to discard it. It is there from the start or never, so that no
 * field moves under the finger of whoever types; what is stored since then is told under the form (`DraftFoot`).
 */
export function DraftNote({ draft, restoredAt, onDiscard }: DraftNoteProps) {
  if (!restoredAt) return null;
  return (
    <DraftLine words="Recuperamos tu borrador del" at={restoredAt}>
      <DiscardDraft draft={draft} onDiscard={onDiscard} />
    </DraftLine>
  );
}

/** A line about a draft and its time, with what may be done. */
export function DraftLine({ words, at, children }: { words: string; at: Date; children?: ReactNode }) {
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
