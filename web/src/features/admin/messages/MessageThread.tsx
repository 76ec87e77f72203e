import type { AdminMessage } from '@tero/shared/contract/admin/messages';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { cx } from '../../../ui/cx.ts';

/** Shows the conversation after the first message, from both sides. */
export function MessageThread({ message: { name, entries } }: { message: AdminMessage }) {
  if (entries.length === 0) return null;
  return (
    <ol aria-label="Conversación" className="flex flex-col gap-2">
      {entries.map(({ side, text, created_at }) => (
        <li
          key={`${side} ${created_at}`}
          className={cx('rounded-control p-4', side === 'team' ? 'bg-primary-soft text-on-primary-soft' : 'bg-sunken')}
        >
          <p className="font-semibold">
            {side === 'team' ? 'El equipo' : name}, {dateAndTime(created_at)}
          </p>
          <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
        </li>
      ))}
    </ol>
  );
}
