import { MessageSquareText } from 'lucide-react';
import { EmptyState } from '../../ui/StateCard.tsx';

/** What stands where a provider has no reviews yet, for the owner of the profile and for others. */
export function NoProviderReviews({ isOwn }: { isOwn: boolean }) {
  const own = 'Acá vas a ver lo que tus clientes digan de tus servicios.';
  return <NoReviews text={isOwn ? own : 'Las dejan los clientes, en el detalle de cada servicio.'} />;
}

export function NoReviews({ text }: { text: string }) {
  return (
    <EmptyState icon={<MessageSquareText size={30} aria-hidden="true" />} title="Todavía no hay reseñas" text={text} />
  );
}
