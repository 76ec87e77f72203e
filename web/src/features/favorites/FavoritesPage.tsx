import type { Favorite } from '@tero/shared/contract/favorites';
import Heart from 'lucide-react/icons/heart';
import { useRef } from 'react';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { toast } from '../../ui/toast.tsx';
import { removeButtonId } from './FavoriteItem.tsx';
import { FavoritesBoard } from './FavoritesBoard.tsx';
import { FavoritesSkeleton } from './FavoritesSkeleton.tsx';
import { useChangeFavorite, useFavorites } from './queries.ts';

export function FavoritesPage() {
  const content = useRef<HTMLElement>(null);
  const { mutate } = useChangeFavorite();

  function remove({ service_id, title }: Favorite) {
    mutate({ service: { id: service_id, title } }, { onSuccess: () => toast.success('Eliminado de favoritos') });
    // the neighbouring card has the focus already, unless this was the last one
    if (document.activeElement?.id === removeButtonId({ service_id })) content.current?.focus();
  }
  return (
    <div className="wrap py-6 sm:py-10">
      <PageHeading title="Mis Favoritos" lead="Los servicios que guardaste, para decidir con calma." />
      <section ref={content} tabIndex={-1} aria-label="Favoritos" className="mt-6 outline-none">
        <Content onRemove={remove} />
      </section>
    </div>
  );
}

function Content({ onRemove }: { onRemove: (favorite: Favorite) => void }) {
  const { data, error, isPending, refetch } = useFavorites();
  const retry = () => void refetch();
  if (data && data.length > 0) return <FavoritesBoard favorites={data} onRemove={onRemove} />;
  if (data) {
    return (
      <EmptyState
        icon={<Heart size={30} aria-hidden="true" />}
        title="Todavía no tenés favoritos"
        text="Tocá el corazón de un servicio para guardarlo acá y compararlo después."
        actions={<LinkButton to="/servicios">Explorar servicios</LinkButton>}
      />
    );
  }
  if (isPending) return <FavoritesSkeleton />;
  if (error instanceof OfflineError) return <OfflineState onRetry={retry} />;
  return <ErrorState title="Error al cargar los favoritos" onRetry={retry} />;
}
