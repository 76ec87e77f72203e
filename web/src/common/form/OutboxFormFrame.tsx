import type { FormEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { messageOf } from '../../lib/http/messages.ts';
import { cx } from '../../ui/cx.ts';
import { ConflictPanel } from '../conflict/ConflictPanel.tsx';
import { DraftFoot, DraftNote, WaitsNote } from './DraftNotes.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { OutboxForm } from './outbox-form.ts';
import { SendingFault } from './SendingFault.tsx';
import { SendingPanel } from './SendingPanel.tsx';

interface OutboxFormFrameProps<V extends FieldValues, Out, Reply> {
  form: OutboxForm<V, Out, Reply>;
  /** shown while the draft is read from the device */
  loading?: ReactNode;
  /** begins the sentence that the edited thing changed elsewhere: 'Esta publicación' */
  what?: string;
  /** the message while photos are sent: 'Enviando tu publicación…' */
  sending?: string;
  /** the reason why it was not sent, where the server gives no message for people; or a function that shows it */
  failure?: string | ((error: unknown) => ReactNode);
  /** the buttons, and what stands right above them */
  actions?: ReactNode;
  /** by default the form's own */
  onSubmit?: (event: FormEvent) => void;
  id?: string;
  className?: string;
  /** the fields */
  children: ReactNode;
}

/**
 * Shows a form that can be sent later, with the lines about its draft, its waiting version, changes made elsewhere, and
 * its sending.
 */
export function OutboxFormFrame<V extends FieldValues, Out, Reply>(props: OutboxFormFrameProps<V, Out, Reply>) {
  const { form, loading, what, sending, failure, actions, children } = props;
  const { draft, fault, progress } = form;
  if (!form.isReady) return loading;
  return (
    <form
      id={props.id}
      onSubmit={props.onSubmit ?? form.submit}
      noValidate
      className={cx('flex flex-col', props.className ?? 'gap-5')}
    >
      {form.waitingId && <WaitsNote id={form.waitingId} />}
      {draft && <DraftNote draft={draft} />}
      {children}
      {what && form.conflict && <ConflictPanel {...form.conflict} what={what} />}
      {fault != null && typeof failure === 'function' && failure(fault)}
      {fault != null && typeof failure === 'string' && (
        <SendingFault error={fault} message={messageOf(fault, failure)} />
      )}
      {sending && progress !== null && form.images.list.length > 0 && (
        <SendingPanel label={sending} progress={progress} onCancel={form.cancel} />
      )}
      {actions}
      {draft && <DraftFoot draft={draft} />}
      <LeaveGuard when={form.isLost} />
    </form>
  );
}
