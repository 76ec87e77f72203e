import { PageHeading } from '../../ui/PageHeading.tsx';

export function RecentPage() {
  return (
    <div className="wrap py-8">
      <PageHeading title="Últimos Servicios Publicados" />
    </div>
  );
}
