import type { FormEvent, ReactNode } from 'react';
import { Conflict } from '../../../common/conflict/Conflict.tsx';
import type { ConflictState } from '../../../common/conflict/use-conflict.ts';
import { DraftFoot } from '../../../common/form/DraftFoot.tsx';
import { DraftNote } from '../../../common/form/DraftNote.tsx';
import { SendingPanel } from '../../../common/form/SendingPanel.tsx';
import type { DraftState } from '../../../common/form/use-draft.ts';
import type { useSending } from '../../../common/form/use-sending.ts';
import { WaitsNote } from '../../../common/form/WaitsNote.tsx';
import { useGoBack } from '../../../lib/navigation/go-back.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { FaultNotice } from './FaultNotice.tsx';
import type { ServiceDraft } from './use-creation.ts';
import type { useFaults } from './use-faults.ts';

interface ServiceFormFrameProps {
  /** the state of what is written: of a new service or of an edit */
  writing: {
    autosave: DraftState;
    faults: ReturnType<typeof useFaults>;
    sending: ReturnType<typeof useSending>;
    notice: string | null;
    /** that the service is published, until the page leaves */
    done?: string | null;
    busy: boolean;
    conflict?: ConflictState;
    submit: (event: FormEvent) => void;
  };
  draft: ServiceDraft | null;
  onDiscard: () => void;
  submitLabel: string;
  /** the sections */
  children: ReactNode;
}

/** The form of a service around its sections: its draft, why it was not sent, how far it is, and its buttons. */
export function ServiceFormFrame({ writing, draft, onDiscard, submitLabel, children }: ServiceFormFrameProps) {
  const { autosave, faults, sending, notice, done, busy, conflict, submit } = writing;
  const goBack = useGoBack();
  return (
    <>
      <WaitsNote opened={draft} isSending={busy} />
      <DraftNote draft={autosave} restoredAt={draft?.storedAt} onDiscard={onDiscard} />
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <p className="text-muted text-sm">Los campos con * son obligatorios.</p>
        <div inert={busy} className="flex flex-col gap-5">
          {children}
        </div>
        {conflict && <Conflict conflict={conflict} what="Este servicio" />}
        {faults.general && <FaultNotice fault={faults.general} />}
        {notice && <FormNotice tone="warning">{notice}</FormNotice>}
        {done && <FormNotice tone="success">{done}</FormNotice>}
        {sending.progress !== null && (
          <SendingPanel label="Enviando tu servicio…" progress={sending.progress} onCancel={sending.cancel} />
        )}
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button variant="outline" size="lg" disabled={busy} onClick={goBack}>
            Cancelar
          </Button>
          <Button type="submit" size="lg" busy={busy}>
            {submitLabel}
          </Button>
        </div>
        <DraftFoot draft={autosave} restoredAt={draft?.storedAt} onDiscard={onDiscard} />
      </form>
    </>
  );
}
