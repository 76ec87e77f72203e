import { backWords, isPaused, isPlanned, type Pause, spanWords } from '@tero/shared/rules/services/pause';
import CalendarClock from 'lucide-react/icons/calendar-clock';

/** Shows readers of a service or a profile until when its provider is or will be away (rule PAUSE-5). */
export function PauseNotice({ pause }: { pause: Pause | undefined }) {
  const now = new Date();
  const isAhead = isPlanned(pause, now);
  if (!isAhead && !isPaused(pause, now)) return null;
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-warn-ground px-4 py-3 text-warn-ink">
      <CalendarClock size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="wrap-anywhere min-w-0">
        <strong>{isAhead ? `${spanWords(pause)} no trabaja` : backWords(pause)}</strong>
        <span>
          {`${pause.note ? ` · ${pause.note}` : ''}.${isAhead ? '' : ' Podés escribirle igual: quizás te responda cuando vuelva.'}`}
        </span>
      </span>
    </p>
  );
}
