import MessageCircle from 'lucide-react/icons/message-circle';
import { useServiceMetrics } from '../../metrics/service-queries.ts';
import { BoardCard } from './BoardCard.tsx';

/** Shows how many people got in touch in the last 7 days: the total of the metrics of a week. */
export function ContactsCard({ providerId }: { providerId: number }) {
  const { data, isPending } = useServiceMetrics(providerId, 'week');
  const contacts = data?.clicksOverTime.reduce((sum, { clicks }) => sum + clicks, 0);
  const views = data?.clicksOverTime.reduce((sum, day) => sum + day.views, 0);
  return (
    <BoardCard
      Icon={MessageCircle}
      title="Contactos, últimos 7 días"
      value={contacts ?? (isPending ? undefined : null)}
      note={views === undefined ? null : views === 1 ? 'De 1 vista.' : `De ${views} vistas.`}
      to="/metrics"
      go="Ver métricas"
    />
  );
}
