import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import KeyRound from 'lucide-react/icons/key-round';
import { Link } from 'react-router-dom';
import type { OutboxItem } from '../../offline/outbox/outbox.ts';
import { cx } from '../../ui/cx.ts';

const looks = {
  waiting: { Icon: CloudUpload, style: 'bg-warn-ground text-warn-ink' },
  asking: { Icon: KeyRound, style: 'bg-warn-ground text-warn-ink' },
  refused: { Icon: CircleAlert, style: 'bg-danger-soft text-danger' },
};

interface WaitingNoteProps {
  item: OutboxItem;
  /** says that the item waits, in words for its kind */
  words?: string;
  /** says that the item was refused */
  refused?: string;
  className?: string;
}

/** Shows a note on an item that is shown in its place but has not arrived: its state, and a link to act on it. */
export function WaitingNote({ className, ...given }: WaitingNoteProps) {
  const [look, text] = standOf(given);
  const { Icon, style } = looks[look];
  return (
    <p className={cx('flex items-start gap-2 rounded-control px-3 text-sm', style, className)}>
      <Icon size={18} aria-hidden="true" className="mt-3 shrink-0" />
      <span className="min-w-0 py-2.5 font-semibold">
        {text}{' '}
        <Link to="/pendientes" className="-my-2.5 inline-block py-2.5 underline underline-offset-4">
          Ver pendientes
        </Link>
      </span>
    </p>
  );
}

function standOf(given: Omit<WaitingNoteProps, 'className'>): [keyof typeof looks, string] {
  const { item, words = 'Publicamos esto cuando vuelva la conexión', refused = 'No se publicó' } = given;
  const { state, fault } = item;
  if (state === 'needs-session') return ['asking', 'Enviamos esto cuando vuelvas a iniciar sesión.'];
  if (state === 'rejected' || state === 'conflict') return ['refused', `${refused}. ${fault?.message ?? ''}`.trim()];
  return ['waiting', state === 'sending' ? 'Lo estamos enviando.' : `${words}.`];
}
