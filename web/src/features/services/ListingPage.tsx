import { PageHeading } from '../../ui/PageHeading.tsx';

export function ListingPage() {
  return (
    <div className="wrap py-8">
      <PageHeading title="Servicios" />
    </div>
  );
}
