import { PageHeading } from '../../ui/PageHeading.tsx';

export function FavoritesPage() {
  return (
    <div className="wrap py-8">
      <PageHeading title="Mis Favoritos" />
    </div>
  );
}
