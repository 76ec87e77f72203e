import { PageHeading } from '../../ui/PageHeading.tsx';

export function HistoryPage() {
  return (
    <div className="wrap py-8">
      <PageHeading title="Mi Historial" />
    </div>
  );
}
