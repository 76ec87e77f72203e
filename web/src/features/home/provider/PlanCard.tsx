import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useSubscription } from '../../subscriptions/own-queries.ts';
import { wordsOf } from '../../subscriptions/words.ts';
import { BoardCard } from './BoardCard.tsx';

/** Shows the state of the plan, in the words that every screen has for it (rule SUB-17). */
export function PlanCard({ providerId }: { providerId: number }) {
  const { data, isPending } = useSubscription(providerId);
  const words = data === undefined ? undefined : wordsOf(data);
  return (
    <BoardCard
      className="col-span-2 lg:col-span-1"
      Icon={CalendarCheck}
      title="Plan Premium"
      value={words ? words.label : isPending ? undefined : null}
      note={words?.note}
      isWaiting={Boolean(words?.action)}
      to={words?.action ? '/subscription-plans' : '/subscription'}
      go={words?.action ?? 'Ver mi plan'}
    />
  );
}
