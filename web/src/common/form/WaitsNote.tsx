import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { Link } from 'react-router-dom';
import { isOpen, useOutboxItems } from '../../offline/outbox/outbox.ts';
import { cx } from '../../ui/cx.ts';

interface WaitsNoteProps {
  /** what the form began with */
  opened: { id: string; waits: boolean } | null;
  /** while the form itself sends, it says so itself */
  isSending: boolean;
}

/** Says that a form shows a version that has not arrived, and that what is changed takes its place. */
export function WaitsNote({ opened, isSending }: WaitsNoteProps) {
  const item = (useOutboxItems() ?? []).find(({ id }) => id === opened?.id);
  if (!opened?.waits || !item || isSending) return null;
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
            ? 'Esto todavía no llegó a Tero: sale solo.'
            : `Esto no se publicó. ${item.fault?.message ?? ''}`.trim()}
        </span>{' '}
        Lo que cambies acá va en su lugar.{' '}
        <Link to="/pendientes" className="-my-3 inline-block py-3 font-semibold underline underline-offset-4">
          Ver pendientes
        </Link>
      </span>
    </p>
  );
}
