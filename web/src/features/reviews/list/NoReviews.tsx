import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { ComponentProps } from 'react';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { EmptyState } from '../../../ui/StateCard.tsx';

/** Shown when a provider has no reviews; the owner of the profile sees a different text from other people. */
export function NoProviderReviews({ isOwn }: { isOwn: boolean }) {
  return isOwn ? (
    <NoReviews
      text="Acá vas a ver lo que tus clientes digan de tus servicios."
      actions={<LinkButton to="/provider-profile">Ver mis servicios</LinkButton>}
    />
  ) : (
    <NoReviews text="Los clientes dejan reseñas en la página de cada servicio." actions={null} />
  );
}

export function NoReviews({ text, actions }: Pick<ComponentProps<typeof EmptyState>, 'actions'> & { text: string }) {
  return (
    <EmptyState
      icon={<MessageSquareText size={30} aria-hidden="true" />}
      title="Todavía no hay reseñas"
      text={text}
      actions={actions}
    />
  );
}
