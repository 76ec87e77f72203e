import { PageHeading } from '../../ui/PageHeading.tsx';

export function DetailPage() {
  return (
    <div className="wrap py-8">
      <PageHeading title="Servicio" />
    </div>
  );
}
